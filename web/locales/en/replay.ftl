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
