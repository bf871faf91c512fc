# The Moskva, in English. One message for each name that the rules use.

game-title = The Moskva
game-subtitle = the battle of Borodino, September 1812

## Sides, blocks and ground

side-french = French
    .they = the French
    .block = a French block
side-russian = Russian
    .they = the Russians
    .block = a Russian block
role-attacker = attacker
role-defender = defender
kind-headquarters = headquarters
kind-infantry = infantry
kind-jaeger = jaegers
kind-voltigeur = voltigeurs
kind-militia = militia
kind-light-cavalry = light cavalry
kind-heavy-cavalry = heavy cavalry
kind-cossack = Cossacks
kind-light-artillery = light artillery
kind-heavy-artillery = heavy artillery
kind-horse-artillery = horse artillery
post-none = no army
post-french = the French army
post-supreme = all Russian armies
post-first = the Russian 1st Army
post-second = the Russian 2nd Army
aim-all = the enemy
aim-squares = the squares
aim-others = those who are not in square
ground-clear = clear ground
ground-woods = woods
ground-marsh = marsh
degree-marginal = marginal
degree-substantial = substantial
degree-decisive = decisive
cause-bombardment = bombardment
cause-own-guns = fire of its own guns
cause-fire = fire
cause-bayonet = its bayonet attack
cause-straggling = straggling
cause-surplus = no room
cause-full-area = no room in its refuge
cause-no-retreat = no way of retreat
cause-attrition = want of supply

hand-area = { $area }: { $blocks }
hand-waiting = Not on the map yet: { $blocks }

## What is counted over many battles

game-points = points
game-strength = steps
game-units = blocks
game-cards = activations
note-named = { $name }
note-guard = Guard { $kind }
note-source = source of supply at { $area }
note-redoubt = redoubt at { $area }
note-won = a { $degree } victory

## Questions to whoever decides

ask-nothing-drawn = The battle is over: a draw, { $french } points to { $russian }.
ask-nothing-level = The battle is over, and the points are level, { $french } to { $russian }: the Russians win, for they kept the field.
ask-nothing = The battle is over: a { $degree } { $side } victory. Points: French { $french }, Russian { $russian }.
ask-place = { $side }: which block do you place? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-place-block = { $side }: where do you place { $block }?
ask-arrive = { $side }: who arrives on the map, and where? { $left ->
    [one] One block waits off it.
   *[other] { $left } blocks wait off it.
}
ask-activate = { $side }: which headquarters do you activate? { $active ->
    [0] None is active yet; each will lose a step for it.
    [one] One is active.
   *[other] { $active } are active.
}
ask-activate-move = { $side }: { $block } is activated. Does it move out of { $from } before?
ask-activate-role = { $side }: { $block } commands { $post }. Does it act for it this turn, with { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}, or for its own corps?
orders-left = { $armies ->
    [0] {""}
   *[other] {" "}Orders left: { $orders }.
}
ask-bombard = { $side }: which gun bombards which area?{ orders-left }
ask-pay-fire = { $side }: who spends the order for { $block } to bombard { $to }?
ask-pay-move = { $side }: who spends the order for { $block } to go to { $to }?
hits-left = { $hits ->
    [one] It is the last.
   *[other] { $hits } are to be taken.
}
ask-hits-bombardment = { $side }: { $area } was bombarded. Who takes the next hit? { hits-left }
ask-hits = { $side }: who takes the next hit in { $area }? { hits-left }
ask-own-hits = { $side }: your guns hit your own men in { $area }. Who takes the next hit? { hits-left }
ask-moves = { $side }: which block moves by order?{ orders-left }
ask-hq-moves = { $side }: which active headquarters moves?
ask-move-block = { $side }: where does { $block } go from { $from }? It goes one area, or up to { $roads } along roads.
ask-straggles = { $side }: which block moves without orders? A die of 1 to 3 costs it a step, into battle of 1 to 4.
ask-move-block-out = { $side }: where does { $block } go from { $from }? Out of a contested area it goes one area only.
ask-straggle-out = { $side }: where does { $block } go from { $from } without orders? Out of a contested area it goes one area only.
ask-straggle = { $side }: where does { $block } go from { $from } without orders? It goes one area, or up to { $roads } along roads.
ask-stacking = { $side }: an area is too full. Which block must leave it, and lose a step?
ask-surplus = { $side }: there is no room for { $block } in { $from }. Where does it go back to?
ask-surplus-gives-way = { $side }: there is no room for { $block } in { $from }, and it cannot go back. Where does it give way to?
ask-battles = { $side }: which of { $left } battles is fought next?
ask-main-attack = { $side }: you attack { $area } from several sides. Which is the main attack? The others come in round 2.
ask-squares = { $side }: { $area }, round { $round }. You are the { $role }. Who forms or leaves square, and who is sheltered?
ask-turns = { $side }: { $area }, round { $round }. You are the { $role }. Which of your blocks with { $letter } acts, and how?
ask-turns-retreat = { $side }: { $area }, round { $round }. The attack has failed. Which of your blocks with { $letter } retreats where?
ask-go-on = { $side }: there is no room for { $block } in { $from }. Where does it go on to?
ask-regroup = { $side }: you have won { $area }. Who regroups?
ask-captured-supply = { $side }: you have captured { $source }. Who gets a step? { $points ->
    [one] 1 point is left.
   *[other] { $points } points are left.
}
ask-supply = { $side }: who gets a step? Points left: { $points }.
ask-bridge = { $side }: which bridge do you burn?
ask-night-shift = { $side }: who moves by night?
ask-night-shift-block = { $side }: where does { $block } go from { $from } by night?

