# The front page, and what every page around the tables has.

site-name = Grognard
    .link = { site-name }: to the front page
site-sentence = Historic battles on a painted table, with every rule kept for you.
site-grognard = grognard
site-meaning = a grumbler; an old soldier of Napoleon’s Guard; whoever still fights his battles on a table.

nav-label = Pages
nav-games = Battles
nav-rules = Rules
nav-records = Records
nav-skip = To the content

play-now = Play now
play-now-opening = Laying the table…
play-now-text = You lead the { $side } at { $place }. The computer leads the { $other }. No account, nothing to fill in.
play-now-caption = { $title }, { $date }
play-now-failed = That did not work.
play-now-missing = This server does not have the battle. Choose another one.
play-other = Choose another battle

tables-title = My games
tables-mine = You lead the { $sides }
tables-both = You lead both sides
tables-watch = You watch
tables-go = Go on
tables-look = Look at it
tables-me = Your turn
tables-others = The other side’s turn
tables-bots = The computer is thinking
tables-people = Waits for somebody to sit down
tables-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
tables-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
tables-failed = Your games cannot be listed at the moment.
tables-retry = Try again

shelf-title = The games
shelf-battles = { $count ->
    [one] One battle
   *[other] { $count } battles
}
shelf-year = { $count ->
    [one] One battle, { $first }
   *[other] { $count } battles, { $first }
}
shelf-span = { $count } battles, { $first } to { $last }
shelf-choose = Choose a battle
shelf-rules = Read the rules
shelf-failed = The list of games did not come.

modes-title = Ways to play
mode-computer = Against the computer
    .text = It plays by the same rules, sees no more than you may, and waits as long as you think.
mode-hot-seat = Two at one screen
    .text = You take turns; a curtain hides what the other must not see.
mode-hot-seat-many = Together at one screen
    .text = You take turns; a curtain hides what the others must not see.
mode-link = By link
    .text = Send a link. Whoever opens it first sits down opposite you, wherever he is.
mode-link-many = By link
    .text = Send links. Whoever opens one first sits down at its seat, wherever he is.
mode-watch = Computer against computer
    .text = Sit back and watch a whole battle, as fast or as slowly as you like.
mode-record = From a record
    .text = Every game is a file that you can keep, replay, check and go on with.

record-title = Open a record
record-text = Drop the file of a game here, or choose one. It is replayed, its dice are checked, and a whole one can be played on.
record-choose = Choose a file
record-drop = Let go to open it

footer-theme = Theme
footer-design = The drawing book
footer-rules = Rules
footer-records = Records
footer-licence = Free software under the MIT and Apache 2.0 licences. No account, no tracking; your games are kept on this server.
