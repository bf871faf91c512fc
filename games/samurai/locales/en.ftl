# Sengoku, in English. One message for each name that the rules use.

game-title = Sengoku
game-subtitle = battles of the samurai, with secret orders that are all carried out at once

## Orders, ground, states

kind-all-round-defence = all-round defence
kind-defence = defence
kind-fire-and-retreat = fire and retreat
kind-shoot = shoot
kind-attack = attack
kind-march = march
kind-move-and-fire = move and fire
kind-run = run
kind-ambush = ambush
kind-regroup = regroup
kind-resupply = resupply
kind-recon = recon
kind-rest = rest
kind-withdraw = withdraw
kind-flee = flee
kind-panic = panic
kind-pursue = pursue
terrain-plain = plain
terrain-light-woods = light woods
terrain-forest = forest
terrain-rice = rice
terrain-rocky = rocky ground
terrain-village = village
terrain-ravine = ravine
terrain-river = river
terrain-ford = ford
terrain-bridge = bridge
facing-north = north
facing-north-east = north-east
facing-south-east = south-east
facing-south = south
facing-south-west = south-west
facing-north-west = north-west
state-normal = steady
state-wavering = wavering
state-fleeing = fleeing
state-panicking = panicking
class-front = front
class-flank = flank
class-rear = rear
occasion-losses = losses
occasion-flank = an attack in the flank
occasion-rear = an attack in the rear
occasion-headquarters = the loss of the HQ
occasion-morale = recovery
occasion-pursuit = discipline
fire-nearest = the nearest
fire-strongest = the strongest
fire-cavalry = cavalry
place-outside = outside the board

hand-hidden = { $unit } hides in { $hex }, facing { $facing }: { $figures ->
    [one] one figure
   *[other] { $figures } figures
}, { $state }
hand-waiting = { $unit } may enter from turn { $turn } on, over { $hexes }

## What is counted over many battles

game-points = points
game-strength = figures
game-units = units
game-cards = orders
note-named = { $name }
note-hex = hex { $hex } held
note-destroyed-units = units destroyed
note-destroyed-headquarters = the enemy's HQ destroyed
note-headquarters-alive = the own HQ alive
note-escaped-units = units escaped
note-escaped-headquarters = the own HQ escaped

## Questions

ask-orders = Turn { $turn } of { $turns }: write your orders.
wait-orders = Turn { $turn } of { $turns }: orders are being written by { $sides }.
ask-hide = Before the first turn: choose who hides where.
wait-hide = Before the first turn: units are being hidden by { $sides }.
ask-over = The battle is over: { $winner } won. { $a } has { $a-points } points, { $b } has { $b-points }.
ask-over-survivors = The battle is over. Both sides have { $a-points } points; { $winner } won, because its survivors are worth more.
ask-over-drawn = The battle is over, and nobody won. { $a } has { $a-points } points, { $b } has { $b-points }.
ask-unit = Turn { $turn } of { $turns }: which unit do you order? { $left ->
    [0] All have their orders.
    [one] One has none yet.
   *[other] { $left } have none yet.
}
ask-hide-unit = Who hides? { $has } of { $limit } points are spent.
ask-order = What shall { $unit } in { $hex } do?
ask-target = { $unit }, { $order }: whom?
ask-way = { $unit }, { $order }: which way?
ask-way-on = { $unit }, { $order } by { $path }: and on?
ask-entry = { $unit }, { $order }: over which hex does it enter?
ask-shot = From which hex does { $unit } shoot at { $target }?
ask-meet = In whose hex do { $unit } and { $target } meet?
ask-facing = { $unit }, { $order }: facing where?
ask-range = { $unit }, facing { $facing }: how far does it fire?
ask-fire = { $unit }, facing { $facing }: at whom does it fire first?
ask-back = { $unit }: where does it step back to when it has fired?
ask-place = Where does { $unit } hide?
ask-place-facing = { $unit } hides in { $hex }: facing where?
ask-commit = These are all orders. Commit them, and nothing can be changed.

