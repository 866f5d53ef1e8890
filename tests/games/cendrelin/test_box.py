"""The box: what is in it, that it can always be played, and that a designer's sheet is read or refused with reasons."""

import unicodedata
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cendrelin.position import GAME, Night, fresh
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.match import Chooser, Illegal, Match
from veillee.core.text import EN, FR
from veillee.games.cendrelin.cards.box import BASE_PLACES, LIFE, Box, Event
from veillee.games.cendrelin.cards.check import LONGEST_SHEET, MOST_LINES, certain, checked_box, faults_of, problems
from veillee.games.cendrelin.cards.sheet import read_box, standard_box, standard_sheets
from veillee.games.cendrelin.language.effect import Effect
from veillee.games.cendrelin.language.elements import Element
from veillee.games.cendrelin.language.lexicon import DEMON_NAME
from veillee.games.cendrelin.language.reader import Reader, parser
from veillee.games.cendrelin.language.speller import plain
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.night import night_actions
from veillee.games.cendrelin.rules.options import END, meets_fate, resolves
from veillee.games.cendrelin.rules.phases import AT_NIGHT

BOX = standard_box()
SHEET = """
# Une classe de plus.
classe Embaumeur | Embalmer
> Il conserve tout. | He keeps everything.
fragment Bandelettes | Bandages ••••
- Dépensez 1 mana, créez 1 tombe, préparez 1 hommage.
fragment Natron | Natron ••••
- Gagnez 1 mana.
- Défaussez 1 dépouille, créez 1 âme.
fragment Vase canope | Canopic Jar ••
depuis la crypte
- Renoncez à 1 action, créez 1 amphore.
objectif Momie | Mummy
- Tant qu'il y a au moins 5 amphores.
objectif Pyramide | Pyramid
- Dès que vous avez au moins 9 hommages.
lieu Le Tombeau | The Tomb
ressource amphore (f), amphores | amphora, amphorae
passé 1
futur 5
- Dépensez 2 mana, créez 1 amphore.
événement Scarabée | Scarab
imprévu : Défaussez 1 amphore.
- Employez 1 hommage, créez 1 amphore.
- Perdez 1 mana.
"""


def all_effects(box: Box) -> list[Effect]:
    found = [effect for fragment in box.fragments for effect in fragment.effects]
    found += [effect for place in box.places for effect in place.effects]
    for event in box.events:
        found += [*event.unforeseen, *event.actions, *event.options]
    return found + box.fate.options


def test_the_classes_and_their_packets() -> None:
    """CEN-20, CEN-32: a life's worth of different fragments, with options and from the crypt, and objectives of both kinds."""
    for at, klass in enumerate(BOX.classes):
        fragments = [BOX.fragments[face] for face in klass.fragments]
        assert any(len(fragment.effects) > 1 for fragment in fragments)
        assert any(fragment.crypt for fragment in fragments)
        assert len({str(fragment.effects) for fragment in fragments}) == len(fragments)
        assert len(BOX.packet(at)) >= LIFE
        lasting = [BOX.goals[goal].goal.lasting for goal in klass.goals]
        assert True in lasting
        assert False in lasting


def test_the_beginners_classes_have_their_lists() -> None:
    """CEN-11, CEN-12: ten fragments within the points."""
    assert {"Nécromancien", "Animancien", "Sorcier"} <= {BOX.classes[at].name.fr for at in BOX.beginners()}
    for at in BOX.beginners():
        klass = BOX.classes[at]
        assert len(klass.apprentice) == LIFE
        for face in klass.apprentice:
            assert klass.apprentice.count(face) <= BOX.fragments[face].points


def test_the_places_and_the_events() -> None:
    """CEN-12, CEN-21, CEN-22, CEN-35, CEN-103, CEN-D19, CEN-D20: what the rulebook fixes, and enough to exchange."""
    base = [(place.resource.frs, place.past, place.future) for place in BOX.places[:BASE_PLACES]]
    assert base == [("tombes", 3, 6), ("fosses", 3, 6), ("âmes", 2, 4), ("trésors", 2, 4)]
    assert len(BOX.demonic_places()) >= 3
    assert all((BOX.places[at].resource == DEMON_NAME) == BOX.places[at].demonic for at in range(len(BOX.places)))
    assert len(BOX.other_places()) >= 6
    assert sum(event.base for event in BOX.events) == 8
    assert not any(event.unforeseen or event.actions for event in BOX.events if event.base)
    assert any(place.future < 0 for place in BOX.places)
    assert all(place.events for place in BOX.places[BASE_PLACES:])


