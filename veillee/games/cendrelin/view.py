"""What one seat may know of the campaign, as JSON data.

The shape, which the web client draws:

    mode               "initiation" or "complete"
    age, ages          the number of this age, and of the last one (0: as long as two players stay)
    phase              classes, places, goals, building, preferring, setting-up, evening, sunset, night, changing or
                       inheriting
    night, turn        the nights of this age so far, and the turns of the table; patience: the last turn there can be
    keeper, speaker    the cendrelin in charge, and who has his say (at sunset another than the keeper), or null
    first, named       who began the age; who was named Haut Cendrelin, or null
    needed             the points of glory that make a Haut Cendrelin
    duties             {event, fate}: whether each has been done tonight
    places             {at, face, resource, tokens, past, future, abundant}; future: null where it has no such hourglass;
                       tokens: null before the cemetery is set up
    environs           CARD with "activated", whether it was tonight, and "activates", whether it can be at all
    future, past       how many events; past_faces: those of the past, which all have seen
    fate               {at, face, last, met}: the option taken last, or null
    seats              by seat:
        at, seat, here             here: of this age, not sitting it out
        classes                    faces
        mana, ephemeral            ephemeral: damage, homages, demonic pacts
        preferred                  a resource, or null
        glory                      {points, reasons}; a reason: {reason: "soul" | "preferred" | "goal", face?, lasting?}
        goals                      CARD with "met" and "lasting"; before they are shown only their owner sees them
        life                       {at, count}
        hand                       how many; own_hand: CARD with "copies", for its owner alone
        shown                      CARD: the fragments played, face up
        renounced                  how many; own_renounced: CARD with "copies", for its owner alone
        seen                       the fragments everybody knows to be in this hand or face down before it: faces
        crowns                     the ages won
    building           for who builds a former life: {packet: CARD with "copies", chosen: CARD with "copies", wanted};
                       else null
    chronicle          one line for each age that has ended: {age, named, nights, classes, reasons}
    box                the whole list of cards in both languages {fr, en}, where the table was opened with one's own sheet; else null

A CARD is {at, face}: `at` is its address, `face` the number of its picture in the list of cards.

Addresses: place:I, event:I, fate, seat:S, goal:S:I, life:S, hand:I, renounced:I, shown:S:I, packet:I, chosen:I.
The address of an effect is that of what bears it and its number in the list of cards (hand:I:N, place:I:N, event:I:N with
the options first and the actions after them, fate:N). What is chosen from the box has its face for address: offer:F.
"""

from veillee.core.match import View
from veillee.core.text import EN, FR
from veillee.games.cendrelin.age import FIRST_GOAL, PATIENCE, PREFERENCE, SOUL, Age, count
from veillee.games.cendrelin.box import CLASS, EVENT, FATE, GOAL, LIFE, PLACE
from veillee.games.cendrelin.codes import AT_EVENING, AT_SUNSET, CHANGING, PHASES
from veillee.games.cendrelin.gallery import gallery

Shown = dict[str, object]


def view_of(m: Age, seat: int) -> View:
    """All that a seat (or SPECTATOR) may know."""
    playing = m.phase >= AT_EVENING
    table = max(1, len(m.circle))
    return {
        "mode": "initiation" if m.initiation else "complete",
        "age": m.age,
        "ages": m.ages,
        "phase": PHASES[m.phase],
        "night": m.night,
        "turn": (m.night + table - 1) // table,
        "patience": PATIENCE,
        "keeper": m.keeper if playing else None,
        "speaker": speaker(m) if playing and m.phase < CHANGING else None,
        "first": m.first if playing else None,
        "named": m.named if m.named >= 0 else None,
        "needed": m.needed(),
        "duties": {"event": m.dealt_with, "fate": m.met_fate},
        "places": [place(m, at) for at in m.places],
        "environs": [environ(m, index) for index in range(len(m.environs))],
        "future": len(m.future),
        "past": len(m.past),
        "past_faces": sorted([m.face[card] for card in m.past]),
        "fate": None if m.initiation else fate(m),
        "seats": [cendrelin(m, seat, owner) for owner in range(m.seats)],
        "building": building(m, seat),
        "chronicle": [chapter(age, line) for age, line in enumerate(m.chronicle, 1)],
        "box": {tongue.key: gallery(m.box, tongue) for tongue in (FR, EN)} if m.box.own else None,
    }


def speaker(m: Age) -> int:
    """Who is asked: the cendrelin in charge, but for the others' say at sunset."""
    return m.keeper if m.phase != AT_SUNSET or m.speaker == 0 else m.others[m.keeper][m.speaker - 1]