## What the others hear meanwhile

wait-set-up = { $side } place their blocks.
wait-activation = { $side } activate headquarters.
wait-bombardment = { $side } bombard.
wait-orders = { $side } move by order.
wait-headquarters = { $side } move their headquarters.
wait-stragglers = { $side } move without orders.
wait-hits = { $side } take hits in { $area }.
wait-battles = { $side } choose the next battle.
wait-main-attack = { $side } name their main attack on { $area }.
wait-squares = { $side } form squares in { $area }, round { $round }.
wait-turns = { $side } act in { $area }, round { $round }.
wait-go-on = { $side } look for room for a block that retreats from { $area }.
wait-regroup = { $side } may regroup from { $area }.
wait-captured-supply = { $side } have captured { $area } and share out its supplies.
wait-supply = { $side } spend their supply.
wait-bridge = { $side } may burn a bridge.
wait-night-shift = { $side } move by night.

## Choices

choose-take-place = Place { $block }
choose-take-move = Move { $block } from { $from }
choose-take-straggle = Move { $block } from { $from } without orders
choose-take-surplus = { $block } loses a step and leaves { $from }
choose-take-night = Move { $block } from { $from } by night
choose-place-rest = Place the rest as printed
choose-place = Place { $block } in { $to }
choose-arrive = { $block } arrives in { $to }
choose-activate = Activate { $block } in { $at }
choose-stay = Activate { $block } where it stands
choose-activate-move = Move { $block } to { $to } and activate it there
choose-act-as-army = { $block } acts for { $post }, with { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}
choose-act-as-corps = { $block } acts for its corps
choose-move = Move { $block } to { $to }
choose-move-road = Move { $block } along the road to { $to }
choose-attack = Attack { $to } with { $block } (border { $has } of { $limit })
choose-reserve = { $block } joins the battle in { $to } in round 2 (border { $has } of { $limit })
choose-straggle = Move { $block } to { $to }: 1 to 3 costs a step
choose-straggle-road = Move { $block } along the road to { $to }: 1 to 3 costs a step
choose-straggle-attack = Attack { $to } with { $block } (border { $has } of { $limit }): 1 to 4 costs a step
choose-straggle-reserve = { $block } joins the battle in { $to } in round 2 (border { $has } of { $limit }): 1 to 4 costs a step
choose-surplus-move = { $block } goes to { $to }
choose-night-move = Move { $block } to { $to }
dice-and-value = { $dice ->
    [one] 1 die, hits
   *[other] { $dice } dice, each hits
} { $value ->
    [one] on a 1
   *[other] on { $value } or less
}
choose-bombard = { $block } bombards { $to }: { dice-and-value }
choose-pay = { $block } spends one of { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}
choose-take-hit = { $block } takes the hit
choose-fight = The battle in { $area }, { $french } French against { $russian } Russian
choose-main-attack = The main attack comes from { $from }
choose-form-square = { $block } forms square
choose-leave-square = { $block } leaves its square
choose-shelter = { $block } is sheltered in the square of { $square }
choose-fire = { $block } fires at { $aim }: { dice-and-value }
choose-bayonet = { $block } attacks { $aim } with bayonets: { dice-and-value }; each 6 costs it a step
leaving-square = { $square ->
    [0] {""}
   *[other] ; leaving the square, 1 to 3 costs it a step
}
choose-retreat = { $block } retreats to { $to }{ $full ->
    [0] {""}
   *[other] , which is full: it loses a step and must go on
}{ leaving-square }
choose-withdraw = { $block } retreats off the map{ leaving-square }
choose-pass = { $block } does nothing
choose-go-on = { $block } goes on to { $to }
choose-regroup = { $block } goes to { $to }
choose-supply = { $block } in { $at } gets a step, of { $full } at most, from { $source }
choose-burn = Burn the bridge between { $one } and { $other }
choose-burn-try = Try to burn the bridge between { $one } and { $other }: it burns on 1 to 3
choose-done = Done
choose-done-arrive = Nobody else arrives now
choose-done-activate = End the activation
choose-done-bombard = End the bombardment
choose-done-moves = End the ordered moves
choose-done-hq-moves = End the moves of headquarters
choose-done-straggles = End the action phase
choose-done-squares = The squares stand as they are
choose-done-turns = All others do nothing
choose-done-regroup = All others stay
choose-done-supply = Spend no more
choose-done-bridge = Burn no bridge
choose-done-night-shift = All others stay

