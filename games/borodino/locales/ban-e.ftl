# Battles
ban-fight-not-contested = No battle is to be fought in { $area }.
ban-main-attack-nobody = None of your blocks in this battle came from { $area }.

# Turns in battle
ban-turn-not-there = This is not a block of yours in the battle.
ban-turn-reserve = This block joins the battle in round 2.
ban-turn-letter = It is not the turn of this block's letter.
ban-turn-acted = This block has had its turn in this round.
ban-turn-must-retreat = In round 4 the attackers must retreat.

# Fire
ban-fire-not-aimed = Infantry and sheltered blocks do not aim: they fire at all enemies.
ban-fire-choose-group = The enemy has blocks in square and others: choose at which of them to fire.
ban-fire-one-group = The enemy has only one group of blocks, so there is nothing to choose.
ban-fire-marsh = Guns cannot fire in the marsh of { $area }.
ban-fire-no-value = Nothing is left of the dice or the fire value of this block.
ban-bayonet-infantry = Only infantry attacks with bayonets.
ban-bayonet-option = In this game only line infantry attacks with bayonets, not jaegers, voltigeurs or militia.
ban-bayonet-square = A block in square cannot attack with bayonets.

# Squares
ban-square-ground = No square can be formed on the ground of { $area }.
ban-square-fixed = Squares are fixed for this round.
ban-square-not-there = This is not a block of yours that fights in this round.
ban-square-infantry = Only infantry forms square.
ban-square-already = This block is in square already.
ban-square-none = This block is not in square.
ban-square-declared = This block has declared for this round.
ban-shelter-no-square = This is not a square of yours.
ban-shelter-taken = This square shelters a block already.
ban-shelter-not-there = This is not a block of yours that fights in this round.
ban-shelter-infantry = Infantry is not sheltered; it can form square itself.
ban-shelter-already = This block is sheltered already.
ban-shelter-too-strong = A block with { $has } steps is too strong for a square with { $limit }.
