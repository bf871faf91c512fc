# Bicorne, in English. One message for each name that the rules use.

game-title = Bicorne
game-subtitle = plays by the rules of Commands & Colors: Napoleonics

## Sides, dice and ground

side-french = French
side-allied = Allies
nation-french = French
nation-british = British
nation-portuguese = Portuguese
face-infantry = infantry
face-cavalry = cavalry
face-artillery = artillery
face-flag = flag
face-saber = saber
ground-clear = clear ground
ground-forest = forest
ground-hill = hill
ground-rugged-hill = rugged hill
ground-town = town
ground-windmill = windmill
ground-river = river
ground-ford = ford
ground-bridge = bridge
ground-quarry = sand quarry

## Units

kind-none = no unit
kind-line = line infantry
kind-light = light infantry
kind-rifle = rifles
kind-grenadier = grenadiers
kind-guard-grenadier = guard grenadiers
kind-old-guard = Old Guard
kind-young-guard = Young Guard
kind-guard-light = guard light infantry
kind-militia = militia
kind-light-cavalry = light cavalry
kind-light-lancers = light lancers
kind-guard-light-cavalry = guard light cavalry
kind-heavy-cavalry = heavy cavalry
kind-cuirassiers = cuirassiers
kind-guard-heavy-cavalry = guard heavy cavalry
kind-militia-cavalry = militia cavalry
kind-foot-artillery = foot artillery
kind-guard-foot-artillery = guard foot artillery
kind-horse-artillery = horse artillery
kind-guard-horse-artillery = guard horse artillery
kind-militia-artillery = militia artillery

## Cards

card-none = no card
card-scout-left-flank = Scout Left Flank
    .text = Order 1 unit or leader on your left flank. Draw 2 cards and keep 1.
card-scout-center = Scout Center
    .text = Order 1 unit or leader in the center. Draw 2 cards and keep 1.
card-scout-right-flank = Scout Right Flank
    .text = Order 1 unit or leader on your right flank. Draw 2 cards and keep 1.
card-probe-left-flank = Probe Left Flank
    .text = Order 2 units or leaders on your left flank.
card-probe-center = Probe Center
    .text = Order 2 units or leaders in the center.
card-probe-right-flank = Probe Right Flank
    .text = Order 2 units or leaders on your right flank.
card-attack-left-flank = Attack Left Flank
    .text = Order 3 units or leaders on your left flank.
card-attack-center = Attack Center
    .text = Order 3 units or leaders in the center.
card-attack-right-flank = Attack Right Flank
    .text = Order 3 units or leaders on your right flank.
card-assault-left-flank = Assault Left Flank
    .text = Order as many units or leaders on your left flank as you hold cards, this one included.
card-assault-center = Assault Center
    .text = Order as many units or leaders in the center as you hold cards, this one included.
card-assault-right-flank = Assault Right Flank
    .text = Order as many units or leaders on your right flank as you hold cards, this one included.
card-coordinated-advance = Coordinated Advance
    .text = Order 1 unit or leader on each flank and 2 in the center.
card-flank-attack = Flank Attack
    .text = Order 2 units or leaders on each flank.
card-forward = Forward
    .text = Order 2 units or leaders in each section.
card-recon-in-force = Recon in Force
    .text = Order 1 unit or leader in each section.

card-bayonet-charge = Bayonet Charge
    .text = Order up to 4 infantry units. They may move up to 2 hexes and still battle, in melee only. Guard infantry battles with 1 more die. If you have no infantry, order any 1 unit.
card-bombard = Bombard
    .text = Order up to 4 artillery units. Each either moves up to 3 hexes without battle, or stands and battles with 2 more dice, guard artillery with 3. If you have no artillery, order any 1 unit.
card-cavalry-charge = Cavalry Charge
    .text = Order up to 4 units of cavalry or horse artillery. Cavalry battles with 1 more die, guard cavalry with 2, all turn long. Heavy cavalry may move up to 3 hexes and still battle. If you have neither, order any 1 unit.
card-counter-attack = Counter-Attack
    .text = Follow the card that your opponent played in his last turn, with left and right changed over. If there is none, or it was First Strike, nobody is ordered.
card-elan = Élan
    .text = Roll as many dice as you hold cards, this one included. Each arm shown orders 1 unit of that arm, each flag any 1 unit or leader. The units battle with 1 more die, all turn long. The discard pile is shuffled into the draw pile.
card-fire-and-hold = Fire and Hold
    .text = Order up to 4 units of infantry or artillery with no enemy unit next to them. They fire with 1 more die; they do not move or attack in melee, but a square may be left. If you have no infantry and no artillery, order any 1 unit.
