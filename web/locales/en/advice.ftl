# What the computer says when it is asked: a hint during the game, and the game gone over after it.

## A hint

hint = Hint
    .title = What the computer would do here (T)
    .close = Put the hint away (T)
    .none = There is nothing to be decided now.
hint-title = What the { $level } would do
hint-coming = The { $level } thinks about it…
hint-failed = There is no hint: { $reason }
hint-chance = { $percent } to win
hint-then = Then: { $line }
hint-orders = { $number ->
    [1] These orders
   *[other] Or these
}
hint-write = A touch writes them down as your own; you can change them, and nothing is committed.
hint-take = A touch picks it up; nothing is done before you confirm it.

## The game gone over

review = Go over the game
    .title = The computer looks at every decision: who was winning when, and what would have been better
review-title = The game gone over
review-working = The computer goes over every decision; that takes some ten seconds…
review-failed = The game could not be gone over: { $reason }
review-by = The { $level } judged.
review-chart = The chance to win, as the game went
review-value = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}: { $chances }
review-chance = { $side } { $percent }
review-table = The chance to win at the end of each turn
review-table-turn = Turn
review-decisions = The decisions that cost most
review-none = No decision cost much: everybody played as well as the computer could see.
review-marker = { $number }: turn { $turn }, { $side }, { $points ->
    [one] one point
   *[other] { $points } points
} lost. Go there
review-head = Turn { $turn } · { $side }
review-cost = −{ $points ->
    [one] 1 point
   *[other] { $points } points
}
review-played = Played
review-better = Better
review-better-chance = { $text } ({ $percent } instead of { $before })
review-shares = Play and luck
review-play = Play
review-luck = Luck
review-share = { $side }, { $what }: { $points }
review-sentence = { $side }: { $playSign ->
    [less] { $play ->
        [one] one point
       *[other] { $play } points
    } given away by decisions
    [more] { $play ->
        [one] one point
       *[other] { $play } points
    } won by decisions
   *[none] nothing given away by decisions
}, { $luckSign ->
    [less] { $luck } lost by luck
    [more] { $luck } won by luck
   *[none] nothing won or lost by luck
}. { $best } of { $decisions ->
    [one] one decision was
   *[other] { $decisions } decisions were
} the best that the computer saw.
review-key = A point is one in a hundred of the chance to win.
review-fold = In words