def test_every_pair_of_classes_can_draw_three_objectives() -> None:
    """CEN-30."""
    for first, second in product(BOX.classes, BOX.classes):
        assert first is second or len(first.goals) + len(second.goals) >= 3


def test_every_word_of_the_language_is_used() -> None:
    """CEN-60: no rule of the grammar without a card."""
    text = "\n".join(standard_sheets().values())
    used = {
        plain(word.say(FR)).split()[0] for effect in all_effects(BOX) for part in effect.parts for word in part.elements
    }
    assert {
        "créez",
        "défaussez",
        "gagnez",
        "dépensez",
        "perdez",
        "renoncez",
        "renvoyez",
        "préparez",
        "employez",
    } <= used
    assert {"désignez", "il", "s'il", "si"} <= used
    words: list[Element] = [word for effect in all_effects(BOX) for part in effect.parts for word in part.elements]
    words += [condition for goal in BOX.goals for condition in goal.goal.conditions]
    assert {type(word).__name__ for word in words} == {
        "Create", "Discard", "Gain", "Spend", "Lose", "Renounce", "Return", "Prepare", "Employ", "Designate",
        "Wish", "AtLeast", "AtMost", "More", "Abundant", "Has", "HasMost", "SoulComplete",
    }  # fmt: skip
    for phrase in ("il gagne", "il perd", "il dépense", "il renvoie", "s'il a au plus", "s'il n'a aucun", "s'il a au moins",
                   "son âme est complète", "son âme n'est pas complète", "vous avez au plus", "vous n'avez aucun", "ne sont pas"):  # fmt: skip
        assert phrase in text, phrase


def test_ephemeral_resources_have_uses_on_both_sides() -> None:
    """CEN-78, CEN-79: each is prepared and employed by several cards; so are demon names created and discarded."""
    said = [plain(effect.say(FR)).lower() for effect in all_effects(BOX)]
    for noun in ("dégât", "hommage", "pacte"):
        for verb in ("préparez", "employez"):
            assert sum(f"{verb} {n} {noun}" in one for one in said for n in range(1, 6)) >= 5
    for verb in ("créez", "défaussez"):
        assert sum(f"{verb} {n} nom" in one for one in said for n in range(1, 4)) >= 5


def test_the_box_has_no_fault() -> None:
    """CEN-112: the checks that a designer's sheet must pass."""
    assert problems(BOX) == []


@pytest.mark.parametrize("event", BOX.events, ids=lambda event: event.name.en)
def test_every_event_can_always_be_resolved(event: Event) -> None:
    """CEN-51: solved for every cemetery that matters: none or much of each thing, with and without mana and fragments."""
    places = ["Le Cercle de suie", "L'Ossuaire"]
    if event.place >= BASE_PLACES:
        places[0 if BOX.places[event.place].demonic else 1] = BOX.places[event.place].name.fr
    for hand, mana in product((["Racket", "Cratère"], []), (0, 9)):
        m = Night(hand=hand, mana=[mana], places=places, environs=[event.name.fr]).m
        for amounts in product((0, 9), repeat=len(m.places)):
            for at, amount in zip(m.places, amounts, strict=True):
                m.tokens[m.box.places[at].resource.at] = amount
            assert any(effect.possible(m, 0, len(hand)) for effect in event.options)


class Forced(Chooser):
    """Gives one answer, then any."""

    def __init__(self, answer: int) -> None:
        self.answers = [answer]
        self.whims = RandomChooser(FastDice(7))

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        return self.answers.pop() if self.answers else self.whims.pick(match, seat, prompt, options, about)


def way_to_dawn(m: Campaign) -> list[int] | None:
    """The solver: duties that bring this night to its end, an event's option first, or None where there are none."""
    if m.named >= 0 or m.phase != AT_NIGHT:
        return []
    options = night_actions(m, m.keeper)
    duties = [option for option in options if resolves(option) or meets_fate(option) or option == END]
    for option in sorted(duties, reverse=True):
        world = m.copy()
        assert isinstance(world, Campaign)
        world.chooser = Forced(option)
        world.ask_all = True
        world.step()
        rest = way_to_dawn(world)
        if rest is not None:
            return [option, *rest]
    return None


