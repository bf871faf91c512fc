# What only the board of this game says.

board-section-left = LEFT FLANK
board-section-center = CENTER
board-section-right = RIGHT FLANK

# What a screen reader says of a hex, joined by commas.
spot = Row { $row }, hex { $column }
spot-label = { $ground }, { $name }
spot-unit = { $side } { $kind }, { $name }, { $blocks } of { $all } { $all ->
    [one] block
   *[other] blocks
}
spot-leader = { $side } leader { $name }
spot-square = in square
spot-works = field works on { $sides ->
    [one] 1 side
   *[other] { $sides } sides
}
spot-objective = { $side } objective { $name }, { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
}
spot-objective-held = { $side } objective { $name }, held
spot-exit = { $side } exit { $name }

marked-ordered = ordered

turn-heading = Turn { $number } · { $side }
marked-moved = moved
marked-battled = has battled

# What was lost, for the end.
loss-units = { $units ->
    [0] no unit
    [one] 1 unit
   *[other] { $units } units
}
loss-leaders = { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}
loss-blocks = { $blocks ->
    [0] no block
    [one] 1 block
   *[other] { $blocks } blocks
}

# The hand.
hand-own = Your cards
hand-of = { $side }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
hand-scouted = Drawn: keep one
hand-on-track = { $side }: square track
hand-touch-again = Touch the card again to play it.

# The tracks.
track-score = { $won } of { $needed }
track-banners = Banners: { $won } of { $needed }
track-objectives = { $banners ->
    [one] 1 of them for an objective
   *[other] { $banners } of them for objectives
}
track-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
track-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
track-squares = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
track-over = Won by the { $side }
track-nobody = Nobody has won
track-draw = Draw pile
track-discard = Discards
track-played = Card of the turn
track-copy = followed as { $card }
track-no-card = none yet
track-last = Last card

# A battle before it is chosen.
facts-banners = { $count ->
    [one] One banner wins
   *[other] { $count } banners win
}
facts-banners-each = Banners to win: French { $french }, Allies { $allied }
facts-units = { $french } against { $allied } units

# What came of dice that do not show it by themselves.
roll-sum = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}, { $flags ->
    [0] no flag
    [one] 1 flag
   *[other] { $flags } flags
}
