"""Recruiting a hero: how one may, which hero comes, and what is tucked under it."""

from typing import Final

from veillee.core.match import take_out
from veillee.games.legions import prompts
from veillee.games.legions.cards import apply_power, heroes_of, open_heroes, shows
from veillee.games.legions.guilds import PLACES
from veillee.games.legions.prompts import EACH, EDICT, MUSTER, NO, ON_TOP, THREE, UNDERNEATH
from veillee.games.legions.stratagems import GRAND_MUSTER, MUSTERED, ROYAL_EDICT
from veillee.games.legions.table import Table

LOOKED_AT: Final = 2


class Recruiting(Table):
    """The part of the rules that brings heroes before their recruiters."""

    def recruit(self, seat: int) -> bool:
        """LEG-30, LEG-35: with three legions face up at one place, or one at each, you may recruit one hero a turn."""
        three = False
        each = True
        for legions in self.sides[seat].face_up:
            count = len(legions)
            if count >= 3:
                three = True
            elif count == 0:
                each = False
        if not three and not each:
            return False
        way = self.choose(seat, prompts.RECRUIT, self.ways(seat, each))
        if way == NO:
            return False
        self.recruit_by(seat, way)
        return True

    def ways(self, seat: int, each: bool) -> list[int]:
        """LEG-30 to LEG-32, LEG-81, LEG-82: how a seat may recruit, and NO, since it is never compulsory."""
        row = open_heroes(self, seat)
        ways: list[int] = []
        for place in range(PLACES):
            if len(self.sides[seat].face_up[place]) >= 3:
                self.add_ways(ways, seat, row, place)
        if each and row:
            ways.append(EACH)
        ways.append(NO)
        return ways

    def add_ways(self, ways: list[int], seat: int, row: list[int], place: int) -> None:
        """LEG-30, LEG-31: three legions at a place open its heroes in the row or, if it shows none, the pile."""
        if shows(self, row, place):
            ways.append(THREE + place)
        elif self.hero_pile and not shows(self, self.hero_row, place):
            ways.append(THREE + place)
            if self.holds(seat, GRAND_MUSTER):
                ways.append(MUSTER + place)
        if row and self.holds(seat, ROYAL_EDICT):
            ways.append(EDICT + place)

    def recruit_by(self, seat: int, way: int) -> None:
        """LEG-33: the hero comes before you, and two of the legions used go under it."""
        hero = self.choose_hero(seat, way)
        self.take_hero(seat, hero, way)
        self.tuck_two(seat, way)
        if MUSTER <= way < EACH:
            self.shuffle(self.hero_pile)
            self.note(prompts.SHUFFLED, seat)

    def choose_hero(self, seat: int, way: int) -> int:
        """LEG-30 to LEG-32: a hero of the row, or one of the first of the pile; a stratagem is used now."""
        row = open_heroes(self, seat)
        if way < EDICT:
            row = heroes_of(self, row, way - THREE)
            if not row:
                return self.look_at_heroes(seat, LOOKED_AT)
        elif way < EACH:
            self.use(seat)
            if way >= MUSTER:
                return self.look_at_heroes(seat, MUSTERED)
        return self.choose(seat, prompts.HERO, row)

    def look_at_heroes(self, seat: int, count: int) -> int:
        """LEG-31: look at the first heroes of the pile and choose the one you recruit."""
        first = self.hero_pile[-count:]
        first.reverse()
        for card in first:
            self.show(card, seat)
        self.note(prompts.LOOKED_AT_HEROES, seat, len(first))
        if self.ears is not None:
            self.tell(prompts.SAW_HEROES, [seat, *[self.face[card] for card in first]], 1 << seat)
        return self.choose(seat, prompts.LOOKED, first)

    def take_hero(self, seat: int, hero: int, way: int) -> None:
        """LEG-33: the hero leaves the row or the pile and lies before its recruiter."""
        looked = hero not in self.hero_row
        zone = self.hero_pile if looked else self.hero_row
        take_out(zone, hero)
        side = self.sides[seat]
        side.heroes.append(hero)
        side.under.append([])
        self.reveal(hero)
        self.note_card(prompts.RECRUITED, seat, hero)
        if looked and way < EDICT and zone:
            self.put_back(seat)

    def put_back(self, seat: int) -> None:
        """LEG-31: the other hero goes face down on top of the pile or underneath."""
        if self.choose(seat, prompts.PUT_BACK, [ON_TOP, UNDERNEATH]) == ON_TOP:
            self.note(prompts.PUT_ON_TOP, seat)
        else:
            self.hero_pile.insert(0, self.hero_pile.pop())
            self.note(prompts.PUT_UNDER, seat)

    def tuck_two(self, seat: int, way: int) -> None:
        """LEG-33: two of the legions used go under the hero, from two places if one at each was used (LEG-D14)."""
        lines = self.sides[seat].face_up
        if way == EACH:
            first = self.tuck(seat, [legion for line in lines for legion in line])
            self.tuck(seat, [legion for place in range(PLACES) if place != first for legion in lines[place]])
        else:
            self.tuck(seat, lines[way % 10])
            self.tuck(seat, lines[way % 10])

    def tuck(self, seat: int, used: list[int]) -> int:
        """LEG-33: one of the legions used goes under the hero just recruited; says from which place it came."""
        side = self.sides[seat]
        legion = self.choose(seat, prompts.TUCK, used)
        place = self.withdraw(side, legion)
        self.tuck_under(seat, legion, len(side.heroes) - 1)
        return place

    def power(self, seat: int) -> None:
        """LEG-34: the power of the hero just recruited."""
        apply_power(self, seat, len(self.sides[seat].heroes) - 1)
