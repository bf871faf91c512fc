# Whose block it is, and whether it may move at all.
ban-no-such-block = There is no such block.
ban-not-your-block = That block is the enemy's: only its owner decides for it.
ban-out-of-the-game = That block is out of the game.
ban-not-on-the-map = That block is not on the map yet.
ban-bombarded-already = These guns have bombarded this turn, so they do not move.
ban-moved-already = That block has moved this turn.
ban-active-headquarters = An activated headquarters obeys no orders and does not straggle: it moves by itself, after the orders.
ban-headquarters-only = The ordered moves are over: now only activated headquarters move.
ban-block-held = The enemy holds this block: he entered with { $limit }, so { $limit } of your blocks that began the phase here must stay.
ban-headquarters-held = The enemy holds this headquarters: he entered with { $limit }, so { $limit } of your blocks that began the phase here must stay.
ban-nowhere-to-go = There is no area to which this block could go.

# Over borders.
ban-off-the-map = No move leads off the map.
ban-there-already = The block stands there already.
ban-not-neighbours = No border joins these two areas.
ban-river = The river has no bridge, dam or ford on this border.
ban-bridge-burnt = The bridge on this border is burnt.
ban-stream-stops-guns = Guns cross a stream only by a bridge, a dam or a ford.
ban-marsh-stops-guns = Guns go through marsh only by road.
ban-heavy-guns-attack = Heavy artillery never enters an area that holds an enemy.
ban-enemy-border = The enemy has come over the border to { $area }: nobody leaves the area that way.
ban-border-full = The border is full: { $has } of { $limit } blocks have crossed it into battle this turn.
ban-border-full-out = The border is full: { $has } of { $limit } blocks have crossed it in this direction this turn.
ban-border-full-both-ways = The border is full: { $has } of { $limit } blocks have crossed it this turn, in both directions together.

# Along roads.
ban-no-road = No road leads there.
ban-road-cut = A burnt bridge cuts the road there.
ban-road-too-far = That is too far: along roads this block goes { $limit } areas at most.
ban-road-from-battle = Whoever leaves an area with enemies goes one area only.
ban-road-into-battle = No road move leads into battle: only from the next area can one go in.
ban-attack-from-afar = An area with enemies can be entered from the next area only.
ban-enemy-in-the-way = Enemies stand on the way: no move passes through their areas.

# Stacking.
ban-must-mend-stacking = { $area } holds more of your blocks than its limit, and one of them can still move: let it leave first.
ban-not-overfull = That block's area keeps its limit: nobody has to leave it.
ban-refuge-has-enemies = There are enemies in { $area }.
ban-refuge-full = { $area } has no room for another of your blocks.
