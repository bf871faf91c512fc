#!/usr/bin/env python3
"""Plays a whole game of Commands & Colors: Napoleonics through the protocol, with random decisions for both seats.

    random_player.py [PROGRAM] [SEED]

PROGRAM is the grognard program, target/release/grognard if nothing is said; SEED is for the choices, not for the dice
of the game, which are new each time. It starts `grognard engine`, writes requests to it and reads answers from it, one
JSON object a line, and in the end lets it check the dice of the record. Nothing but the Python standard library is needed.
"""
import json, os, random, subprocess, sys

MOST_DECISIONS = 20_000


class Engine:
    """The other end of the line."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self.asked = 0

    def ask(self, cmd, **fields):
        """Asks for something and gives what stands under "ok" in the answer."""
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The engine went away when it was asked for {cmd!r}.")
        answer = json.loads(line)
        if answer["id"] != self.asked:
            sys.exit(f"Request {self.asked} was answered as {answer['id']}.")
        if "error" in answer:
            sys.exit(f"{cmd}: {answer['error']['message']}")
        return answer["ok"]

    def close(self):
        """Says goodbye. The engine ends when its input does."""
        self.process.stdin.close()
        if self.process.wait(timeout=60) != 0:
            sys.exit(f"The engine ended with {self.process.returncode}.")


def play(engine, dice):
    """Plays a game to its end and gives the name of the table and how it ended."""
    opened = engine.ask("new", game="ccn", seats=["person", "person"], pinches=[0, 1])
    table = opened["table"]
    print(f"The dice are promised under {opened['commitment']}.")
    # The promise stands. Now each seat adds sixteen bytes to the dice, so that nobody has chosen them alone.
    for seat in (0, 1):
        opened = engine.ask("pinch", table=table, seat=seat, bytes=os.urandom(16).hex())
    waiting = opened["waiting"]
    for decisions in range(MOST_DECISIONS):
        if "over" in waiting:
            print(f"The game is over after {decisions} decisions: {waiting['over']['text']}")
            return table
        seat = waiting["on"][0]
        # What the seat sees, and what it may decide; with "words" each decision comes as a sentence too.
        sight = engine.ask("view", table=table, viewer=seat, words=False)
        decision = dice.choice(sight["decisions"])
        # The number says that we know the latest; the engine refuses a decision that was made too early.
        done = engine.ask("act", table=table, seat=seat, sequence=sight["sequence"], decision=decision)
        waiting = done["waiting"]
    sys.exit(f"The game is not over after {MOST_DECISIONS} decisions.")


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "target/release/grognard"
    dice = random.Random(sys.argv[2] if len(sys.argv) > 2 else None)
    engine = Engine(program)
    table = play(engine, dice)
    record = engine.ask("record", table=table)["record"]
    print(engine.ask("verify", record=record)["text"])
    engine.ask("close", table=table)
    engine.close()


if __name__ == "__main__":
    main()
