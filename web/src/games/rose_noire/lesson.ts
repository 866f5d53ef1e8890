import type { Lesson } from "../../lib/skin";

/** What the guide says before the first move; from then on the match is everyone's own, and tips follow what happens. */
export const LESSON: Lesson = {
  0: {
    prompt: "day",
    says: [
      "Bienvenue au monastère, où quelqu'un ment. Deux de ces sept suspects sont les complices du Recteur : nommez-les avant la fin du cinquième jour. Maintenez votre rôle, en bas à droite, pour le lire. Puis touchez un suspect : vous prendrez le premier indice de sa pile. Une preuve innocente celui qu'elle nomme ; celles des deux complices n'existent pas.",
      "Welcome to the monastery, where someone lies. Two of these seven suspects are the Rector's accomplices: name them before the fifth day is over. Hold your role, at bottom right, to read it. Then touch a suspect: you take the first clue of that pile. A proof clears whom it names; those of the two accomplices do not exist.",
    ],
  },
};
