#!/usr/bin/env python3
"""Plays a whole game of Commands & Colors: Napoleonics against a bot on a running server, with random decisions.

    network_player.py [ADDRESS] [SEED] [FILE]

ADDRESS is where `grognard serve` listens, http://127.0.0.1:8080 if nothing is said; SEED is for the choices, not for the
dice of the game, which are new each time; the record is written to FILE, network.game if nothing is said. The server
takes its time before a bot answers (`--least-time`), so a game lasts some minutes. Nothing but the Python standard
library is needed.
"""
import http.cookiejar, json, os, random, sys, time, urllib.error, urllib.request

MOST_DECISIONS = 20_000
SEAT = 0


class Server:
    """The other end of the line. It knows us again by a cookie."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        jar = http.cookiejar.CookieJar()
        # A server on this machine is not asked through a proxy.
        self.opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(jar), urllib.request.ProxyHandler({}))
        self.asked = 0

    def fetch(self, path, body=None, kind="application/json"):
        """Sends a request and gives the text of the answer; whoever is too fast waits as long as he is told to."""
        while True:
            try:
                request = urllib.request.Request(self.address + path, data=body, headers={"Content-Type": kind})
                with self.opener.open(request, timeout=60) as response:
                    return response.read().decode("utf-8")
            except urllib.error.HTTPError as refused:
                if refused.code == 429 and "Retry-After" in refused.headers:
                    time.sleep(float(refused.headers["Retry-After"]))
                    continue
                sys.exit(f"{path} is refused: {refused.read().decode('utf-8', 'replace')}")
            except (OSError, ValueError) as fault:
                sys.exit(f"There is no server at {self.address}: {fault}.")

    def ask(self, cmd, **fields):
        """Sends a message and gives what stands under "ok" in the answer."""
        self.asked += 1
        message = {"id": self.asked, "cmd": cmd, **fields}
        return json.loads(self.fetch("/api/messages", json.dumps(message).encode("utf-8")))["ok"]


def play(server, dice):
    """Plays a game to its end and gives the name of its table."""
    opened = server.ask("new", game="ccn", seats=["me", "greedy"])
    table = opened["table"]
    print(f"The dice are promised under {opened['commitment']}.")
    # The promise stands. Now we add sixteen bytes to the dice, so that the server has not chosen them alone.
    server.ask("pinch", table=table, seat=SEAT, bytes=os.urandom(16).hex())
    decisions = 0
    sight = server.ask("view", table=table, viewer=SEAT, words=False)
    while "over" not in sight["waiting"]:
        if not sight["decisions"]:
            # The bot is thinking: the answer comes when we have been told something, or after half a minute.
            sight = server.ask("wait", table=table, viewer=SEAT, since=sight["sequence"], words=False)
            continue
        decisions += 1
        if decisions > MOST_DECISIONS:
            sys.exit(f"The game is not over after {MOST_DECISIONS} decisions.")
        # The number says that we know the latest. If no answer came, the same could be sent again under the same key.
        server.ask("act", table=table, seat=SEAT, sequence=sight["sequence"], key=f"{decisions}",
                   decision=dice.choice(sight["decisions"]))
        sight = server.ask("view", table=table, viewer=SEAT, words=False)
    print(f"The game is over after {decisions} decisions of ours: {sight['waiting']['over']['text']}")
    return table


def main():
    address, seed, file = (sys.argv[1:] + ["http://127.0.0.1:8080", None, "network.game"][len(sys.argv) - 1:])[:3]
    server = Server(address)
    table = play(server, random.Random(seed))
    record = server.fetch(f"/api/tables/{table}/record?viewer={SEAT}")
    with open(file, "w", encoding="utf-8") as written:
        written.write(record)
    print(f"The record is in {file}: {len(record.splitlines())} lines.")
    print(json.loads(server.fetch("/api/records/check", record.encode("utf-8"), "application/x-ndjson"))["text"])


if __name__ == "__main__":
    main()
