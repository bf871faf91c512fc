# Retreat.
ban-retreat-guns-first-round = Light and heavy artillery cannot retreat in the first round of a battle.
ban-retreat-enemies = Enemies stand in { $area }; nobody retreats there.
ban-retreat-enemy-border = Enemies came into the battle from { $area }; nobody retreats that way.
ban-retreat-attacker = An attacker retreats to where his side came from or to friends, and { $area } is neither.
ban-retreat-border-full = The border to { $area } is full: { $has } of { $limit } blocks have crossed it.
ban-withdraw-no-edge = { $area } is not on the edge of the map.
ban-withdraw-attacker = Only defenders may retreat off the map.
ban-withdraw-limit = { $has } of { $limit } blocks have left the map here in this round.

# Going on from a full area.
ban-go-on-back = { $area } is where the battle is; the block cannot go back to it.
ban-go-on-enemies = Enemies stand in { $area }; the block cannot go on to it.
ban-go-on-full = { $area } is full too; the block cannot go on to it.

# Regrouping.
ban-regroup-winner = Only blocks of the winner regroup.
ban-regroup-elsewhere = Only blocks in the area of the battle regroup, each of them once.
ban-regroup-enemies = Enemies stand in { $area }; regrouping starts no battle and joins none.
ban-regroup-no-room = { $area } has no room for another block.

# Supply.
ban-supply-not-yours = That is no block of this side.
ban-supply-off-map = That block is not on the map.
ban-supply-full-steps = The block has all its steps: { $has } of { $limit }.
ban-supply-area-served = { $area } has had its point in this supply phase.
ban-supply-no-source = { $area } is no source of supply of this side.
ban-supply-blocked = Enemies stand in { $area }; the source gives nothing while they do.
ban-supply-spent = { $area } has no points left in this supply phase.
ban-supply-out-of-reach = { $area } is not in supply from this source.
ban-supply-not-captured = The points come from a captured source, and not from { $area }.
ban-supply-captured-reach = { $area } is neither in supply, nor the captured source, nor next to it.

# Bridges.
ban-burn-no-bridge = There is no bridge on that border.
ban-burn-twice = That bridge is burnt already.
ban-burn-not-held = Neither end of the bridge is friendly.

# The night.
ban-night-not-yours = That is no block of this side.
ban-night-off-map = That block is not on the map.
ban-night-twice = The block has shifted in this night.
ban-night-out-of-supply = { $area } is not in supply, so nobody there shifts at night.
ban-night-nowhere = From { $area } the block can go nowhere by night.
ban-night-enemies = Enemies stand in { $area }.
ban-night-near-enemies = { $area } is next to enemies, too near for a shift by night.
ban-night-no-room = { $area } has no room for another block.
