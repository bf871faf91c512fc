# Commands & Colors: Napoleonics, in English. One message for each name that the rules use.

game-title = Commands & Colors: Napoleonics

## Sides, dice and ground

side-french = French
side-allied = Allies
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

## Questions

ask-play-card = { $side }: play a command card.
ask-orders = { $side }: { $card }, { $given } of { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} given. Order a unit or a leader.
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
ask-battle-back = { $side }: battle back with { $unit }?
ask-keep-card = { $side }: keep one of the two cards you have drawn.
ask-nothing = The battle is over: { $side } win with { $banners } banners to { $others }.

## Choices

choose-play = Play { $card }: { $text }
choose-order-unit = Order { $unit } ({ $kind }) at { $at }
choose-order-leader = Order { $leader } by himself at { $at }
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

## The log

log-drew-card = { $side } drew { $card }.
log-drew = { $side } drew a card.
log-scouted-card = { $side } drew { $card } to choose from.
log-scouted = { $side } drew a card to choose from.
log-kept-card = { $side } kept { $card } and rejected { $rejected }.
log-kept = { $side } kept a card and rejected { $rejected }.
log-played = { $side } played { $card }.
log-shuffled = The discard pile was shuffled and became the draw pile.
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
log-retreat-blocked = { $unit } could not retreat { $hexes ->
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

preview-eliminated = destroyed
preview-driven-back = driven back
preview-leader-eliminated = falls
preview-leader-flees = falls back
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
dice-target-ground = the target's { $ground }
dice-own-ground = its own { $ground }

## Refusals

ban-battle-over = The battle is over.
ban-not-your-decision = It is not your decision.
ban-other-question = That is not what is asked now.
ban-card-not-in-hand = That card is not in your hand.
ban-card-not-drawn = That is not one of the two cards drawn.
ban-no-own-unit = No unit of yours stands there.
ban-no-own-leader = No leader of yours is there.
ban-ordered-already = That piece is ordered already.
ban-no-order-left = The card has no order left for that section.
ban-not-ordered = That piece was not ordered in this turn.
ban-moved-already = That piece has made its move.
ban-leader-joined = A leader has joined that unit in this turn; it cannot move any more.
ban-hex-taken = The hex is taken.
ban-same-hex = The piece stands there already; leave it where it is.
ban-two-leaders = Two leaders cannot be in one hex.
ban-impassable = That ground cannot be entered.
ban-too-far = That is { $has } hexes away; the piece moves { $limit } at most.
ban-ground-stops = Ground on the way ends the move.
ban-leader-stops = A leader on the way, whom the unit would join, ends the move.
ban-way-impassable = Impassable ground is in the way.
ban-way-closed = Other pieces are in the way.
ban-battled-already = That unit has battled in this turn.
ban-moved-too-far-to-battle = That unit moved { $has ->
    [one] 1 hex
   *[other] { $has } hexes
}; it can battle after { $limit } at most.
ban-entered-forest = That unit entered forest in this turn and cannot attack.
ban-entered-town = That unit entered a town in this turn and cannot attack.
ban-cavalry-fires = Cavalry does not fire.
ban-enemy-adjacent = With an enemy next to it the unit cannot fire.
ban-no-target = There is nothing there that can be attacked in this way.
ban-out-of-range = The target is { $has } hexes away; the unit fires over { $limit } at most.
ban-no-line-of-sight = The line of sight is blocked.
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
