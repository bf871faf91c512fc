# The Hundred Days, in English. One message for each name that the rules use.

game-title = The Hundred Days
game-subtitle = the campaign of June 1815, by the rules of Napoleon

## Sides, armies, blocks and ground

side-french = French
    .they = the French
side-allied = Allies
    .they = the Allies
party-french = French
    .they = the French
party-allies = Allies
    .they = the Allies
party-anglo-dutch = Anglo-Dutch
    .they = the Anglo-Dutch
party-prussians = Prussians
    .they = the Prussians
army-french = French
    .they = the French
    .block = a French block
army-anglo-dutch = Anglo-Dutch
    .they = the Anglo-Dutch
    .block = an Anglo-Dutch block
army-prussian = Prussian
    .they = the Prussians
    .block = a Prussian block
role-attacker = attacker
    .they = the attacker
role-defender = defender
    .they = the defender
kind-leader = leader
kind-infantry = infantry
kind-light-cavalry = light cavalry
kind-heavy-cavalry = heavy cavalry
kind-foot-artillery = foot artillery
kind-horse-artillery = horse artillery
when-turn-began = began the turn in
when-marches-began = was, when the marches began, in
when-now = stands in
marker-none = no marker
marker-woods = woods
marker-farm = farm
marker-hill = hill
marker-stream = stream
post-left = Left
post-centre = Centre
post-right = Right
post-reserve = Reserve
target-squares = the squares
target-others = the enemies

hand-town = { $town }: { $blocks }
hand-unplaced = Not placed yet: { $blocks }

## What is counted over many campaigns

game-points = blocks destroyed
game-strength = steps
game-units = blocks
game-cards = cards
note-type = { $army } { $kind }
note-blocks = { $army } blocks
note-city = supply cut at { $town }
note-battle = battle won at { $town }
note-demoralised = { $army } demoralised
note-won-by-demoralisation = the enemy was demoralised
note-won-by-cities = two supply cities held
note-won-by-time = the campaign was over

## Questions to whoever decides

ask-nothing = The campaign is over: { $side } won. Lost blocks: French { $french }, Anglo-Dutch { $dutch }, Prussian { $prussian }.
ask-set-up = { $party }: which block do you place? { $left ->
    [0] All of them stand on the map; confirm when you like.
    [one] One is left.
   *[other] { $left } are left.
}
ask-place = { $party }: where do you place { $block }?
ask-moves = { $party }: which block makes a normal move? Groups that have moved: { $moved } of { $limit }.{ $night ->
    [0] {""}
   *[other] {" "}It is night: nobody attacks and nobody marches on.
}
ask-moves-allies = { $party }: which block makes a normal move? Groups that have moved: { $dutch } of { $dutch-limit } Anglo-Dutch, { $prussian } of { $prussian-limit } Prussian.{ $night ->
    [0] {""}
   *[other] {" "}It is night: nobody attacks and nobody marches on.
}
ask-move = { $party }: where does { $block } go from { $from }? It moves along { $roads ->
    [one] one road
   *[other] up to { $roads } roads
}.
ask-marches = { $party }: which block makes a forced march?
ask-march = { $party }: where does { $block } march from { $from }?
ask-show-leader = { $party }: { $block } marches to { $to }. Is { $leader } shown, who { $when } { $at }, so that the die counts one more?
ask-skirmishes = { $party }: which of { $left } skirmishes is settled next?
ask-pick = { $party }: who takes part in the skirmish at { $town }? { $picked ->
    [0] Choose one to four blocks.
   *[other] Chosen so far: { $picked } of at most 4.
}
ask-hits-skirmish = { $party }: who takes the next hit in the skirmish at { $town }? { $hits ->
    [one] It is the last.
   *[other] { $hits } are to be taken.
}
ask-hits = { $party }: who takes the next hit in { $at }? { $hits ->
    [one] It is the last.
   *[other] { $hits } are to be taken.
}
ask-leave-skirmish = { $party }: you must leave { $town }. Which block goes where?
ask-order-battles = { $party }: which of { $left } battles comes next in the order of this turn?
ask-put-markers = { $party }: you are the { $role } at { $town } and drew { $markers }. Which goes where?
ask-drop-woods = { $party }: your guns cannot fill so many woods at { $town }. Which are removed?
ask-deploy = { $party }: you are the { $role } at { $town }. Who stands where?
ask-name-holder = { $party }: who holds the { $marker } in { $at }?
ask-morale = { $party }: whose morale is tested next at { $town }? There are { $left } to test.
ask-battle-phase = { $party }: { $town }, round { $round }. Which block acts?
ask-act = { $party }: what does { $block } do in { $at }?
ask-reinforce = { $party }: who reinforces the battle at { $town }?
ask-cross = { $party }: who gets back over the stream at { $at }? There is room for { $left }.
ask-leave-battle = { $party }: you are routed at { $town }. Which block goes where?
ask-leave-stalled = { $party }: the attack on { $town } has stalled, and all your blocks leave. Which goes where?
ask-regroup = { $party }: you have won at { $town }. Who regroups?
ask-starve = { $party }: which block do { $army } lose for want of supply? { $blocks ->
    [one] One must go.
   *[other] { $blocks } must go.
}

