ban-no-such-town = There is no such town on the map.
ban-foreign-zone = { $town } lies outside the zone in which this army is placed.
ban-town-full = { $town } is full: it holds { $has } of { $limit } blocks.
ban-not-all-placed = Only { $has } of { $limit } blocks are placed.
