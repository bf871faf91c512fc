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
track-set-up = Before the first turn: units hide
track-writing = Orders are written
track-running = Orders are carried out
track-over = Won by { $side }
track-draw = Nobody has won
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
desk-hidden = { $hidden ->
    [0] Nobody hides yet
    [one] One unit hides
   *[other] { $hidden } units hide
}
desk-hide = Choose a unit, and touch the hex where it hides.
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
desk-ready = All have their orders: commit them, or touch a unit to order it anew.
desk-done = These are all orders. Commit them, or take the last line back.
desk-empty = Nothing is written yet.
desk-written = What is written
desk-strike-out = Strike out
desk-strike-out-line = Strike out: { $line }
desk-sealed = Your orders are sealed. As soon as the others have written theirs, everything happens at once.
desk-allies = The other commanders of your army
desk-read-allies = What your allies write
desk-ally-writes = { $ally } is writing orders.
desk-ally-ready = { $ally } has committed.
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

## The guided battles

lesson-commit = All units have their orders, and each of them can still be changed. Commit them when you are content.
lesson-won = You have won, by { $own } to { $other } points.
lesson-won-even = Points are even, { $own } each. Then the army wins of which more is left, and that is yours.
lesson-lost = You have lost, by { $own } to { $other } points. Try it again, another way: the enemy’s orders and the dice will be others too.
lesson-lost-even = Points are even, { $own } each. Then the army wins of which more is left, and that is the other side’s.
lesson-drawn = Points are even, { $own } each: nobody has won.

# What happened, the first time that it does.
lesson-shot = { $unit } shot: { $dice }. Every die that shows { $value } or less is a hit, so { $hits ->
    [0] this time nobody was hit
    [one] this was one hit
   *[other] these were { $hits } hits
}.
lesson-absorbed = { $unit } took hits. Its defence absorbed { $absorbed ->
    [one] the first
   *[other] the first { $absorbed }
}; every further one costs a figure{ $lost ->
    [0] , and there was none
    [one] , and there was one
   *[other] , and there were { $lost }
}. Each turn the defence begins anew.
lesson-shot-at = { $unit } shot at { $target }. Archers shoot at a unit that they have named, or, with the order defence, at the first who moves in front of them.
lesson-stopped = { $unit } stopped on its way. A hex holds one unit: who finds it held, meets somebody head-on or wants the same hex as others goes no further this turn; of several, one that attacks goes first.
lesson-fought = { $unit } struck at { $target }: { $dice }, and { $value } or less hits. Both strike at the same moment, so even those who fall have struck.
lesson-engaged = { $unit } is bound in melee. It turns to its enemy, fights on by itself, and can be given no order but to withdraw.
lesson-destroyed = { $unit } is destroyed: that is worth points. Those who fought it are free to be ordered again, if nobody else is beside them.
lesson-lost-unit = { $unit } is gone, and the other side has its points. Whoever is bound and weak can withdraw in time, if it has a commander or one stands beside it.
lesson-flank = { $unit } took { $target } in the { $class ->
    [rear] rear: this turn attack +3, defence +2, steadfastness +2, and the victim tests its steadfastness at −5 before any blow falls
   *[other] flank: this turn attack +2, defence +1, steadfastness +1, and the victim tests its steadfastness at −3 before any blow falls
}.
lesson-flanked = { $target } was attacked in the { $class ->
    [rear] rear
   *[other] flank
}. A unit that is bound shows its flanks to whoever comes later; a neighbour beside it, or all-round defence before the fight, prevents that.
lesson-test-passed = { $unit } lost figures and tested its steadfastness: { $die }, and { $value } or less was needed. It stands.
lesson-test-failed = { $unit } tested its steadfastness and failed: { $die }, and { $value } or less was needed. It takes a marker; one is wavering, two are flight, three are panic.
lesson-fleeing = { $unit } is put to flight. It stays this turn, and a blow that it still has is worse by 3; if it does not recover before the next orders, it strikes nobody, runs towards its general at the end of that turn, and only wavers once it stands beside him.
lesson-panicking = { $unit } panics: it neither strikes nor defends itself, and runs for the nearest edge of the board. If it gets there, or loses another figure in melee, it is lost.
lesson-recovered = Before orders are written, the shaken test again. { $unit } rolled { $die } with { $value } or less needed, and has one marker less.
lesson-honoured = { $unit } destroyed an enemy in melee and won honour: attack +1, steadfastness +2, and the next failed test costs it the honour instead of its nerve.
lesson-dishonoured = { $unit } failed a test and gave its honour for it. It stands as if nothing had happened.
lesson-pursuit = { $unit } saw its enemy run and could not be held: next turn it must pursue him. Whoever passes the test stays where his general wants him.
lesson-drowned = { $unit } went into the river: { $dice }. Every figure with 11 or more drowned{ $lost ->
    [0] ; this time nobody did
    [one] , which was one
   *[other] , which were { $lost }
}.
lesson-tired = { $unit } has gained { $markers ->
    [one] a marker
   *[other] { $markers } markers
} of fatigue. They are placed when the movement that they are for is over, and count in the melee of the same turn.
lesson-rested = { $unit } rested and lost one marker of fatigue. Who is attacked while it rests recovers nothing.
lesson-exhausted = { $unit } had six markers of fatigue or more, was drawn into melee, and surrendered when the blows had fallen.

