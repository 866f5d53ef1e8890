"""Hooks that abilities are filed under: what a constant touches, what a reaction waits for, the boldfaced kinds, the acts."""

from typing import Final

# What a constant may touch; a board knows from one mask whether anything in play does.
POWER: Final = 1 << 0
ARMOR: Final = 1 << 1
KEYWORD: Final = 1 << 2
GRANT: Final = 1 << 3
BELONGS: Final = 1 << 4
COST: Final = 1 << 5
FORBID: Final = 1 << 6
ALLOW: Final = 1 << 7
TOLL: Final = 1 << 8
ENTERS: Final = 1 << 9
REDIRECT: Final = 1 << 10
STRIKE: Final = 1 << 11
DIVERT: Final = 1 << 12
REAP_STEALS: Final = 1 << 13
SPEND: Final = 1 << 14
SPOILS: Final = 1 << 15
REFILL: Final = 1 << 16
LEAVING: Final = 1 << 17
FLANKS: Final = 1 << 18
DOOM: Final = 1 << 19
MUST_CHOOSE: Final = 1 << 20
IGNORE: Final = 1 << 21
SPARE: Final = 1 << 22
CONTROL: Final = 1 << 23
MUST_NOT_CHOOSE: Final = 1 << 24

HOOKS: Final = {
    "power": POWER,
    "armor": ARMOR,
    "keyword": KEYWORD,
    "grants": GRANT,
    "belongs": BELONGS,
    "cost": COST,
    "forbids": FORBID,
    "allows": ALLOW,
    "toll": TOLL,
    "enters": ENTERS,
    "redirects": REDIRECT,
    "strike": STRIKE,
    "diverts": DIVERT,
    "reap_steals": REAP_STEALS,
    "stored": SPEND,
    "spoils": SPOILS,
    "refill": REFILL,
    "leaving": LEAVING,
    "flanks": FLANKS,
    "dooms": DOOM,
    "must_choose": MUST_CHOOSE,
    "must_not_choose": MUST_NOT_CHOOSE,
    "ignores": IGNORE,
    "spares": SPARE,
}
"""The method of a constant that answers for each."""

# What can happen that a reaction waits for.
AFTER_ENTER: Final = 1 << 32
AFTER_PLAY: Final = 1 << 33
AFTER_DESTROY: Final = 1 << 34
AFTER_DESTROY_FIGHTING: Final = 1 << 35
AFTER_REAP: Final = 1 << 36
AFTER_FIGHT: Final = 1 << 37
AFTER_FORGE: Final = 1 << 38
AFTER_HOUSE: Final = 1 << 39
AFTER_DISCARD: Final = 1 << 40
AFTER_USE: Final = 1 << 41
BEFORE_A_FIGHT: Final = 1 << 42
END_OF_TURN: Final = 1 << 43

# The boldfaced abilities.
ON_PLAY: Final = 0
ON_BEFORE_FIGHT: Final = 1
ON_FIGHT: Final = 2
ON_REAP: Final = 3
ON_ACTION: Final = 4
ON_OMNI: Final = 5
ON_DESTROYED: Final = 6
ON_LEAVE: Final = 7

# What a player or a card may be forbidden, allowed or charged for.
PLAY: Final = 0
DISCARD_ACT: Final = 1
REAP: Final = 2
FIGHT: Final = 3
ACT: Final = 4
OMNI: Final = 5
UNSTUN: Final = 6
STEAL_FROM: Final = 7
HURT: Final = 8
FORGE_STEP: Final = 9

ENTERS_READY: Final = 1
ENTERS_STUNNED: Final = 2

ALWAYS: Final = 1 << 40
"""The turn that never comes: an effect that only ends when its card leaves play."""

ALL_HOUSES: Final = -2
UNCHANGED: Final = -1
