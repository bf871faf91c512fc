game-title = Sengoku
game-subtitle = Battles of the samurai, with secret orders
ask-orders = Write your orders.
choice = One of the choices.
