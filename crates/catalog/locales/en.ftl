# What the table itself says, whatever is played on it. Games bring their own words.

table-undone = { $side } took the last decision back.
table-won = { $margin ->
    [0] { $winners } won.
   *[other] { $winners } won by { $margin }.
  }
table-drawn = Nobody won: the game is a draw.
