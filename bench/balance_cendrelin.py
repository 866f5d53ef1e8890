"""Measures the balance of Le Trône du Haut Cendrelin: ages played by bots of a level as shipped, or by searches of one fixed budget.

    python bench/balance_cendrelin.py --bot joueur --mode initiation --seats 2 --ages 400 --keep out/initiation-2.jsonl
    python bench/balance_cendrelin.py --ages 3000

Every age has its own seed; classes are drawn at random, everything else is decided by the bots. With `--keep FILE` every
age is written there as it ends: a run may be cut off at any moment, and the same command goes on from there, or farther with
more `--ages`; with `--ages 0` it only tells what is there. A figure outside its bounds is marked, and the script then ends with
status 1.
"""

import argparse
import json
import sys
import time
from collections import Counter
from math import sqrt
from pathlib import Path

from veillee.bots.bot import Bot
from veillee.bots.flat import FlatBot
from veillee.bots.halving import HalvingBot
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.levels import bot
from veillee.core.dice import FastDice
from veillee.core.facts import Prompt
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.text import FR
from veillee.games import game
from veillee.games.cendrelin.cards.box import BASE_PLACES
from veillee.games.cendrelin.cards.faces import EVENTS, GOALS, PLACES
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.glory import A_GOAL, PREFERENCE, SOUL, needed
from veillee.games.cendrelin.rules.options import END, NO, activates, meets_fate, plays, resolves
from veillee.games.cendrelin.voice.prompts import EVENING, NIGHT, SUNSET, WISH
from veillee.games.cendrelin.voice.sentences import ACTIVATED, DREW, GAINED, PLAYED, RESOLVED
from veillee.lab.statistics import wilson
from veillee.lab.work import Crew, add_crew, shared

FAIR = (0.40, 0.60)
TURNS = (8, 20)
ADVANTAGE = 0.04
"""How far from the fair share the first player's may lie: the 95 % interval must meet that."""
EVENING_MANA = 0.05
"""How often at least mana is taken in the evenings of the initiation game, where there is a choice."""
Job = tuple[int, int, str, str, int, int]
"""An age to play: its seed, its players, its rules, the bot, its budget and its horizon."""
SEARCHES = ["flat", "halving", "ismcts"]
"""Bots of a fixed budget, quicker than the levels; all others are those that people meet."""
PATIENT = 600.0
"""Seconds: more than any decision needs, so that the budget is the iterations alone."""


class Count:
    """What is counted over ages: sums that add up."""

    def __init__(self) -> None:
        self.ages = 0
        self.sums: Counter[tuple[str, str]] = Counter()
        self.turns: list[float] = []

    def add(self, other: "Count") -> None:
        self.ages += other.ages
        self.sums.update(other.sums)
        self.turns += other.turns

    def line(self) -> str:
        """The count as a line of a file."""
        return json.dumps([self.ages, self.turns, [[*key, number] for key, number in self.sums.items()]])

    def rate(self, kind: str, of: str, name: str) -> float:
        return self.sums[kind, name] / max(1, self.sums[of, name])


def read(line: str) -> Count:
    """A count from its line."""
    count = Count()
    count.ages, count.turns, sums = json.loads(line)
    count.sums = Counter({(kind, name): number for kind, name, number in sums})
    return count