# What could be done.
lesson-idea-go = Nobody stands in { $hex }, which counts at the end. { $unit } is nearest to it: { $far ->
    [one] one hex
   *[other] { $far } hexes
}.
lesson-idea-help = { $friend } fights { $foe }. { $unit } is near enough to help: an attack from another side than the one that the enemy faces.
lesson-idea-shoot = { $unit } has arrows left, and { $foe } is { $far } hexes away. See whether it can be shot at; who is in melee cannot be.

# What is not the best now.
lesson-mistake-facing = { $unit } turns its back to the nearest enemy. A unit on defence watches the three hexes before it and no others; whoever attacks it from elsewhere takes it in flank or rear.
lesson-mistake-astray = This way does not bring { $unit } nearer to the unit that it attacks. If it ends too soon your men go on by themselves as far as they can, but a way next to the enemy is surer.
lesson-mistake-headquarters = This takes your general next to an enemy. If he falls, the other side gains the most points of all, and those beside him have no commander but their own.
lesson-mistake-sector = This way leads { $unit } past { $foe }, two hexes away and in plain sight. If they are on defence they shoot, once a turn, at the first who moves there; somebody sturdier could go first, or you go round.
lesson-mistake-idle-archers = { $unit } has no order. Then it rests, and does not shoot, though enemies are in range.
lesson-mistake-goal = This is the last turn, and none of your units stands where it counts or is on its way there.
lesson-mistake-run = { $unit } runs and would end next to an enemy. Whoever runs has attack −1, defence −1 and steadfastness −1 for the whole turn; an attack has +2.
lesson-mistake-rest = { $unit } rests within reach of an enemy. Whoever rests has attack −2, defence −1 and steadfastness −1 for the turn; defence would give +1 and +1.
lesson-mistake-alone = { $unit } is shaken and would go out of its general’s reach. Within two hexes of him it has steadfastness +4, attack +2 and defence +1.
lesson-mistake-river = This way leads { $unit } into the deep river: every figure drowns that rolls 11 or more, half of them as a rule. There is a ford, and a bridge.
lesson-mistake-water = { $unit } stays in the water, where it attacks and defends itself worse. Get out of it before the enemy comes.
lesson-mistake-uphill = { $unit } attacks somebody who stands a level higher: attack −1, and +1 for the enemy. From a hex as high as his it would be even.
lesson-mistake-tired = { $unit } has { $before } of fatigue, and will have { $after } after this. With 2 it is worse in attack, shooting and steadfastness by one; with 4 it may neither attack nor run; with 6 it can only rest.

