"""The wire protocol: the messages between client and server, as types; docs/protocol.md tells it to people."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, Struct, field
from msgspec.json import Decoder, Encoder

from veillee.core.match import View

TEXT_LENGTH: Final = 10_000
"""The longest text anybody may write in a match, in characters; a prompt sets a limit of its own."""
PAGE_LENGTH: Final = 8_000
"""The longest page that somebody may keep for himself beside a match, in characters."""
MESSAGE_BYTES: Final = 131_072
"""The longest message a client may send: such a text fits in, even written in escapes."""

Lang = Literal["fr", "en"]
ONE_LINE: Final = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f])"
"""A line without control characters: a database, a log or a terminal would make something else of them."""
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=ONE_LINE)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=ONE_LINE)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""256 bits in hexadecimal."""
Token = Annotated[str, Meta(max_length=128)]
Address = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Version = Annotated[int, Meta(ge=0, lt=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Written = Annotated[str, Meta(max_length=TEXT_LENGTH)]


class Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Anything said over the socket; `type` names it."""


# Client to server


class Hello(Message, frozen=True):
    """The first message: who speaks, in which language, and the last version already seen."""

    token: Token | None = None
    lang: Lang = "fr"
    last: Version | None = None


class Pick(Message, frozen=True):
    """An answer: the index of an option that the decision `seq` offered, with a text if that is the option of writing."""

    seq: Count
    command_id: CommandId
    pick: Count
    text: Written = ""
    lang: Lang | None = None
    """What it is written in, if not in the language that its writer reads."""


class Undo(Message, frozen=True):
    """Takes back one's last answer."""


class Consent(Message, frozen=True):
    """Replies to a request to undo."""

    yes: bool


class Concede(Message, frozen=True):
    """Gives the match up."""


class Rematch(Message, frozen=True):
    """Wants another round."""


class Chat(Message, frozen=True):
    """A line of talk."""

    text: Annotated[str, Meta(max_length=2000)]
    name: Annotated[str, Meta(max_length=32)] = ""
    """What a spectator is called; a seat has its name."""


class KeepPage(Message, frozen=True, tag="page"):
    """What I keep for myself beside the match, as my client writes it; empty: nothing any more."""

    text: Annotated[str, Meta(max_length=PAGE_LENGTH)]


class Language(Message, frozen=True, tag="lang"):
    """Changes the language."""

    lang: Lang


class LetBot(Message, frozen=True, tag="bot"):
    """Lets a bot play for an absent seat."""

    seat: SeatNumber


class Back(Message, frozen=True):
    """Takes one's seat back from the bot."""


class Why(Message, frozen=True):
    """Asks why a thing on the table cannot be chosen."""

    at: Address


class Strike(Message, frozen=True):
    """Erases a text of the match, by the number of its note: one's own, or any for whoever opened the table."""

    note: Count


class Typing(Message, frozen=True):
    """What somebody is about to write, as it stands; empty: no longer."""

    text: Written


class Applaud(Message, frozen=True):
    """One who watches claps."""


class Report(Message, frozen=True):
    """Shows something to whoever runs the server, where strangers play: a text of the match by its note, or a line of talk."""

    note: Count | None = None
    line: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class Chance(Message, frozen=True):
    """What I mix into the secret of the next match, whose seal I have been shown."""

    seal: Seal
    value: Seal


class Ping(Message, frozen=True):
    """Still here."""


Said = (
    Pick
    | Undo
    | Consent
    | Concede
    | Rematch
    | Chat
    | KeepPage
    | Language
    | LetBot
    | Back
    | Why
    | Strike
    | Typing
    | Applaud
    | Report
    | Chance
    | Ping
)

# Server to client


class Named(Struct, frozen=True, omit_defaults=True):
    """A seat, a printed face or a place of the table, with the words that name it in a sentence; or a note, with its language."""

    text: str
    seat: int | None = None
    face: int | None = None
    at: str | None = None
    note: int | None = None
    lang: str | None = None
    """In which a person wrote it; none: it is a bot's, or nobody knows."""


Sentence = list[str | Named]
"""What people read, in pieces: plain text, and things that are named."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """A thing that happened, in prose; `number` is how many answers the match had when it was told."""

    number: int
    fact: str
    rule: str
    text: Sentence
    note: int | None = None
    """The note it quotes, if the reader may strike it."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """An option of the open decision; with the kind `text` a text is written."""

    label: Sentence
    target: str
    kind: Literal["card", "button", "text"]
    spends: str = ""
    """The address of what it uses up for good; empty: it is free."""


class Later(Struct, frozen=True):
    """An action that is not possible yet, and what must come first."""

    label: Sentence
    why: Sentence


class Window(Struct, frozen=True):
    """An open window: whoever acts first closes it, and `due` is the seat it waits for."""

    due: int | None
    number: int
    first: bool = True


class Decision(Struct, frozen=True, omit_defaults=True):
    """What a seat is asked, or may do in a window; `limit` is how many characters a text may have."""

    prompt: str
    rule: str
    ask: Sentence
    options: list[Choice]
    window: Window | None
    limit: int | None
    later: list[Later] = []


class TimeLeft(Struct, frozen=True):
    """A seat's clock."""

    left: float
    running: bool


class Asked(Struct, frozen=True):
    """A request to undo under way."""

    asked_by: int
    needs: list[int]


class Wanted(Struct, frozen=True):
    """Who wants another round, and who has yet to say so."""

    wanted: list[int]
    needs: list[int]


class Tally(Struct, frozen=True):
    """A line of the count: for each seat how much (no numbers: nothing is counted) and where it comes from."""

    name: Sentence
    numbers: list[int]
    sources: list[list[Sentence]]
    kind: Literal["part", "total", "beside"]


class Unveiled(Struct, frozen=True):
    """Cards that lay hidden until the match was over."""

    name: Sentence
    faces: list[int]
    note: Sentence


class Over(Struct, frozen=True):
    """How a match ended; without a winner all shares are 0."""

    text: Sentence
    shares: list[float]
    points: list[int]
    secret: str
    match: str
    reason: str
    count: list[Tally]
    hidden: list[Unveiled]
    seconds: float
    """How long the match lasted."""
    spent: list[float]
    """How long the table waited for each seat, in seconds."""
    curve: bool = False
    """Whether the bots can tell what each could expect in the course of it."""


class Advice(Struct, frozen=True, omit_defaults=True):
    """What a guided match tells the learner now."""

    step: int
    """How many choices the learner has made."""
    first: bool
    """Whether the question is asked for the first time."""
    since: int
    """How many answers the match had after the learner's last choice: what was told later is news."""
    answered: str = ""
    """The prompt of that choice."""
    pick: int | None = None
    """The index of the option that a lesson asks for, where it follows a record."""
    steps: int | None = None
    """How many choices the learner makes in that record."""


class State(Message, frozen=True, omit_defaults=True):
    """The match as one seat may know it."""

    seq: int
    number: int
    version: int
    view: View
    decision: Decision | None
    waiting: list[int]
    bar: Sentence
    roles: list[str]
    events: list[Entry]
    clock: dict[str, TimeLeft]
    undo: Literal["free", "ask"] | None
    asked: Asked | None
    rematch: Wanted | None
    over: Over | None
    command_id: str | None = None
    talk: float | None = None
    """The seconds until the open window lapses, where it does."""
    lesson: Advice | None = None


class SeatFacts(Struct, frozen=True, omit_defaults=True):
    """What everyone may know of a seat."""

    seat: int
    name: str | None
    bot: str | None
    stand_in: bool
    connected: bool
    gone: int | None
    replaceable: bool
    hurried: bool = False
    """Whether this bot thinks for a shorter time than it should, because too many do at once."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time players have: none, for each move, in a bank with an increment, or in days for each move; and that of a talk."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    flag: Literal["bot", "lose"] = "bot"
    talk: Annotated[int, Meta(ge=0, le=3600)] = 0
    """The seconds that a talk lasts, or a silence in a story; 0: as long as the game says."""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match after some of its answers."""

    match: Annotated[str, Meta(max_length=32)]
    number: Count


class Score(Struct, frozen=True):
    """What somebody has come to over the matches that this table has finished."""

    wins: float
    """The sum of his shares."""
    points: int


class Closed(Struct, frozen=True):
    """A match that this programme cannot show, because its rules have changed since; its secret is no longer one."""

    match: str
    secret: str
    interrupted: bool
    """Whether it was still being played: then nobody has lost it."""


class TableFacts(Struct, frozen=True, omit_defaults=True, rename={"origin": "from"}):
    """What everyone may know of a table."""

    id: str
    game: str
    seats: list[SeatFacts]
    options: dict[str, str]
    state: Literal["open", "running", "over"]
    listed: bool
    watch: Literal["everyone", "link", "nobody"]
    clock: Clock
    guided: bool
    origin: Moment | None
    host: int | None
    round: int
    match: str | None
    seal: str | None
    created: float
    letters: bool = True
    """Whether the others see what somebody types, as it comes."""
    chat: bool = True
    """Whether those who play may chat while they do."""
    scores: list[Score] = []
    """By seat, once a match is over."""
    hints: bool = False
    """Whether the master may be asked here: whoever plays, plays against bots alone, and somebody wins."""
    yours: bool = False
    """Whether the table waits for whoever asks, by the token of a seat."""
    next_seal: str | None = None
    """The seal of the match to come: its players may mix something into its secret."""
    chances: list[str | None] = []
    """What each seat mixed into the secret of this match, if any did."""
    waiting: list[int] = []
    """Told to the holder of a seat: for whom the match waits."""
    waited: float = 0.0
    """Told with it: for how many seconds."""
    closed: Closed | None = None
    """There when the match cannot be shown any more; the table may begin another."""


class ChatLine(Message, frozen=True, tag="chat"):
    """A line of talk as everyone at the table reads it."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class Welcome(Message, frozen=True, omit_defaults=True):
    """Everything a client needs to draw the table; it replaces what the client had."""

    table: TableFacts
    seat: int
    log: list[Entry]
    resumed: bool
    chat: list[ChatLine]
    state: State | None
    page: str = ""
    """What the reader keeps for himself beside this match."""


class LoggedWelcome(Message, frozen=True, omit_defaults=True, tag="welcome"):
    """A welcome whose log has been encoded before."""

    table: TableFacts
    seat: int
    log: Raw
    resumed: bool
    chat: list[ChatLine]
    state: State | None
    page: str = ""


class Refused(Message, frozen=True, omit_defaults=True):
    """Nothing changed, and why."""

    command_id: str | None
    code: str
    text: str
    state: State | None = None
    line: int = 0
    column: int = 0


class Presence(Message, frozen=True):
    """Who is at the table."""

    seats: list[SeatFacts]


class UndoAsked(Message, frozen=True, tag="undo"):
    """A request to undo was made, or is over."""

    asked_by: int | None
    needs: list[int]
    refused_by: int | None


class RematchWanted(Message, frozen=True, tag="rematch"):
    """Who wants another round."""

    wanted: list[int]
    needs: list[int]


class Because(Message, frozen=True):
    """Why a thing cannot be chosen."""

    at: str
    text: Sentence


class Announcement(Message, frozen=True):
    """What the host tells everybody; empty: nothing any more."""

    text: str


class Letters(Message, frozen=True, tag="typing"):
    """What a seat is about to write, as it stands; empty: nothing any more."""

    seat: int
    text: str


class Page(Message, frozen=True):
    """What the reader keeps for himself, as he has just written it elsewhere."""

    text: str


class Applause(Message, frozen=True):
    """Somebody who watches claps."""


class Pong(Message, frozen=True):
    """Heard you."""


Reply = (
    State
    | Welcome
    | Refused
    | ChatLine
    | Presence
    | UndoAsked
    | RematchWanted
    | Because
    | Letters
    | Page
    | Applause
    | Pong
    | Announcement
)

# Bodies of the REST requests

SETTING: Final = 250_000
"""The longest setting of a table, a sheet of cards among others; the game may set a shorter limit, and say it better."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"origin": "from"}):
    """A table to open."""

    game: Annotated[str, Meta(max_length=32)]
    name: Name
    seats: Annotated[int, Meta(ge=0, le=32)] = 0
    """How many play; 0: as many as the game is first of all made for."""
    options: dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=SETTING)]] = {}
    seat: SeatNumber | None = None
    bots: dict[Annotated[str, Meta(max_length=2, pattern="^[0-9]+$")], Annotated[str, Meta(max_length=32)]] = {}
    listed: bool = False
    watch: Literal["everyone", "link", "nobody"] = "link"
    clock: Clock = field(default_factory=Clock)
    letters: bool = True
    guided: bool = False
    origin: Moment | None = None
    mixes: bool = False
    """Whether a match against bots waits until whoever opens the table has mixed something into its secret."""


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody mixes into the secret of a match whose seal he has been shown."""

    seal: Seal
    value: Seal


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Name
    seat: SeatNumber | None = None
    chance: Lot | None = None


class Seated(Struct, frozen=True):
    """A seat, and the token that holds it."""

    table: str
    seat: int
    token: str


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """A pick over HTTP."""

    seq: Count
    command_id: CommandId
    pick: Count
    text: Written = ""
    lang: Lang | None = None
    """What it is written in, if not in the language that its writer reads."""


first = Decoder(Hello | Ping)
said = Decoder(Said)
encode = Encoder().encode
