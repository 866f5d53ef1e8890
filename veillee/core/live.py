"""A live match: the position when the step began, the answers since, and the decision that is open."""

from veillee.core.choosers import Answer, Pending, Script, check_text
from veillee.core.facts import NOTHING, About, Told
from veillee.core.match import WRITE, Illegal, Match


class Live:
    """A match that waits for people. A new answer re-runs the step from `base`; a refused one changes nothing."""

    base: Match
    """The match as it was when the current step began."""
    since: list[Answer]
    """The answers given since then."""
    now: Match
    """The match as the players should see it: partly advanced, at the open decision."""
    pending: Pending | None
    """The open decision, or None when the match is over."""
    answers: list[Answer]
    """Every answer of the match."""
    heard: list[Told]
    """What was told on the way to the open decision, since the answer before."""

    def __init__(self, match: Match) -> None:
        self.base = match
        self.since = []
        self.answers = []
        self.heard = []
        self.now = match
        self.pending = None
        self.advance()

    @property
    def number(self) -> int:
        """The number of the open decision: how many answers the match had when it opened."""
        if self.pending is None:
            return len(self.answers)
        return len(self.answers) - len(self.since) + self.pending.number

    @property
    def about(self) -> About:
        """What the open question is about."""
        return NOTHING if self.pending is None else self.pending.about

    def advance(self) -> None:
        """Runs steps until a decision is open or the match is over."""
        already = 0 if self.now.ears is None else len(self.now.ears)
        self.heard = []
        self.pending = None
        while self.pending is None and not self.base.over:
            ears: list[Told] = []
            self.now = self.base.copy()
            self.now.ears = ears
            self.now.chooser = Script(self.since)
            try:
                self.now.step()
            except Pending as pending:
                self.pending = pending
            else:
                self.now.ears = None
                self.base = self.now
                self.since = []
            news = ears[already:] if already else ears
            self.heard = self.heard + news if self.heard else news
            already = 0

    def check(self, seat: int, number: int, option: int, text: str = "") -> None:
        """Refuses a wrong answer with the reason; the match does not change."""
        pending = self.pending
        if pending is None:
            raise Illegal("over", "la partie est terminée", "the match is over")
        if number != self.number:
            raise Illegal(
                "stale",
                f"la décision {number} n'est pas ouverte : la décision ouverte est la {self.number}",
                f"decision {number} is not open: the open decision is {self.number}",
            )
        if seat not in pending.seats:
            raise Illegal("wrong-seat", f"rien n'est demandé à la place {seat}", f"seat {seat} is not asked")
        options = pending.options_of(seat)
        if option not in options:
            raise Illegal(
                "unknown-option",
                f"{option} n'est pas un choix possible ; choix : {options}",
                f"{option} is not a possible choice; choices: {options}",
            )
        if option == WRITE:
            check_text(text, pending.prompt.limit)
        elif text:
            raise Illegal("text-unasked", "on ne demande pas de texte ici", "no text is asked for here")

    def answer(self, seat: int, number: int, option: int, text: str = "") -> None:
        """A seat answers the open decision; the match goes on to the next one."""
        self.check(seat, number, option, text)
        self.feed((seat, option, text))

    def feed(self, answer: Answer) -> None:
        """Goes on with an answer that was found right before: one of a record or a log, whose text may have been erased."""
        self.since.append(answer)
        self.answers.append(answer)
        self.advance()
