"""The questions of the rulebook, with what each of their options does."""

from typing import Final

from veillee.core.facts import NUMBER, SEATED, Prompt
from veillee.core.text import Text
from veillee.games.marelle.voice.sentences import card_at, conflict_at, trait_at

NAME_LIMIT: Final = 40
WISH_LIMIT: Final = 200
PARAGRAPH_LIMIT: Final = 2000

NAME: Final = Prompt(
    "name", "MAR-02", "Comment s'appelle votre personnage ?", "What is your character called?", limit=NAME_LIMIT
)
WISH: Final = Prompt(
    "wish",
    "MAR-03",
    "Que veut votre personnage ? Écrivez une phrase qui commence par « Je veux… » et qui le pousse à agir ; nul autre ne la lira avant la fin.",
    "What does your character want? Write a sentence that begins with “I want…” and leads to action; nobody else will read it before the end.",
    limit=WISH_LIMIT,
)
BID: Final = Prompt(
    "bid",
    "MAR-11",
    "Que misez-vous, face cachée, pour {0} ?",
    "What do you bid, face down, for {0}?",
    [trait_at],
    take=Text("Miser {0}", "Bid {0}"),
    leave=Text("Vous abstenir en montrant {0}", "Abstain by showing {0}"),
)
TIE: Final = Prompt(
    "tie",
    "MAR-13",
    "Égalité pour {0} : par quelle carte remplacez-vous la vôtre ?",
    "A tie for {0}: which card replaces yours?",
    [trait_at],
    take=Text("Miser {0}", "Bid {0}"),
    leave=Text("Vous abstenir en montrant {0}", "Abstain by showing {0}"),
)
RAISE: Final = Prompt(
    "raise",
    "MAR-15",
    "La meilleure mise pour {0} est de {1} : ajoutez-vous des cartes à la vôtre, de {2}, pour la dépasser ?",
    "The best bid for {0} is {1}: do you add cards to yours, of {2}, to exceed it?",
    [trait_at, NUMBER, NUMBER],
    take=Text("Ajouter {0}", "Add {0}"),
    leave=Text("Ne rien ajouter", "Add nothing"),
)
ADD: Final = Prompt(
    "add",
    "MAR-15",
    "Votre mise atteint {1} ; il faut dépasser {0} : quelle carte ajoutez-vous encore ?",
    "Your bid comes to {1} and must exceed {0}: which card do you add as well?",
    [NUMBER, NUMBER],
    take=Text("Ajouter {0}", "Add {0}"),
)
PLACE: Final = Prompt(
    "place",
    "MAR-18",
    "Sur lequel de vos conflits posez-vous votre mise pour {0} ?",
    "On which of your conflicts do you put your bid for {0}?",
    [trait_at],
    take=Text("Sur {0}, entre vous et {1}", "On {0}, between you and {1}"),
)
FOOL: Final = Prompt(
    "fool",
    "MAR-24",
    "Quel arcane vient à la place du Mat ?",
    "Which arcanum comes in the place of the Fool?",
    take=Text("Prendre {0}", "Take {0}"),
)
DEFINE: Final = Prompt(
    "define",
    "MAR-21",
    "Quelle carte retournez-vous pour définir votre conflit ?",
    "Which card do you turn over to define your conflict?",
    take=Text("Définir {0} par {1} : {2}", "Define {0} by {1}: {2}"),
)
STEP: Final = Prompt(
    "step",
    "MAR-80",
    "Qui ouvre la prochaine scène ? Choisissez un conflit, et qui la met en place.",
    "Who opens the next scene? Choose a conflict, and who sets it up.",
)
SCENE: Final = Prompt(
    "scene",
    "MAR-32",
    "La scène se joue sur {0}.",
    "The scene is played on {0}.",
    [conflict_at],
    take=Text("Jouer {0}", "Play {0}"),
    limit=PARAGRAPH_LIMIT,
)
INTERRUPT: Final = Prompt(
    "interrupt",
    "MAR-35",
    "L'interruption : donnez-vous une carte à {0} pour retourner une carte cachée {de 1} ?",
    "The interruption: do you give {0} a card in order to turn over a face-down card of {1}?",
    [SEATED, conflict_at],
    take=Text("Retourner {0}", "Turn {0} over"),
    leave=Text("Ne rien retourner", "Turn nothing over"),
)
GIVE: Final = Prompt(
    "give",
    "MAR-35",
    "Quelle carte donnez-vous à {0}, qui la met de côté, pour retourner {1} ?",
    "Which card do you give to {0}, who sets it aside, in order to turn {1} over?",
    [SEATED, card_at],
    take=Text("Donner {0}, de votre main", "Give {0}, from your hand"),
    leave=Text("Donner {0}, mise de côté", "Give {0}, which you had set aside"),
)
MAKE_GOOD: Final = Prompt(
    "make-good",
    "MAR-36",
    "Quelle carte de votre main mettez-vous de côté à la place ?",
    "Which card of your hand do you set aside instead?",
    take=Text("Mettre de côté {0}", "Set aside {0}"),
)
DUEL: Final = Prompt(
    "duel",
    "MAR-43",
    "Duel, faute de rang pour {0} : quelle carte révélez-vous ? Une carte de sa couleur bat toutes les autres, puis la plus haute "
    "l'emporte ; vous échangerez vos cartes.",
    "A duel, for want of a rank in {0}: which card do you reveal? A card of its suit beats all others, then the higher wins; "
    "you will exchange your cards.",
    [trait_at],
    take=Text("Révéler {0}", "Reveal {0}"),
)
END: Final = Prompt(
    "end",
    "MAR-38",
    "Comment se termine la scène ?",
    "How does the scene end?",
    limit=PARAGRAPH_LIMIT,
)
KEEP: Final = Prompt(
    "keep",
    "MAR-53",
    "Vous l'emportez : quelle carte du conflit mettez-vous de côté ?",
    "You win: which card of the conflict do you set aside?",
    take=Text("Mettre de côté {0}", "Set aside {0}"),
)
TAKE: Final = Prompt(
    "take",
    "MAR-54",
    "Quelle carte du conflit prenez-vous dans votre main ?",
    "Which card of the conflict do you take into your hand?",
    take=Text("Prendre {0}", "Take {0}"),
)
PLEDGE: Final = Prompt(
    "pledge",
    "MAR-55",
    "Proposez-vous un gage à {0} ?",
    "Do you offer {0} a pledge?",
    [SEATED],
    take=Text("Proposer {0}", "Offer {0}"),
    leave=Text("Ne rien proposer", "Offer nothing"),
)
ACCEPT: Final = Prompt(
    "accept",
    "MAR-55",
    "{0} vous propose {1} en gage : quelle carte lui donnez-vous en échange, à mettre de côté ?",
    "{0} offers you {1} as a pledge: which card do you give in exchange, to be set aside?",
    [SEATED, card_at],
    take=Text("Accepter et donner {0}", "Accept and give {0}"),
    leave=Text("Refuser ce gage", "Refuse this pledge"),
)
GIFT: Final = Prompt(
    "gift",
    "MAR-62",
    "Vous l'emportez : quelle carte donnez-vous à qui a perdu ?",
    "You win: which card do you give to the defeated?",
    take=Text("Donner {0} à {1}", "Give {0} to {1}"),
)
FATE: Final = Prompt(
    "fate",
    "MAR-72",
    "Quel destin se dessine dans vos cartes ?",
    "Which fate shows in your cards?",
)
EPILOGUE: Final = Prompt(
    "epilogue",
    "MAR-73",
    "Racontez le destin de votre personnage.",
    "Tell the fate of your character.",
    limit=PARAGRAPH_LIMIT,
)
