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