# The toll at Asagiri.
lesson-asagiri-about = The basic rules: units and their cards, secret orders, shooting, movement, melee, points.
lesson-asagiri-goal = You lead Mizuhara, at the near edge of the board. If you stand in the village when turn 4 is over you gain 3 points, and Toribe gains 1 if he does; every enemy unit destroyed is worth 2, the general and his staff 4.
lesson-asagiri-units = Each of these is a unit: a group of figures in one hex, facing one of its sides. Rest on it, or hold a finger on it, to read its numbers.
lesson-asagiri-secret = Both sides write their orders at the same time and in secret, one for each unit. Nothing happens before both have committed them.
lesson-asagiri-archers = Begin with your archers: touch them.
lesson-asagiri-shoot = These are the orders on their card; what is pale cannot be given now. Choose shoot: all shots fall before anybody moves.
lesson-asagiri-range = Each figure rolls a die with twenty sides and hits with the value or less. At three hexes the value is 5, at four only 4: take the spears straight ahead. You see the numbers first, then you order it.
lesson-asagiri-archers-otherwise = Your archers have another order. That is allowed; but only shoot falls before everybody moves, and the enemy is in range now.
lesson-asagiri-samurai = Now the samurai with naginata. They are the best you have hand to hand: 5 or less hits infantry, and two hits a turn glance off them.
lesson-asagiri-attack = Choose attack. On foot it goes up to two hexes, and ends in melee with the unit that you name.
lesson-asagiri-target = Whom you attack you must see, and be able to reach this turn. Only these spears are near enough.
lesson-asagiri-path = Lay the way hex by hex. If the enemy moves meanwhile, your men follow him as far as their steps allow.
lesson-asagiri-samurai-otherwise = Your samurai have another order. That is allowed; but only an attack goes two hexes and seeks the enemy.
lesson-asagiri-spears = Your spearmen have no commander of their own. They obey every order as long as a unit with a commander is beside them; alone they may only march, rest or defend themselves.
lesson-asagiri-run = Choose run: up to two hexes, but never into woods, rice or water.
lesson-asagiri-village = Run into the village: two hexes, and it is yours if nobody else is there first.
lesson-asagiri-spears-otherwise = Your spearmen have another order. That is allowed; but nobody of yours is on the way into the village now.
lesson-asagiri-general = At last the general and his staff. He counts as a commander for those beside him, so let him come along.
lesson-asagiri-march = Choose march: one hex on foot, into almost any ground, and no commander is needed for it.
lesson-asagiri-follow = Go where the samurai stand now. They leave in the same step, so the hex will be free.
lesson-asagiri-commit = All units have their orders, and each of them can still be changed. Commit them: then nothing can be changed any more, and both sides’ orders are shown.
lesson-asagiri-showing = All orders lie open now, his and yours, and nobody can change them. You can stop the film, go through it frame by frame, and see it again.
lesson-asagiri-shooting = First all shots, at the same moment. Low dice are good: at or under the value is a hit.
lesson-asagiri-movement = Now all move, one hex in each step, both sides together. Who comes next to an enemy stops and is bound in melee with him.
lesson-asagiri-melee = Last, whoever is bound strikes at the enemy that he faces, both at once; losses count when all have struck.
lesson-asagiri-film = Everything happens at once, stage by stage: who defends takes his facing, all shots fall, all move hex by hex, then come special orders such as rest, then melee, and at the end whoever leaves it.
lesson-asagiri-zone = Enemies stop each other. Whoever enters one of the six hexes round a unit stops there and is bound in melee; round a unit on defence it is the three hexes before it.
lesson-asagiri-defence = Now try defence with your archers. They wait, and shoot once at the first enemy who moves in front of them: good against somebody who is coming.
lesson-asagiri-facing = Choose where they face. The three hexes on that side are their front, then come a flank on either side, and the rear behind.
lesson-asagiri-sector = How far shall they shoot? Far away they shoot sooner, but with a lower value, and they shoot only once.
lesson-asagiri-choice = If several come at the same moment, they shoot at the one that you name here.
lesson-asagiri-alone = This turn is yours alone. Ask for a hint if you are at a loss; should you plan something dear, the guide says so.
lesson-asagiri-last = The last turn: now it counts who stands in the village when it is over.
lesson-asagiri-end = This is how every turn goes. Ambush, fire and retreat, regrouping and supply you will meet in larger battles; next you learn what fear does to an army.