def kept_in(path: Path, head: str) -> list[Count]:
    """The ages of an earlier run of the same kind; a line that was cut off is dropped, the file of another kind refused."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(head + "\n")
    lines = path.read_text().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if whole[:1] != [head + "\n"]:
        sys.exit(
            f"{path} was kept by another run, of {whole[0].strip() if whole else 'nothing'}, and this one is {head}"
        )
    if whole != lines:
        path.write_text("".join(whole))
    return [read(line) for line in whole[1:]]


def searcher(info: GameInfo, seed: int, kind: str, budget: int, horizon: int) -> Bot:
    """A level, or a search of a fixed budget: iterations of a tree, trials of all options, or worlds to try each in."""
    if kind not in SEARCHES:
        return bot(kind, info, seed, clock=time.process_time)
    if kind == "halving":
        return HalvingBot(info, seed, budget, seconds=PATIENT)
    if kind == "ismcts":
        return IsmctsBot(info, seed, budget, horizon, seconds=PATIENT)
    return FlatBot(info, seed, budget, horizon, seconds=PATIENT)


def play(job: Job) -> Count:
    """One age, counted."""
    seed, seats, mode, kind, budget, horizon = job
    began = time.process_time()
    info = game("cendrelin")
    match = info.match(FastDice(seed), seats, {"classes": "random", "mode": mode})
    bots = [searcher(info, seed * 10 + seat, kind, budget, horizon) for seat in range(seats)]
    live = Live(match)
    count = Count()
    seen: set[tuple[str, str]] = set()
    while live.pending is not None:
        pending = live.pending
        seat = pending.seats[0]
        option = bots[seat].answer(live, seat)
        note_deed(count, pending.prompt, option, len(pending.options_of(seat)))
        live.answer(seat, live.number, option)
        for told in live.heard:
            if told.fact is PLAYED:
                seen.add(("played", f"{told.args[0]}:{told.args[1]}"))
            elif told.fact is ACTIVATED and told.args[1] >= PLACES:
                count.sums["activations", str(told.args[1] - PLACES)] += 1
                seen.add(("activated", str(told.args[1] - PLACES)))
            elif told.fact in (DREW, GAINED) and pending.prompt is EVENING and len(pending.options_of(seat)) > 1:
                count.sums["evening", "fragment" if told.fact is DREW else "mana"] += 1
            elif told.fact is RESOLVED:
                count.sums["resolved", f"{told.args[1] - EVENTS}:{told.args[2]}"] += 1
    end = live.now
    assert isinstance(end, Campaign)
    tally(end, seen, count)
    count.sums["cost", "ms"] = round(1000 * (time.process_time() - began))
    return count


def note_deed(count: Count, prompt: Prompt, option: int, options: int) -> None:
    """What kind of thing a bot did, where it had a choice."""
    if options > 1 and prompt is SUNSET:
        count.sums["deed", "sunset: " + ("pass" if option == END else "play from the crypt")] += 1
    elif options > 1 and prompt is WISH:
        count.sums["deed", "wish: " + ("no" if option == NO else "yes")] += 1
    elif prompt is NIGHT:
        kinds = {"end": option == END, "fragment": plays(option), "Destiny": meets_fate(option)}
        kinds |= {"event resolved": resolves(option), "event activated": activates(option)}
        count.sums["deed", "night: " + next((kind for kind, true in kinds.items() if true), "place")] += 1


def tally(end: Campaign, seen: set[tuple[str, str]], count: Count) -> None:
    """Who won with what."""
    count.ages = 1
    count.turns = [end.night / end.seats]
    won = [end.seats / 2 if seat == end.named else 0.0 for seat in range(end.seats)]
    sums = count.sums
    add(sums, "first", str(end.seats), won[end.first])
    order = (end.named - end.first) % end.seats
    sums["order", f"{end.seats}:{order}"] += 1
    for reason in reasons(end):
        sums["reason", reason] += 1
    for seat in range(end.seats):
        pair = " + ".join(sorted(end.box.classes[klass].name.fr for klass in end.classes[seat]))
        add(sums, "pair", pair, won[seat])
        for klass in end.classes[seat]:
            add(sums, "class", end.box.classes[klass].name.fr, won[seat])
        for card in end.goals[seat]:
            goal = end.box.goals[end.face[card] - GOALS].name.fr
            add(sums, "goal", goal, won[seat])
            sums["goal met", goal] += bool(end.glory[seat] & 4 << end.goals[seat].index(card))
        add(sums, "preferred", end.box.nouns[end.preferred[seat]].frs, won[seat])
        lived = end.faces_of(end.life[seat] + end.hand[seat] + end.shown[seat] + end.renounced[seat])
        for klass in end.classes[seat]:
            for face in end.box.classes[klass].fragments:
                sums["open", str(face)] += 1
        for face in lived:
            add(sums, "fragment", str(face), won[seat])
            sums["played", str(face)] += ("played", f"{seat}:{face}") in seen
    for at in end.places[BASE_PLACES:]:
        sums["place", str(at)] += 1
        sums["activated", str(at)] += ("activated", str(at)) in seen


def reasons(end: Campaign) -> list[str]:
    """What made the winner the winner; nothing but patience, when the Gods of Death lost theirs."""
    bits = end.glory[end.named]
    found = ["complete soul"] * (bits & SOUL != 0) + ["abundant preference"] * (bits & PREFERENCE != 0)
    goals = [end.box.goals[end.face[card] - GOALS] for card in end.goals[end.named]]
    met = [goal.goal.lasting for at, goal in enumerate(goals) if bits & A_GOAL << at]
    found += ["objective for good" if lasting else "objective while it lasts" for lasting in met]
    return found if len(found) >= needed(end) else ["the Gods' patience"]


def add(sums: Counter[tuple[str, str]], kind: str, name: str, won: float) -> None:
    """Wins are counted in thousandths of two players' fair share, so that sums stay whole."""
    sums[kind, name] += 1
    sums[kind + " won", name] += int(1000 * won)
    sums[kind + " squared", name] += int(1000 * won * won)


