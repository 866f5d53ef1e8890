"""Cards on the move: into play, out of play, and from zone to zone."""

from veillee.core.match import SPECTATOR
from veillee.games.keyforge.hooks import AFTER_DISCARD, CONTROL, ENTERS, ENTERS_READY, ENTERS_STUNNED, LEAVING, ON_LEAVE
from veillee.games.keyforge.names import (
    ARCHIVES,
    ARTIFACTS,
    BENEATH,
    CREATURE,
    DECK,
    DISCARD,
    HAND,
    LINE,
    PURGED,
    UPGRADES,
)
from veillee.games.keyforge.prompts import (
    ARCHIVED,
    ARCHIVED_UNSEEN,
    DISCARDED,
    DREW,
    DREW_CARD,
    FLANK,
    HID,
    LEFT,
    LEFT_PLAY,
    LOOKED,
    PURGED_CARD,
    RESHUFFLED,
    REVEALED,
    RIGHT,
    SAW,
    SEARCHED,
    TOOK_CONTROL,
)
from veillee.games.keyforge.sides import Control
from veillee.games.keyforge.treasury import Treasury
from veillee.games.keyforge.word import Trigger


class Moves(Treasury):
    """Where cards go. Moves take sets, because the rulebook says "simultaneously"."""

    def put(self, card: int, zone: int, seat: int, bottom: bool = False) -> None:
        """Takes a card from where it lies to a seat's zone, on top or at the right, or else at the other end."""
        left = self.sides[self.side[card]].zone(self.zone[card])
        if left[-1] == card:
            left.pop()
        else:
            left.remove(card)
        self.zone[card] = zone
        self.side[card] = seat
        self.host[card] = -1
        place = self.sides[seat].zone(zone)
        if bottom:
            place.insert(0, card)
        else:
            place.append(card)

    def ask_flank(self, seat: int, source: int) -> int:
        """KF-44: a creature enters on a flank; asked when there are two."""
        self.whose = seat
        return self.ask(source, FLANK, [LEFT, RIGHT]) if self.sides[seat].line else RIGHT

    def enter(self, card: int, seat: int, flank: int) -> None:
        """KF-4: creatures and artifacts enter play exhausted, unless something says otherwise."""
        kind = self.card(card).kind
        self.put(card, LINE if kind == CREATURE else ARTIFACTS, seat, flank == LEFT)
        self.reveal(card)
        self.exhausted[card] = True
        if seat != self.owner[card]:
            self.controls.append(Control(card, seat, -1))
        self.begin_lives(card)
        if self.hooks & ENTERS:
            self.enter_as(card)

    def enter_as(self, card: int) -> None:
        """Ready or stunned, as constants say; a limited one is used up."""
        for live in self.lives:
            if live.word.hooks & ENTERS and (not live.word.limit or self.log.spent.count(live) < live.word.limit):
                how = live.word.enters(self, live.ctx, card)
                if how & ENTERS_READY:
                    self.exhausted[card] = False
                if how & ENTERS_STUNNED:
                    self.stunned[card] = True
                if how and live.word.limit:
                    self.log.spent.append(live)

    def attach(self, card: int, host: int, seat: int) -> None:
        """KF-46: an upgrade lies beneath the creature it modifies."""
        self.put(card, UPGRADES, seat)
        self.reveal(card)
        self.host[card] = host
        self.begin_lives(card)
        for word in self.card(card).powers.always:
            if word.hooks & CONTROL:
                self.take_control(host, seat, card)

    def leave(self, cards: list[int], zone: int, seat: int = -1, bottom: bool = False) -> list[int]:
        """KF-G51: cards leave play together, each for its owner's zone (or that of `seat`); gives those that did."""
        due: list[Trigger] = []
        for card in cards:
            if self.has_ability(card, ON_LEAVE):
                due += self.triggers(card, ON_LEAVE)
        self.resolve_all(due)
        gone = [card for card in cards if self.in_play(card)]
        freed: list[int] = []
        for card in gone:
            if self.in_play(card):
                self.strip(card, zone, self.owner[card] if seat < 0 else seat, bottom, freed)
        for card in freed:
            self.follow_control(card)
        return gone

    def strip(self, card: int, zone: int, seat: int, bottom: bool, freed: list[int]) -> None:
        """Takes one card out of play: its upgrades and what lies beneath it are discarded, its Æ goes back, its tokens go."""
        if self.hooks & LEAVING:
            for live in self.lives:
                if live.word.hooks & LEAVING:
                    zone = live.word.leaving(self, live.ctx, card, zone)
        creature = self.zone[card] == LINE
        foe = 1 - self.side[card]
        aember = self.aember[card]
        for other in self.upgrades_of(card):
            self.strip(other, DISCARD, self.owner[other], False, freed)
        for other in self.beneath(card):
            self.discard_beneath(other)
        self.clear(card, freed)
        self.put(card, zone, seat, bottom)
        if zone != DISCARD or card not in self.dying:
            self.note3(LEFT_PLAY, self.face[card], zone, seat)
        if aember and creature:
            self.gain(foe, aember)

    def discard_beneath(self, card: int) -> None:
        self.put(card, DISCARD, self.owner[card])
        self.reveal(card)

    def clear(self, card: int, freed: list[int]) -> None:
        """Nothing stays on a card that leaves play, and what it kept up ends."""
        self.exhausted[card] = False
        self.stunned[card] = False
        self.damage[card] = 0
        self.aember[card] = 0
        self.counters[card] = 0
        self.absorbed[card] = 0
        self.log.forget(card)
        if self.lives:
            self.end_lives(card)
        if self.controls:
            freed += [control.card for control in self.controls if control.by == card]
            self.controls = [control for control in self.controls if control.by != card and control.card != card]

    def take_control(self, card: int, seat: int, by: int = -1) -> bool:
        """KF-G18: the card goes over to another player, for good or as long as `by` is in play."""
        if not self.in_play(card):
            return False
        self.controls.append(Control(card, seat, by))
        self.follow_control(card)
        return True

    def follow_control(self, card: int) -> None:
        """The last change of control still in force says where a card lies; without one, it is its owner's."""
        if not self.in_play(card):
            return
        seat = self.owner[card]
        for control in self.controls:
            if control.card == card:
                seat = control.seat
        if seat == self.side[card]:
            return
        flank = self.ask_flank(seat, card) if self.zone[card] == LINE else RIGHT
        self.put(card, self.zone[card], seat, flank == LEFT)
        self.note2(TOOK_CONTROL, seat, self.face[card])
        self.renew_lives(card)

    def swap(self, one: int, other: int) -> bool:
        """KF-G24: two creatures of one battleline take each other's place."""
        if self.zone[one] != LINE or self.zone[other] != LINE or self.side[one] != self.side[other] or one == other:
            return False
        line = self.sides[self.side[one]].line
        at, there = line.index(one), line.index(other)
        line[at], line[there] = other, one
        return True

    def send(self, cards: list[int], zone: int, seat: int = -1, bottom: bool = False) -> list[int]:
        """Sends cards from wherever they lie to their owners' zone (or that of `seat`); gives those that moved."""
        played = [card for card in cards if self.in_play(card)]
        moved = self.leave(played, zone, seat, bottom) if played else []
        for card in cards:
            if card not in played and self.zone[card] != PURGED:
                if self.abducted(card):
                    self.put(card, HAND, self.owner[card])
                else:
                    if self.zone[card] == HAND:
                        self.lose_track(card)
                    self.put(card, zone, self.owner[card] if seat < 0 else seat, bottom)
                moved.append(card)
        for card in moved:
            self.now_known(card)
        return moved

    def abducted(self, card: int) -> bool:
        """Whether a card lies in the archives of a player who does not own it: it leaves them for its owner's hand."""
        return self.zone[card] == ARCHIVES and self.side[card] != self.owner[card]

    def lose_track(self, card: int) -> None:
        """A card leaves a hand without being shown: who knew some of that hand cannot tell which of them is gone."""
        seat = self.side[card]
        hand = self.sides[seat].hand
        if len(hand) > 1 and card not in self.displayed:
            for one in hand:
                self.known[one] &= 1 << seat

    def now_known(self, card: int) -> None:
        """Who sees a card where it now lies: all on the table, its keeper in a hand or archives."""
        zone = self.zone[card]
        if zone == DISCARD:
            self.reveal(card)
        elif zone in (HAND, ARCHIVES):
            self.show(card, self.side[card])

    def shuffle_deck(self, seat: int) -> None:
        self.shuffle(self.sides[seat].deck)

    def shuffle_in(self, cards: list[int]) -> list[int]:
        """Shuffles cards into their owners' decks."""
        moved = self.send(cards, DECK)
        for seat in range(2):
            if any(self.owner[card] == seat for card in moved):
                self.shuffle_deck(seat)
        return moved

    def refresh_deck(self, seat: int) -> bool:
        """KF-34: an empty deck is made anew from the discard pile; whether there is one now."""
        side = self.sides[seat]
        if not side.deck and side.discard:
            for card in side.discard[:]:
                self.put(card, DECK, seat)
            self.shuffle_deck(seat)
            self.note(RESHUFFLED, seat)
        return len(side.deck) > 0

    def draw(self, seat: int, number: int) -> int:
        """KF-32: the top cards of the deck, one by one; gives how many were drawn."""
        drawn = 0
        while drawn < number and self.refresh_deck(seat):
            card = self.sides[seat].deck[-1]
            self.put(card, HAND, seat)
            self.show(card, seat)
            if self.ears is not None:
                self.tell(DREW_CARD, [self.face[card]], 1 << seat)
            drawn += 1
        if drawn:
            self.note2(DREW, seat, drawn)
        return drawn

    def top_of_deck(self, seat: int) -> int:
        """The top card of a deck, made anew if it is empty; -1: there is none."""
        return self.sides[seat].deck[-1] if self.refresh_deck(seat) else -1

    def discard(self, cards: list[int]) -> list[int]:
        """KF-49, KF-G21: cards from a hand, a deck or archives go to the top of their owners' discard piles."""
        due: list[Trigger] = []
        for card in cards:
            from_hand = self.zone[card] == HAND
            self.put(card, HAND if self.abducted(card) else DISCARD, self.owner[card])
            self.reveal(card)
            self.note2(DISCARDED, self.owner[card], self.face[card])
            if from_hand:
                if self.owner[card] == self.active:
                    self.log.discarded.append(self.face[card])
                due += self.heard(AFTER_DISCARD, card, -1, self.owner[card])
        self.resolve_all(due)
        return cards

    def discard_random(self, seat: int) -> int:
        """A card of a hand that chance names; -1: the hand is empty."""
        hand = self.sides[seat].hand
        if not hand:
            return -1
        card = hand[self.dice.below(len(hand))]
        self.discard([card])
        return card

    def archive(self, cards: list[int], seat: int) -> list[int]:
        """KF-G5: cards go to a player's archives, face down."""
        told = [card for card in cards if self.in_play(card)]
        moved = self.send(cards, ARCHIVES, seat)
        for card in moved:
            if card in told:
                continue
            if self.knows(SPECTATOR, card):
                self.note2(ARCHIVED, seat, self.face[card])
            else:
                self.note(ARCHIVED_UNSEEN, seat)
        return moved

    def take_archives(self, seat: int) -> None:
        """KF-26: all of them; a card that belongs to the other player goes to its owner's hand instead."""
        for card in self.sides[seat].archives[:]:
            self.put(card, HAND, self.owner[card])
            self.show(card, self.owner[card])

    def purge(self, cards: list[int]) -> list[int]:
        """KF-G50: out of the game; everyone sees which cards."""
        told = [card for card in cards if self.in_play(card)]
        for card in cards:
            self.reveal(card)
        self.displayed += cards
        moved = self.send(cards, PURGED)
        for card in moved:
            if card not in told:
                self.note2(PURGED_CARD, self.owner[card], self.face[card])
        return moved

    def purge_with(self, cards: list[int], by: int) -> list[int]:
        """Purges cards that another card remembers."""
        moved = self.purge(cards)
        for card in moved:
            self.host[card] = by
        return moved

    def purged_by(self, by: int) -> list[int]:
        return [card for side in self.sides for card in side.purged if self.host[card] == by]

    def put_beneath(self, card: int, host: int) -> None:
        """A card of a hand goes face down beneath another."""
        self.lose_track(card)
        self.put(card, BENEATH, self.side[card])
        self.host[card] = host
        self.note2(HID, self.side[card], self.face[host])

    def reveal_cards(self, cards: list[int]) -> None:
        for card in cards:
            self.reveal(card)
            self.displayed.append(card)
            self.note2(REVEALED, self.owner[card], self.face[card])

    def search_deck(self, seat: int) -> None:
        """KF-G14: who searches a deck sees all of it; it is shuffled afterwards."""
        self.note(SEARCHED, seat)
        for card in self.sides[seat].deck:
            self.show(card, seat)

    def look_at_hand(self, seat: int) -> None:
        """A player sees the opponent's hand."""
        self.note(LOOKED, seat)
        hand = self.sides[1 - seat].hand
        for card in hand:
            self.show(card, seat)
        if self.ears is not None and hand:
            self.tell(SAW, [self.face[card] for card in hand], 1 << seat)
