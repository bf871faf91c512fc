# The turn
ban-stage-is-over = This part of your action phase is over; there is no way back to it.

# Activation
ban-no-own-headquarters = Only your own headquarters can be activated.
ban-headquarters-not-on-the-map = This headquarters is not on the map.
ban-already-active = This headquarters has been activated this turn.
ban-headquarters-without-steps = This headquarters has no steps left, so it cannot be activated.
ban-headquarters-moves-one-area = Before its activation a headquarters moves to the next area at most.
ban-headquarters-moves-into-enemies = Before its activation a headquarters moves only where no enemy stands, so not to { $area }.
ban-headquarters-over-enemy-border = The enemy came over this border, so the headquarters cannot leave over it to { $area }.

# Command
ban-nobody-active = None of your headquarters is active, so nobody can give an order.
ban-not-on-the-map = This block is not on the map.
ban-out-of-command-range = No active headquarters that commands this block is near enough; the range is { $limit }.
ban-command-path-blocked = Enemies stand on every way by which an order could reach this block.
ban-command-path-behind-river = A river without a crossing lies between this block and the headquarters that commands it.
ban-no-orders-left = The army headquarters has given all its orders of this action phase.
ban-another-corps = A corps headquarters orders its own corps and independent troops alone, and no army headquarters can order this block.
ban-attached-to-another-corps = This block is attached to another corps, whose headquarters commands it today.
ban-only-cavalry = This headquarters orders cavalry, horse artillery and independent troops alone.
ban-only-cossacks = This headquarters orders Cossacks and independent troops alone.
ban-another-army = This block belongs to another army.
ban-only-armies-order-headquarters = Only an army headquarters can order another headquarters.
ban-corps-without-headquarters = The headquarters of this corps is not on the map: only an army headquarters could order this block.
ban-promoted-orders-his-army-and-corps = As army headquarters it orders its army and its own corps, and this block belongs to neither.
ban-acts-for-his-corps = This turn the headquarters acts for its corps, and this block does not belong to it.
ban-only-army-headquarters-pay = Only an active army headquarters can spend an order.
