# What only the board of this game says.

marked-ordered = ordered
