# What only the board of this game says.

marked-ordered = ordered

turn-heading = Turn { $number } · { $side }