card-first-strike = First Strike
    .text = Keep it for your opponent's turn: when he attacks one of your units in melee, that unit rolls first and does not battle back; you draw another card at the end of the turn. Played in your own turn it orders nobody.
card-force-march = Force March
    .text = Order all infantry units of one section. They may move up to 2 hexes; after the second only light infantry, rifles, grenadiers, guards and units that set out with a leader may battle. If you have no infantry, order any 1 unit.
card-give-them-the-cold-steel = Give Them the Cold Steel
    .text = Order all your units that are next to enemy units. They do not move or fire, but battle in melee with 1 more die; cavalry has none in its bonus melee.
card-leadership = Leadership
    .text = Order all your leaders, and the unit of each leader who stays with it. Such units battle with 1 more die. If you have no leader, order any 1 unit.
card-la-grande-manoeuvre = La Grande Manoeuvre
    .text = Order up to 4 units that are not in square, or leaders: they may move up to 4 hexes but not battle. Or order any 1 unit as usual.
card-rally = Rally
    .text = Roll as many dice as you hold cards, this one included. Each arm shown may give a block back to a weakened unit of that arm. Units that got a block are ordered.
card-short-supply = Short Supply
    .text = Choose a unit of either side that is not in square. Its owner puts it on his baseline in the same section. Nobody is ordered.

section-left = on your left flank
section-center = in the center
section-right = on your right flank

hand-card = { $card }: { $text }
hand-track = { $card }, on the square track until its unit leaves square

## What is counted over many battles

game-points = banners
game-strength = blocks
game-units = units
game-cards = cards
note-units = units destroyed
note-leaders = leaders
note-named = { $name }
note-won-by-banners = enough banners
note-won-by-destruction = no enemy unit left
note-won-at-limit = more banners at the last turn

## Questions

ask-play-card = { $side }: play a command card.
ask-orders = { $side }: { $card }, { $given } of { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} given. Order { $hat ->
    [0] a unit.
   *[other] a unit or a leader.
}
ask-section = { $side }: in which section does the infantry march?
ask-leadership = { $side }: does { $leader } stay with { $unit }?
ask-manoeuvre = { $side }: manoeuvre with up to four pieces, or order one unit?
ask-rally = { $side }: which unit gets a block for the { $arm } face?
ask-short-supply = { $side }: which unit is short of supply?
ask-place-unit = { $side }: { $unit } must go back to the baseline. Where to?
ask-leave-square = { $side }: leave square with { $unit }?
ask-join = { $side }: which artillery joins the attack of { $unit } on { $target } at { $at }? { $dice ->
    [0] So far it has no die.
    [one] So far it has 1 die.
   *[other] So far it has { $dice } dice.
}
ask-react = { $side }: an attack of { $unit } on { $target } at { $at }, with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} if you stand. How do you meet it?
ask-withdraw = { $side }: where does { $unit } retire to?
ask-movement = { $side }: move your ordered pieces, or end the movement.
ask-battles = { $side }: choose a battle, or end the battles.
ask-flags = { $side }: { $unit } { $flags ->
    [one] must retreat for a flag. Ignore it?
   *[other] must retreat for { $flags } flags. How many do you ignore?
}
ask-retreat = { $side }: { $unit } must retreat { $hexes ->
    [one] one hex. Into which?
   *[other] { $hexes } hexes. Into which first?
}
ask-leader-retreat = { $side }: { $leader } at { $at } must fall back. Where to?
ask-take-ground = { $side }: take the ground at { $to } with { $unit }?
ask-breakthrough = { $side }: break through to { $to } with { $unit }?
ask-go-on = { $side }: ride on by one hex with { $unit }?
ask-bonus-melee = { $side }: charge again with { $unit }?
ask-battle-back = { $side }: battle back with { $unit } at { $target } at { $at }, with { $dice ->
    [one] 1 die?
   *[other] { $dice } dice?
}
ask-keep-card = { $side }: keep one of the two cards you have drawn.
ask-nothing-drawn = The battle is over: nobody has won.
ask-nothing = The battle is over: { $side } win with { $banners } banners to { $others }.

## Choices

