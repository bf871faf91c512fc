# What only the board of The Hundred Days says.

## Panels

panel-notes = Notebook
panel-fights = Fights


## Map

map-region = Map
map-region-battles = All battles
map-region-waiting = not begun
map-region-deploying = deploying
map-region-round = round { $round }
map-region-rout = rout
map-region-skirmish = skirmish
map-title = The Low Countries
map-year = June 1815
map-north = N
map-scale = 40 km
map-road-used = { $used }/{ $limit }
map-fan-backs = { $count ->
    [one] A hidden block of the { $army }
   *[other] { $count } hidden blocks of the { $army }
}

## Dice

die-face = { $face }
die-counts = { $face }, counts

## The log in parts

part-marches = Forced marches
part-skirmish = Skirmish at { $town }
part-battle = Battle of { $town }
part-round = Battle of { $town }, round { $round }
part-supply = Supply

## How long and how large a campaign is

facts-turns = { $first } to { $last }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
facts-blocks = { $french } French blocks against { $dutch } Anglo-Dutch and { $prussian } Prussian
facts-blocks-dutch = { $french } French blocks against { $dutch } Anglo-Dutch
facts-blocks-prussian = { $french } French blocks against { $prussian } Prussian

## What was lost, for the end

loss-blocks = { $lost } of { $all } blocks
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
reading-square = in square
reading-acted = has acted
reading-spent = has moved
reading-picked = put forward
reading-untested = morale to be tested
reading-holder = holds the { $marker }
reading-skirmish = skirmish
reading-battle-waits = battle to be fought
reading-battle = battle, round { $round }
reading-rout = the { $role } is routed
reading-city = supply city of the { $army } army
reading-city-cut = supply city of the { $army } army, cut off
reading-empty = empty

## The tracks at the side

track-calendar = Calendar
track-set-up = Before the campaign: the armies are set up
track-turn = Turn { $turn } of { $last }
track-now = { $date }, { $part }: { $side }
track-over = { $side } won the campaign
part-day-first = morning
part-day-second = afternoon
part-day-night = night
track-square = Turn { $turn }, { $date }, { $part }: { $side }
track-square-talk = { track-square }; the Allies may talk in private
track-night-note = Night: nobody attacks, nobody marches on
track-talk = The Allies may talk in private now
track-talk-next = The Allies may talk in private again on turn { $turn }
track-cities-from = From turn { $turn } on, two cities held by the French win the campaign
track-cities-now = Two cities held by the French at the end of a turn win the campaign
track-losses = { $lost } of { $limit } blocks lost
track-losses-title = Blocks lost; demoralised at { $limit }
track-demoralised = Demoralised
track-removed = Demoralised: left the campaign
track-city = { $town }
track-city-safe = supplied
track-city-contested = contested
track-city-cut = cut off: −{ $loss ->
    [one] 1 block
   *[other] { $loss } blocks
} each French turn
track-supply = Supply
track-to-act = to act

## The notebook

note-views = What the notebook is sorted by
note-view-blocks = Blocks
note-view-towns = Towns
note-show = On the map
note-search = Find a block or a town
note-own = What you note stays in this browser. Nobody else can read it.
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
note-comma = ,{" "}
note-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
note-steps-between = { $least } to { $most } steps
note-seen = Seen now at { $place } with { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
note-seen-leader = Seen now at { $place }
note-once = Seen at { $place } on { $date } with { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
note-once-leader = Seen at { $place } on { $date }
note-never = Not seen yet
note-lost = Lost
note-lost-at = Lost at { $place } on { $date }
note-removed = Left with its army
note-may-be = May be in:
note-must-be = Can only be in:
note-and-more = and { $count } more
note-my-guess = My guess:
note-no-guess = none
note-possible = Possible
note-other-towns = Other towns
note-towns = Towns
note-earlier = Before that:
note-stack = { $blocks ->
    [one] 1 { $army } block
   *[other] { $blocks } { $army } blocks
}{ $disrupted ->
    [0] {""}
   *[other] , { $disrupted } disrupted
}
note-stack-gone = Nobody stands here now
note-no-stacks = Nothing stands hidden anywhere.
note-suspects = May be here:
note-suspect = { $name }, { $strength }
note-sure = must be here
note-all = All { $count }
note-fewer = Fewer
note-seen-here = Last seen here:
note-seen-here-one = { $name } ({ $date })
note-guessed-here = You guess here:
note-of = Your note on { $place }
note-write = Your note
note-signs = Sign beside it
note-sign-danger = Danger
note-sign-doubt = In doubt
note-sign-sure = Sure of it
note-pin-seen = seen { $date }
