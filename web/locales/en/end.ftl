# The end of a game: result, losses, luck, the proof of the dice.

end-victory = Victory
end-defeat = Defeat
end-draw = A draw
end-over = The battle is over
end-broken-off = Broken off
end-by-rules = Decided on the field.
end-by-resignation = The other side gave up.
end-by-resignation-mine = You gave up.
end-by-resignation-seen = One side gave up.
end-by-agreement = Both sides agreed to end it.
end-by-abandonment = It was broken off before it was decided.
end-close = Look at the board
end-losses = Losses
end-luck = Luck
end-luck-none = No dice were rolled in battle.
end-luck-waiting = Counting…
end-luck-sentence = The { $side } hit { $hits ->
    [0] not once
    [one] once
   *[other] { $hits } times
} with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, where { $expected } hits were to be expected.
end-luck-bar = { $side }: { $hits } hits, { $expected } expected
end-luck-key = The mark shows what was to be expected.
end-rematch = Play again, sides changed
end-rematch-asked = { $others ->
    [one] Asked. The other side has to want it too.
   *[other] Asked. The others have to want it too.
}
end-rematch-wanted = { $others ->
    [one] The other side would like another game.
   *[other] Others would like another game.
}
end-next = To the next game
end-replay = Replay
end-record = Save the record
end-share = Link to this game
end-share-text = { $title }, played on Grognard
end-front = To the front page

proof-title = The dice
proof-checking = Throwing every die again…
proof-asking = The dice hold; now the rules…
proof-holds = The dice are proved
proof-holds-orders = The dice and the orders are proved
proof-broken = The dice do not hold
proof-astray = The game does not follow from its dice
proof-by-page = Checked by this page
proof-by-server = Said by the server
proof-failed = The dice could not be checked: { $reason }
proof-again = Check again
proof-draws = { $draws ->
    [0] Nothing was drawn in this game: there was no die to check.
    [one] The one draw of this game follows from the key that was bound before the game.
   *[other] { $dice ->
        [0] All { $draws } draws follow
        [one] All { $draws } draws, with one die among them, follow
       *[other] All { $draws } draws, with { $dice } dice among them, follow
    } from the key that was bound before the game.
}
proof-seen = The commitment is the one that this browser saw before the first die.
proof-unseen = This browser was not here before the first die, so it takes the commitment from the record itself.
proof-mine = { $count ->
    [one] The bytes that you gave are
    [2] The bytes that you gave for both sides are
   *[other] The bytes that you gave for all sides are
} among those that the dice were made of: nobody chose them alone.
proof-orders = { $sealed ->
    [one] The sealed orders are
   *[other] All { $sealed } sealed orders are
} what was promised before they were opened.
proof-seals-seen = { $seen ->
    [one] One of the seals is the one
   *[other] { $seen } of the seals are those
} that this browser was shown before the orders were opened.
proof-orders-list = The orders, turn by turn
proof-orders-opening = Opening { $number }
proof-orders-none = nothing
proof-seal = Seal
proof-given-none = No seat gave bytes of its own, so whoever made the key could have tried out several.
proof-seeded = The seed was named: whoever knew it knew the dice.
proof-imported = This table went on with a record that somebody brought: he could know the dice to come.
proof-arranged = The game began at a position that somebody arranged.
proof-fault-no-key = The record has no key: it is shown when a game is over.
proof-fault-another-key = The key in the record is not the one that was bound before the game.
proof-fault-another-promise = The record has another commitment than the one that this browser saw before the first die. It is not the record of this game.
proof-fault-another-seed = The key was not made of the seed that the record names.
proof-fault-my-bytes = The bytes that you gave for the { $side } are not in the record.
proof-fault-bot-bytes = The bytes of the { $side } are not those that the key gives to the computer.
proof-fault-number = Draw { $number } of stream { $stream }, for { $kind }, should have number { $due } (line { $line } of the record).
proof-fault-named = Draw { $number } of stream { $stream }, for { $kind }, was named by hand, not drawn (line { $line } of the record).
proof-fault-untold = Draw { $number } of stream { $stream }, for { $kind }, has no result (line { $line } of the record).
proof-fault-impossible = Draw { $number } of stream { $stream }, for { $kind }, cannot have been drawn by anybody (line { $line } of the record).
proof-fault-result = Draw { $number } of stream { $stream }, for { $kind }, gave { $due }, but the record has { $recorded } (line { $line } of the record).
proof-fault-orders = The orders of the { $side } are not those that they had committed to (line { $line } of the record).
proof-fault-unopened = The { $side } had committed to orders that were not opened with the others (line { $line } of the record).
proof-fault-another-seal = The seal on orders of the { $side } that this browser was shown is not in the record.
proof-fault-no-record = Line { $line } of the file cannot be read.
proof-rules-waiting = Playing the game again…
proof-rules-follows = The game follows from these dice by the rules ({ $lines ->
    [one] 1 line
   *[other] { $lines } lines
}).
proof-rules-changed = The rules have changed since this game was played, so the server cannot say that it follows from these dice.
proof-rules-astray = The game does not follow from these dice by the rules. { $why }
proof-rules-nothing = Whether the game follows from these dice by the rules could not be asked: { $why }
proof-what = What does this prove?
proof-what-1 = Before the first die the server bound itself to one secret key by publishing its commitment, a number that fits no other key. Then every player’s browser added sixteen random bytes. All dice and cards follow from the key and these bytes.
proof-what-2 = Now that the game is over the key is open. This page has computed every draw again by itself, with nothing taken on trust from the server, and compared it with the draws in the record.
proof-what-3 = So the dice were settled before the first decision, nobody could make them follow what you did, and nobody could choose them alone.
proof-what-4 = It does not prove that whoever held the key told nobody, nor who took which decision. This page knows no rules: that moves and losses follow from these dice is the server’s word. Whoever does not want to take it has the program say it at home, with “grognard verify”.
proof-commitment = Commitment