## Answers

choose-unit = { $unit } in { $hex }
choose-unit-again = { $unit } in { $hex }, which has its order
choose-unit-outside = { $unit }, outside the board
choose-unit-outside-again = { $unit }, outside the board, which has its order
choose-hide = Hide { $unit } ({ $cost } points)
choose-hide-again = Hide { $unit } elsewhere
choose-order = { $order }
choose-drop = No order
choose-no-order = No order for { $unit }
choose-leave-at-home = Leave { $unit } at home
choose-hex = { $hex } ({ $terrain }{ $level ->
    [0] {""}
   *[other] , level { $level }
})
choose-step = To { $hex } ({ $terrain }{ $level ->
    [0] {""}
   *[other] , level { $level }
}), { $cost } of { $limit } points
choose-shot = Shoot from { $hex }
choose-meet = Meet in { $hex }
choose-place = Hide in { $hex } ({ $terrain }{ $level ->
    [0] {""}
   *[other] , level { $level }
})
choose-halt = Halt in { $hex }
choose-halt-here = Halt where it stands
choose-target = { $target } in { $hex }
choose-shoot = Shoot at { $target } in { $hex }: range { $range }, value { $value }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
choose-attack = Attack { $target } in { $hex }
choose-move-and-fire = Shoot on the move at { $target } in { $hex }
choose-regroup = Join { $target } in { $hex }
choose-resupply = Draw ammunition from { $target } in { $hex }
choose-pursue = Pursue { $target } in { $hex }
choose-facing = Facing { $facing }
choose-range = No farther than { $range } hexes, where the value is { $value }
choose-fire = Fire at { $first } first
choose-back = Step back to the { $back }, if that is possible
choose-back-anywhere = Step back wherever it is safest
choose-done = These are all orders
choose-done-hiding = Nobody else hides

## Orders

order-hide = { $unit }: hide in { $hex }, facing { $facing }
order-all-round-defence = { $unit }: all-round defence
order-defence = { $unit }: defence facing { $facing }
order-sector = { $unit }: defence facing { $facing }, fire up to { $range } hexes
order-sector-choice = { $unit }: defence facing { $facing }, fire up to { $range } hexes, at { $first } first
order-fire-and-retreat = { $unit }: fire and retreat, facing { $facing }
order-fire-and-retreat-choice = { $unit }: fire and retreat, facing { $facing }, at { $first } first
order-fire-and-retreat-back = { $unit }: fire and retreat, facing { $facing }, at { $first } first, then back to the { $back }
order-shoot = { $unit }: shoot at { $target }
order-attack = { $unit }: attack { $target } by { $path }
order-attack-here = { $unit }: attack { $target } on the spot
order-march = { $unit }: march { $path }
order-move-and-fire = { $unit }: move by { $path } and shoot at { $target } from { $hex }
order-run = { $unit }: run { $path }
order-ambush = { $unit }: ambush
order-ambush-facing = { $unit }: ambush facing { $facing }
order-ambush-fire = { $unit }: ambush facing { $facing }, fire at { $first } first
order-regroup = { $unit }: regroup with { $target } in { $hex }
order-regroup-open = { $unit }: regroup in { $hex }
order-resupply = { $unit }: resupply
order-resupply-from = { $unit }: resupply from { $target }
order-note-partner = { $unit } has no such order yet.
order-note-ally = { $ally } commands { $unit }, and must give it the other half of this order.
order-note-ambush = { $unit } hides in { $hex } and holds it.
order-recon = { $unit }: recon
order-rest = { $unit }: rest
order-withdraw = { $unit }: withdraw by { $path }
order-flee = { $unit }: flee
order-panic = { $unit }: panic
order-pursue = { $unit }: pursue { $target }

## The log

