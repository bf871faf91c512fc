# Movement over the ground.
ban-not-adjacent = { $hex } is not next to the hex before it.
ban-forest-cavalry = { $hex } is forest: horses do not enter it.
ban-forest-attack = { $hex } is forest: nobody but ninja attacks into it.
ban-ravine-cavalry = { $hex } is a ravine: horses do not enter it.
ban-rocky-uphill = { $hex } is rocky ground uphill: horses do not climb onto it.
ban-run-terrain = Nobody runs into { $hex }: its terrain is too rough.
ban-run-slope = Nobody runs over the slope to { $hex } on foot.
ban-steep-cavalry = The slope to { $hex } is steep: horses do not cross it.
ban-steep-attack = The slope to { $hex } is steep: nobody but ninja attacks across it.
ban-sheer = The slope to { $hex } is sheer: nobody but ninja crosses it.
ban-river-first = { $hex } is a river, which is entered only as the first hex of a move.
ban-river-stops = { $hex } is a river: the move ends there.
ban-river-run = The unit stands in the river in { $hex }: it does not run.
ban-river-far = Out of a river the unit enters { $limit ->
    [one] one hex
   *[other] { $limit } hexes
  } at most.

# Lines of sight.
ban-sight-into-ravine = { $hex } is a ravine: only from next to it can one see into it.
ban-sight-out-of-ravine = { $hex } is a ravine: out of it one sees only along its two open sides.
ban-sight-height = The height of { $hex } blocks the line of sight.
ban-sight-terrain = The terrain of { $hex } blocks the line of sight.
ban-sight-unit = The unit in { $hex } blocks the line of sight.