def share(count: Count, kind: str, name: str) -> float:
    return count.sums[kind + " won", name] / 1000 / max(1, count.sums[kind, name])


def table(count: Count, kind: str, title: str) -> list[str]:
    names = sorted(name for what, name in count.sums if what == kind)
    lines = ["", f"{title} | played | share of the win (50 % is fair) | ± 95 %", "--- | --- | --- | ---"]
    for name in names:
        n = count.sums[kind, name]
        lines.append(f"{name} | {n} | {100 * share(count, kind, name):.1f} % | {196 * doubt(count, kind, name):.1f}")
    return lines


def doubt(count: Count, kind: str, name: str) -> float:
    """The standard error of a share; a win counts for half the number of players at the table."""
    n = count.sums[kind, name]
    return sqrt(max(0.0, count.sums[kind + " squared", name] / 1000 / n - share(count, kind, name) ** 2) / n)


def advantage(count: Count) -> tuple[list[str], list[str]]:
    """How much oftener than by right the first player wins at each size of table, and what is wrong with that."""
    lines = [
        "",
        "players | ages | won by the first player, and the others in turn | 95 % | advantage",
        "--- | --- | --- | --- | ---",
    ]
    faults: list[str] = []
    for seats in sorted(int(name) for what, name in count.sums if what == "first"):
        n = count.sums["first", str(seats)]
        by_order = [count.sums["order", f"{seats}:{at}"] for at in range(seats)]
        low, high = wilson(by_order[0], n)
        more = by_order[0] / n - 1 / seats
        if low - 1 / seats > ADVANTAGE or 1 / seats - high > ADVANTAGE:
            faults.append(f"with {seats} the first player's advantage is {100 * more:+.1f} points")
        shares = ", ".join(f"{100 * wins / n:.1f} %" for wins in by_order)
        lines.append(f"{seats} | {n} | {shares} | {100 * low:.1f} to {100 * high:.1f} | {100 * more:+.1f} points")
    return lines, faults