log-turn = Turn { $turn } of { $turns }.
log-placed = { $unit } hid in { $hex }, facing { $facing }.
log-third-rolled = The die for { $force }: { $die }.
log-third-joined = { $force } joined { $side }!
log-committed = { $side }: orders committed.
log-order-rest = { $unit } could not carry out its order and rested.
log-order-flee = { $unit } took to flight.
log-order-panic = { $unit } ran in panic.
log-order-lost = { $unit } has no order any more.
log-appeared = { $unit } came out of ambush in { $hex }, facing { $facing }.
log-appeared-contact = { $unit } sprang out of ambush in { $hex }, facing { $facing }!
log-appeared-fire = { $unit } fired out of ambush in { $hex }, facing { $facing }!
log-appeared-recon = { $unit } was found in ambush in { $hex }.
log-shot = { $unit } shot at { $target }, range { $range }, value { $value }: { $dice } = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-struck = { $unit } struck { $target } out of ambush, value { $value }: { $dice } = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-fought = { $unit } fought { $target }, value { $value }: { $dice } = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-hurt = { $unit } lost { $lost ->
    [0] nobody
    [one] one figure
   *[other] { $lost } figures
}{ $absorbed ->
    [0] {""}
    [one] , one hit absorbed
   *[other] , { $absorbed } hits absorbed
}.{ $leaderless ->
    [0] {""}
   *[other] {" "}Its commander is dead.
}
log-drowned = { $unit } crossed the river: { $dice } = { $lost ->
    [0] nobody
    [one] one figure
   *[other] { $lost } figures
} drowned.{ $leaderless ->
    [0] {""}
   *[other] {" "}Its commander is dead.
}
log-test-passed = { $unit } tested for { $occasion }: { $die } against { $value }, passed.
log-test-failed = { $unit } tested for { $occasion }: { $die } against { $value }, failed.
log-marked = { $unit } is { $state } now.
log-honoured = { $unit } won honour.
log-dishonoured = { $unit } lost its honour and stood fast.
log-killed = { $unit } was destroyed.
log-surrendered = { $unit } surrendered.
log-exhausted = { $unit } was exhausted and surrendered.
log-panicked = { $unit } left the field in panic.
log-claimed = { $unit } claimed { $hex }: { $die }, with everything { $sum }.
log-stopped-head-on = { $unit } stopped: somebody came head-on.
log-stopped-held = { $unit } stopped: the hex was held.
log-stopped-outbid = { $unit } stopped: an attack had the better claim to the hex.
log-stopped-contested = { $unit } stopped: several came to the same hex.
log-stopped-clash = { $unit } stopped: several came to the same hex, and none entered it.
log-stopped-river = { $unit } stopped in the river.
log-stopped-test = { $unit } stopped: its nerve failed.
log-stopped-no-way = { $unit } stopped: there was no way on.
log-stopped-watched = { $unit } stopped: an enemy stood in the way of its withdrawal.
log-moved = { $unit } moved to { $hex }.
log-entered = { $unit } entered over { $hex } ({ $order }).
log-stepped-back = { $unit } stepped back to { $hex }.
log-engaged = { $unit } and { $target } met in melee.
log-classed = { $unit } took { $target } in the { $class }!
log-released = { $unit } was free again.
log-hid = { $unit } hid.
log-regrouped = { $unit } took in { $target } in { $hex }: { $figures ->
    [one] one figure
   *[other] { $figures } figures
} now.
log-resupplied = { $unit } has all its ammunition again.
log-recovered = { $unit } rested: one marker of fatigue less.
log-called-off = { $unit } broke off: nobody in that melee fought.
log-will-pursue = { $unit } cannot be held and will pursue.
log-escaped = { $unit } left the field by the exit.
log-tired = { $unit } gained { $markers ->
    [one] one marker
   *[other] { $markers } markers
} of fatigue.
log-won = { $winner } won. { $a } has { $a-points } points, { $b } has { $b-points }.
log-won-survivors = { $winner } won: { $a } and { $b } have { $a-points } points each, and its survivors are worth more.
log-drawn = Nobody won. { $a } has { $a-points } points, { $b } has { $b-points }.

## Numbers before the dice