# The shrine at Tamaki.
lesson-tamaki-about = What the extended rules add: steadfastness and flight, honour, the general’s presence, flank and rear, and what orders do to values.
lesson-tamaki-goal = Again you lead Mizuhara. The shrine is worth 2 points at the end, every enemy unit destroyed 2, the general 4. But now men have nerves.
lesson-tamaki-steadfastness = Every unit has a steadfastness. When it loses figures it rolls one die: with that number or less it stands. A commander adds 3, every figure lost takes 1 away.
lesson-tamaki-wavering = Who fails has a marker and wavers: attack −2, defence −1, steadfastness −1. Two markers are flight, three are panic. Out of melee the shaken test at the start of each turn, to lose one.
lesson-tamaki-general = Within two hexes of its general every unit has steadfastness +4, attack +2 and defence +1. If he falls, all test at once, and all are worse for the rest of the battle.
lesson-tamaki-honour = These samurai bear honour from an earlier fight: attack +1, steadfastness +2, and the first test that they fail costs them the honour instead.
lesson-tamaki-orders = Orders change a unit’s values for the whole turn. Attack: attack +2. Defence: defence and steadfastness +1. Run: −1 to all three. Rest, or no order: attack −2, the others −1.
lesson-tamaki-archers = Shooting does not suffer from shaken nerves, nor gain by a general. Let your archers shoot at the spears before you: who loses figures must test.
lesson-tamaki-samurai = Then bind those spears from the front: let the samurai attack them. They get there with one step, and the spears turn to face them.
lesson-tamaki-halt = One hex is enough. Touch it again to end the way there.
lesson-tamaki-samurai-otherwise = Your samurai have another order. That is allowed; but an unbound unit turns to a lone attacker, and then nobody takes it in the flank.
lesson-tamaki-horse = Now the horsemen: let them attack the same spears, round the side. When they arrive the spears are bound and face the samurai, so this is their flank.
lesson-tamaki-way = By 0203 into 0303. That takes two steps, one more than the samurai need. Whoever comes alone finds the enemy’s face.
lesson-tamaki-horse-otherwise = Your horsemen have another order. That is allowed; but an attack in the flank, with +2 and a test at −3 for the enemy, is what they are for.
lesson-tamaki-march = Let the general follow, so that those who fight stay within two hexes of him.
lesson-tamaki-shaken = Some are shaken. Near their general, with a commander, and with few lost they recover soon; alone they run. A fleeing unit that reaches its general wavers only.
lesson-tamaki-forced = A unit that flees, panics or must pursue takes no other order from you this turn.
lesson-tamaki-second = The bonus of flank and rear lasts for the turn of the attack. In later turns of the same melee both just strike on; fresh attackers bring a new one.
lesson-tamaki-defence = Whoever fears for his flanks takes all-round defence: attack −2 and steadfastness −1, but defence +1, and every attack on it is from the front.
lesson-tamaki-last = The last turn. Somebody who flees or panics does not hold the shrine, even if he stands in it.
lesson-tamaki-end = Losses frighten, flanks frighten more, and a general steadies. Next you learn what the ground does.

