"""Measures how often KeyForge asks what cannot matter: questions all of whose options lead to the same position.

    python bench/idle_questions.py [--duels 1000] [--first 0] [--live] [--most 1.0] [--json]

Duels are played at random between new decks; `veillee/games/keyforge/referee/idle.py` says how a question is weighed. The choice
of an act always matters, because ending the step is another position: shares are given of all questions, and of those
besides. With --live the duels are asked as at a table between people, where one-option questions are answered for them and do
not count. If either share is above what is allowed (in per cent), the script ends with status 1.
"""

import argparse
import json
import sys

from veillee.games.keyforge.referee.idle import Survey


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--duels", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--live", action="store_true")
    parser.add_argument("--most", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    survey = Survey()
    for seed in range(args.first, args.first + args.duels):
        survey.play(seed, args.live)
    if args.json:
        found = {"duels": survey.duels, "questions": survey.questions, "idle": survey.idle, "shares": survey.shares()}
        print(json.dumps({**found, "kinds": survey.kinds, "sources": survey.sources}))
    else:
        of_all, besides = survey.shares()
        print(
            f"{survey.duels} duels, {survey.questions} questions ({survey.acts} of them which act), {survey.idle} idle:"
        )
        print(f"{of_all:.2f} % of all, {besides:.2f} % of those besides")
        for what, count in [*survey.kinds.most_common(), *survey.sources.most_common(60)]:
            print(f"{count:6}  {what}")
    return 1 if max(survey.shares()) > args.most else 0


if __name__ == "__main__":
    sys.exit(main())