preview-shot = { $unit } shoots at { $target } from { $hex }, range { $range }
preview-blow = { $unit } strikes { $target } from { $hex } ({ $class })
preview-blow-back = { $unit } strikes back at { $target }
preview-river = { $unit } enters the river in { $hex }
preview-sector = { $unit } fires at whoever comes within { $range } hexes
preview-nerves = { $unit } tests its steadfastness ({ $order })
preview-flank-test = { $unit } tests for { $occasion } first
dice-figures = { $figures ->
    [one] one figure
   *[other] { $figures } figures
}
dice-several = { $figures ->
    [one] one figure
   *[other] { $figures } figures
}, { $each } dice each
dice-one = one die
preview-destroyed = { $unit } is destroyed
preview-shaken = { $unit } is { $state } then
preview-dishonoured = { $unit } loses its honour
preview-loses = { $unit } loses { $figures ->
    [one] one figure
   *[other] { $figures } figures
}
preview-unhurt = { $unit } loses nobody
preview-stands = It stands after { $lost ->
    [0] no loss
    [one] one loss
   *[other] { $lost } losses
} (value { $value })
preview-passes = { $unit } passes
preview-note-value = The value is { $value }:
preview-note-defence = { $unit } absorbs { $defence ->
    [0] no hit
    [one] one hit
   *[other] { $defence } hits
}.
preview-note-order = The enemy’s order is not known and counts as none; where it stands and faces is as it is now.
preview-note-river = Whoever throws more than 10 drowns; defence does not help.
preview-note-range = At { $range } hexes the value is { $value }.
value-card = { $by } on the card
value-experience = { $by } for experience
value-order = { $by } for the order
value-strike = { $by } for the strike out of ambush
value-headquarters = { $by } for the HQ nearby
value-honour = { $by } for honour
value-state = { $by } for its state
value-flank = { $by } for the attack in the flank
value-rear = { $by } for the attack in the rear
value-terrain = { $by } for the terrain
value-height = { $by } for the height
value-fatigue = { $by } for fatigue
value-losses = { $by } for losses
value-commander = { $by } for the commander
value-headquarters-lost = { $by } for the loss of the HQ
value-occasion = { $by } for the occasion
value-withdrawing = { $by }: it withdraws
value-panicking = { $by }: it panics

## Looking at a hex

inspect-unit = { $unit }, facing { $facing }
inspect-ambush = { $unit }, last seen here
inspect-ground = { $hex }: { $terrain }{ $level ->
    [0] {""}
   *[other] , level { $level }
}
inspect-ground-named = { $hex } { $label }: { $terrain }{ $level ->
    [0] {""}
   *[other] , level { $level }
}
fact-figures = { $figures } of { $full } figures, no commander
fact-figures-commander = { $figures } of { $full } figures with their commander
fact-figures-leaderless = { $figures } of { $full } figures; the commander is dead
fact-remembered = It had { $figures ->
    [one] one figure
   *[other] { $figures } figures
} when it hid
fact-hidden = Hidden: the enemy does not see it
fact-state = { $state }
fact-honour = Honour
fact-fatigue = Fatigue: { $markers }
fact-engaged = In melee with { $foes }
fact-attack-infantry = Attack on infantry { $value }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
fact-attack-cavalry = Attack on cavalry { $value }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
fact-defence = Defence: absorbs { $value ->
    [0] no hit
    [one] one more hit
   *[other] { $value } more hits
} this turn
fact-steadfastness = Steadfastness { $value }
fact-shooting = Shooting by range: { $ranges }; { $dice ->
    [one] one die
   *[other] { $dice } dice
}
fact-ammunition = { $shots ->
    [0] No shot left
    [one] One shot left
   *[other] { $shots } shots left
}
fact-ammunition-endless = Its shots do not run out
fact-commanded = Commanded
fact-uncommanded = Nobody commands it
fact-orders = May be ordered: { $orders }
fact-no-order = Not { $order }:
fact-slow = Attackers enter it at 2 points
fact-no-cavalry = No horses
fact-blocks-sight = Blocks sight
fact-hides = Hides everybody
fact-hides-infantry = Hides infantry
fact-river = Entering it takes the whole move, and some may drown
fact-hold = { $side } gains { $points ->
    [one] one point
   *[other] { $points } points
} for holding it at the end
fact-exit = { $side } may leave here from turn { $turn } on
layer-zone = What it watches
layer-march = Where a march leads
layer-run = Where a run leads
layer-attack = Where it could attack
layer-range = Where it could shoot
layer-sight = What it sees
spot-value = { $value }