@pytest.mark.parametrize("event", BOX.events, ids=lambda event: event.name.en)
def test_a_way_to_end_the_night_is_found_whatever_came(event: Event) -> None:
    """CEN-51: with this event alone in the environs, rich or poor, whatever Destiny did last."""
    places = ["Le Cercle de suie", "L'Ossuaire"]
    if event.place >= BASE_PLACES:
        places[0 if BOX.places[event.place].demonic else 1] = BOX.places[event.place].name.fr
    fates = range(-1, len(BOX.fate.options))
    for hand, amount, drawn, last in product((["Racket", "Cratère"], []), (0, 9), (0, 8), fates):
        m = Night(hand=hand, mana=[amount, amount], places=places, environs=[event.name.fr], drawn=drawn).m
        for at in m.places:
            m.tokens[m.box.places[at].resource.at] = amount
        m.last_fate = last
        way = way_to_dawn(m)
        assert way is not None
        assert len(way) == 3 or m.named >= 0
        assert way[-1] == END


def test_the_solver_finds_no_way_where_there_is_none() -> None:
    """CEN-51: an event that can never be resolved keeps the night from ending."""
    m = Night(environs=["Convoi funèbre"], tokens={"tombes": 0, "fosses": 0}).m
    assert way_to_dawn(m) is not None
    m.environs.clear()
    assert way_to_dawn(m) is None


def test_no_night_is_ever_stuck() -> None:
    """CEN-51: at every decision of random ages, the night could still be ended."""
    for seed in range(6):
        m = fresh(2 + seed % 3, {"classes": "random", "places": "random"}, seed)
        m.chooser = RandomChooser(FastDice(seed))
        while not m.over:
            m.step()
            if m.phase == AT_NIGHT and m.named < 0:
                options = night_actions(m, m.keeper)
                assert END in options or len(options) >= 1
                borne = [m.box.places[at].resource.at for at in m.places]
                events = [m.box.event(m.face[card]) for card in m.environs]
                assert m.dealt_with or all(any(certain(one, borne) for one in event.options) for event in events)


def test_a_sheet_of_ones_own_is_added_to_the_box() -> None:
    """CEN-110: its class can be chosen, its place voted for; the view carries the cards in both languages."""
    assert faults_of(SHEET) == []
    m = fresh(2, {"box": SHEET})
    assert len(m.box.classes) == len(BOX.classes) + 1
    assert m.box.classes[-1].name.en == "Embalmer"
    assert m.box.own
    m.chooser = RandomChooser(FastDice(3))
    while not m.over:
        m.step()
    cards = m.view(0)["box"]
    assert isinstance(cards, dict)
    assert "Embalmer" in str(cards["en"])
    assert fresh().view(0)["box"] is None
    assert checked_box(SHEET) is checked_box(SHEET)


