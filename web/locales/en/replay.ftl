# Looking at a game again.

replay-title = Replay
replay-question = Replay: turn { $turn }
replay-slider = Step of the game
replay-step = Step { $step } of { $total }
replay-turn = Turn { $turn }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-start = To the start
replay-end = To the end
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-eyes = Whose eyes
replay-eyes-spectator = Spectator
replay-eyes-referee = Referee
replay-cards = Cards
replay-leave = Leave
    .title = Back to the game as it stands now
replay-loading = Fetching…
replay-failed = The steps did not come: { $reason }
replay-retry = Try again
replay-nothing = Nothing worth a line happened.
replay-undone = Something was taken back.

# The film of a turn.

film-title = The film of the turn
film-again = Watch the turn again
film-watch-log = Watch
    .title = Watch this turn again
film-slider = Moment of the turn
film-frame = Moment { $frame } of { $frames }
film-play = Play
film-pause = Pause
film-back = One moment back
film-forward = One moment forward
film-turn-back = One stage back
film-turn-forward = One stage forward
film-end = To the end
film-speed = Speed
film-help = When all have committed, the turn is shown as a film. A touch of the board stops it; it can be watched again.
film-help-keys = Keys while the film runs
film-help-toggle = Stop, or run on
film-help-moment = One moment back or forward
film-help-stage = One stage back or forward
film-help-first = To the beginning
film-help-end = To the end, and on with the battle
film-help-speed = Slower, faster
film-slower = Slower
film-faster = Faster
film-speed-quarter = ¼×
film-speed-half = ½×
film-speed-usual = 1×
film-speed-double = 2×
film-speed-fourfold = 4×
