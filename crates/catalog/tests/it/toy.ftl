game-title = The Duel
side-0 = Red
side-1 = Blue
question = { $side }: take aim or fire.
aim = Aim with { $marks ->
    [one] one mark
   *[other] { $marks } marks
  }
fire = Fire
loaded = { $side } has { $powder } powder.
aimed = { $side } takes aim ({ $marks }).
fired = { $side } fires at { $at } and { $hits ->
    [0] misses
   *[other] hits
  }.
the-shot = one shot
no-wind = There is no wind.
aim-and-powder = aim and powder
killed = the other is hit
not-your-turn = It is not your turn.
no-such-aim = { $marks } marks cannot be aimed at now.