@pytest.mark.parametrize(
    ("wrong", "right", "line", "says"),
    [
        ("créez 1 amphore.\nobjectif", "créez 2 amphore.\nobjectif", 13, "« amphores » attendu après « 2 »"),
        ("classe Embaumeur | Embalmer", "classe Embaumeur", 3, "« nom français | English name » attendu"),
        ("classe Embaumeur | Embalmer", "clase Embaumeur | Embalmer", 3, "« clase » ne commence aucune ligne"),
        ("Bandages ••••", "Bandages", 5, "un fragment finit par ses points"),
        ("Natron ••••", "Natron •", 3, "7 copies : il en faut 10"),
        ("objectif Pyramide | Pyramid\n- Dès que vous avez au moins 9 hommages.\n", "", 3, "il lui faut deux objectifs"),
        ("- Perdez 1 mana.\n", "", 24, "aucune de ses options n'est toujours possible"),
        ("- Dépensez 2 mana, créez 1 amphore.", "- Gagnez 1 mana.", 18, "il peut être activé sans fin"),
        ("passé 1", "passé un", 19, "un nombre de 0 à 99 attendu, et non « un »"),
        ("ressource amphore (f), amphores", "ressource amphore, amphores", 19, "« ressource ossement (m), ossements"),
        ("depuis la crypte", "futur 3", 12, "« futur » ne se dit pas de « Vase canope »"),
        ("objectif Momie | Mummy", "objectif Pyramide | Pyramid", 16, "« Pyramide » existe déjà"),
        ("ressource amphore (f), amphores | amphora, amphorae", "passé 2", 13, "« amphore »"),
        ("classe Embaumeur | Embalmer\n> Il conserve tout. | He keeps everything.\n", "", 3, "« fragment » : dites d'abord de quelle classe"),
        ("lieu Le Tombeau | The Tomb", "événement Rat | Rat\n- Perdez 1 mana.\nlieu Le Tombeau | The Tomb", 18, "dites d'abord de quel lieu"),
        ("événement Scarabée", "événement de base Scarabée", 23, "il n'y a que huit événements de base"),
        ("fragment Natron | Natron ••••\n- Gagnez 1 mana.", "fragment Natron | Natron ••••\n- Tant que vous avez au moins 1 mana.", 8, "un effet est attendu"),
    ],
)  # fmt: skip
def test_a_faulty_sheet_is_refused_with_the_place_and_the_reason(wrong: str, right: str, line: int, says: str) -> None:
    """CEN-111, CEN-112, CEN-D14: and a table cannot be opened with it."""
    assert wrong in SHEET
    sheet = SHEET.replace(wrong, right)
    faults = faults_of(sheet)
    assert faults
    assert any(fault.line == line and says in fault.text.fr for fault in faults) or says in faults[0].text.fr
    with pytest.raises(Illegal):
        fresh(2, {"box": sheet})


APPRENTICE = """\
classe Fou | Fool
prédilection tombes
apprenti 10 Pelle
fragment Pelle | Spade ••••••••••
- Créez 1 tombe.
objectif Trois | Three
- Dès que vous avez au moins 3 mana.
objectif Quatre | Four
- Dès que vous avez au moins 4 mana.
"""
EVENT_SHEET = "événement libre Rat | Rat\n- Perdez 1 mana.\n"
UNSURE = "Désignez un autre cendrelin, il dépense 5 mana, puis il gagne 1 mana."
"""Where nobody has so much mana, « il » is nobody."""
FATE_SHEET = "destin Le Sort | The Lot\n" + "- Gagnez 1 mana.\n" * 3


