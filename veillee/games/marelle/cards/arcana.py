"""The major arcana: what each says of two princes in rivalry, in belligerence, and the question it asks of a scene.

Templates over the names of the table's world: {0} the realm, {1} the old king, {2} the master of secrets.
"""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text

MAT: Final = 0


@dataclass(frozen=True)
class Arcanum:
    """One major arcanum."""

    key: str
    numeral: str
    name: Name
    rivalry: Text
    belligerence: Text
    question: Text


ARCANA: Final = [
    Arcanum(
        "mat",
        "",
        Name("le Mat", "the Fool"),
        Text("", ""),
        Text("", ""),
        Text("Qui ne devrait pas être là ?", "Who should not be here?"),
    ),
    Arcanum(
        "bateleur",
        "I",
        Name("le Bateleur", "the Magician"),
        Text(
            "Une entreprise commune, dont chacun tient la moitié des outils.",
            "A venture in common: each of them holds half of the tools.",
        ),
        Text(
            "L'un a ruiné l'ouvrage de l'autre, par fraude ou par force.",
            "One has wrecked the other's work, by fraud or by force.",
        ),
        Text(
            "Qu'ont-ils entrepris, et qui en eut l'idée le premier ?", "What did they undertake, and whose idea was it?"
        ),
    ),
    Arcanum(
        "papesse",
        "II",
        Name("la Papesse", "the Popess", feminine=True),
        Text(
            "L'un est fasciné en secret par l'autre, qui le sait, et qui l'est peut-être aussi.",
            "One is secretly enthralled by the other, who knows it, and may feel the same.",
        ),
        Text(
            "L'un détient un secret que l'autre ne peut laisser sortir.",
            "One holds a secret that the other cannot let out.",
        ),
        Text("Quel mot ne doit pas être prononcé ce soir ?", "Which word must not be spoken tonight?"),
    ),
    Arcanum(
        "imperatrice",
        "III",
        Name("l'Impératrice", "the Empress", feminine=True),
        Text(
            "Tous deux recherchent les faveurs de la même personne.", "Both of them seek the favour of the same person."
        ),
        Text(
            "Une personne avait choisi l'un ; l'autre l'a fait tuer ou bannir.",
            "Somebody had chosen one of them; the other had that person killed or banished.",
        ),
        Text(
            "Qui fut choisi, et où est à présent qui choisissait ?",
            "Who was chosen, and where is the one who chose now?",
        ),
    ),
    Arcanum(
        "empereur",
        "IIII",
        Name("l'Empereur", "the Emperor"),
        Text(
            "L'un compte sur l'autre pour achever ce qu'il ne peut achever seul.",
            "One relies on the other to finish what cannot be finished alone.",
        ),
        Text(
            "L'un tient une charge que l'autre convoite, et qu'il exercerait tout autrement.",
            "One holds an office that the other covets, and would hold quite differently.",
        ),
        Text("À quoi servirait ce pouvoir, en d'autres mains ?", "What would this power be for, in other hands?"),
    ),
    Arcanum(
        "pape",
        "V",
        Name("le Pape", "the Pope"),
        Text(
            "La même mission leur fut confiée ; chacun veut l'accomplir seul.",
            "The same mission was given to both; each wants to accomplish it alone.",
        ),
        Text("Leur mission a échoué ; chacun en accuse l'autre.", "Their mission failed; each blames the other."),
        Text(
            "Qui les avait envoyés, et que dira-t-on à leur retour ?",
            "Who had sent them, and what will be said on their return?",
        ),
    ),
    Arcanum(
        "amoureux",
        "VI",
        Name("l'Amoureux", "the Lover"),
        Text(
            "L'un partage sa vie avec quelqu'un que l'autre désire.",
            "One shares a life with somebody the other desires.",
        ),
        Text(
            "L'un partage sa vie avec quelqu'un ; l'autre, pour se venger, veut un mort dans ce couple.",
            "One shares a life with somebody; the other, for revenge, wants one of the couple dead.",
        ),
        Text("Qui choisit, et qui croit choisir ?", "Who chooses, and who only believes it?"),
    ),
    Arcanum(
        "chariot",
        "VII",
        Name("le Chariot", "the Chariot"),
        Text(
            "Leur réussite commune est éclatante ; chacun la dit sienne.",
            "Their shared success is dazzling; each of them claims it.",
        ),
        Text(
            "Leur désastre commun est sans remède ; chacun le dit de l'autre.",
            "Their shared disaster is past mending; each of them calls it the other's.",
        ),
        Text("Qui tenait les rênes ?", "Who held the reins?"),
    ),
    Arcanum(
        "justice",
        "VIII",
        Name("la Justice", "Justice", feminine=True),
        Text(
            "L'un a offensé l'autre en public ; réparation est due.",
            "One insulted the other in public; reparation is due.",
        ),
        Text(
            "Un crime que l'un n'a pas payé et que l'autre n'a pas pardonné.",
            "A crime that one has not paid for and the other has not forgiven.",
        ),
        Text("Quel prix suffirait ?", "What price would be enough?"),
    ),
    Arcanum(
        "hermite",
        "VIIII",
        Name("l'Hermite", "the Hermit"),
        Text("Élèves {de 2}, ils se disputent ses leçons.", "Pupils of {2}, they quarrel over his lessons."),
        Text(
            "{2} n'a choisi qu'un héritier de ses secrets ; l'autre l'a découvert.",
            "{2} has chosen only one heir to his secrets; the other has found out.",
        ),
        Text(
            "Que montre cette lanterne, qu'on ne voyait pas hier ?",
            "What does this lantern show that was not seen yesterday?",
        ),
    ),
    Arcanum(
        "roue",
        "X",
        Name("la Roue de Fortune", "the Wheel of Fortune", feminine=True),
        Text(
            "Leurs affaires s'opposent : ce que l'un gagne, l'autre le perd.",
            "Their affairs are opposed: what one wins, the other loses.",
        ),
        Text(
            "Une malédiction les lie : quand l'un monte, l'autre tombe, et seule une mort en délivrerait.",
            "A curse binds them: when one rises, the other falls, and only a death would end it.",
        ),
        Text("Qui monte ce soir, et qui le paie ?", "Who is rising tonight, and who pays for it?"),
    ),
    Arcanum(
        "force",
        "XI",
        Name("la Force", "Strength", feminine=True),
        Text(
            "Chacun tient l'autre par une lettre qu'il n'a pas brûlée.",
            "Each holds the other by a letter that was never burnt.",
        ),
        Text(
            "Ils se sont traînés dans la boue ; seul le sang laverait cela.",
            "They have dragged each other through the mud; only blood would wash it off.",
        ),
        Text("Qu'arriverait-il si l'un cessait d'avoir peur ?", "What if one of them stopped being afraid?"),
    ),
    Arcanum(
        "pendu",
        "XII",
        Name("le Pendu", "the Hanged Man"),
        Text(
            "L'un tient l'autre captif, et c'est le captif qui mène le jeu.",
            "One holds the other captive, and it is the captive who leads the game.",
        ),
        Text(
            "L'un tient l'autre captif, et pour toujours : le captif sait comment le perdre.",
            "One holds the other captive, and for ever: the captive knows how to bring the jailer down.",
        ),
        Text(
            "Que voit-on, la tête en bas, que les autres ne voient pas ?",
            "What can be seen upside down that others do not see?",
        ),
    ),
    Arcanum(
        "sans-nom",
        "XIII",
        Name("l'Arcane sans nom", "the Nameless Arcanum"),
        Text(
            "L'un a tué l'autre et le pleure ; ce n'était qu'une mise en scène.",
            "One killed the other, and mourns; but it was all staged.",
        ),
        Text(
            "L'un a tué l'autre, ou du moins son double ; l'autre est là, et s'en souvient.",
            "One killed the other, or at least a double; the other is here, and remembers.",
        ),
        Text(
            "Qui manque à l'appel, et qui n'aurait pas dû y répondre ?",
            "Who is missing, and who should not have answered?",
        ),
    ),
    Arcanum(
        "temperance",
        "XIIII",
        Name("la Tempérance", "Temperance", feminine=True),
        Text(
            "Ils s'entendent à merveille, et se desservent de même.",
            "They get on wonderfully, and undo each other's work just as well.",
        ),
        Text(
            "Ils s'entendent à merveille ; chacun prépare en secret la perte de l'autre.",
            "They get on wonderfully; each is secretly preparing the other's ruin.",
        ),
        Text(
            "Que verse-t-on d'une coupe dans l'autre, et depuis quand ?",
            "What is being poured from one cup into the other, and since when?",
        ),
    ),
    Arcanum(
        "diable",
        "XV",
        Name("le Diable", "the Devil"),
        Text(
            "Leur affaire a si bien réussi qu'elle leur échappe ; chacun croit qu'elle n'échappe qu'à l'autre.",
            "Their business has done so well that it is out of hand; each believes that only the other has lost hold of it.",
        ),
        Text(
            "Leur affaire a si bien réussi qu'il y eut des morts ; et c'est, bien sûr, la faute de l'autre.",
            "Their business has done so well that people died; and it is, of course, the other's fault.",
        ),
        Text("Qui a signé, et de quelle encre ?", "Who signed, and in what ink?"),
    ),
    Arcanum(
        "maison-dieu",
        "XVI",
        Name("la Maison Dieu", "the House of God", feminine=True),
        Text(
            "Nul n'est plus près du trône que ces deux-là, et c'est à qui devancera l'autre.",
            "Nobody is nearer to the throne than these two, and each means to get there first.",
        ),
        Text(
            "L'un des deux doit avoir quitté le palais avant le jour.",
            "One of the two must have left the palace before daybreak.",
        ),
        Text("Qui dormira demain dans la chambre du roi ?", "Who will sleep in the king's chamber tomorrow?"),
    ),
    Arcanum(
        "etoile",
        "XVII",
        Name("l'Étoile", "the Star", feminine=True),
        Text(
            "L'élève veut montrer au maître qu'il l'a dépassé.",
            "The pupil wants to show the master who is the better now.",
        ),
        Text("L'élève tient désormais son maître pour un traître.", "The pupil now holds the master for a traitor."),
        Text("Quelle leçon n'aurait-il pas fallu donner ?", "Which lesson should not have been given?"),
    ),
    Arcanum(
        "lune",
        "XVIII",
        Name("la Lune", "the Moon", feminine=True),
        Text(
            "Ils s'aiment sans se le dire, et s'entraident si mal qu'ils se nuisent.",
            "They love each other and do not say so, and help each other so badly that it hurts.",
        ),
        Text(
            "Ils s'aiment et le nient ; plutôt voir l'autre mort qu'à quelqu'un.",
            "They love each other and deny it; better the other dead than somebody else's.",
        ),
        Text("Que feraient-ils si personne ne regardait ?", "What would they do if nobody were looking?"),
    ),
    Arcanum(
        "soleil",
        "XVIIII",
        Name("le Soleil", "the Sun"),
        Text(
            "Deux héritiers légitimes {de 1}, chacun courtisant le parti de l'autre.",
            "Two rightful heirs of {1}, each courting the other's party.",
        ),
        Text(
            "Deux héritiers légitimes {de 1}, et deux partis qu'ils dressent l'un contre l'autre.",
            "Two rightful heirs of {1}, and two parties that they set against each other.",
        ),
        Text(
            "Qui porte déjà la couronne, dans la tête du peuple ?",
            "Who already wears the crown, in the mind of the people?",
        ),
    ),
    Arcanum(
        "jugement",
        "XX",
        Name("le Jugement", "Judgement"),
        Text(
            "L'un a donné sa vie pour l'autre ; il revient, et rien n'a été fait de ce sacrifice.",
            "One gave a life for the other, and is back: nothing was made of that sacrifice.",
        ),
        Text(
            "L'un fut assassiné par l'autre, et revient d'entre les morts.",
            "One was murdered by the other, and is back from among the dead.",
        ),
        Text("Qu'a-t-on fait du nom des morts ?", "What was done with the names of the dead?"),
    ),
    Arcanum(
        "monde",
        "XXI",
        Name("le Monde", "the World"),
        Text(
            "L'un a pactisé avec l'ennemi {de 0} ; l'autre veut sauver {0} sans perdre les siens.",
            "One has made a pact with {0's} enemy; the other wants to save {0} without losing a sibling.",
        ),
        Text(
            "L'un a pactisé avec l'ennemi {de 0} ; le prix est la tête de l'autre, qui ne le sait pas encore.",
            "One has made a pact with {0's} enemy; the price is the other's head, and the other does not know it yet.",
        ),
        Text("Combien vaut {0}, et à qui paie-t-on ?", "What is {0} worth, and who is paid?"),
    ),
]