def report(count: Count) -> tuple[list[str], list[str]]:
    """The figures, and what is wrong with them."""
    box = game("cendrelin").voice.cards(FR)
    names = {card["face"]: str(card["name"]) for card in box}
    faults: list[str] = []
    turns = sorted(count.turns)
    mean = sum(turns) / len(turns)
    within = sum(TURNS[0] <= turn <= TURNS[1] for turn in turns) / len(turns)
    lines = [
        f"{count.ages} ages; {mean:.1f} turns per player on average, median {turns[len(turns) // 2]:.1f}, "
        f"5 % under {turns[len(turns) // 20]:.1f}, 5 % over {turns[-len(turns) // 20]:.1f}; {100 * within:.1f} % within {TURNS}"
    ]
    if not TURNS[0] <= mean <= TURNS[1]:
        faults.append(f"an age lasts {mean:.1f} turns per player")
    by_seats, unequal = advantage(count)
    faults += unequal
    lines.append(f"{count.sums['cost', 'ms'] / 1000 / count.ages:.2f} s of a processor an age")
    taken = [count.sums["evening", what] for what in ("mana", "fragment")]
    lines.append(f"evenings with a choice: mana in {100 * taken[0] / max(1, sum(taken)):.1f} % of {sum(taken)}")
    deeds = sorted(name for what, name in count.sums if what == "deed")
    lines += [f"{name}: {count.sums['deed', name] / count.ages:.1f} times an age" for name in deeds]
    lines += by_seats
    lines += ["", "won with | of ages", "--- | ---"]
    for name in sorted(name for what, name in count.sums if what == "reason"):
        lines.append(f"{name} | {100 * count.sums['reason', name] / count.ages:.0f} %")
    for kind, title in (("pair", "pair of classes"), ("class", "class"), ("preferred", "preferred resource")):
        lines += table(count, kind, title)
    pairs = sorted(name for what, name in count.sums if what == "pair")
    unfair = [name for name in pairs if not FAIR[0] <= share(count, "pair", name) <= FAIR[1]]
    faults += [f"{name} wins {100 * share(count, 'pair', name):.1f} %" for name in unfair]
    lines += ["", "objective | kept | met at the end | share of the win", "--- | --- | --- | ---"]
    for name in sorted(name for what, name in count.sums if what == "goal"):
        met = count.rate("goal met", "goal", name)
        lines.append(
            f"{name} | {count.sums['goal', name]} | {100 * met:.0f} % | {100 * share(count, 'goal', name):.0f} %"
        )
    places = [name for what, name in count.sums if what == "place"]
    if not places and taken[0] < EVENING_MANA * sum(taken):
        faults.append(f"mana is taken in {100 * taken[0] / sum(taken):.1f} % of evenings")
    lines += [
        "",
        "fragment | chosen by those who could | played when chosen | share of the win",
        "--- | --- | --- | ---",
    ]
    for face in sorted(int(name) for what, name in count.sums if what == "open"):
        chosen = count.rate("fragment", "open", str(face))
        played = count.rate("played", "fragment", str(face))
        won = share(count, "fragment", str(face))
        lines.append(f"{names[face]} | {100 * chosen:.0f} % | {100 * played:.0f} % | {100 * won:.0f} %")
        if places and (not 0 < chosen < 1 or played == 0):
            faults.append(f"{names[face]}: chosen {100 * chosen:.0f} %, played {100 * played:.0f} %")
    lines += ["", "place | voted for | activated when there | activations an age", "--- | --- | --- | ---"]
    for at in sorted(int(name) for what, name in count.sums if what == "place"):
        there = count.sums["place", str(at)]
        used = count.rate("activated", "place", str(at))
        often = count.sums["activations", str(at)] / max(1, there)
        lines.append(f"{names[PLACES + at]} | {100 * there / count.ages:.0f} % | {100 * used:.0f} % | {often:.1f}")
        if not 0 < there < count.ages or used == 0:
            faults.append(f"{names[PLACES + at]}: in {there} ages, activated in {100 * used:.0f} %")
    return lines, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ages", type=int, default=3000)
    parser.add_argument("--seats", default="2", help="numbers of players, in turn: 2,4 (default: 2)")
    parser.add_argument("--mode", choices=["complete", "initiation"], default="complete")
    parser.add_argument(
        "--bot", default="flat", help="joueur, maitre… as shipped, or flat, halving or ismcts of a budget"
    )
    parser.add_argument("--budget", type=int, default=1, help="iterations of ismcts, trials of halving, worlds of flat")
    parser.add_argument("--horizon", type=int, default=4, help="decisions of a playout before it is judged")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)
    parser.add_argument("--keep", type=Path, help="a file of ages, one a line, to go on from and to add to")
    args = parser.parse_args()
    tables = [int(seats) for seats in args.seats.split(",")]
    jobs = [
        (args.seed + n, tables[n % len(tables)], args.mode, args.bot, args.budget, args.horizon)
        for n in range(args.ages)
    ]
    began = time.monotonic()
    count = Count()
    kind = [game("cendrelin").rules_version, args.seed, tables, args.mode, args.bot, args.budget, args.horizon]
    for one in [] if args.keep is None else kept_in(args.keep, json.dumps(kind)):
        count.add(one)
    for one in shared(play, jobs[count.ages :], Crew(args.jobs, args.ray)):
        count.add(one)
        if args.keep is not None:
            with args.keep.open("a") as kept:
                kept.write(one.line() + "\n")
    if count.ages == 0:
        return 0
    lines, faults = report(count)
    print("\n".join(lines))
    budget = f" of budget {args.budget}, horizon {args.horizon}" if args.bot in SEARCHES else ""
    print(f"\n{time.monotonic() - began:.0f} s; {args.bot}{budget}, {args.mode} rules")
    for fault in faults:
        print("out of bounds:", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
