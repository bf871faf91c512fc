# The window on a board.

board-closer = Look closer
board-farther = Look from farther away
board-whole = Show the whole board
board-beyond = { $edge ->
    [left] More to the left
    [right] More to the right
    [top] More above
   *[bottom] More below
}