@pytest.mark.parametrize(
    ("sheet", "wrong", "right", "line", "says"),
    [
        ("\x0c" + SHEET, "passé 1", "passé ²", 19, "un nombre de 0 à 99 attendu, et non « ² »"),
        (SHEET.replace("\n", "\r\n"), "passé 1", "passé ²", 19, "un nombre de 0 à 99 attendu, et non « ² »"),
        (SHEET, "passé 1", "passé ²", 19, "un nombre de 0 à 99 attendu, et non « ² »"),
        (SHEET, "futur 5", f"futur {'9' * 5000}", 20, f"un nombre de 1 à 99 attendu, et non « {'9' * 39}… »"),
        (SHEET, "futur 5", "futur 0", 20, "un nombre de 1 à 99 attendu, et non « 0 »"),
        (SHEET, "futur 5", "futur 1", 17, "« Le Tombeau » : son sablier futur doit montrer plus que son sablier passé"),
        (SHEET, "passé 1", "passé 1\npassé 2", 20, "« passé » est déjà dit de « Le Tombeau »"),
        (SHEET, "futur 5", "futur 5\nfutur 6", 21, "« futur » est déjà dit de « Le Tombeau »"),
        (SHEET, "passé 1", "ressource dent (f), dents | tooth, teeth\npassé 1", 19, "« ressource » est déjà dit"),
        (SHEET, "ressource amphore (f)", "ressource amphore  (f)", 18, "« amphore  » : une ressource s'écrit en minuscules"),
        (SHEET, "ressource amphore", "ressource Amphore", 18, "« Amphore » : une ressource s'écrit en minuscules"),
        (SHEET, "ressource amphore", "ressource n° d'os", 18, "« n° d'os » : une ressource s'écrit en minuscules"),
        (SHEET, "ressource amphore", "ressource plus", 18, "« plus » a déjà un sens dans les phrases"),
        (SHEET, "ressource amphore", "ressource mana", 18, "« mana » a déjà un sens dans les phrases"),
        (SHEET, "ressource amphore", "ressource dégât", 18, "« dégât » a déjà un sens dans les phrases"),
        (SHEET, "(f), amphores", "(f), tombes que", 18, "« tombes que » a déjà un sens dans les phrases"),
        (SHEET, "(f), amphores", "(f), que tout", 18, "« que tout » a déjà un sens dans les phrases"),
        (SHEET, "(f), amphores", "(f), tombes", 18, "la ressource « tombes » existe déjà"),
        (SHEET, "(f), amphores", "(f, h muet), amphores", 18, "« ressource ossement (m), ossements | bone, bones » attendu"),
        (SHEET, "depuis la crypte", "depuis la crypte - Créez 1 âme.", 11, "rien ne suit « depuis la crypte »"),
        (SHEET, "Bandelettes | Bandages ••••", "Bandelettes •••• | Bandages ••••", 5, "les points se mettent à la fin"),
        (SHEET, "Bandages ••••", "Bandages • • • •", 5, "les points se mettent à la fin"),
        (SHEET, "Bandages ••••", f"Bandages {'•' * 11}", 5, "un fragment finit par ses points, de 1 à 10"),
        (SHEET, "Embaumeur | Embalmer", "Embaumeur | Embalmer ••", 3, "les points se mettent à la fin"),
        (SHEET, "- Dépensez 2 mana", "- Si vous le souhaitez, dépensez 2 mana", 17, "« si vous le souhaitez » ne se dit pas d'un lieu"),
        (SHEET, "classe Embaumeur | Embalmer", "classe Embaumeur", 3, "« nom français | English name » attendu"),
        (SHEET, "classe Embaumeur", "clase Embaumeur", 3, "« clase » ne commence aucune ligne ; écrivez « classe … »"),
        (SHEET, "classe Embaumeur | Embalmer", "classe Prêtre | Priest", 4, "« > » est déjà dit de « Prêtre »"),
        (SHEET, "lieu Le Tombeau", "classe Embaumeur | Embalmer\nlieu Le Tombeau", 17, "« Embaumeur » existe déjà"),
        (SHEET, "événement Scarabée", "Évènement Scarabée", 22, "« Évènement » ne commence aucune ligne ; écrivez « événement … »"),
        (SHEET, "imprévu :", "imprévu:", 23, "« imprévu: » ne commence aucune ligne ; écrivez « imprévu : … »"),
        (SHEET, "lieu Le Tombeau", "temple Le Tombeau", 17, "« temple » ne commence aucune ligne ; écrivez « classe », « fragment »"),
        (APPRENTICE, "apprenti 10 Pelle", f"apprenti {'9' * 15} Pelle", 3, "de 1 à 10 copies d'un fragment de cette classe"),
        (APPRENTICE, "prédilection tombes", "prédilection ossements", 1, "prédilection parmi tombes, fosses, âmes, trésors"),
        (EVENT_SHEET, "- Perdez", "action : Dépensez 1 mana.\n" * 9 + "- Perdez", 1, "9 effets : il en faut de 0 à 8"),
        (SHEET, "- Dépensez 2 mana", "- Employez 1 dégât, créez 1 dépouille.\n- Dépensez 2 mana", 17, "« Le Tombeau » : avec les autres lieux, il peut être activé sans fin"),
        (EVENT_SHEET, EVENT_SHEET, "# Os\nlieu L'Ossuaire | The Ossuary\n- Gagnez 1 mana.\n", 2, "« L'Ossuaire » : avec les autres lieux"),
        (EVENT_SHEET, EVENT_SHEET, "# Urnes\nlieu Le Columbarium | The Columbarium\nfutur 1\n", 2, "son sablier futur doit montrer plus"),
        (EVENT_SHEET, EVENT_SHEET, "# Os\nclasse Nécromancien | Necromancer\napprenti 1 Debout là-dedans\n", 2, "une carte d'apprenti liste 10 fragments"),
        (EVENT_SHEET, EVENT_SHEET, "# Foi\nclasse Prêtre | Priest\nprédilection âmes\napprenti 10 Dîme\n", 2, "« Dîme » : plus de copies"),
        (EVENT_SHEET, "Perdez 1 mana.", UNSURE, 1, "aucune de ses options n'est toujours possible"),
        (EVENT_SHEET, EVENT_SHEET, f"destin Le Sort | The Lot\n- {UNSURE}\n" + "- Gagnez 1 mana.\n" * 3, 1, "option 1 : elle n'est pas toujours"),
        (EVENT_SHEET, EVENT_SHEET, "destin Le Sort | The Lot\n" + "- Gagnez 1 mana.\n" * 9, 1, "9 effets : il en faut de 3 à 8"),
        (EVENT_SHEET, EVENT_SHEET, "destin Le Sort | The Lot\n" + "- Gagnez 1 mana.\n" * 2, 1, "2 effets : il en faut de 3 à 8"),
        (EVENT_SHEET, EVENT_SHEET, FATE_SHEET + FATE_SHEET, 5, "« destin » est déjà dit dans cette feuille"),
        (EVENT_SHEET, EVENT_SHEET, FATE_SHEET + FATE_SHEET.replace("Sort", "Lot"), 5, "« destin » est déjà dit dans cette feuille"),
        (SHEET, "classe Embaumeur", "classe Embau\x07meur", 3, "colonne 13 : le signe invisible U+0007 est de trop : effacez-le"),
        (SHEET, "Bandages ••••", "Ban\u202edages ••••", 5, "colonne 27 : le signe invisible U+202E est de trop"),
        (SHEET, "classe Embaumeur", f"classe {'E' * 61}", 3, f"« {'E' * 39}… » : un nom a 60 caractères au plus, et non 61"),
        (SHEET, "| Pyramid", f"| {'P' * 61}", 15, "un nom a 60 caractères au plus, et non 61"),
    ],
)  # fmt: skip
def test_a_fault_is_told_once_and_at_its_own_line(sheet: str, wrong: str, right: str, line: int, says: str) -> None:
    """CEN-14, CEN-48, CEN-50, CEN-51, CEN-111, CEN-112, CEN-D14: and draws no other after it."""
    assert sheet.count(wrong) == 1
    faults = faults_of(sheet.replace(wrong, right))
    assert [fault.line for fault in faults] == [line]
    assert says in faults[0].text.fr


