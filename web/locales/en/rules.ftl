# The rules.

rules-title = Rules of { $game }
rules-search = Find a rule
rules-search-hint = Words or a number: square, 21.1
rules-chapters = Chapters
rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
rules-unknown = There is no rule { $rule }.
rules-in-context = Among the other rules
rules-table = Table
rules-link = Link to rule { $rule }
rules-failed-title = The rules did not come
rules-none-title = No rules here
rules-none = This server has no game of that name, and so no rules for it.
rules-about = All rules as the program keeps them, in our own words. Numbers stand in the log and wherever something is not allowed.
