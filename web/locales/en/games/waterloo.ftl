# What only the board of The Hundred Days says.

## Map

map-region-battles = All battles
map-region-deploying = deploying
map-region-rout = rout
map-region-skirmish = skirmish
map-scale = 40 km
map-road-used = { $used }/{ $limit }
map-fan-backs = { $count ->
    [one] A hidden block of the { $army }
   *[other] { $count } hidden blocks of the { $army }
}

## The log in parts

part-marches = Forced marches
part-skirmish = Skirmish at { $town }
part-battle = Battle of { $town }
part-round = Battle of { $town }, round { $round }

## When a campaign is fought, and how large it is

facts-blocks-both = { $french } French blocks against { $dutch } Anglo-Dutch and { $prussian } Prussian
facts-blocks-dutch = { $french } French blocks against { $dutch } Anglo-Dutch
facts-blocks-prussian = { $french } French blocks against { $prussian } Prussian

## What was lost, for the end

loss-demoralised = { loss-blocks }; demoralised

## What a screen reader says of a place

reading-town = { $town }, { $zone } zone
reading-location = { $town }, { $post } of the { $role }
reading-block = { $name }, { $kind }, { $army }, { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
reading-leader = { $name }, { $army } leader
reading-blocks = { $blocks } { $army } blocks with { $steps } steps
reading-hidden = { $blocks ->
    [one] 1 hidden { $army } block
   *[other] { $blocks } hidden { $army } blocks
}
reading-disrupted = disrupted
reading-disrupted-some = { $blocks } disrupted
reading-engaged = engaged
reading-spent = has moved
reading-picked = put forward
reading-untested = morale to be tested
reading-holder = holds the { $marker }
reading-skirmish = skirmish
reading-rout = the { $role } is routed
reading-city = supply city of the { $army } army
reading-city-cut = supply city of the { $army } army, cut off
reading-empty = empty

## The tracks at the side

track-set-up = Before the campaign: the armies are set up
track-now = { $date }, { $hour }: { $side }
track-over = { $side } won the campaign
track-hour-first = morning
track-hour-second = afternoon
track-hour-night = night
track-night-note = Night: nobody attacks
track-talk = The Allies may talk in private now
track-talk-next = The Allies may talk in private again on turn { $turn }
track-cities-from = From turn { $turn } on, two cities in French hands win
track-cities-now = Two cities in French hands at the end of a turn win
track-losses = { $lost } of { $limit } lost
track-losses-title = Blocks lost; with { $limit } the army is demoralised
track-demoralised = Demoralised
track-removed = Demoralised, and gone from the map
track-supply = Supply
track-city-safe = supplied
track-city-contested = contested
track-city-cut = cut off, { $loss ->
    [one] 1 block
   *[other] { $loss } blocks
} lost each French turn

## The notebook

note-places = Towns
note-other-places = Other towns
note-search = Find a block or a town
note-army-french = French
note-army-anglo-dutch = Anglo-Dutch
note-army-prussian = Prussians
note-corps = { $corps } Corps
note-corps-none = In command
note-corps-french-G = Imperial Guard
note-corps-french-RC = Reserve Cavalry
note-corps-anglo-dutch-R = Reserve
note-corps-anglo-dutch-C = Cavalry Corps
note-before = before the campaign
note-removed = Left with its army
note-stack = { $blocks ->
    [one] 1 { $army } block
   *[other] { $blocks } { $army } blocks
}{ $disrupted ->
    [0] {""}
   *[other] , { $disrupted } disrupted
}

## Boards of battles and skirmishes

battle-number = Battle { $number } of { $count }
battle-round = round { $round }
battle-waits = not opened yet
battle-whose-turn = Battle turn: { $name }
battle-whose-opening = Opening: { $name }
battle-whose-rout = Rout: { $name }
battle-part-ground = Ground
battle-part-deploy = Deployment
battle-part-holders = Holders
battle-part-morale = Morale
battle-part-battle = Battle
battle-part-reinforce = Reinforcement
battle-stall = idle attack: { $stall } of 2
battle-withdrawing = the attack has stalled
battle-hits = { $hits ->
    [one] 1 hit to take
   *[other] { $hits } hits to take
}
battle-army-french = French
battle-army-anglo-dutch = Anglo-Dutch
battle-army-prussian = Prussians
battle-armies = { $one } and { $two }
battle-plate = { $name }, { $role }
battle-blocks = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
battle-crossings = Stream: { $crossed } of 2 crossings used in this battle turn
battle-road = Road to { $town }: { $used } of { $limit } used{ $friends ->
    [0] {""}
    [one] , 1 friend there
   *[other] , { $friends } friends there
}
battle-sign-untested = its morale is to be tested
battle-sign-disrupted = disrupted: no fight this turn
battle-sign-fresh = bonus for its first fire
battle-sign-given-away = seen by the enemy
battle-sign-joined = engaged in this turn
battle-sign-left = disengaged in this turn
battle-sign-stepped = has moved
battle-sign-fired = has fired
battle-sign-acted = darker: has used its action
battle-sign-square = in square, with bayonets all around
battle-sign-holds = holds the farm or hill
battle-sign-woods = woods: no guns; cavalry F1; hidden until engaged
battle-sign-farm = farm: its holder fires +1, safe from cavalry
battle-sign-hill = hill: the gun that holds it +1 at long range
battle-sign-stream = stream: two crossings a turn
battle-forward = Put forward
battle-lost = { $post }: lost
battle-undeployed = not deployed yet
battle-opens = Opens when its first round comes
battle-skirmish = Skirmish
battle-skirmish-pick = { $name } choose one to four blocks
battle-skirmish-fire = { $name } fire
battle-skirmish-hits = { $name } take { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
battle-skirmish-leave = { $name } must leave

## Hand

hand-line-set-up = Take a block, then a town.
hand-line-moves = Take a block, then the town where it goes.
hand-line-marches = Take a block that marches on, then a town.
hand-line-march = Where does { $block } march?
hand-line-show-leader = Is the leader shown?
hand-line-skirmishes = Choose the skirmish that comes next.
hand-line-order-battles = Choose the battle that comes next.
hand-line-pick = Choose who goes forward, then confirm.
hand-line-leave-skirmish = Take a block, then the town where it goes.
hand-line-leave-battle = Take a block, then the town where it goes.
hand-line-put-markers = Take a marker, then one of your positions.
hand-line-drop-woods = Choose the woods that are removed.
hand-line-deploy = Take a block, then where it stands.
hand-line-name-holder = Choose who holds it.
hand-line-morale = Choose whose morale is tested.
hand-line-battle-phase = Take a block that acts.
hand-line-reinforcement = Choose who comes.
hand-line-cross-stream = Choose who gets back.
hand-line-regroup = Take a block, then the town where it goes.
hand-line-starve = Choose the block that is lost.
hand-line-over = The campaign is over.
hand-corps = { $corps ->
    [G] Guard
    [RC] Reserve Cavalry
    [R] Reserve
    [C] Cavalry
    [none] Leader
   *[other] { $corps } Corps
}
hand-their-post = Their { $post }
hand-is-disrupted = disrupted
hand-is-engaged = engaged
hand-is-picked = put forward
hand-is-untested = to be tested
hand-is-fired = has fired
hand-when = June 1815, evened out

## Seats

players-off = Two
    .text = The Allies have one player.
players-on = Three
    .text = The Anglo-Dutch and the Prussians have a player each; they win or lose together.
players-commander-anglo-dutch = Wellington
players-commander-prussians = Blücher

## Fights so far

fight-title-skirmish = Skirmish at { $town }
fight-title-battle = Battle of { $town }
fight-occasion = { $date }, turn { $turn }: { $side } attacked
fight-running = { $kind ->
    [skirmish] Being fought
   *[battle] { $rounds ->
        [0] The armies deploy
       *[other] Being fought, round { $rounds }
    }
}
fight-rout = Rout: { $side } lost their { $post }.
fight-stalled = The attack stalled, and { $side } left with all blocks.
fight-grounds = Ground: { $list }.
fight-ground = { $marker } on the { $role }’s { $post }

## The table as this game has it

table-log-beginning = Before the campaign
table-help-glow = What glows can be touched: a town or a position, a block there, then where it goes. A block can also be dragged. What does not glow says why when you touch it.
table-help-attack = What cannot be mended is armed by the first touch, which shows its odds, and done by the second: fire, a morale test, a forced march, a withdrawal.
table-undo-none = There is nothing that could be taken back: dice have fallen, blocks were seen, or another has decided.