def test_eight_of_a_kind_are_not_too_many() -> None:
    """CEN-48, CEN-50: an event with eight actions, a Destiny of eight options."""
    actions = "action : Dépensez 1 mana, préparez 1 dégât.\n" * 8
    assert faults_of(APPRENTICE + EVENT_SHEET.replace("- Perdez", f"{actions}- Perdez")) == []
    assert faults_of("destin Le Sort | The Lot\n" + "- Gagnez 1 mana.\n" * 8) == []


def test_a_destin_of_ones_own_may_keep_its_name() -> None:
    """CEN-110: it takes the place of the one in the box."""
    assert faults_of(FATE_SHEET.replace("Le Sort | The Lot", "Le Destin | Destiny")) == []


@pytest.mark.parametrize(
    "name", ["main de gloire", "âme noire", "mana noir", "fragment", "corne de brume", "œil-de-chat"]
)
def test_a_resource_may_share_words_with_the_language(name: str) -> None:
    """CEN-110: as long as no sentence could be heard otherwise."""
    sheet = SHEET.replace("amphores", f"{name}s").replace("amphore", name)
    assert faults_of(sheet) == []


def test_an_aspirated_h_is_said_where_the_resource_is() -> None:
    """CEN-110: « ressource hache (f, h aspiré), haches »."""
    own = SHEET.replace("amphore", "hache").replace(
        "- Perdez 1 mana.", "- Perdez 1 mana.\n- S'il y a plus de haches que d'âmes, gagnez 1 mana."
    )
    assert "« d' » attendu après « plus », et non « de »" in faults_of(own)[0].text.fr
    assert faults_of(own.replace("hache (f)", "hache (f, h aspiré)")) == []


