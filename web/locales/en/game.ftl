# Choosing a battle, the room before it, and the curtain between two people.

game-all = All battles
game-unknown-title = No such game here
game-unknown = This server has no game of that name. The front page shows those that it has.
scenario-unknown-title = No such battle
scenario-unknown = This game has no battle of that name. Perhaps it was renamed; all that there are stand on the page of the game.
game-failed-title = The battles did not come
game-retry = Try again

learn-title = Learn it
learn-text = One small battle for each level of the rules, against the computer’s first level. A guide tells you what there is to know when you need it; you can leave it at any time.
learn-begin = Begin
learn-begin-title = Begin { $title }
learn-opening = Laying the table…
learn-failed = The table could not be laid.
learn-battles = The battles

scenario-against = { $one } against { $two }
scenario-turns = { $turns ->
    [one] one turn
   *[other] at most { $turns } turns
}
scenario-history = What happened
scenario-sides = The sides
scenario-balance = Is it fair?
scenario-balance-games = Computers of the level “{ $level }” played it { $games } times against each other. Who won: { $shares }.
scenario-balance-with = { $options }: { $shares }.
scenario-balance-share = { $side } { $percent } %
scenario-notes = Notes on this battle
scenario-commander = led by { $commander }
scenario-map = The map of { $title }
scenario-previous = Earlier: { $title }
scenario-next = Later: { $title }

bot-name = { $name } (computer)
bot-any = computer
bot-random = Random
bot-greedy = Greedy

setup-title = Play this battle
setup-mode = How
setup-players = How many play
setup-side = Your side
setup-places = Who sits where
setup-place-me = At this screen
setup-place-open = By link
setup-place-level = Computer: { $level }
setup-luck = Let luck decide
    .text = You see which side it is when the table is laid.
setup-level = How well the computer plays
setup-level-of = { $side }: how well the computer plays
setup-watchers = Whoever has the link may watch
setup-options = Rule options
setup-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
setup-options-text = Where the editions differ, the game is played as it is set here. When in doubt, leave it.
setup-options-reset = As usual
setup-default = { $value } (usual)
setup-book = { $value } (by the book)
setup-number = A whole number from { $least } to { $most }, please.
setup-figure = { $value } – { $shares }
setup-handicap = So it came out uneven. A handicap can even it: { $options }.
option-with-value = { $option }: { $value }
option-by-the-book = By the letter of the book
setup-by-the-book = Everything by the letter of the book
setup-begin = Begin
setup-begin-link = Open the table and get the link
setup-begin-watch = Watch
setup-opening = Laying the table…
setup-value-on = yes
setup-value-off = no
setup-value-none = none

waiting-title = Before the battle
waiting-seats = Who sits where
waiting-options = How it is played here
waiting-free = free
waiting-me = you
waiting-person = somebody
waiting-present = here now
waiting-away = away
waiting-invite = Send this link to whoever is to lead the { $side }. The first who opens it sits down there.
waiting-link-label = Invitation for the { $side }
waiting-link-lost = The link to the seat of the { $side } was shown in another tab. You can make a new one; the old one is void then.
waiting-new-link = Make a new link
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share…
waiting-share-text = Lead the { $side } at { $title }
waiting-fill = Nobody comes for the { $side }?
waiting-fill-me = Take the seat yourself
waiting-fill-bot = Let the computer play
waiting-fill-level = Level
waiting-fill-level-of = Level of the computer as { $side }
waiting-begins = The game begins as soon as everybody sits. This page changes by itself.
waiting-luck = Everybody is here. The dice are being mixed…
waiting-clear = Clear the table away
waiting-clear-sure = Clear it away for good?
waiting-keep = Keep it
waiting-keep-mine = Keep my seat

invited-title = You are invited
invited-one = The { $side } at { $title } want a commander.
invited-any = There is a seat for you at { $title }.
invited-unknown = Somebody keeps a seat for you at a table that nobody else may look at.
invited-text = Sit down and the seat is yours in this browser. No account is needed.
invited-sit = Sit down
invited-watch = Only watch
invited-sitting = Sitting down…
invited-void = This invitation is void: somebody sat down with it already, or a newer one was made. Ask whoever sent it for a new link; perhaps you may watch.
invited-gone = This table is no longer there: it was cleared away, or the link lost a letter on the way. Ask whoever sent it for a new one.
invited-mine = You sit at this table already. A second person has to open the link in a browser of his own.

curtain-title = { $side }
curtain-text = Hand the screen over. Nobody else should look when the curtain rises.
curtain-lift = Raise the curtain
curtain-meanwhile = Meanwhile
