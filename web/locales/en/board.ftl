# The window on a board.

board-closer = Look closer
board-farther = Look from farther away
board-whole = Show the whole board

regions = The boards of the game
region-glows = { $title } { $text }: something can be done here

# Dice in a line of text.

die-face = { $face }
die-counts = { $face }, counts