def place(m: Age, at: int) -> Shown:
    printed = m.box.places[at]
    tokens = m.tokens[printed.resource.at]
    return {
        "at": f"place:{at}",
        "face": PLACE + at,
        "resource": printed.resource.at,
        "tokens": None if tokens < 0 else tokens,
        "past": printed.past,
        "future": None if printed.future < 0 else printed.future,
        "abundant": m.abundant(printed.resource.at),
    }


def environ(m: Age, index: int) -> Shown:
    face = m.face[m.environs[index]]
    activates = len(m.box.events[face - EVENT].actions) > 0
    return {"at": f"event:{face - EVENT}", "face": face, "activated": face in m.activated, "activates": activates}


def fate(m: Age) -> Shown:
    return {"at": "fate", "face": FATE, "last": None if m.last_fate < 0 else m.last_fate, "met": m.met_fate}


def cendrelin(m: Age, seat: int, owner: int) -> Shown:
    found: Shown = {
        "at": f"seat:{owner}",
        "seat": owner,
        "here": owner in m.circle,
        "classes": [CLASS + klass for klass in m.classes[owner]],
        "mana": m.mana[owner],
        "ephemeral": m.ephemeral[owner][:],
        "preferred": m.preferred[owner] if m.preferred[owner] >= 0 else None,
        "glory": {"points": count(m.glory[owner]), "reasons": reasons(m, owner)},
        "goals": goals(m, seat, owner),
        "life": {"at": f"life:{owner}", "count": len(m.life[owner])},
        "hand": len(m.hand[owner]),
        "shown": [{"at": f"shown:{owner}:{i}", "face": m.face[card]} for i, card in enumerate(m.shown[owner])],
        "renounced": len(m.renounced[owner]),
        "seen": seen(m, owner),
        "crowns": m.crowns[owner],
    }
    if seat == owner:
        found["own_hand"] = stacks(m, m.hand[owner], "hand")
        found["own_renounced"] = stacks(m, m.renounced[owner], "renounced")
    return found


def stacks(m: Age, zone: list[int], at: str) -> list[Shown]:
    """The cards of a zone, the copies of one fragment together."""
    faces = [m.face[card] for card in zone]
    return [{"at": f"{at}:{i}", "face": face, "copies": faces.count(face)} for i, face in enumerate(sorted(set(faces)))]


def seen(m: Age, owner: int) -> list[int]:
    """What everybody knows a cendrelin to hold, in hand or face down: which of the two, only he knows."""
    everyone = (1 << m.seats) - 1
    return sorted([m.face[card] for card in m.hand[owner] + m.renounced[owner] if m.known[card] == everyone])


def goals(m: Age, seat: int, owner: int) -> list[Shown]:
    found: list[Shown] = []
    bit = FIRST_GOAL
    for i, card in enumerate(m.goals[owner]):
        shown: Shown = {"at": f"goal:{owner}:{i}"}
        if m.knows(seat, card):
            shown["face"] = m.face[card]
            shown["lasting"] = m.box.goals[m.face[card] - GOAL].goal.lasting
            shown["met"] = m.glory[owner] & bit != 0
        found.append(shown)
        bit <<= 1
    return found


def reasons(m: Age, owner: int) -> list[Shown]:
    """Why a cendrelin has the glory he has."""
    bits = m.glory[owner]
    found: list[Shown] = []
    if bits & SOUL:
        found.append({"reason": "soul"})
    if bits & PREFERENCE:
        found.append({"reason": "preferred", "resource": m.preferred[owner]})
    bit = FIRST_GOAL
    for card in m.goals[owner]:
        if bits & bit:
            goal = m.box.goals[m.face[card] - GOAL].goal
            found.append({"reason": "goal", "face": m.face[card], "lasting": goal.lasting})
        bit <<= 1
    return found


def building(m: Age, seat: int) -> Shown | None:
    if seat not in m.building:
        return None
    return {
        "packet": stacks(m, m.packet[seat], "packet"),
        "chosen": stacks(m, m.life[seat], "chosen"),
        "wanted": LIFE,
    }


def chapter(age: int, line: list[int]) -> Shown:
    """One age of the chronicle."""
    named, nights, bits, preferred = line[:4]
    found: list[Shown] = []
    if bits & SOUL:
        found.append({"reason": "soul"})
    if bits & PREFERENCE:
        found.append({"reason": "preferred", "resource": preferred})
    found += [{"reason": "goal", "face": line[4 + i]} for i in range(2) if bits & FIRST_GOAL << i]
    classes = [CLASS + klass for klass in line[6:] if klass >= 0]
    return {"age": age, "named": named, "nights": nights, "classes": classes, "reasons": found}
