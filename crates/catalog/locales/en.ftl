# What the table itself says, whatever is played on it. Games bring their own words.

table-undone = { $side } took the last decision back.
table-won = { $margin ->
    [0] { $winners } won.
   *[other] { $winners } won by { $margin }.
  }
table-drawn = Nobody won: the game is a draw.
table-draw-offered = { $side } offered a draw.
table-draw-declined = { $side } declined a draw.
table-resigned = { $side } gave up.
table-handed-to-bot = { $side } is played by a bot now ({ $level }).
table-handed-to-person = { $side } was taken over by a person.
table-abandoned = The game was broken off; nobody has won.
table-said = { $side }: { $text }
table-whispered = { $side }, among allies: { $text }
table-heard = A spectator: { $text }
table-rematch = { $side } would like to play once more.

# What is counted over many games, where a game has no words of its own.
game-points = points
game-strength = strength
game-units = units
game-cards = cards

# What a bot says of decisions that it has weighed. The aspects are the game's own words.

hint-commit = Commit the orders
hint-only = There is nothing else to do.
hint-alone = Nothing else looked worth trying.
hint-no-orders = No orders
hint-instead = what was done
hint-close = About as good as { $other }.
hint-ahead = It wins more often than { $other }.
hint-ahead-in = It wins more often than { $other }: it does better in { $more }.
hint-ahead-at-a-price = It wins more often than { $other }: it does better in { $more }, at a price in { $less }.
hint-behind = It wins less often than { $other }.
hint-behind-in = It wins less often than { $other }, which does better in { $more }.
hint-behind-at-a-price = It wins less often than { $other }, which does better in { $more }, though at a price in { $less }.
