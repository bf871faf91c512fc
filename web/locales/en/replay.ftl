# Looking at a game again.

replay-title = Replay
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
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = usual
replay-speed-fast = fast
replay-speed-instant = at once
replay-eyes = Whose eyes
replay-eyes-spectator = Spectator
replay-eyes-referee = Referee, who sees all
replay-leave = Back to the game
replay-loading = Fetching…
replay-failed = The steps did not come: { $reason }
replay-retry = Try again
replay-nothing = Nothing worth a line happened.
replay-undone = Something was taken back.