choose-play = Play { $card }: { $text }
choose-order-unit = Order { $unit } ({ $kind }) at { $at }
choose-order-leader = Order { $leader } by himself at { $at }
choose-order-entering = Order { $unit } to enter
choose-march = March { $section }
choose-leader-stays = He stays, and the unit is ordered
choose-leader-detaches = He acts alone
choose-manoeuvre = Manoeuvre: up to 4 pieces, up to 4 hexes, no battle
choose-order-one = Order one unit as usual
choose-regain = Give the block to { $unit } at { $at }
choose-decline = Let the face go unused
choose-send-back = Send back { $unit } at { $at }
choose-place = Put it at { $to }
choose-leave-square = Leave square
choose-stay-in-square = Stay in square
choose-enter = Enter with { $unit } as far as { $to }
choose-leave-board = Leave the board by { $by } with { $unit } from { $from }
choose-leader-leaves-board = Leave the board by { $by } with { $leader } from { $from }
choose-join = Let { $unit } at { $at } join the attack
choose-join-no-more = No more artillery
choose-stand = Stand
choose-first-strike = Play First Strike: roll before the attacker, and do not battle back
choose-retire = Retire and reform: only cavalry faces hit, then the unit goes back 2 hexes
choose-form-square = Form square: the square rolls first, and one of your { $cards } cards, drawn at random, lies on the track until it ends
choose-withdraw = Retire to { $to }
choose-end-orders = Give no more orders
choose-move-unit = Move { $unit } from { $from } to { $to }
choose-move-leader = Move { $leader } from { $from } to { $to }
choose-end-moves = End the movement
choose-fire = Fire from { $from } ({ $unit }) at { $at } ({ $target })
choose-melee = Attack from { $from } ({ $unit }) at { $at } ({ $target })
choose-end-battles = Fight no more battles
choose-ignore-flags = { $flags ->
    [0] Ignore no flag
    [one] Ignore one flag
   *[other] Ignore { $flags } flags
}
choose-retreat = Retreat to { $to }
choose-leader-retreat = Fall back to { $to }
choose-leader-leaves = Leave the board
choose-leader-stops = Stop here
choose-advance = Advance to { $to }
choose-hold = Stay
choose-stay = { $blocks ->
    [one] Stay and lose a block
   *[other] Stay and lose { $blocks } blocks
}
choose-end-charge = Charge no more
choose-battle-back = Battle back
choose-forbear = Do not battle back
choose-keep = Keep { $card }: { $text }

## Standing instructions

standing-ignore-flags = When flags are rolled against a unit that can ignore some
    .ask = Ask me
    .most = Ignore as many as it can
    .none = Ignore none, and retreat
standing-take-ground = When infantry has cleared the hex it attacked
    .ask = Ask me
    .always = Take the ground
    .never = Stay
standing-breakthrough = When cavalry has cleared the hex it attacked
    .ask = Ask me
    .always = Break through
    .never = Stay
standing-ride-on = When cavalry that broke through can ride on by one hex
    .ask = Ask me
    .never = Stop there
standing-bonus-melee = When cavalry that broke through can charge again
    .ask = Ask me
    .never = Charge no more
standing-battle-back = When a unit that was attacked can battle back
    .ask = Ask me
    .always = Battle back
    .never = Do not battle back
standing-retire = When infantry attacks cavalry that can retire and reform
    .ask = Ask me
    .always = Retire and reform
    .if-weak = Retire and reform with two blocks or fewer, else stand
    .never = Stand
standing-form-square = When cavalry attacks infantry that can form square
    .ask = Ask me
    .always = Form square
    .if-three-left = Form square if three cards or more stay in hand, else ask me
    .never = Form no square
standing-leave-square = When a unit in square is ordered and can leave it
    .ask = Ask me
    .always = Leave square
    .never = Stay in square
standing-join = When artillery can join an attack
    .ask = Ask me
    .all = Let all of it join
    .none = Let none join
standing-first-strike = When a unit that neither forms square nor retires could strike first
    .ask = Ask me
    .always = Play First Strike if I hold it
    .never = Keep the card

## The log

