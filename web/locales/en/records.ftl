# The page of records.

records-title = Records
records-about = A game is a text file. Whoever played has it, and it needs nothing else: it can be replayed, its dice can be thrown again, and a whole one can be played on.
records-too-long = This file is too large to be a record: it has { $megabytes } megabytes.
records-unreadable = This file cannot be read.
records-bad = This is no record of a game: line { $line } cannot be read.
records-no-board = This client has no board for the game “{ $game }”.
records-other = Open another
records-whole = A whole record
records-told-text = It can be looked at; nobody can go on with it or check its dice.
records-seats = Who sat where
records-open = Open it at a table
records-open-text = The game stands where the record ends: look at it, replay it, or play on if it is not over.
records-who = Who plays on
records-who-both = I lead every seat that a person had
records-who-one = I lead the { $side }; the others get a link
records-opening = Laying the table…
records-play = Replay of { $title }