## What the others hear meanwhile

wait-side = { $party } are to decide.
wait-set-up = { $party } place their blocks.
wait-moves = { $party } make their normal moves.
wait-marches = { $party } make their forced marches.
wait-skirmishes = { $party } choose the next skirmish.
wait-pick = { $party } choose who takes part in the skirmish at { $town }.
wait-hits = { $party } take hits at { $town }.
wait-leave = { $party } leave { $town }.
wait-order-battles = { $party } fix the order of the battles.
wait-put-markers = { $party } lay out the ground at { $town }.
wait-deploy = { $party } deploy at { $town }.
wait-name-holder = { $party } say who holds farms and hills at { $town }.
wait-morale = { $party } test the morale of their blocks at { $town }.
wait-battle-phase = { $party } act at { $town }.
wait-reinforce = { $party } may reinforce the battle at { $town }.
wait-cross = { $party } get back over the stream at { $town }.
wait-regroup = { $party } may regroup around { $town }.
wait-starve = { $party } choose what they lose for want of supply.

## Choices

choose-take-place = Place { $block }
choose-take-shift = Shift { $block } from { $from }
choose-take-move = Move { $block } from { $from }
choose-take-march = March on with { $block } from { $from }
choose-take-act = Act with { $block } in { $from }
choose-place = Place { $block } in { $to }
choose-place-rest = Place the rest as in June 1815, evened out
choose-confirm-set-up = Confirm the set-up
choose-confirm-picks = Confirm the choice
choose-confirm-deployment = Confirm the deployment
choose-move = Move { $block } to { $to } (road { $has } of { $limit })
choose-move-via = Move { $block } by { $via } to { $to } (last road { $has } of { $limit })
choose-attack = Attack { $to } with { $block } (road { $has } of { $limit })
choose-attack-via = Attack { $to } by { $via } with { $block } (last road { $has } of { $limit })
choose-end-moves = End the normal moves
choose-march = March on with { $block } to { $to } (road { $has } of { $limit })
choose-march-attack = March on with { $block } and attack { $to } (road { $has } of { $limit })
choose-end-marches = End the forced marches
choose-show-leader = Show that { $leader } { $when } { $at }: only a 1 or 2 costs { $block } a step
choose-hide-leader = Keep { $leader } hidden: a 1, 2 or 3 costs { $block } a step
choose-skirmish = The skirmish at { $town }, { $attackers } against { $defenders }
choose-battle = The battle at { $town }, { $attackers } against { $defenders }
choose-pick = Put { $block } forward
choose-take-hit = { $block } takes the hit
choose-retreat = { $block } leaves for { $to }
choose-put-marker = Put the { $marker } on your { $post }
choose-drop-woods = Remove the woods from your { $post }
choose-deploy = { $block } to your { $post }
choose-hold = { $block } holds it
choose-hold-none = Nobody holds it
choose-test = Test the morale of { $block } in { $at }
choose-step = { $block } moves to { $to }
choose-engage = { $block } engages the enemy in { $to }
choose-break-in = { $block } moves into { $to }, which is empty: the enemy is routed
choose-fire = { $block } fires at { $target } in { $at }: { $dice ->
    [one] 1 die, hits
   *[other] { $dice } dice, each hits
} { $value ->
    [one] on a 1
   *[other] on { $value } or less
}
choose-step-by = { $block } goes by { $via } to { $to }
choose-engage-by = { $block } goes by { $via } and engages at { $to }
choose-engage-in-square = { $block } engages at { $to } and forms square there
choose-form-square = { $block } forms square
choose-leave-square = { $block } leaves the square
choose-shelter = { $block } takes shelter in the square of { $host }
choose-leave-shelter = { $block } leaves its shelter
choose-occupy = { $block } occupies the { $marker }
choose-pass-on = { $block } passes the { $marker } on to { $other }
choose-withdraw = { $block } retreats to { $to }
choose-withdraw-engaged = { $block } breaks off and retreats to { $to }, { $lost ->
    [0] without a loss
    [one] losing 1 step
   *[other] losing { $lost } steps
}
choose-end-battle-phase = End the battle phase
choose-reinforce = { $block } comes from { $from }
choose-end-reinforcement = End the reinforcement
choose-cross = { $block } gets back
choose-regroup = { $block } goes from { $from } to { $to }
choose-end-regrouping = End the regrouping
choose-starve = { $block } in { $from } is lost