log-drew-card = { $side } drew { $card }.
log-drew = { $side } drew a card.
log-scouted-card = { $side } drew { $card } to choose from.
log-scouted = { $side } drew a card to choose from.
log-kept-card = { $side } kept { $card } and rejected { $rejected }.
log-kept = { $side } kept a card and rejected { $rejected }.
log-played = { $side } played { $card }.
log-played-copy = { $side } played { $card } and followed { $copy }.
log-manoeuvre = Up to four pieces manoeuvre; they will not battle.
log-one-unit = One unit is ordered as usual.
log-command-rolled = { $side } rolled for the card [{ $dice }].
log-block-regained = { $unit } regained a block.
log-face-unused = One { $arm } face of the roll went unused.
log-short-of-supply = { $unit } was short of supply.
log-unit-placed = { $unit } went back from { $from } to { $to }.
log-unit-entered = { $unit } entered the field and reached { $to }.
log-leader-entered = { $leader } entered the field and reached { $to }.
log-unit-exited = { $unit } left the field by { $by }{ $banners ->
    [0] .
    [one] { "" } and gained a banner.
   *[other] { "" } and gained { $banners } banners.
}
log-leader-exited = { $leader } left the field by { $by }.
log-square-formed-card = { $unit } formed square; { $card } lies on the track.
log-square-formed = { $unit } formed square; a card lies on the track.
log-square-left = { $unit } left square; its card went back to the hand.
log-square-broken = The square of { $unit } was broken; its card went back to the hand.
log-artillery-joined = { $guns } joined the attack of { $unit }.
log-first-strike = { $side } played First Strike for { $unit }.
log-unit-retired = { $unit } chose to retire and reform.
log-unit-withdrew = { $unit } fell back from { $from } to { $to }.
log-attack-lost = The attack of { $unit } came to nothing.
log-flags-bounced = { $unit } could not stand against { $flags ->
    [one] a flag
   *[other] { $flags } flags
} of the square.
log-ground-changed = The ground changed: { $name }.
log-sudden-death = That decides the battle for { $side }: { $name }.
log-turn-limit = The last turn is over.
log-drawn = The battle ended in a draw.
log-struck-first = { $unit } struck first at { $at } [{ $dice }]: { hits-and-flags }
log-square-rolled = { $unit } in square received the charge from { $at } [{ $dice }]: { hits-and-flags }
log-shuffled = The discard pile was shuffled into the draw pile.
log-turn = — Turn { $number }: { $side } —
log-unit-ordered = { $unit } received an order.
log-leader-ordered = { $leader } received an order of his own.
log-unit-moved = { $unit } moved from { $from } to { $to }.
log-leader-moved = { $leader } rode from { $from } to { $to }.
log-fired = { $unit } fired at { $at } [{ $dice }]: { hits-and-flags }
log-attacked = { $unit } attacked { $at } [{ $dice }]: { hits-and-flags }
log-battled-back = { $unit } battled back at { $at } [{ $dice }]: { hits-and-flags }
hits-and-flags = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}{ $flags ->
    [0] .
    [one] , 1 flag.
   *[other] , { $flags } flags.
}
log-blocks-lost = { $unit } lost { $blocks ->
    [one] a block.
   *[other] { $blocks } blocks.
}
log-unit-eliminated = { $unit } was destroyed at { $at }.
log-leader-falls = { $side } rolled for { $leader } [{ $dice }]: he was hit.
log-leader-lives = { $side } rolled for { $leader } [{ $dice }]: he was unhurt.
log-leader-eliminated = { $leader } fell.
log-flags-ignored = { $unit } stood against { $flags ->
    [one] a flag.
   *[other] { $flags } flags.
}
log-unit-retreated = { $unit } retreated from { $from } to { $to }.
log-retreat-blocked = { $unit } did not retreat { $hexes ->
    [one] a hex.
   *[other] { $hexes } hexes.
}
log-leader-fled = { $leader } fell back to { $to }.
log-leader-struck = { $unit } struck { $leader } down [{ $dice }].
log-leader-escapes = { $leader } escaped through { $unit } [{ $dice }].
log-leader-left = { $leader } left the field.
log-unit-advanced = { $unit } advanced from { $from } to { $to }.
log-objective-gained = { $side } gained { $banners ->
    [one] a banner
   *[other] { $banners } banners
} for { $objective }.
log-objective-lost = { $side } lost { $banners ->
    [one] the banner
   *[other] { $banners } banners
} for { $objective }.
log-won = { $side } won the battle.

## The odds