@pytest.mark.parametrize(
    "written",
    [
        "\ufeff" + SHEET,
        unicodedata.normalize("NFD", SHEET),
        SHEET.replace("\n", "\r\n"),
        SHEET.replace("classe ", "classe\t").replace("- ", "-\t"),
        SHEET.replace("\nlieu", "\n\x0clieu").replace("\nobjectif", "\x0b\nobjectif"),
    ],
    ids=["byte order mark", "accents apart", "carriage returns", "tabs", "form feeds"],
)
def test_a_sheet_is_read_as_any_editor_writes_it(written: str) -> None:
    """CEN-110."""
    assert faults_of(written) == []
    assert checked_box(written).classes[-1].name.fr == "Embaumeur"


SLIPS = ["", " ", "  ", "\t", "\n", "²", "٣", "0", "9" * 5000, "•", "|", " | ", "(", ",", ".", "'", "°", "É", "\ufeff",
         "\u0301", "\x00", "il ", "tombes", "ressource ", "futur ", "apprenti 2 ", "lieu ", "- ", "> ", "puis "]  # fmt: skip


@settings(max_examples=max(30, settings().max_examples))
@given(
    st.lists(st.tuples(st.integers(0, len(SHEET)), st.integers(0, 12), st.sampled_from(SLIPS)), min_size=1, max_size=4)
)
def test_whatever_is_written_is_read_or_refused(slips: list[tuple[int, int, str]]) -> None:
    """CEN-111: no slip of the pen brings the reading down."""
    sheet = SHEET
    for at, size, slip in slips:
        sheet = sheet[:at] + slip + sheet[at + size :]
    for fault in faults_of(sheet):
        assert fault.text.fr.startswith(f"ligne {fault.line}, colonne {fault.column} : ")


