# Bombardment
ban-not-your-block = This block belongs to the other side.
ban-gun-not-on-map = This gun is not on the map.
ban-bombard-no-gun = Only guns bombard.
ban-bombarded-already = This gun has bombarded this turn.
ban-bombard-entered = The enemy entered { $area } this turn: no gun bombards out of it.
ban-bombard-not-adjacent = { $area } is not next to this gun.
ban-bombard-no-enemy = No enemy stands in { $area }.
ban-bombard-border-used = Another gun has fired over this border in this action phase.
ban-bombard-river = The river cannot be crossed here, and guns do not fire over it in this game.
ban-bombard-marsh = Guns fire neither out of marsh nor into it, so not into { $area }.
ban-bombard-value-zero = Ground and slope leave this gun a fire value of 0 against { $area }.

# Hits
ban-hit-not-a-target = This block is not among those that can be hit.
ban-hit-not-the-strongest = Another block has more steps: the strongest takes the hit.