preview-fire = Fire of { $unit } at { $target }
preview-melee = Attack of { $unit } on { $target }
preview-battle-back = Battle back of { $unit } at { $target }
preview-first-strike = First Strike of { $unit } at { $target }
preview-square = Die of the square of { $unit } at { $target }
preview-eliminated = destroyed
preview-driven-back = driven back
preview-retreats = { $hexes ->
    [one] retreat of 1 hex
   *[other] retreat of { $hexes } hexes
}
preview-loses = { $blocks ->
    [one] 1 block lost
   *[other] { $blocks } blocks lost
}
preview-its-leader-falls = its leader falls
preview-its-leader-flees = its leader has to flee
preview-leader-eliminated = falls
preview-leader-flees = has to flee
preview-not-made = no such roll
preview-note-stands = Assumed: { $unit } will stand.
preview-note-battles-back = Assumed: a battle back wherever there can be one.
preview-note-flags = { $flags ->
    [0] No flag can be ignored. Assumed: a retreat by the way that costs least.
    [one] 1 flag can be ignored. Assumed: it will be, and a retreat goes by the way that costs least.
   *[other] { $flags } flags can be ignored. Assumed: as many as possible will be, and a retreat goes by the way that costs least.
}
preview-note-square = Each flag costs the square a block. { $flags ->
    [0] None can be ignored.
    [one] 1 can be ignored. Assumed: it will be.
   *[other] { $flags } can be ignored. Assumed: as many as possible will be.
}
preview-note-bounce = The flags of a square cannot be ignored. Assumed: a retreat by the way that costs least.
preview-note-retires = Only cavalry faces hit cavalry that retires, and no flag counts.
preview-note-flight = What may befall him on his flight is not counted.
dice-blocks = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
dice-blocks-halved = { $blocks ->
    [one] 1 block, halved after its move
   *[other] { $blocks } blocks, halved after their move
}
dice-guns = { $blocks ->
    [one] guns of 1 block at this range
   *[other] guns of { $blocks } blocks at this range
}
dice-kind = { $kind }
dice-nation = { $nation } { $kind }
dice-card = { $card }
dice-square = at most 1 die with a square
dice-joined = { $unit } joins
dice-target-ground = the target's { $ground }
dice-target-works = the target's works
dice-own-ground = its own { $ground }
dice-own-works = its own works

## What stands in a hex

inspect-unit = { $unit }
inspect-leader = { $leader }
inspect-ground = { $ground }
inspect-named-ground = { $name } ({ $ground })

fact-kind = { $nation } { $kind }
fact-strength = { $all ->
    [one] { $blocks } of 1 block
   *[other] { $blocks } of { $all } blocks
}
fact-led = Led by { $leader }
fact-square = In square: at most 1 die, no move, no retreat
fact-ordered = Ordered in this turn
fact-moved = { $hexes ->
    [0] Has made its move
    [one] Has moved 1 hex
   *[other] Has moved { $hexes } hexes
}
fact-battled = Has battled
fact-stays = Does not move
fact-hexes = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
fact-moves-only = Moves up to { fact-hexes } and does not battle
fact-moves-or-battles = Moves up to { fact-hexes }, or battles
fact-moves-and-battles = Moves up to { fact-hexes } and may battle then
fact-moves-then-battles = Moves up to { fact-hexes }, battles after { $after } at most
fact-count = { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
}
fact-fire-at = Fire over { $from } hexes: { fact-count }
fact-fire-over = Fire over { $from } to { $to } hexes: { fact-count }
fact-melee = Melee: { fact-count }
fact-melee-infantry = Melee against infantry: { fact-count }
fact-battle-back = Battle back: { fact-count }
fact-sabers = Its sabers hit no unit, only leaders
fact-dice-blocks = { dice-blocks }: +{ $dice }
fact-dice-blocks-halved = { dice-blocks-halved }: +{ $dice }
fact-dice-guns = { $blocks ->
    [one] guns of 1 block: +{ $dice }
   *[other] guns of { $blocks } blocks: +{ $dice }
}
fact-dice-kind = { dice-kind }: +{ $dice }
fact-dice-nation = { dice-nation }: +{ $dice }
fact-dice-card = { dice-card }: +{ $dice }
fact-dice-square = { dice-square }: −{ $dice }
fact-dice-own-ground = { dice-own-ground }: −{ $dice }
fact-flags = { $flags ->
    [0] Ignores no flag
    [one] May ignore 1 flag
   *[other] May ignore { $flags } flags
}
fact-flags-kind = { $kind }: { $flags }
fact-flags-leader = its leader: { $flags }
fact-flags-support = friends next to it: { $flags }
fact-flags-works = its works, against attacks through them: { $flags } more
fact-retreat = Each other flag: a retreat of { fact-hexes }
fact-no-retreat = Each other flag costs the square a block

fact-leader = { $nation } leader
fact-attached = With { $unit }, which may ignore 1 flag more
fact-alone = Alone: one saber in melee and he falls, else he has to flee
fact-flees = On the run
fact-leader-ordered = Has an order of his own
fact-leader-moved = Has made his move
fact-rides = Rides up to { fact-hexes } with an order of his own