## The log

log-set-up = { $side } have placed their blocks: { $numbers }.
log-placed = { $block } was placed in { $area }.
log-turn = — { $date }, { $hour } (turn { $turn }) —
log-first = { $side } are first.
log-initiative = Initiative: French [{ $french-dice }] = { $french }, Russian [{ $russian-dice }] = { $russian }: { $side } are first.
log-action-phase = { $side } act.
log-arrived = { $block } arrived in { $area }.
log-activated = { $block } was activated in { $area }.
log-activated-army = { $block } was activated in { $area } for { $post }.
log-order-spent = { $block } spent an order.
log-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
log-bombarded = { $block } bombarded { $to } from { $from } (f { $value }) [{ $dice }]: { log-hits }{ $own ->
    [0] {""}
   *[other] {" "}and { $own } on its own side
}.
log-step-lost = { $block } lost a step in { $area } ({ $cause }).
log-destroyed = { $block } was destroyed in { $area } ({ $cause }): { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
log-post = { $block } commands { $post } from now on.
log-post-vacant = Nobody commands { $post } any more.
die-rolled = [{ $die }{ $lowered ->
    [0] {""}
   *[other] {" "}− 1
}]
log-straggler = { $block } set out from { $from } to { $to } and rolled { die-rolled }.
log-straggler-off-map = { $block } left { $from } for good and rolled { die-rolled }.
log-moved = { $block } moved from { $from } to { $to }.
log-moved-before = { $block } rode from { $from } to { $to }.
log-moved-headquarters = { $block } moved from { $from } to { $to }.
log-straggled = { $block } moved from { $from } to { $to } without orders.
log-moved-surplus = { $block } had to leave { $from } for { $to }.
log-moved-night = { $block } moved from { $from } to { $to } by night.
log-tired = Activation cost a step each: { $blocks }.
log-battle = Battle in { $area }: { $side } attack. There stood { $blocks }.
log-main-attack = The main attack comes from { $from }; in round 2 there will come { $blocks }.
log-round = Round { $round }: { $side } attack.
log-round-joined = Round { $round }: { $side } attack. { $blocks } joined.
log-square-formed = { $block } formed square.
log-square-left = { $block } left its square.
log-sheltered = { $block } was sheltered in the square of { $square }.
log-fired = { $block } fired at { $aim } (f { $value }) [{ $dice }]: { log-hits }.
log-bayonets = { $block } attacked { $aim } with bayonets (f { $value }) [{ $dice }]: { log-hits }.
log-hit-absorbed = The redoubt of { $area } took the first of two hits.
log-passed = { $block } did nothing.
log-retreated = { $block } retreated from { $from } to { $to }.
log-withdrew = { $block } retreated from { $area } off the map.
log-went-on = { $block } found no room in { $from } and went on to { $to }.
log-battle-won = { $side } won the battle in { $area }.
log-battle-nobody = Nobody is left in { $area }.
log-regrouped = { $block } regrouped from { $from } to { $to }.
log-captured = { $side } captured the source of { $area }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-supplied = { $block } got a step in { $area }.
log-bridge-die = { $die ->
    [0] {""}
   *[other] {" "}[{ $die }]
}
log-bridge-burnt = { $side } burnt the bridge between { $one } and { $other }{ log-bridge-die }.
log-bridge-stands = { $side } tried to burn the bridge between { $one } and { $other }{ log-bridge-die }: it stands.
log-night = — Night: all headquarters recover —
log-redoubt = { $side } hold the redoubt of { $area }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-drawn = The battle is over, and the points are level, { $french } to { $russian }: a draw.
log-level = The battle is over, and the points are level, { $french } to { $russian }: the Russians win, for they kept the field.
log-won = The battle is over, a { $degree } { $side } victory. Points: French { $french }, Russian { $russian }.

## The odds

preview-bombard = { $block } bombards { $to }
preview-fire = { $block } fires at { $aim }
preview-bayonet = { $block } attacks { $aim } with bayonets
preview-straggle = { $block } goes to { $to } without orders
preview-retreat = { $block } retreats
preview-surplus = { $block } must leave
preview-burn = The bridge
preview-battle-won = the battle is won
preview-battle-lost = the battle is lost
preview-battle-nobody = nobody is left in the battle
preview-burnt = the bridge burns
preview-destroyed = { $block } is destroyed ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
preview-loses = { $block } loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
preview-steps-in-area = { $steps ->
    [one] 1 step is lost there
   *[other] { $steps } steps are lost there
}
preview-unhurt = nobody is hurt
preview-note-value = A die of { $value } or less hits:
preview-note-unseen = Not all of the blocks there can be seen: nobody knows who is hit, and hits beyond their last step are lost.
preview-note-own-sixes = Your own blocks stand there too: each 6 costs them a step.
preview-note-redoubt = A redoubt: two hits cost a step{ $odd ->
    [0] .
   *[other] , and one hit waits already.
}
preview-note-bayonet = Each 6 costs the block itself a step.
preview-note-lowered = It leads into battle: the die is lowered by 1.
preview-note-choice = Assumed: among equals the first of the lists takes the hit.
dice-one = always
dice-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
dice-squares = for squares
value-rating = f { $by } is its rating
value-ground = { $by ->
    [-1] −1 for woods
   *[other] −2 from woods to woods
}
value-slope = { $by ->
    [-1] −1 uphill
   *[other] +1 downhill
}
value-sheltered = f 1 in the shelter of a square
value-in-square = { $by ->
    [0] one die less in square
   *[other] −1 in square
}
value-cavalry-at-squares = f 1 against squares
value-cossacks-at-squares = one die less against squares
value-guns-at-squares = +1 against squares
value-woods = −1 in woods
value-marsh = { $by ->
    [0] no guns fire in marsh
   *[other] −1 in marsh
}
value-village = −1 for the village, in the first round of an attacker
value-bayonet = +1 for bayonets
value-flank = +1 from the flank
value-pursuit = +{ $by } in pursuit
value-cap = never more than 5

## What stands at a place

inspect-block = { $block }
inspect-hidden = { $blocks ->
    [one] 1 hidden { $side } block
   *[other] { $blocks } hidden { $side } blocks
}
inspect-area = { $area }
fact-kind = { $side } { $kind }
fact-kind-guard = { $side } Guard { $kind }
fact-strength = { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
fact-corps = Corps { $corps }
fact-attached = { $corps } Corps, attached to { $hq }: the headquarters of both command it
fact-independent = Obeys any headquarters of its side
fact-post = Commands { $post }
fact-range = Command range { $range }
fact-rating = Rating { $letter }{ $value }
fact-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
fact-fire = Fire at { $aim }: { fact-dice } at f { $value }
fact-bayonet = Bayonets against { $aim }: { fact-dice } at f { $value }
fact-square = In square
fact-sheltered = Sheltered in the square of { $square }
fact-moved = Has moved this turn
fact-bombarded = Has bombarded this turn
fact-activated = Has been activated this turn
fact-reserve = Joins the battle in round 2
fact-acted = Has acted
fact-orders = { $orders ->
    [one] 1 order left
   *[other] { $orders } orders left
}
fact-orders-free = Orders as many blocks of its corps as it likes
fact-may-activate = Can be activated
fact-may-order = Can be ordered to move
fact-may-order-paid = Can be ordered to move, for an order of an army headquarters
fact-ordered-free = { $hq } orders it for nothing
fact-ordered-paid = { $hq } orders it for { $orders ->
    [one] its last order
   *[other] one of its { $orders } orders
}
fact-commander-idle = { $hq } could order it, but is not active
fact-commander-exhausted = { $hq } is near enough, but has no steps left and cannot be activated
fact-commander-held = { $hq } is near enough, but enemies hold it and it cannot be activated
fact-commander-waiting = { $hq } is near enough, but the 1st Army stands still and it cannot be activated
fact-commander-spent = { $hq } is near enough, but has given all its orders
fact-commander-too-far = { $hq } is too far away to order it: its range is { $range }
fact-commander-behind-water = A river without a crossing keeps the orders of { $hq } from it
fact-commander-behind-enemies = Enemies stand on every way by which an order of { $hq } could reach it
fact-corps-without-headquarters = The headquarters of its corps is not on the map
fact-may-straggle = Can move without orders: a die of 1 to 3 costs a step, into battle of 1 to 4
fact-ground = { $ground }: room for { $limit } blocks of each side
fact-held = { $side } blocks stand here
fact-contested = Contested
fact-village = Village: attackers fire with 1 less in their first round
fact-redoubt = Redoubt: Russians who defend it lose a step for two hits; at the end it gives 2 points to the French or 1 to the Russians
fact-redoubt-not-in-play = { $turn ->
    [0] The redoubt is not in play
   *[other] The redoubt is in play from turn { $turn } on
}
fact-edge-river = At the edge of the map, which is a river: nobody leaves it here
fact-edge = At the edge of the map: { $limit } defenders may leave it in a round
fact-battle = A battle is fought here, round { $round }; attacker: { $side }
fact-battle-waits = A battle is to be fought here
fact-holding = { $blocks ->
    [one] 1 { $side } block is held
   *[other] { $blocks } { $side } blocks are held
}
fact-source = { $side } source of supply: { $points ->
    [one] 1 point
   *[other] { $points } points
} a turn{ $blocked ->
    [0] {""}
   *[other] , but the enemy stands in it
}{ $captured ->
    [0] {""}
   *[other] ; captured once already
}
fact-supplied = { $side } supply from { $sources }
fact-border = { $to }: { $features }; { $out ->
    [0] nobody passes
   *[other] { $out } may go into battle there, { $in } come back
}
fact-crossed = { $to }: { $side } blocks have crossed, { $out } out and { $in } in
fact-left-out = { $to }: { $left ->
    [0] no more { $side } blocks may go there
    [one] 1 more { $side } block may go there
   *[other] { $left } more { $side } blocks may go there
}
fact-left-in = { $to }: { $left ->
    [0] no more { $side } blocks may come from there
    [one] 1 more { $side } block may come from there
   *[other] { $left } more { $side } blocks may come from there
}
way-clear = clear ground
way-woods = woods
way-marsh = marsh
way-stream = stream
way-river = river
way-bridge = bridge
way-dam = dam
way-ford = ford
way-burnt = burnt bridge
way-up = uphill
way-down = downhill
way-road = road
way-no-guns = closed to guns
layer-neighbours = Areas beyond borders that can be passed
layer-reach = Where it can go
layer-command = Within command range
layer-orders = Blocks that it can order
layer-orders-idle = Blocks that it could order if it were active
spot-blocks = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
layer-bombard = Where it can bombard, with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
spot-value = f { $value }{ $by ->
    [0] {""}
   *[other] {" "}({ $by })
}

## Standing instructions

standing-straggle = When blocks may move without orders
    .ask = Ask me
    .never = Move nobody
standing-take-hit = When equally strong blocks could take a hit
    .ask = Ask me
    .infantry = Infantry first, headquarters last
    .cavalry = Cavalry first, headquarters last
    .guns = Guns first, headquarters last
standing-squares = When squares may be formed
    .ask = Ask me
    .never = Leave them as they are
standing-regroup = When blocks may regroup after a victory
    .ask = Ask me
    .never = Leave them where they are
standing-bridges = When a bridge could be burnt
    .ask = Ask me
    .never = Burn none
standing-night-shift = When blocks may move by night
    .ask = Ask me
    .never = Move nobody

## Options of the rules

option-flank-attacks = Attacks over several borders: one is the main attack, the others come in round 2 from the flank
option-full-strength = All blocks begin with their full steps
option-free-setup = The players place their blocks themselves, within the range of their headquarters
option-guard-cavalry = The Russian 1st Cuirassiers and I Cavalry Corps count as Guard
option-militia-bayonet = Jaegers, voltigeurs and militia may attack with bayonets
option-river-bombardment = Guns fire over rivers that nobody can cross
option-first-army-hold = The Russian 1st Army stands still at first on 5 September
option-handicap-french = Points with which the French begin
option-handicap-russian = Points with which the Russians begin
option-equal-points = Equal points
    .value-draw = are a draw
    .value-russian = are won by the Russians, who kept the field

## Refusals

ban-game-over = The battle is over.
ban-not-your-decision = It is not your decision.
ban-another-question = That is not what is asked now.
ban-first-army-held = The 1st Army stands still for now: no French block is in its area or next to it.
ban-place-not-waiting = This is not one of your blocks that wait to be placed.
ban-place-no-such-area = There is no such area on the map.
ban-place-printed-for-enemy = The enemy has his own blocks in this area in the printed set-up.
ban-place-behind-the-front = This area lies behind the enemy's front: it is one of his redoubts or sources, or nearer to where his blocks stand in print than to where yours do.
ban-place-enemy-there = Enemies stand in this area.
ban-place-guns-in-marsh = Guns cannot stand in a marsh.
ban-place-full = The area is full: it holds { $has } of { $limit } blocks.
ban-place-out-of-range = The area is neither the printed one of this block nor within the command range of its headquarters.
ban-arrive-not-waiting = This is not one of your blocks that wait off the map.
ban-arrive-not-due = This block is not due yet.
ban-arrive-no-entry = This block cannot enter the map there.
ban-arrive-enemy-there = Enemies stand in { $area }.
ban-stage-is-over = This part of your action phase is over; there is no way back to it.
ban-no-own-headquarters = Only your own headquarters can be activated.
ban-headquarters-not-on-the-map = This headquarters is not on the map.
ban-already-active = This headquarters has been activated this turn.
ban-headquarters-without-steps = This headquarters has no steps left, so it cannot be activated.
ban-headquarters-moves-one-area = Before its activation a headquarters moves to the next area at most.
ban-headquarters-moves-into-enemies = Before its activation a headquarters moves only where no enemy stands, so not to { $area }.
ban-headquarters-over-enemy-border = The enemy came over this border, so the headquarters cannot leave over it to { $area }.
ban-nobody-active = None of your headquarters is active, so nobody can give an order.
ban-not-on-the-map = This block is not on the map.
ban-out-of-command-range = No active headquarters that commands this block is near enough; the range is { $limit }.
ban-command-path-blocked = Enemies stand on every way by which an order could reach this block.
ban-command-path-behind-river = A river without a crossing lies between this block and the headquarters that commands it.
ban-no-orders-left = The army headquarters has given all its orders of this action phase.
ban-another-corps = A corps headquarters orders its own corps and independent troops alone, and no army headquarters can order this block.
ban-only-cavalry = This headquarters orders cavalry, horse artillery and independent troops alone.
ban-only-cossacks = This headquarters orders Cossacks and independent troops alone.
ban-another-army = This block belongs to another army.
ban-only-armies-order-headquarters = Only an army headquarters can order another headquarters.
ban-corps-without-headquarters = The headquarters of this corps is not on the map: only an army headquarters could order this block.
ban-promoted-orders-his-army-and-corps = As army headquarters it orders its army and its own corps, and this block belongs to neither.
ban-acts-for-his-corps = This turn the headquarters acts for its corps, and this block does not belong to it.
ban-only-army-headquarters-pay = Only an active army headquarters can spend an order.
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
ban-hit-not-a-target = This block is not among those that can be hit.
ban-hit-not-the-strongest = Another block has more steps: the strongest takes the hit.
ban-no-such-block = There is no such block.
ban-out-of-the-game = This block is out of the game.
ban-moved-already = This block has moved this turn.
ban-active-headquarters = An activated headquarters obeys no orders and does not straggle: it moves by itself, after the orders.
ban-headquarters-only = The ordered moves are over: now only activated headquarters move.
ban-block-held = The enemy holds this block: he entered with { $limit }, so { $limit } of your blocks that began the phase here must stay.
ban-headquarters-held = The enemy holds this headquarters: he entered with { $limit }, so { $limit } of your blocks that began the phase here must stay.
ban-nowhere-to-go = There is no area to which this block could go.
ban-off-the-map = No move leads off the map.
ban-there-already = This block stands there already.
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
ban-no-road = No road leads there.
ban-road-cut = A burnt bridge cuts the road there.
ban-road-too-far = That is too far: along roads this block goes { $limit } areas at most.
ban-road-from-battle = Whoever leaves an area with enemies goes one area only.
ban-road-into-battle = No road move leads into battle: only from the next area can one go in.
ban-attack-from-afar = An area with enemies can be entered from the next area only.
ban-enemy-in-the-way = Enemies stand on the way: no move passes through their areas.
ban-must-mend-stacking = { $area } holds more of your blocks than its limit, and one of them can still move: let it leave first.
ban-not-overfull = There is room for this block where it stands: it need not leave.
ban-refuge-has-enemies = Enemies stand in { $area }.
ban-surplus-stood-there = It stood there before. One of the blocks that came in this phase must leave.
ban-surplus-goes-back = It goes back to { $area }, from where it came.
ban-refuge-forward = { $area } is further from your sources of supply: a block too many never goes forward.
ban-refuge-prize = A block too many takes no vacant redoubt and no source: not { $area }.
ban-refuge-full = { $area } has no room for another of your blocks.
ban-fight-not-contested = No battle is to be fought in { $area }.
ban-main-attack-nobody = None of your blocks in this battle came from { $area }.
ban-turn-not-there = This is not a block of yours in the battle.
ban-turn-reserve = This block joins the battle in round 2.
ban-turn-letter = It is not the turn of this block's letter.
ban-turn-acted = This block has had its turn in this round.
ban-turn-must-retreat = In round 4 the attackers must retreat.
ban-fire-not-aimed = Infantry and sheltered blocks do not aim: they fire at all enemies.
ban-fire-choose-group = The enemy has blocks in square and others: choose at which of them to fire.
ban-fire-one-group = The enemy has only one group of blocks, so there is nothing to choose.
ban-fire-marsh = Guns cannot fire in the marsh of { $area }.
ban-fire-no-value = Nothing is left of the dice or the fire value of this block.
ban-bayonet-infantry = Only infantry attacks with bayonets.
ban-bayonet-option = In this game only line infantry attacks with bayonets, not jaegers, voltigeurs or militia.
ban-bayonet-square = A block in square cannot attack with bayonets.
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
ban-retreat-guns-first-round = Light and heavy artillery cannot retreat in the first round of a battle.
ban-retreat-enemies = Enemies stand in { $area }: nobody retreats there.
ban-retreat-enemy-border = Enemies came into the battle from { $area }: nobody retreats that way.
ban-retreat-attacker = An attacker retreats to where his side came from or to friends, and { $area } is neither.
ban-retreat-border-full = The border to { $area } is full: { $has } of { $limit } blocks have crossed it.
ban-withdraw-no-edge = { $area } is not on the edge of the map.
ban-withdraw-over-river = A river without a crossing runs along the edge of { $area }: nobody leaves the map there.
ban-withdraw-attacker = Only defenders may retreat off the map.
ban-withdraw-limit = { $has } of { $limit } blocks have left the map here in this round.
ban-go-on-back = The battle is in { $area }: this block cannot go back to it.
ban-go-on-enemies = Enemies stand in { $area }: this block cannot go on to it.
ban-go-on-full = { $area } is full too: this block cannot go on to it.
ban-regroup-winner = Only blocks of the winner regroup.
ban-regroup-elsewhere = Only blocks in the area of the battle regroup, each of them once.
ban-regroup-enemies = Enemies stand in { $area }: regrouping starts no battle and joins none.
ban-regroup-no-room = { $area } has no room for another block.
ban-supply-not-yours = This block belongs to the other side.
ban-supply-off-map = This block is not on the map.
ban-supply-full-steps = This block has all its steps: { $has } of { $limit }.
ban-supply-area-served = { $area } has had its point in this supply phase.
ban-supply-no-source = { $area } is no source of supply of this side.
ban-supply-blocked = Enemies stand in { $area }: the source gives nothing while they do.
ban-supply-spent = { $area } has no points left in this supply phase.
ban-supply-out-of-reach = { $area } is not in supply from this source.
ban-supply-not-captured = The points come from a captured source, and not from { $area }.
ban-supply-captured-reach = { $area } is neither in supply, nor the captured source, nor next to it.
ban-burn-no-bridge = There is no bridge on this border.
ban-burn-twice = This bridge is burnt already.
ban-burn-not-held = Neither end of the bridge is friendly to you.
ban-night-not-yours = This block belongs to the other side.
ban-night-off-map = This block is not on the map.
ban-night-twice = This block has moved in this night.
ban-night-out-of-supply = { $area } is not in supply: nobody moves from there by night.
ban-night-nowhere = From { $area } this block can go nowhere by night.
ban-night-enemies = Enemies stand in { $area }.
ban-night-near-enemies = { $area } is next to enemies, too near for a move by night.
ban-night-no-room = { $area } has no room for another block.

# What the terminal shows as examples of what can be typed.
example-words = compans kamenka
example-place = Bagration Fleches
example-change = to=21

# How well a bot plays.
level-recruit = Recruit
    .about = Has never heard a gun before. Much of what he does, he does without thinking: a child can beat him.
level-lieutenant = Lieutenant
    .about = Leads his men at the nearest redoubt, looks no further than the next battle, and loses his head now and then.
level-general = General
    .about = Compares whole action phases before he gives an order, and spares his headquarters.
level-field-marshal = Field Marshal
    .about = Patience and time are his warriors: he thinks every turn through, for up to five seconds. The best there is here.

# What a position is judged by: "It promises more …".
aspect-victory = certainty of winning
aspect-points = victory points
aspect-strength = strength left in the ranks
aspect-redoubts = hold on the redoubts
aspect-supply = supply
aspect-position = order and ground gained
aspect-battles = advantage in the battles to come
