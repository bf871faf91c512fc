# What only the board of The Moskva says.

## Sides

party-french = French
party-russian = Russians

## Map

map-scale = 1 km
map-region-over = regrouping
map-fired-over = A gun has fired over the border between { $one } and { $other }
map-bridge = Burn the bridge between { $one } and { $other }

## Dice

roll-fire = f { $value }: { log-hits }
roll-fire-own = { roll-fire }, { $own } on its own side
roll-initiative = French { $french }, Russian { $russian }

## The log in parts

part-acts-french = French action phase
part-acts-russian = Russian action phase
part-bombardment = Bombardment
part-orders = Moves by order
part-headquarters = Headquarters move
part-stragglers = Moves without orders
part-battle = Battle in { $area }
part-round = Round { $round }
part-regrouping = Regrouping
part-night = Night
part-end = The reckoning

## A new table

asked-free-setup = Where the blocks begin
asked-free-setup-off = As printed
    .text = In the places of this program, which both sides know. Best for a first game.
asked-free-setup-on = Placed in secret
    .text = Each side places its own, as the book has it. One press places the rest as printed.

## When a battle is fought, and how large it is

facts-day = { $first }, { NUMBER($from, minimumIntegerDigits: 2) }:00 to { NUMBER($to, minimumIntegerDigits: 2) }:00
facts-blocks = { $french } French blocks against { $russian } Russian

## What was lost, for the end

loss-withdrawn = { loss-blocks }, { $withdrawn } withdrawn

## What a screen reader says of a place