fact-closed = Nobody enters
fact-closed-to-guns = Artillery does not enter
fact-stops = Whoever enters stops
fact-entering-forest = Whoever enters does not battle in that turn, light infantry aside
fact-entering-town = Whoever enters does not battle in that turn
fact-of-infantry = { $infantry ->
    [0] infantry 0
   *[other] infantry −{ $infantry }
}
fact-of-cavalry = { $cavalry ->
    [0] cavalry 0
   *[other] cavalry −{ $cavalry }
}
fact-of-artillery = { $artillery ->
    [0] artillery 0
   *[other] artillery −{ $artillery }
}
fact-of-arms = { fact-of-infantry }, { fact-of-cavalry }, { fact-of-artillery }
fact-of-guns = { fact-of-infantry }, { fact-of-artillery }
fact-dice-in = Dice at whoever stands here: { fact-of-arms }
fact-dice-in-fire = Dice of fire at whoever stands here: { fact-of-guns }
fact-dice-in-melee = Dice of melee at whoever stands here: { fact-of-arms }
fact-dice-out = Dice of whoever stands here: { fact-of-arms }
fact-dice-out-fire = Dice in fire of whoever stands here: { fact-of-guns }
fact-dice-out-melee = Dice in melee of whoever stands here: { fact-of-arms }
fact-dice-level = Dice from hill to hill: { fact-of-arms }
fact-dice-level-fire = Dice of fire from hill to hill: { fact-of-guns }
fact-dice-level-melee = Dice of melee from hill to hill: { fact-of-arms }
fact-level-melee-free = Melee from hill to hill loses no dice
fact-town-charge = Cavalry Charge adds no dice into or out of it
fact-blocks-sight = Blocks lines of sight
fact-hill-blocks-sight = Blocks lines of sight, but not from hill to hill
fact-works = Field works on these sides: { $sides }
fact-works-stop = Whoever crosses the works stops
fact-works-in = Dice through the works: { fact-of-arms }
fact-works-out = Dice out over the works: { fact-of-arms }
fact-works-for-hill = Dice through the works are taken instead of those of the hill
fact-works-flag = Infantry and artillery may ignore 1 flag of an attack through the works

fact-banners = { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
}
fact-holding = { $needs ->
    [each] a unit of theirs stands here
    [more] they hold more of its hexes than the enemy
   *[some] they hold { $hexes } of its hexes
}
fact-counts-now = { $counted ->
    [0] {""}
   *[other] {" (counts now)"}
}
fact-objective-while-held = { $name }: { fact-banners } for { $side } while { fact-holding }{ fact-counts-now }
fact-objective-permanently = { $name }: { fact-banners } for { $side } for good once { fact-holding }{ fact-counts-now }
fact-objective-at-start = { $name }: { fact-banners } for { $side } if { fact-holding } when their turn begins{ fact-counts-now }
fact-exit = { $name }: { $side } may leave the board here, { fact-banners } for each unit{ $most ->
    [0] {""}
   *[other] , { $most } at most
}
fact-enters = { $unit } may enter here from turn { $turn } on
fact-change = { $name }: this will be { $ground }

layer-reach = Where its move can end
layer-ride = Where his move can end
layer-exits = Where it can leave the board
layer-range = Within range, with the dice
layer-sight = Within range and in sight
layer-blocked = Within range, but not in sight
layer-support = Friends who let it ignore a flag
layer-place = { $name }
spot-dice = { $dice }
spot-no-battle = no battle

## Refusals

