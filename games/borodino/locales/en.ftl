game-title = The Moskva
