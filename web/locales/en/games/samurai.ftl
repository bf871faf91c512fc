# What only the board of this game says.

## The board

# What a screen reader says of a hex, joined by commas.
spot = { $hex } { $terrain }
spot-named = { $hex } { $label }, { $terrain }
spot-level = level { $level }
spot-open = open to the { $one } and the { $other }
spot-unit = { $unit }, { $card } of { $side }, { $figures } of { $all } { $all ->
    [one] figure
   *[other] figures
}, facing { $facing }
spot-unit-nobody = { $unit }, { $card } of { $force }, which has joined nobody, { $figures } of { $all } { $all ->
    [one] figure
   *[other] figures
}, facing { $facing }
spot-hidden = hidden from the enemy
spot-unknown = the enemy does not know of it
spot-ambush = { $unit }, { $card } of { $side }, was seen to hide here with { $figures ->
    [one] one figure
   *[other] { $figures } figures
}
spot-commander = with its commander
spot-commander-lost = its commander is dead
spot-shots = { $shots ->
    [0] no shot left
    [one] one shot left
   *[other] { $shots } shots left
}
spot-state = { $state }
spot-honour = honoured
spot-fatigue = fatigue { $markers }
spot-engaged = in melee with { $foes }
spot-order = ordered: { $order }
spot-hold = { $side } gains { $points ->
    [one] one point
   *[other] { $points } points
} for holding it at the end
spot-exit = exit of { $side }
spot-slope = { $slope } to the { $ways }
slope-gentle-up = gentle slope up
slope-gentle-down = gentle slope down
slope-steep-up = steep slope up
slope-steep-down = steep slope down
slope-sheer-up = sheer slope up
slope-sheer-down = sheer slope down
slope-ways = { $one }, { $others }

die-face = { $face }

# What was lost, for the end.
loss-units = { $units ->
    [0] no unit
    [one] 1 unit
   *[other] { $units } units
}
loss-figures = { $figures ->
    [0] no figure
    [one] 1 figure
   *[other] { $figures } figures
}
loss-headquarters = the HQ

# The tracks.
track-turn = Turn { $turn } of { $turns }
track-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
track-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
track-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
track-lost = { $units } lost
track-escaped = { $units } escaped
track-headquarters-alive = HQ stands
track-headquarters-destroyed = HQ lost
track-headquarters-escaped = HQ escaped
track-waiting = { $units ->
    [one] 1 unit comes on turn { $turn }
   *[other] { $units } units come on turn { $turn }
}
track-waiting-due = { $units ->
    [one] 1 unit can enter
   *[other] { $units } units can enter
}
track-third = { $force }: joined { $side }
track-third-nobody = { $force }: joined nobody yet
track-cap = Nobody shoots farther than { $range ->
    [one] one hex
   *[other] { $range } hexes
}

# A battle before it is chosen.
facts-turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
facts-units = { $a } against { $b } units
facts-third = { $units ->
    [one] One unit that belongs to nobody yet
   *[other] { $units } units that belong to nobody yet
}
facts-level-basic = Basic rules
facts-level-extended = Extended rules
facts-level-advanced = Advanced rules
facts-level-expert = Expert rules

## The order desk

desk-left = { $left ->
    [0] All have their orders
    [one] One unit without orders
   *[other] { $left } units without orders
}
desk-unit-open = { $unit }: no order yet
desk-unit-ordered = { $unit }: { $order }
desk-unit-forced = { $unit }: { $order }, and nobody can change that
desk-unit-closed = { $unit }: cannot be ordered now
desk-figures = { $figures ->
    [one] One figure
   *[other] { $figures } figures
}
desk-commander-present = with their commander
desk-commander-lost = their commander is dead
desk-steadfastness = steadfastness { $value }
desk-back = One step back
desk-orders = The orders of its card
desk-answers = What can be answered
desk-ask = Touch a unit on the board, or here.
desk-done = These are all orders. Commit them, or take the last line back.
desk-empty = Nothing is written yet.
desk-written = What is written
desk-strike-out = Strike out
desk-strike-out-line = Strike out: { $line }
desk-sealed = Your orders are sealed. As soon as the others have written theirs, everything happens at once.
desk-running = The orders are carried out.
desk-over = The battle is over.

## The film of a turn, and the log

turn-heading = Turn { $turn }
film-set-up = Before the first turn
film-start = Turn { $turn } begins
film-morale = Turn { $turn }: morale
film-planning = Planning
film-showing = The orders are shown
film-defence = Stage 1: defence
film-shooting = Stage 2: shooting
film-movement = Stage 3: movement
film-movement-step = Stage 3: movement, step { $step }
film-special = Stage 4: special orders
film-melee = Stage 5: melee
film-leaving = Stage 6: leaving
film-leaving-step = Stage 6: leaving, step { $step }
film-end = The end of turn { $turn }
film-faced = They turn to where they expect the enemy.
film-sum = { $sum } with everything
film-claimed = Several want this hex: who has the highest sum gets it.
film-hits = { $dice ->
    [one] One die hits
   *[other] Each of { $dice } dice hits
} with { $value } or less: { $hits ->
    [0] none did
    [one] one did
   *[other] { $hits } did
}.
film-needs = { $value } or less
film-test = { $value } or less passes the test, and { $die } fell.