ban-battle-over = The battle is over.
ban-not-your-decision = It is not your decision.
ban-open-retreat = The unit must retreat where a hex is open.
ban-other-question = That is not what is asked now.
ban-turn-over = Your turn is over: nothing was left to decide in it, or you ended it.
ban-orders-over = Orders are over for this turn.
ban-no-orders = The card has no order left.
ban-ordered-at-once = The card has given its orders by itself.
ban-no-square-to-leave = No ordered square has to decide: enemy cavalry keeps it in square, or it has decided.
ban-leaders-decided = Of every leader it is settled whether he stays.
ban-no-face-left = No face is left that could give a block.
ban-battles-over = The battles of the turn are over.
ban-joining-over = No more artillery joins: none could, or the attack is declared.
ban-reaction-over = The attack is met already: you chose, or could only stand.
ban-flags-over = The flags are dealt with: you chose, or could ignore none.
ban-retreat-over = The retreat is over: there was nothing to choose, or it is done.
ban-withdrawal-over = No cavalry is retiring: none chose to, or it has arrived.
ban-leader-retreat-over = No leader is on the run: none had to retreat, or he has arrived.
ban-advance-over = The advance is over: there was nowhere to go and nobody to attack, or you stayed.
ban-card-not-in-hand = That card is not in your hand.
ban-card-not-drawn = That is not one of the two cards drawn.
ban-no-own-unit = No unit of yours stands there.
ban-no-own-leader = No leader of yours is there.
ban-ordered-already = That piece is ordered already.
ban-no-order-left = The card has no order left for that section.
ban-other-section = The card orders nobody in that section.
ban-no-hat = This card orders units only, no leaders by themselves.
ban-one-unit-only = One unit is ordered, and no leader by himself.
ban-only-infantry = This card orders infantry only.
ban-only-artillery = This card orders artillery only.
ban-only-cavalry = This card orders cavalry and horse artillery only.
ban-no-cavalry = This card orders infantry and artillery only.
ban-enemy-next-to-it = An enemy unit stands next to it; the card does not order it.
ban-square-no-manoeuvre = A unit in square cannot manoeuvre.
ban-no-die-left = The dice give no more orders to units of that arm.
ban-no-flag-left = No flag is left to order a leader.
ban-nobody-enters = With this card nobody enters the board.
ban-not-ordered = That piece was not ordered in this turn.
ban-moved-already = That piece has made its move.
ban-leader-joined = A leader has joined that unit in this turn; it cannot move any more.
ban-hex-taken = The hex is taken.
ban-same-hex = The piece stands there already; leave it where it is.
ban-two-leaders = Two leaders cannot be in one hex.
ban-impassable = That ground cannot be entered.
ban-too-far = That is { $has } hexes away; the piece moves { $limit } at most.
ban-ground-stops = Ground on the way ends the move.
ban-works-stop = Field works on the way end the move.
ban-leader-stops = A leader on the way, whom the unit would join, ends the move.
ban-way-impassable = Impassable ground is in the way.
ban-way-closed = Other pieces are in the way.
ban-not-on-board = That unit has not entered the board yet.
ban-square-moves = A unit in square does not move.
ban-card-no-move = The card of this turn allows no moves.
ban-moves-over = All moves come before the first battle.
ban-no-exit = Your units cannot leave the board by that hex.
ban-exit-kind = Units of that kind cannot leave the board there.
ban-exit-leader = A leader cannot leave the board there by himself.
ban-exit-too-far = The piece cannot reach that hex with one hex of its move left.
ban-not-entering = That piece does not enter the board now.
ban-entry-taken = The hex where the piece would enter is taken.
ban-entry-too-far = The piece cannot enter and reach that hex in one move.
ban-battled-already = That unit has battled in this turn.
ban-moved-too-far-to-battle = That unit moved { $has ->
    [one] 1 hex
   *[other] { $has } hexes
}; it can battle { $limit ->
    [0] only if it does not move.
   *[other] after { $limit } at most.
}
ban-entered-forest = That unit entered forest in this turn and cannot attack.
ban-entered-town = That unit entered a town in this turn and cannot attack.
ban-cavalry-fires = Cavalry does not fire.
ban-enemy-adjacent = With an enemy next to it the unit cannot fire.
ban-fire-at-leader = A leader alone cannot be fired at.
ban-no-target = There is nothing there that can be attacked in this way.
ban-out-of-range = The target is { $has } hexes away; the unit fires over { $limit } at most.
ban-sight-unit = The unit in { $hex } blocks the line of sight.
ban-sight-leader = The leader in { $hex } blocks the line of sight.
ban-sight-forest = The forest in { $hex } blocks the line of sight.
ban-sight-town = The town in { $hex } blocks the line of sight.
ban-sight-hill = The hill in { $hex } blocks the line of sight.
ban-sight-rugged = The rugged hill in { $hex } blocks the line of sight, whatever the height on both sides.
ban-no-dice = The attack would have no dice.
ban-not-adjacent = Only an adjacent piece can be attacked in melee.
ban-other-unit-charges = Another unit's charge has to be finished first.
ban-too-many-flags = At most { $limit } of the flags can be ignored, not { $has }.
ban-not-rearward = A retreat goes straight to the rear.
ban-leader-too-far = A leader falls back { $limit } hexes at most.
ban-no-way-out = From there the leader could not end his retreat.
ban-not-at-edge = Only from his own baseline can a leader leave the board.
ban-board-edge = No piece moves off the board.
ban-must-retreat = The leader must fall back by at least one hex.
ban-no-place-to-stop = The leader cannot stop in that hex.
ban-not-vacated = Only the hex that was just vacated can be entered.
ban-no-way-on = The unit cannot ride on into that hex.
ban-card-no-fire = The card of this turn allows no fire.
ban-card-no-melee = The card of this turn allows no melee.
ban-no-infantry-there = You have no infantry in that section.
ban-other-arm = The face gives a block to another arm.
ban-full-strength = That unit has all the blocks it started with.
ban-no-unit = No unit stands there.
ban-in-square = That unit is in square.
ban-no-place = The unit goes to a vacant hex of its own baseline, in the section where it was; only if there is none, to the row in front.
ban-leader-in-square = A leader in a square stays with his unit.
ban-no-free-path = There is no free way of two hexes to the rear.
ban-no-artillery = Only artillery can join an attack.
ban-guns-engaged = With an enemy next to it artillery cannot join an attack at a distance.
ban-guns-add-nothing = The artillery would add no dice to the attack.
ban-lone-leader-reacts = A leader alone does not react.
ban-square-rolls-first = A square rolls first at cavalry anyway.
ban-retire-arms = Only cavalry attacked by infantry retires and reforms.
ban-square-arms = Only infantry attacked by cavalry forms square.
ban-square-already = That unit is in square already.
ban-hand-too-small = You hold { $has ->
    [0] no card
    [one] 1 card
   *[other] { $has } cards
}; forming square needs { $limit }.
ban-no-free-slot = All four slots of your square track are in use.
ban-square-in-town = No square is formed in a town.
ban-square-in-ford = No square is formed in a ford.
ban-square-in-works = No square is formed in a hex with works.
ban-square-through-works = No square is formed behind works against an attack through them.

