# How fights are summed up, in every game in which blocks fight.

fight-none = Nobody has fought yet.
fight-over = Over
# A fight that ended shortly before the one that is told of.
fight-before = { $title }: { $outcome }
fight-won = Won by { $side }{ $rounds ->
    [0] {""}
    [one] {" "}in 1 round
   *[other] {" "}in { $rounds } rounds
}
fight-brought = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
fight-cost = { $blocks ->
    [0] { $steps ->
        [0] lost nothing
        [one] lost 1 step
       *[other] lost { $steps } steps
    }
    [one] lost 1 block, { fight-steps }
   *[other] lost { $blocks } blocks, { fight-steps }
}
fight-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $more ->
    [0] {""}
   *[other] {" "}or more
}
fight-no-loss = Nobody was hurt.
fight-went = Left for:
fight-went-to = { $where } ({ $name }, { $blocks })
fight-seen = Seen there:
fight-show = Show { $place } on the map
fight-dismiss = Put away
