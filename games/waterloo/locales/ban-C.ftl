ban-retreat-no-road = No road leads from the fight to { $town }.
ban-retreat-no-entry = The attacker leaves only by roads on which his blocks came, and none came from { $town }.
ban-retreat-entry = The attacker came from { $town }: that road is closed to the defender.
ban-retreat-enemies = Enemies stand in { $town }.
ban-retreat-fight = The fight in { $town } is not over.
ban-retreat-road-full = The road to { $town } is full: { $has } of { $limit } blocks have left by it.