reading-village = village
reading-hill = hill
reading-redoubt = redoubt
reading-redoubt-unready = redoubt, not in play yet
reading-source = source of supply of { $side ->
    [french] the French
   *[russian] the Russians
}
reading-source-captured = { reading-source }, captured
reading-source-cut = { reading-source }, cut off
reading-contested = contested
reading-block = { $name }, { $kind }, { $nation }, { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
reading-blocks = { $blocks } { $nation } blocks with { $steps } steps
reading-hidden = { $blocks ->
    [one] 1 hidden { $nation } block
   *[other] { $blocks } hidden { $nation } blocks
}
reading-moved = has moved
reading-bombarded = has bombarded
reading-activated = was activated
reading-reserve = in reserve
reading-active = active
reading-orders = active, { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} left
reading-held = cannot leave
reading-price = costs an order
reading-sheltered = sheltered in a square

## Hand

hand-line-place = Take a block, then an area.
hand-line-arrive = Take a block that is due, then the area where it enters.
hand-line-activate = Touch a headquarters to activate it. Each will be a step weaker for it.
hand-line-activate-move = Where is { $block } activated? It may first ride to an adjacent area.
hand-line-activate-role = Does { $block } act for its army, or for its corps?
hand-line-bombard = Take a gun, then the area that it bombards.
hand-line-aim = Which area does { $block } bombard?
hand-line-pay = Who spends the order for { $block }?
hand-line-moves = Take a block, then the area where it goes.
hand-line-hq-moves = Take an active headquarters, then the area where it goes.
hand-line-straggles = Take a block that moves without orders. A die is rolled for it.
hand-line-straggle = Where does { $block } go without orders? A die is rolled for it.
hand-line-own-hits = Your guns hit your own men: choose who takes it.
hand-line-stacking = An area is too full: choose who leaves it.
hand-line-battles = Choose the battle that comes next.
hand-line-main-attack = Choose from where the main attack comes.
hand-line-squares = Touch a block that forms or leaves square. To shelter a block, touch the square, then the block.
hand-line-turns = Take a block that acts.
hand-line-regroup = Take a block, then the area where it goes.
hand-line-captured-supply = Choose who gets a step from what was captured.
hand-line-supply = Choose who gets a step.
hand-line-bridge = Choose a bridge to burn, or none.
hand-line-night-shift = Take a block, then the area where it goes by night.
hand-line-over = The battle is over.
hand-corps = { $corps ->
    [G] Guard
    [RC] Reserve cavalry
    [GC] Cavalry
    [PL] Cossacks
    [MIL] Militia
    [none] Army headquarters
   *[other] { $corps } Corps
}
hand-headquarters = Headquarters
hand-orders-free = { $hq } orders freely
hand-orders-paid = { $hq }: { $orders ->
    [0] no orders left
    [one] 1 order left
   *[other] { $orders } orders left
}
hand-could-order = { $hq } could order
hand-beyond = Beyond the orders of { $hq }
hand-silent = Nobody orders these guns
hand-due = Due now: { $areas }
hand-letter = Letter { $letter }
hand-reserve = Come later
hand-from = From { $area }
hand-bridge = { $one } – { $two }
hand-hq = Headquarters of { $name }, { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
hand-hq-post = acts for { $post }
hand-hq-army = { $orders ->
    [0] no orders
    [one] 1 order
   *[other] { $orders } orders
}
hand-hq-active = active
hand-hq-spent = was active
hand-hq-tired = worn out
hand-hq-held = held
hand-hq-ready = ready
hand-reaches = { $blocks ->
    [0] reaches nobody
   *[other] reaches { $blocks }
}
hand-hidden = { $blocks ->
    [one] 1 hidden { $side } block
   *[other] { $blocks } hidden { $side } blocks
}
hand-is-bombarded = has bombarded
hand-is-activated = activated
hand-is-reserve = comes in round 2
hand-is-sheltered = sheltered
hand-is-held = held
hand-when = September 1812

## Notebook

note-places = Areas
note-other-places = Other areas
note-search = Find a block or an area
note-date = { $date } at { $hour }
note-before = before the battle
note-removed = Left the map

## Tracks

track-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
track-moment = { $date }, { $hour }
track-set-up = Before the battle: blocks are placed
track-over = { $side } won the battle
track-drawn = The battle is drawn
track-action = { $moment }: { $side } act { $order ->
    [first] first
   *[second] second
}
track-battles = { $moment }: battles
track-battle = { $moment }: { $area }, { $standing }
track-supply = { $moment }: supply
track-bridges = { $moment }: bridges
track-night = { $moment }: night
track-stage-activation = activation
track-stage-bombardment = guns
track-stage-orders = orders
track-stage-headquarters = headquarters
track-stage-stragglers = stragglers
track-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
track-points-title = Victory points as they stand now, with the redoubts as they are held
track-points-redoubts = { $points } + { $redoubts } for redoubts
track-posts = Who commands
track-post-french = Army
track-post-supreme = All armies
track-post-first = 1st Army
track-post-second = 2nd Army
track-lost = { $destroyed } lost{ $withdrawn ->
    [0] {""}
   *[other] , { $withdrawn } withdrawn
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } to come
}
track-sources = Sources of supply
track-lines = Lines of supply on the map
track-source-open = { $left } of { $symbols }
track-source-blocked = blocked
track-source-captured = captured
track-redoubts = Redoubts
track-redoubt = { $name }: { $holder }
track-redoubt-from = { $name }, from { $moment }
track-redoubt-later = { $name }, later
track-held-nobody = nobody
track-held-both = contested
track-held-french = French
track-held-russian = Russian
track-burnt = Bridges burnt
track-more = Command and supply

## Battle

battle-attacker = Attack: { $they }
battle-round = Round { $round } of 4
battle-letter-a = guns
battle-letter-b = cavalry
battle-letter-c = infantry
battle-plate = { $side }, { $role } · { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
battle-reserve-waits = join in round 2
battle-flank-waits = flank, in round 2
battle-now-main-attack = Main attack: { $they } say where from
battle-now-squares = Squares: { $they } decide
battle-now-turns = Turn of the { $side } { $letter ->
    [a] guns (A)
    [b] cavalry (B)
   *[c] infantry (C)
}
battle-now-retreats = The attack has failed: the { $side } { $letter ->
    [a] guns retreat
    [b] cavalry retreats
   *[c] infantry retreats
}
battle-now-hits = Hits for { $they } to take: { $hits }
battle-now-go-on = No room there: the block must go on
battle-now-regroup = Won by { $they }, who may regroup
battle-odd-hit = 1 hit on the redoubt waits for a second
battle-withdrawn = { $blocks ->
    [one] 1 block has
   *[other] { $blocks } blocks have
} left the map in this round
battle-redoubt = Redoubt: two hits for a step of its Russian defenders
battle-ground-clear = { $village ->
    [0] Clear ground
   *[other] Village: attackers −1 in their first round
}
battle-ground-woods = Woods: cavalry and guns −1, no squares
battle-ground-marsh = Marsh: cavalry −1, no guns fire, no squares
battle-edge = Defenders may leave the map
battle-way = To { $area }: { $used } of { $limit } have gone this way{ $blocks ->
    [0] {""}
    [one] ; 1 { $side } block there
   *[other] ; { $blocks } { $side } blocks there
}
battle-block = { $name }, { $kind }, { $steps } of { $full } steps
battle-sign-reserve = in reserve until round 2
battle-sign-flank = comes on the flank in round 2
battle-sign-square = in square
battle-sign-sheltered = sheltered in a square
battle-sign-bonus = +1 from the flank in this round
battle-sign-acted = has had its turn

## Fights

fight-title = Battle of { $area }
fight-occasion = { $moment }, turn { $turn }{ $attacker ->
    [none] {""}
   *[other] : { $they } attacked
}
fight-running = { $round ->
    [0] Begins now
   *[other] Being fought, round { $round }
}
fight-nobody = Nobody is left there
fight-turned = The attackers took the field in round 1 and had to hold it against the reserves.
fight-beaten-off = The attack was beaten off.
fight-absorbed = { $hits ->
    [one] The redoubt took 1 hit.
   *[other] The redoubt took { $hits } hits.
}
fight-points = Points for it: French { $french }, Russian { $russian }.
fight-off-map = off the map

## The table as this game has it

table-help-glow = What glows can be touched: an area, a block there, then where it goes or what it fires at. A block can also be dragged. What does not glow says why when you touch it.
table-help-attack = What cannot be mended is armed by the first touch, which shows its odds, and done by the second: a bombardment, fire, a move without orders, a retreat out of a square or to where there is no room, a withdrawal, who leaves a full area, a bridge on fire.
table-undo-none = There is nothing that could be taken back: dice have fallen, blocks were seen, or the other side has decided.
