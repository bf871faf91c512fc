#!/usr/bin/env python3
"""Checks the dice of a Grognard game by hand, sharing no code with Grognard: what docs/fair-dice.md says, in Python.

    fair_dice.py KEY GAME PINCHES STREAM NUMBER KIND WHAT

KEY, GAME and PINCHES (with commas between) are hexadecimal digits; STREAM is all, none, or seats as in 0+2; NUMBER and
KIND are as in the record; WHAT is 5d6 (dice), below:10, weights:0,2,4 or order:5.

It prints the commitment to the key, and what the draw gave. Without arguments it prints the test vectors of the page.
"""
import hashlib, hmac, itertools, json, struct, sys

LABEL = b"grognard luck 1\0"


def expand(prk, info, length):
    """HKDF-Expand of RFC 5869 for at most 32 bytes, which is one block."""
    return hmac.new(prk, info + b"\x01", hashlib.sha256).digest()[:length]


def chacha20_block(key, counter, nonce):
    """The sixteen words of one block, RFC 8439, section 2.3."""
    x = list(start := struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce))

    def quarter(a, b, c, d):
        for into, other, mixed, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[into] = (x[into] + x[other]) & 0xFFFFFFFF
            word = x[mixed] ^ x[into]
            x[mixed] = (word << turn | word >> (32 - turn)) & 0xFFFFFFFF

    for _ in range(10):
        for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                           (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter(a, b, c, d)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


class Game:
    def __init__(self, key, game, pinches):
        self.key, self.game, self.pinches = bytes.fromhex(key), bytes.fromhex(game), pinches
        self.prk = hmac.new(LABEL + self.game, self.key, hashlib.sha256).digest()  # HKDF-Extract

    def commitment(self):
        return hashlib.sha256(LABEL + self.game + self.key).hexdigest()

    def bot_pinch(self, seat):
        return expand(self.prk, b"pinch\0" + bytes([seat]), 16).hex()

    def words(self, stream, number, kind):
        info = b"draws\0" + stream.encode() + b"\0" + kind.encode() + b"\0" + bytes.fromhex("".join(self.pinches))
        key, nonce = expand(self.prk, info, 32), struct.pack("<QI", number, 0)
        for counter in itertools.count():
            yield from chacha20_block(key, counter, nonce)

    def draw(self, stream, number, kind, what):
        """What came of a draw, as the record has it."""
        words = self.words(stream, number, kind)

        def below(n):
            return next(word for word in words if word < 2**32 - 2**32 % n) % n

        if what.startswith("below:"):
            n = int(what[6:])
            return {"number": {"below": n, "number": below(n)}}
        if what.startswith("weights:"):
            weights = [int(weight) for weight in what[8:].split(",")]
            left, index = below(sum(weights)), 0
            while left >= weights[index]:
                left, index = left - weights[index], index + 1
            return {"pick": {"weights": weights, "index": index}}
        if what.startswith("order:"):
            order = list(range(int(what[6:])))
            for place in range(len(order) - 1, 0, -1):
                other = below(place + 1)
                order[place], order[other] = order[other], order[place]
            return {"order": {"order": order}}
        count, faces = (int(number) for number in what.split("d"))
        return {"dice": {"faces": faces, "dice": [below(faces) + 1 for _ in range(count)]}}


def line(*words):
    print(*words[:-1], json.dumps(words[-1], separators=(",", ":")))


def vectors():
    """Prints the test vectors of the page, one to a line: a name and JSON."""
    game = Game(bytes(range(32)).hex(), bytes(range(0xA0, 0xB0)).hex(), [])
    game.pinches = ["c0ffee" * 5 + "00", game.bot_pinch(1)]
    line("key", game.key.hex())
    line("game", game.game.hex())
    line("commitment", game.commitment())
    line("pinches", game.pinches)
    line("prk", game.prk.hex())
    line("draw-key", expand(game.prk, b"draws\0all\0battle\0" + bytes.fromhex("".join(game.pinches)), 32).hex())
    salt = expand(game.prk, b"salt\0" + b"\x01" + struct.pack("<I", 2), 16)
    line("salt", salt.hex())
    orders = b"grognard orders 1\0" + game.game + b"\x01" + struct.pack("<I", 2) + salt + b'"march north"'
    line("orders", hashlib.sha256(orders).hexdigest())
    line("bots", expand(game.prk, b"bots\0", 8).hex())
    line("key-from-seed", hashlib.sha256(b"grognard seed 1\0key\0Wagram").hexdigest())
    line("game-from-seed", hashlib.sha256(b"grognard seed 1\0game\0Wagram").hexdigest()[:32])
    scout = "below:3221225472"
    for stream, number, kind, what in (
            ("all", 1, "battle", "4d6"), ("all", 2, "battle", "4d6"), ("0", 1, "battle", "4d6"),
            ("all", 3, "deal", "weights:0,2,0,4"), ("all", 4, "battle", "40d20"), ("none", 1, "mix", "order:8"),
            ("0+1", 1, "scout", scout), ("0+1", 2, "scout", scout), ("0+1", 3, "scout", scout)):
        seats = "all" if stream == "all" else [int(digit) for digit in stream if digit.isdigit()]
        line("draw", {"stream": seats, "number": number, "kind": kind, "fell": game.draw(stream, number, kind, what)})


if len(sys.argv) == 1:
    vectors()
elif len(sys.argv) == 8:
    key, game, pinches, stream, number, kind, what = sys.argv[1:]
    game = Game(key, game, pinches.split(",") if pinches else [])
    line("commitment", game.commitment())
    line(game.draw(stream, int(number), kind, what))
else:
    sys.exit(__doc__)