## The log

log-placed = { $block } was placed in { $town }.
log-set-up = { $party } have placed their blocks.
log-set-up-numbers = { $party } have placed their blocks: { $numbers }.
log-turn = — { $date }, turn { $turn }: { $side } —
log-night = — Night of { $date }, turn { $turn }: { $side } —
log-moved = { $block } moved from { $from } to { $to }.
log-moved-via = { $block } moved from { $from } by { $via } to { $to }.
log-moves-ended = { $party } ended their normal moves.
log-leader-shown = { $block } was shown: before the marches he was in { $town }.
log-leader-shown-there = { $block } was shown in { $town }, where he meets the march.
log-marched = { $block } marched on from { $from } to { $to } [{ $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}]{ $lost ->
    [0] {" "}without loss.
   *[other] {" "}and lost a step.
}
log-marches-ended = { $party } ended their forced marches.
log-skirmishes-found = Contact. Skirmishes: { $skirmishes }.
log-battles-found = Contact. Battles: { $battles }.
log-fights-found = Contact. Skirmishes: { $skirmishes }. Battles: { $battles }.
log-eliminated = { $block } was eliminated at { $at }.
log-skirmish = A skirmish began at { $town }.
log-picked = { $block } was put forward.
log-picks-confirmed = At { $town } { $role } has chosen who takes part.
log-skirmishers-shown = At { $town } there came forward { $blocks }.
log-skirmished = { $block } fired [{ $dice }]: { log-hits }
log-hits = { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
log-step-lost = { $block } lost a step at { $at }.
log-skirmish-lost = The skirmish at { $town } is lost for { $role }, who must leave.
log-skirmish-ended = The skirmish at { $town } is over.
log-retreated = { $block } retreated from { $from } to { $to }, disrupted.
log-battle-ordered = A battle is to be fought at { $town }.
log-battle-opened = The battle of { $town } opened.
log-marker-drawn = At { $town } { $role } drew: { $marker }.
log-marker-put = On { $at } lies: { $marker }.
log-woods-dropped = The woods were removed from { $at }.
log-deployed = { $block } was put in { $at }.
log-deployed-side = At { $town } { $role } has deployed: { $numbers }.
log-revealed = At { $town } could be seen { $blocks }.
log-revealed-nobody = At { $town } both sides stand ready, and nobody has shown himself yet.
log-holder = { $block } holds { $at }.
log-holder-none = Nobody holds what lies on { $at }.
log-battle-turn = { $town }, round { $round }: { $role }.
log-morale-passed = { $block } stood firm [{ $die }{ log-bonus }].
log-morale-failed = { $block } wavered [{ $die }{ log-bonus }].
log-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
log-stepped = { $block } moved from { $from } to { $to }.
log-stepped-back = { $block } fell back from { $from } to { $to }.
log-found = In { $at } stood { $blocks }.
log-fired = { $block } fired at { $target } in { $at } (F{ $value }) [{ $dice }]: { log-hits }
log-square-formed = { $block } formed square in { $at }.
log-square-left = { $block } left its square.
log-sheltered = { $block } took shelter in the square of { $host }.
log-shelter-left = { $block } left its shelter.
log-occupied = { $block } occupied what lies on { $at }.
log-passed-on = { $block } took over what lies on { $at }.
log-reinforced = { $block } came from { $from } to the battle of { $to }.
log-stall = At { $town } the attacker did nothing ({ $count } of 2).
log-withdrawal = The attack on { $town } has stalled: the attacker leaves with all his blocks.
log-routed = { $at } is lost: { $role } is routed at { $town }.
log-rout-loss = { $block } lost { $lost ->
    [0] nothing
    [one] 1 step
   *[other] { $lost } steps
} in the flight.
log-crossed = { $block } got back over the stream.
log-battle-won = { $side } won the battle of { $town }.
log-regrouped = { $block } regrouped from { $from } to { $to }.
log-regroup-ended = { $party } have regrouped around { $town }.
log-supply-cut = { $town } is cut off: { $army } lose { $loss ->
    [one] 1 block
   *[other] { $loss } blocks
}.
log-demoralised = { $army } are demoralised.
log-army-removed = { $army } left the campaign.
log-won-demoralisation = { $side } won the campaign: the enemy's armies are broken.
log-won-cities = { $side } won the campaign: they hold two supply cities.
log-won-time = { $side } won the campaign: the last day is over.

## The odds

preview-march = Forced march of { $block } to { $to }
preview-test = Morale of { $block }
preview-fire = Fire of { $block } at { $target } in { $at }
preview-outcome = What becomes of it if { $block } does so
preview-enemy-routed = the enemy is routed
preview-routed = your side is routed, which costs { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $blocks ->
    [0] {""}
    [one] {" "}and 1 block
   *[other] {" "}and { $blocks } blocks
} at once
preview-stands = stands firm
preview-falls-back = falls back
preview-eliminated = { $block } is eliminated
preview-loses = { $block } loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
preview-unhurt = nobody is hurt
preview-note-leader = Assumed: { $leader } is not shown. If he is, only a 1 or 2 costs a step.
preview-note-value = A die of { $value } or less hits:
preview-note-unseen = Not all of the blocks there can be seen.
preview-note-choice = Assumed: among equals the first of the roster takes the hit.
dice-one = always
dice-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
value-printed = F{ $by } is printed on the block
value-woods = F{ $by } in woods
value-farm = +{ $by } for the farm
value-hill = +{ $by } for the hill
value-canister = +{ $by } for canister, the first fire at short range
value-shock = +{ $by } for shock, the first fire of a charge
value-squares = { $by ->
    [-1] −1 against squares
   *[other] +{ $by } against squares
}

## What stands at a place

inspect-block = { $block }
inspect-hidden = { $blocks ->
    [one] 1 hidden { $army } block
   *[other] { $blocks } hidden { $army } blocks
}
inspect-town = { $town } ({ $zone } zone)
inspect-location = { $at }: { $post } of the { $role }
fact-kind = { $army } { $kind }
fact-strength = { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
fact-disrupted = Disrupted: it may enter no fight this turn
fact-disrupted-number = { $blocks ->
    [one] 1 of them is disrupted
   *[other] { $blocks } of them are disrupted
}
fact-moved = Has moved this turn
fact-engaged = Engaged
fact-square = In square: it cannot move or retreat
fact-acted = Has used its action
fact-sheltered = Shelters in the square of { $host }
fact-moves = Moves along { $roads ->
    [one] 1 road, or 1 step on the board
   *[other] { $roads } roads, or { $roads } steps on the board
}
fact-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
fact-fire-skirmish = In a skirmish: { fact-dice } at F{ $value }
fact-fire = Fire at { $target }: { fact-dice } at F{ $value }
fact-fire-long = Long-range fire at { $target }: { fact-dice } at F{ $value }
fact-morale = Tests its morale: a die of { $passes } or more passes, { $ways } in 6
fact-held = Held by the { $side }
fact-contested = Contested
fact-skirmish = A skirmish is to be settled here
fact-battle-waits = A battle is to be fought here
fact-battle = A battle is fought here, round { $round }{ $stall ->
    [0] {""}
   *[other] ; the attacker has done nothing for { $stall } of 2 turns
}
fact-battle-stalled = The attack here has stalled in round { $round }; the attacker leaves
fact-city = Supplies the { $army } army: each French turn at whose end the French hold it costs { $loss ->
    [one] 1 block
   *[other] { $loss } blocks
}
fact-road-major = Major road to { $to }: { $has } of { $limit } used
fact-road-minor = Minor road to { $to }: { $has } of { $limit } used
fact-road-major-river = Major road over the { $river } to { $to }: { $has } of { $limit } used, { $attack } in an attack
fact-road-minor-river = Minor road over the { $river } to { $to }: { $has } of { $limit } used, { $attack } in an attack
fact-faces = Faces { $at }
fact-reserve = Nobody here can fire or be fired at
fact-woods = Woods: no guns; cavalry has F1 and stops; whoever is not engaged is hidden
fact-farm = Farm: its holder fires with 1 more and is safe from cavalry
fact-hill = Hill: the gun that holds it fires with 1 more at long range
fact-holder = Held by { $block }
fact-stream = A stream in front: { $crossed } of 2 crossings used in this battle turn
layer-roads = Towns at the end of a road
layer-reach = Where a normal move can end
layer-march = Where a forced march can end
layer-steps = Where it can step
spot-major = major road
spot-minor = minor road

## Standing instructions

standing-march = When blocks may make forced marches
    .ask = Ask me
    .never = March nobody
standing-show-leader = When a leader could make a march easier
    .ask = Ask me
    .always = Show him
    .never = Keep him hidden
standing-name-holder = When a farm or hill may get a holder
    .ask = Ask me
    .strongest = The strongest block that can hold it
    .nobody = Nobody
standing-morale-order = When the morale of several blocks is tested
    .ask = Ask me
    .roster = Test them in the order of the roster
standing-take-hit = When equally strong blocks could take a hit
    .ask = Ask me
    .infantry = Infantry first, leaders last
    .cavalry = Cavalry first, leaders last
    .guns = Guns first, leaders last
standing-reinforce = When blocks may reinforce a battle
    .ask = Ask me
    .never = Bring nobody
standing-regroup = When blocks may regroup after a victory
    .ask = Ask me
    .never = Leave them where they are

## Options of the rules

option-setup = Set-up
    .value-balanced = as in June 1815, evened out
    .value-historical = as in June 1815
    .value-free = free and secret, within limits
option-bridge = A bridge halves how many may attack
    .value-last = the last one crossed
    .value-last-road = on the last road alone
option-march-leader = A leader helps forced marches
    .value-start-or-arrival = of those he began the turn with, or awaits
    .value-halt = of those he halts with before the march
option-battle-turns = Several battles in a turn
    .value-by-side = every attacker acts, then every defender
    .value-by-battle = attacker and defender act, then the next battle
option-leader-morale = A leader steadies
    .value-all-friends = all friends in his location
    .value-own-army = his own army alone
option-foot-guns-break-in = Foot artillery may step into an empty enemy position
option-idle-fire = Fire that can cost nobody a step is allowed
option-squares-engage = Infantry may engage into a square, and squares break up to engage
option-reveal-when-firing-only = Blocks on the board stay hidden until they fire or are engaged
option-three-players = The two Allied armies have a player each
option-allies-talk-at-night-only = Two Allied players talk in private at night only
option-supply-victory-from-turn = First turn at whose end two supply cities win
option-battle-turn-cap = Most rounds of a battle before the attacker must leave
    .value-0 = as many as it takes
option-low-infantry-fire = Line infantry fires at F1 and the Guard at F2
option-handicap-french = Blocks that the French may lose beyond the usual number
option-handicap-allies = Blocks that each Allied army may lose beyond the usual number

## Refusals

ban-campaign-over = The campaign is over.
ban-not-your-decision = It is not your decision.
ban-another-question = That is not what is asked now.
ban-talk-by-day = The Allies talk in private at night only.
ban-not-your-block = This block belongs to another army.
ban-no-such-town = There is no such town on the map.
ban-foreign-zone = { $town } lies outside the zone in which this army is placed.
ban-town-full = { $town } is full: it holds { $has } of { $limit } blocks.
ban-all-placed = All blocks are placed.
ban-not-all-placed = Only { $has } of { $limit } blocks are placed.
ban-block-eliminated = This block is eliminated and never returns.
ban-block-not-on-map = This block is not on the map.
ban-no-road = No road leads there.
ban-moved-already = This block has made its normal move this turn.
ban-town-twice = A path visits no town twice.
ban-one-road-only = Infantry and foot artillery move along one road.
ban-must-stop = Enemies stand in { $town }: whoever entered it stays there.
ban-enemies-on-the-way = Enemies stand in { $town }: nobody passes through.
ban-night-attack = Enemies stand in { $town }: nobody attacks at night.
ban-too-many-groups = Another group would have to move: { $has } of { $limit } of this army have moved this turn.
ban-groups-apart = Another group attacks { $town }: two groups attack together only from neighbouring towns next to it.
ban-armies-apart = The other Allied army attacks { $town }: the two attack together only from neighbouring towns next to it, or from one town.
ban-road-full = The road is full: { $has } of { $limit } blocks have used it this turn.
ban-last-bridge-full = The last bridge on the way lets few attack: { $has } of { $limit } blocks have attacked over it this turn.
ban-bridge-full = The road crosses a river: { $has } of { $limit } blocks have attacked over it this turn.
ban-march-not-moved = Only a block that made a normal move this turn marches on.
ban-march-road-left = This block has not moved over its full allowance: it could have gone two roads.
ban-march-in-contact = Enemies stand in { $town }: whoever met them marches no further.
ban-marched-already = This block has marched this turn.
ban-march-visited = A march leads to a town where the block has not been this turn.
ban-retreat-no-road = No road leads from the fight to { $town }.
ban-retreat-no-entry = The attacker leaves only by roads on which his blocks came, and none came from { $town }.
ban-retreat-entry = The attacker came from { $town }: that road is closed to the defender.
ban-retreat-enemies = Enemies stand in { $town }.
ban-retreat-fight = The fight in { $town } is not over.
ban-retreat-road-full = The road to { $town } is full: { $has } of { $limit } blocks have left by it.
ban-retreat-not-there = No block of yours by that name is left in { $town }.
ban-no-fight = There is no fight in { $town }.
ban-skirmishes-first = The fight in { $town } is a battle: all skirmishes are settled first.
ban-battle-ordered = The battle in { $town } has its place in the order already.
ban-pick-not-there = No block of yours by that name stands in { $town }.
ban-pick-twice = This block takes part already.
ban-pick-too-many = A side puts forward { $limit } blocks at most, and you have chosen { $has }.
ban-pick-nobody = A side puts forward one block at least.
ban-hit-not-a-target = The hit does not fall among those with whom this block stands.
ban-hit-last-step = Guns at long range do not take the last step of a block.
ban-hit-farm = The holder of a farm is safe from cavalry.
ban-hit-not-the-strongest = The hit falls on a block with the most steps.
ban-starve-other-army = The cut cities supply the other army.
ban-starve-not-on-map = This block is not on the map.
ban-marker-not-drawn = That marker was not drawn.
ban-marker-reserve = Markers lie on Left, Centre or Right, never in a Reserve.
ban-marker-second = A marker lies there already.
ban-marker-stream = A stream runs on that line already.
ban-no-woods = There are no woods of yours to remove.
ban-deploy-not-here = Only your own blocks in the town of the battle are deployed.
ban-deploy-stands-here = The block stands there already.
ban-deploy-empty = Left, Centre and Right must each get a block.
ban-deploy-guns-in-woods = Guns cannot stand in woods.
ban-deploy-two-armies = Blocks of two armies cannot be deployed in one position.
ban-deploy-two-corps = Without their leader all blocks in a position must be of one corps.
ban-deploy-three-corps = Even with their leader only two corps can stand in a position.
ban-holder-elsewhere = The holder must stand in that position.
ban-holder-kind = Infantry holds a farm, a gun holds a hill.
ban-reinforce-enemy = Only your own side reinforces.
ban-reinforce-lost = The block is not on the map.
ban-reinforce-here = The block is in this battle already.
ban-reinforce-far = { $town } is not a neighbour of the battle.
ban-reinforce-fight = The fight in { $town } is not over.
ban-reinforce-full = The road from { $town } is full: { $has } of { $limit } blocks have come over it.
ban-disrupted = The block is disrupted and may enter no fight this turn.
ban-other-army = The other Allied player decides for that block.
ban-cross-elsewhere = The block is not beyond this stream.
ban-rout-not-here = Only the blocks of the lost battle leave it.
ban-regroup-winner = Only the winner of the battle regroups.
ban-regroup-twice = The block has regrouped already.
ban-regroup-lost = The block is not on the map.
ban-regroup-no-road = No road leads there.
ban-regroup-elsewhere = Blocks regroup into the town of the victory or out of it.
ban-regroup-fight = The fight in { $town } is not over.
ban-regroup-enemies = Enemies stand in { $town }.
ban-regroup-no-friends = No friend stands in { $town }.
ban-regroup-full = The road to { $town } has no place left.
ban-act-again = That block has used its action in this battle turn.
ban-act-elsewhere = That block is not in this battle.
ban-act-enemy = In this battle turn the other side acts.
ban-act-nothing = There is nothing that this block can do now.
ban-farm-infantry = Only infantry can hold a farm.
ban-farm-square = A square cannot hold a farm.
ban-fire-acted = It has fired or used its action in this battle turn.
ban-fire-at-friends = Friends stand in the facing position and close the line of fire.
ban-fire-engaged-only = It is not engaged, and only guns fire at long range.
ban-fire-farm = Cavalry cannot hit the holder of a farm, and nobody else is there.
ban-fire-into-woods = Guns do not fire into woods.
ban-fire-last-steps = At long range nobody loses his last step, and all of them have one.
ban-fire-no-such-group = There is no such target.
ban-fire-no-value = Its fire value against this target is 0.
ban-fire-nobody-there = No enemy stands in the facing position.
ban-fire-reserve = Nobody fires from the Reserve.
ban-hill-gun = Only guns can hold a hill.
ban-is-sheltered = It shelters in a square: it cannot move, fire or retreat.
ban-nothing-to-hold = There is no farm or hill where it stands.
ban-occupy-acted = It has moved, fired or acted in this battle turn.
ban-occupy-held = Somebody holds it.
ban-pass-on-acted = One of the two blocks has acted in this battle turn.
ban-pass-on-again = It has been passed on in this battle turn.
ban-pass-on-elsewhere = No block of yours with that name stands beside the holder.
ban-pass-on-not-holder = The block in hand holds neither farm nor hill.
ban-retreat-acted = A block that has acted in this battle turn cannot retreat.
ban-retreat-stream = It stands beyond a stream, and as many blocks as can have crossed it in this battle turn.
ban-shelter-acted = It has acted in this battle turn.
ban-shelter-already = It is in shelter.
ban-shelter-no-square = No friendly square of that name stands beside it.
ban-shelter-none = It is not in shelter.
ban-shelter-taken = A square shelters one block, and this one has its guest.
ban-shelter-type = Only leaders and guns take shelter.
ban-square-acted = It has acted in this battle turn.
ban-square-already = It is in square.
ban-square-farm = The holder of a farm cannot form a square.
ban-square-infantry = Only infantry forms squares.
ban-square-none = It is not in square.
ban-square-own-positions = A square can be formed only in one of the three own positions.
ban-square-stands-still = A square must be left before its block can move or retreat.
ban-square-woods = No square can be formed in woods.
ban-step-cavalry-woods = Cavalry that steps into woods must stop there.
ban-step-enemy-reserve = Nobody enters the enemy’s Reserve.
ban-step-engaged-now = It engaged in this battle turn and cannot disengage in it.
ban-step-fired = After its fire horse artillery moves one step only.
ban-step-foot-artillery = Foot artillery never steps among enemies or into an enemy position.
ban-step-guns-woods = Guns cannot enter woods.
ban-step-left-now = A block that disengages cannot engage in the same battle turn.
ban-step-moved = It has moved in this battle turn.
ban-step-not-touching = That location is too far away.
ban-step-name-way = Two steps lead there: say by way of which location.
ban-step-detour = Two steps lead where one does not, or by the own Reserve.
ban-square-engaging = A square is formed in engaging only by infantry that steps among enemies in an own position.
ban-step-one-only = It moves one step in a battle turn.
ban-step-straight-back = An engaged block can only go straight back.
ban-step-through-enemies = No block passes through a location with enemies.
ban-stream-crossed = { $has } of { $limit } blocks have crossed that stream in this battle turn.
ban-test-not-listed = The morale of that block is not tested now.

# What the terminal shows as examples of what can be typed.
example-words = guard beaumont
example-place = Charleroi
example-change = to=21

# How well a bot plays.
level-ensign = Ensign
    .about = Sixteen, carries the colours, and charges whatever he sees. Much of what he does, he does without thinking: a child can beat him.
level-captain = Captain
    .about = Marches where the enemy is weak and looks no further than the next fight. Answers at once.
level-general = General
    .about = Compares whole marches before he sets out, and keeps his roads open.
level-duke = Duke
    .about = Has surveyed the ground and thinks every turn through, for up to five seconds. The best there is here.

# What a position is judged by: "It promises more …".
aspect-victory = certainty of winning
aspect-armies = wear on the enemy’s armies
aspect-strength = strength left in the ranks
aspect-cities = hold on the supply cities
aspect-roads = ground gained on the roads
aspect-battles = advantage where armies meet
aspect-quarters = corps gathered in their quarters