def test_a_sheet_too_long_is_refused() -> None:
    """CEN-112: by the table and by the command alike, where it becomes too long."""
    line = "# rien\n"
    sheet = line * (LONGEST_SHEET // len(line) + 1)
    assert faults_of(sheet[:LONGEST_SHEET]) == []
    assert [fault.line for fault in faults_of(sheet)] == [LONGEST_SHEET // len(line) + 1]
    with pytest.raises(Illegal, match="too long"):
        fresh(2, {"box": sheet})
    for end in ("\n", "\r", "\r\n"):
        assert "too long" not in faults_of(f"x{end}" * MOST_LINES)[0].text.en
        assert "3,000 lines" in faults_of(f"x{end}" * (MOST_LINES + 1))[0].text.en
    assert "too many accents" in faults_of("classe a" + "\u0301" * 9)[0].text.en


def test_after_fifty_faults_a_sheet_is_read_no_further() -> None:
    """CEN-111: the first of them are told, whether lines, points or sentences are wrong."""
    for head, wrong in (("", "tour Rat | Rat\n"), ("événement libre Rat | Rat\n", "- Perdre 1 mana.\n")):
        assert [fault.line for fault in faults_of(head + wrong * 60)] == [len(head and "x") + at for at in range(1, 51)]


def test_a_crowd_of_cards_is_refused() -> None:
    """CEN-112: the numbers that stand for cards have room for a thousand events and a hundred resources."""
    crowd = "".join(f"événement libre Rat {at} | Rat {at}\n- Perdez 1 mana.\n" for at in range(1001))
    assert [fault.text.fr for fault in faults_of(crowd) if "1000 de chaque sorte" in fault.text.fr]
    heap = "lieu Le Tas | The Heap\n" + "ressource os (m), os | bone, bones\n" * 100
    assert "99 ressources au plus" in faults_of(heap)[-1].text.fr


def test_the_command_reads_a_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """CEN-111: `veillee cendrelin check FILE` says what is there, or everything that is wrong."""
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(SHEET)
    bad.write_text(SHEET.replace("créez 1 tombe", "créez 1 tombes").replace("Perdez 1 mana", "Perdre 1 mana"))
    check = GAME.tool("check").run
    assert check([str(good)], FR) == 0
    assert "1 classe, 3 fragments, 2 objectifs, 1 lieu et 1 événement" in capsys.readouterr().out
    assert check([str(bad)], FR) == 1
    said = plain(capsys.readouterr().err)
    assert "« tombe » attendu après « 1 »" in said
    assert "« perdez » attendu au début" in said
    with pytest.raises(Illegal, match="cannot be read"):
        check([str(tmp_path / "none.txt")], EN)
    bad.write_bytes("événement".encode("latin-1"))
    with pytest.raises(Illegal, match="UTF-8 expected"):
        check([str(bad)], EN)


def test_no_two_fragments_are_twins() -> None:
    """CEN-32: copies are what points are for."""
    said = [sorted(effect.say(FR) for effect in fragment.effects) for fragment in BOX.fragments]
    assert len(said) == len({tuple(effects) for effects in said})


def test_fragments_use_all_of_the_language_and_have_their_line() -> None:
    """CEN-62, CEN-65: some act in parts, some leave a wish; every fragment and objective has a line of humour."""
    said = [effect.say(FR) for fragment in BOX.fragments for effect in fragment.effects]
    assert sum(", puis " in one for one in said) >= 10
    assert sum("si vous le souhaitez" in one for one in said) >= 5
    assert all(card.flavour.fr and card.flavour.en for card in [*BOX.fragments, *BOX.goals])


def test_an_event_does_not_always_cost_mana() -> None:
    """CEN-49: of the ways to resolve events, few begin with « Perdez »."""
    said = [effect.say(FR) for event in BOX.events for effect in event.options]
    assert sum(one.startswith("Perdez") for one in said) <= len(said) / 5


def test_apprentices_and_base_events_set_the_others_back() -> None:
    """CEN-11, CEN-13, CEN-42: in the initiation game too, nobody plays alone; and mana that is kept is a shield."""
    for klass in BOX.classes:
        if klass.apprentice:
            said = [effect.say(FR) for face in klass.apprentice for effect in BOX.fragments[face].effects]
            assert any("il renvoie" in one or "il perd" in one or "il dépense" in one for one in said), klass.name.fr
    base = [effect.say(FR) for event in BOX.events if event.base for effect in event.options]
    assert sum("il renvoie" in one for one in base) >= 3
    assert sum("mana, il renvoie" in one and "s'il " in one for one in map(plain, base)) >= 2


def test_the_command_shows_every_card_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """CEN-111: its designer reads what the table will show."""
    file = tmp_path / "sheet.txt"
    file.write_text(SHEET + FATE_SHEET)
    assert GAME.tool("check").run([str(file)], FR) == 0
    shown = plain(capsys.readouterr().out)
    for said in (
        "Bandelettes | Bandages",
        "> Il conserve tout. | He keeps everything.",
        "- Renoncez à 1 action, créez 1 amphore. | Renounce 1 action, create 1 amphora.",
        "- Dès que vous avez au moins 9 hommages. | As soon as you have at least 9 homages.",
        "Le Tombeau | The Tomb",
        "- Défaussez 1 amphore. | Discard 1 amphora.",
        "Le Sort | The Lot",
    ):
        assert said in shown


def test_a_sheet_may_reopen_a_class_and_a_place() -> None:
    """CEN-110: it adds to what the box has, and numbers its cards after the others."""
    more = """
classe Prêtre | Priest
fragment Encens | Incense ••
- Dépensez 1 mana, préparez 2 hommages.
objectif Plein de grâce | Full of Grace
- Dès que vous avez au moins 12 hommages.
lieu L'Ossuaire | The Ossuary
événement Chien | Dog
- Perdez 1 mana.
"""
    assert faults_of(more) == []
    box = read_box([more])
    priest = next(klass for klass in box.classes if klass.name.fr == "Prêtre")
    ossuary = next(place for place in box.places if place.name.fr == "L'Ossuaire")
    assert [box.fragments[face].name.fr for face in priest.fragments][-1] == "Encens"
    assert box.goals[priest.goals[-1]].name.fr == "Plein de grâce"
    assert box.events[ossuary.events[-1]].name.fr == "Chien"
    assert (len(box.classes), len(box.places)) == (len(BOX.classes), len(BOX.places))


def test_every_rule_of_the_grammar_is_used_by_a_card() -> None:
    """CEN-60: and LALR reads every sentence in one way."""
    reader = Reader(BOX.nouns)
    said = [effect.say(FR) for effect in all_effects(BOX)] + [goal.goal.say(FR) for goal in BOX.goals]
    trees = [parser().parse(list(reader.speller.tokens(sentence))) for sentence in said]
    used = {str(tree.data) for whole in trees for tree in whole.iter_subtrees()}
    written = {str(rule.alias or rule.origin.name) for rule in parser().rules}
    assert {rule for rule in written if not rule.startswith("__")} == used