## Options of the rules

option-foot-artillery-range-4 = Dice of foot artillery at range 4
    .value-2 = two
    .value-1 = one
option-french-grenadier-fire-bonus = French grenadiers fire with one die more
option-rifle-moving-dice = Dice of rifles that have moved
    .value-formula = 3, 2, 2 for 3, 2, 1 blocks
    .value-printed = 2, 2, 1 for 3, 2, 1 blocks
option-guard-foot-artillery-flags = Flags that guard foot artillery may ignore
    .value-0 = none
    .value-1 = one
    .value-2 = two
option-young-guard-flags = Flags that the Young Guard may ignore
    .value-1 = one
    .value-2 = two
option-command-counted = The Command value
    .value-live = rises when a square's card comes back to the hand
    .value-when-played = is counted once, when the card is played
option-attacks-without-dice = A melee may be declared without a single die
option-lone-leader-retreat = If only the hex of a lone leader is open, the unit
    .value-may = may retreat there, or stay and lose blocks
    .value-must = must retreat there
option-horse-artillery-moved-range-4 = Horse artillery that has moved may fire at range 4
option-lone-leader-forbids-fire = An enemy leader alone next to a unit forbids it to fire farther away
option-rugged-hill-blocks-hill-to-hill = Rugged hills block the sight from hill to hill
option-terrain-penalties-add = The dice taken away by both hexes are added up
    .value-on = yes
    .value-off = no, only the larger counts
option-hill-to-hill-infantry-melee-penalty = Infantry loses a die in melee from hill to hill
option-ford-square = Infantry may form square in a ford
option-works-square-open-side = Infantry in field works may form square on an open side
option-elan-shuffle = After Élan the piles are shuffled
    .value-when-played = when the card is played
    .value-end-of-turn = at the end of the turn, Élan among them
option-draw-pile-shuffle = The discard pile is shuffled
    .value-when-empty = as soon as the draw pile is empty
    .value-when-needed = when a card must be drawn and there is none
option-no-units-loses = A side without units has lost
option-turn-limit = Turns after which the battle is judged
    .value-none = as many as it takes

# What the terminal shows as examples of what can be typed.
example-words = rifles 6,5
example-place = 6,5
example-change = to=2,5

# How well a bot plays.
level-conscript = Conscript
    .about = Torn from the plough last week. He marches when the drum beats, and often the wrong way: a child can beat him.
level-sergeant = Sergeant
    .about = Knows his drill by heart: he shoots at what is near, forms square in time, and thinks no farther than this turn.
level-colonel = Colonel
    .about = Fought from Roliça to Toulouse. He weighs many plans for his brigade before he moves a man, and finds the weak spot of yours.
level-marshal = Marshal
    .about = His baton was earned, not inherited. He looks at the whole field for up to five seconds a turn, and forgives nothing.

# What a position is judged by.
aspect-banners = banners
aspect-blocks = strength in the ranks
aspect-attack = attacks that are worth making
aspect-safety = safety from attack
aspect-ground = good ground
aspect-nearness = units in the fight
aspect-objectives = hold on what the battle is about
aspect-cards = use for the cards in hand