## Options of the rules

option-level = Level of the rules
    .value-scenario = as the scenario says
    .value-basic = basic
    .value-extended = extended: morale, honour, order values
    .value-advanced = advanced: ground in combat
    .value-expert = expert: fatigue
option-commanders-a = Commanders of the first army
option-commanders-b = Commanders of the second army
option-shared-orders = Commanders of one army read each other's orders while they write them
option-attack-target-range = How near the target of an attack must be
    .value-reach = within reach of a path
    .value-distance = within a distance
option-total-attack-counts-dice = Total attack counts dice instead of figures
option-sector-half-angle = Width of a firing sector
    .value-60 = 120 degrees
    .value-30 = 60 degrees
option-fire-retreat-only-vs-own-attacker = Fire and retreat reacts to its own attackers alone
option-withdraw-needs-commander = Only a commanded unit withdraws
option-flee-same-turn = Whoever begins to flee runs in the same turn
option-morale-test-in-melee = Who recovers while engaged
    .value-low-levels = those who flee or panic
    .value-none = nobody
    .value-all = everybody
option-cavalry-climb-fatigue = Horses tire from climbing
option-experience-levels = Recruits and veterans differ from the card
option-claims-at-basic = What an attack adds to its die for a contested hex, at basic level
    .value-steadfastness = the steadfastness on its card
    .value-die = nothing
option-attackers-pass-defenders = Attackers may pass beside and behind defenders
option-fatigue-markers = When markers of fatigue are placed
    .value-at-once = after the movement that they are for
    .value-end-of-turn = at the end of the turn
option-equal-points = Equal points
    .value-scenario = as the scenario says
    .value-draw = are a draw
    .value-survivors = go to the more valuable survivors

## Refusals

ban-committed = Your orders are committed.
ban-over = The battle is over.

# Set-up: units that hide.
ban-nobody-hides = This side has nobody to hide.
ban-not-of-the-pool = This unit is not one of those that can be hidden.
ban-hiding-points = All hidden units together would cost { $has } points; there are { $limit }.
ban-no-hiding-place = No hex is left in which this unit could hide.
ban-not-a-hiding-hex = The scenario lists no hiding place there.
ban-no-cover = Nobody of this kind can lie in ambush in { $hex }.
ban-hiding-hex-taken = Somebody is in { $hex } already.

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

# Writing orders.
ban-another-question = That is not what is asked now.
ban-not-done = The orders are not finished.
ban-not-your-unit = This unit belongs to another army.
ban-not-your-command = Your ally gives this unit its orders.
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
ban-no-meeting-hex = They meet in the hex of one of the two, to which the other could march.
ban-meeting-in-river = Nobody regroups in a river, as in { $hex }.
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

# What the terminal shows as examples of what can be typed.
example-words = a3 yari
example-place = 0605
example-change = order=shoot

# How well a bot plays.
level-ashigaru = Ashigaru
    .about = A farmer with a borrowed spear. Much of what he orders, he orders without thinking: a child can beat him.
level-samurai = Samurai
    .about = Knows his weapons and writes sound orders for each unit. Answers at once.
level-hatamoto = Hatamoto
    .about = Stands by the banner of his lord, and weighs whole sets of orders against what you may write.
level-daimyo = Daimyo
    .about = Has won provinces this way, and thinks every turn through, for up to five seconds. The best there is here.

# What a position is judged by: "It promises more …".
aspect-victory = certainty of winning
aspect-points = points
aspect-units = strength left in the units
aspect-fights = advantage where blades are crossed
aspect-ground = ground gained towards the goals
