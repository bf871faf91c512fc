# What only the board of The Hundred Days says.

## Panels

panel-notes = Notebook
panel-fights = Fights
