# Writing orders.
ban-another-question = That is not what is asked now.
ban-not-done = The orders are not finished.
ban-not-your-unit = This unit belongs to another army.
ban-not-in-field = This unit is not in the field.
ban-not-due = These reinforcements are not due yet.
ban-panics = This unit panics: nobody can order it.
ban-flees = This unit flees: nobody can order it.
ban-pursues = This unit must pursue.
ban-scenario-order = The scenario gives this unit its order this turn.
ban-no-order = There is no order that this unit could be given.

# Which order.
ban-not-on-card = This order is not on the unit’s card.
ban-engaged = The unit is engaged: it withdraws, or fights on without an order.
ban-not-engaged = Only a unit in melee withdraws.
ban-must-enter = Reinforcements enter with a march or an attack.
ban-exhausted = With { $has } markers of fatigue the unit can only rest.
ban-weary = With { $has } markers of fatigue there is no attack and no run.
ban-uncommanded = Without a commander, in the unit or next to it, this cannot be ordered.
ban-no-ammunition = The unit has no ammunition.
ban-no-cover = { $hex } hides nobody.

# Whom.
ban-a-friend = This unit is no enemy.
ban-not-on-board = No such enemy is on the board.
ban-neutral = This unit belongs to nobody, and your side may not attack it.
ban-nobody-to-shoot = There is nobody to shoot at.
ban-range = The range is { $has }; the unit shoots from 2 to { $limit } hexes.
ban-range-cap = The range is { $has }; this turn nobody shoots farther than { $limit }.
ban-target-engaged = The target is in melee.
ban-out-of-sight = The target is not in sight.
ban-nobody-to-attack = There is nobody to attack.
ban-unattainable = No attack gets that far.
ban-no-quarry = This enemy did not flee from the unit.
ban-not-your-neighbour = There is no such unit of yours next to it.
ban-another-type = Only units of the same type regroup.
ban-no-losses = Only units that have lost figures regroup.
ban-partner-cannot = The other unit cannot be ordered to regroup.
ban-too-many-figures = Together they have { $has } figures; full strength is { $limit }.
ban-nobody-to-join = There is nobody to regroup with.
ban-no-meeting-hex = They meet in the hex of one of the two.
ban-no-peasants = There are no peasants with ammunition next to it.

# Which way.
ban-off-board = There is no such hex on the board.
ban-nowhere-to-go = There is no hex that it could enter.
ban-empty-path = Where does it go?
ban-too-far = As far as { $hex } it costs { $has } points of { $limit }.
ban-by-an-enemy = An enemy stands in { $hex } or next to it.
ban-no-entry = Nobody enters the board over { $hex }.
ban-entry-held = { $hex } is not free.
ban-not-on-path = The shot is fired from a hex of the path.
ban-fires-from-start = The shot is not fired from the hex of the start.

# Facing and fire.
ban-facing-needed = Facing where?
ban-sector-range = The unit’s table has no number for { $has } hexes.
ban-no-enemy-in-sight = No such enemy is on the board.
