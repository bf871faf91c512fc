# What the board of every game with hidden blocks says.

## Panels

panel-notes = Notebook
panel-fights = Fights

## Map

map-region = Map
map-region-waiting = not begun
map-region-round = round { $round }
map-north = N

## The log in parts

part-supply = Supply

## When it is fought

facts-days = { $first } to { $last }

## What was lost, for the end

loss-blocks = { $lost } of { $all } blocks

## What a screen reader says of a place

reading-square = in square
reading-acted = has acted
reading-battle-waits = battle to be fought
reading-battle = battle, round { $round }

## The tracks at the side

track-square = Turn { $turn }: { $moment }

## The desk

hand-line-placed = All stand on the map: shift them, or confirm.
hand-line-to = Where does { $block } go?
hand-line-company = { $blocks } blocks go together: where?
hand-line-hits = Choose who takes the hit.
hand-line-act = What does { $block } do?
hand-line-wait = The others decide.
hand-line-wait-set-up = The others place their blocks.
hand-strength = { $steps } of { $full } steps, F{ $fire }
hand-block = { $name }, { $kind }, { $corps }, { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}, fire { $fire }
hand-enemy = Enemy { $kind } { $name }, { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
hand-is-square = in square
hand-is-acted = has acted
hand-is-moved = has moved

## The table as these games have it

table-hand = Your blocks
table-replay-cards = Blocks
table-help-hand = To your blocks
table-help-layers = Its reach, and what else can be shown of it, in turn