# The ford at Hayase.
lesson-hayase-about = What the advanced rules add: woods, villages and water in combat, and height.
lesson-hayase-goal = The village beyond the river is worth 3 points to you at the end, every enemy unit destroyed 2, the general 4. You have five turns.
lesson-hayase-ground = From now on the ground fights too, for whoever stands in it. Woods give defence +1, forest +2, a village defence +1 and steadfastness +1.
lesson-hayase-crossings = In the ford everything is worse by 1: attack, defence, shooting, steadfastness. On the bridge attack and shooting are worse by 2. So cross, but do not stay.
lesson-hayase-river = The river itself takes a whole move, and every figure that rolls 11 or more drowns. Who stands in it has attack −3, and −2 in all the rest.
lesson-hayase-height = Who strikes downhill, one level, has attack +1; uphill it is −1. Steeper slopes part the two, and there is no melee across them.
lesson-hayase-archers = Your archers stand on a hill and see over what is low. Let them shoot at the archers across the river, who would shoot at you.
lesson-hayase-samurai = Let the samurai march into the ford. A march pays 1 for any ground; an attack would pay 2 for a ford, and nobody runs into one.
lesson-hayase-samurai-otherwise = Your samurai have another order. That is allowed; but somebody has to be first in the ford, and it is best done before the enemy is at the other bank.
lesson-hayase-horse = Your horsemen have four points for an attack: 2 for the bridge, 1 for the bank beyond. So they can be over and at the spears there in one turn, if they bear a shot on the way.
lesson-hayase-horse-otherwise = Your horsemen have another order. That is allowed; but only an attack takes them over the bridge and into the enemy at once, with attack +2.
lesson-hayase-spears = Let the samurai with yari follow to the ford, where the others leave.
lesson-hayase-general = And the general, to be within two hexes of those who cross.
lesson-hayase-leave = Out of the water: march on into the village. There you have defence +1 and steadfastness +1, and it is what you came for.
lesson-hayase-where = Before you attack, ask where both will stand. Your own hex changes your values, the enemy’s hex his; a wood or a village is a better place to be struck in than a ford.
lesson-hayase-numbers = All of this is counted for you: choose a target and read where each number comes from before you order it.
lesson-hayase-last = The last turn: whoever stands in the village when it is over has its points.
lesson-hayase-end = Good ground saves figures, and water costs them. Next you learn what it costs to hurry.

# The pass of Usugumo.
lesson-usugumo-about = What the expert rules add: fatigue, climbing, and rest.
lesson-usugumo-goal = Whoever stands on the height at the end of turn 5 gains 3 points; every enemy unit destroyed is worth 2, the general 4. Both sides come tired.
lesson-usugumo-gains = These bear markers of fatigue. An attack costs one, and so do a run, a pursuit and a withdrawal; a march, a shot and melee itself cost nothing. They count as soon as the movement is over.
lesson-usugumo-climbing = On foot every gentle slope climbed costs one more, a steep one two. Going down is free, and horses climb without tiring.
lesson-usugumo-effects = From 2 markers on: attack, shooting and steadfastness −1. From 4: defence −1 too, shooting and steadfastness −2, and no attack and no run. With 6 a unit can only rest, and surrenders in melee.
lesson-usugumo-rest = Your samurai with yari have 4: no attack, no run. Let them rest, as long as nobody is near; every turn of rest takes one marker away.
lesson-usugumo-rest-otherwise = The tired ones have another order. That is allowed; but only rest, or waiting hidden in ambush, takes markers away.
lesson-usugumo-samurai = The samurai with naginata have 1. A march costs them nothing; a run would bring them to 2, and make them worse. Let them march to the foot of the slope.
lesson-usugumo-archers = From below your archers see nothing behind the height. Let them march up: the climb costs one marker, and one does no harm.
lesson-usugumo-horse = The horsemen are fresh, and horses do not tire on slopes. A march takes them up two hexes for nothing.
lesson-usugumo-general = Let the general stay close behind: steadfastness +4 makes good for much fatigue.
lesson-usugumo-again = They still have 2 or more. If nobody threatens them, another turn of rest is worth more than a hex of ground.
lesson-usugumo-worn = These enemies are tired. Who has 2 markers or more strikes worse and breaks sooner: attack the tired with the fresh.
lesson-usugumo-pace = Count ahead: an attack uphill on foot costs 2. Who comes to 6 and is drawn into melee surrenders at its end, however many figures are left.
lesson-usugumo-last = The last turn. After it nobody has to be fresh any more: what you have left, spend it.
lesson-usugumo-end = These are all the rules. Choose a battle, at whichever level you like; Ino is a good one to begin with.

## Commanders of an army

players-commanders-a = Commanders of { $side-0 }
players-commanders-b = Commanders of { $side-1 }
players-1 = One
players-2 = Two
players-3 = Three
# How commanders of one side are told apart, by rank.
rank-1 = I
rank-2 = II
rank-3 = III
players-rank-2 = a second general
players-rank-3 = a third general
