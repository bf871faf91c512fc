# The notebook of the enemy, in every game in which blocks are hidden.

note-views = What the notebook is sorted by
note-view-blocks = Blocks
note-show = On the map
note-own = What you note stays in this browser. Nobody else can read it.
note-comma = ,{" "}
note-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
note-steps-between = { $least } to { $most } steps
note-seen = Seen now at { $place } with { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
note-seen-bare = Seen now at { $place }
note-once = Seen at { $place } { $when } with { $steps } of { $full ->
    [one] 1 step
   *[other] { $full } steps
}
note-once-bare = Seen at { $place } { $when }
note-never = Not seen yet
note-coming = Does not come before { $date }
note-lost = Lost
note-lost-at = Lost at { $place } { $when }
# When something was seen, unless it was before the first turn.
note-on = on { $date }
note-may-be = May be in:
note-must-be = Can only be in:
note-and-more = and { $count } more
note-my-guess = My guess:
note-no-guess = none
note-possible = Possible
note-earlier = Before that:
note-stack-gone = Nobody stands here now
note-no-stacks = Nothing stands hidden anywhere.
note-suspects = May be here:
note-suspect = { $name }, { $strength }
note-sure = must be here
note-all = All { $count }
note-fewer = Fewer
note-seen-here = Last seen here:
note-seen-here-one = { $name } ({ $date })
note-guessed-here = You guess here:
note-of = Your note on { $place }
note-write = Your note
note-signs = Sign beside it
note-sign-danger = Danger
note-sign-doubt = In doubt
note-sign-sure = Sure of it
note-pin-seen = seen { $date }
note-count = { $seen } in sight, { $once } seen before, { $never } not seen, { $gone } gone
note-wrong = but it cannot be there
note-guess-here = You guess { $name } here
