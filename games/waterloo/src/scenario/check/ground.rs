//! [WAT-1.2.1] What can be wrong with the map of a scenario.

use toml::Spanned;

use crate::ids::{MOST_ROADS, MOST_TOWNS};
use crate::scenario::check::Report;
use crate::scenario::map::{self, Ground, Line, RoadEntry};
use crate::scenario::{CityEntry, Scenario};
use crate::setting::map::MOST_WAYS;

/// The largest board, in points.
const LARGEST_BOARD: u16 = 10_000;

/// The most supply cities.
const MOST_CITIES: usize = 6;

/// The most blocks that one cut city can cost.
const MOST_LOSS: u8 = 6;

impl Report<'_> {
    pub(super) fn ground(&mut self, scenario: &Scenario) {
        match &scenario.map {
            Some(name) => self.named_map(scenario, name),
            None => self.own_map(scenario),
        }
    }

    fn named_map(&mut self, scenario: &Scenario, name: &Spanned<String>) {
        let is_drawn = !scenario.towns.is_empty()
            || !scenario.roads.is_empty()
            || !scenario.rivers.is_empty()
            || !scenario.borders.is_empty()
            || scenario.width.is_some()
            || scenario.height.is_some();
        if map::on_shelf(name.get_ref()).is_none() {
            let (name_of, known) = (name.get_ref(), map::names().join(", "));
            self.add(name, format!("There is no map {name_of:?}; there are: {known}."));
        } else if is_drawn {
            self.add(name, "A scenario names a map or draws its own, not both; leave one out.");
        }
    }

    fn own_map(&mut self, scenario: &Scenario) {
        let sides = [scenario.width, scenario.height].map(Option::unwrap_or_default);
        if scenario.towns.is_empty() {
            let known = map::names().join(", ");
            self.whole(format!("Name a map ({known}), or give towns and roads."));
        } else if sides.iter().any(|side| !(1..=LARGEST_BOARD).contains(side)) {
            self.whole(format!("The map needs a width and a height of 1 to {LARGEST_BOARD}."));
        } else {
            self.towns(scenario, sides);
            self.roads(scenario);
            self.lines(&scenario.rivers, sides);
            self.lines(&scenario.borders, sides);
            if self.faults.is_empty() {
                self.connected(scenario);
            }
        }
    }

    fn towns(&mut self, scenario: &Scenario, board: [u16; 2]) {
        if let Some(town) = scenario.towns.get(MOST_TOWNS) {
            self.add(town, format!("A map has at most {MOST_TOWNS} towns; leave some out."));
        }
        for (number, entry) in scenario.towns.iter().enumerate() {
            let town = entry.get_ref();
            let earlier = &scenario.towns[..number];
            self.id(entry, &town.id, earlier.iter().map(|it| it.get_ref().id.as_str()));
            self.name(entry, &town.name);
            if earlier.iter().any(|other| other.get_ref().name == town.name) {
                self.add(entry, format!("Two towns are called {}.", town.name));
            }
            if !is_on_board([town.x, town.y], board) {
                self.add(entry, format!("{} lies off the board.", town.name));
            }
        }
    }

    fn roads(&mut self, scenario: &Scenario) {
        if let Some(road) = scenario.roads.get(MOST_ROADS) {
            self.add(road, format!("A map has at most {MOST_ROADS} roads; leave some out."));
        }
        for (number, entry) in scenario.roads.iter().enumerate() {
            let road = entry.get_ref();
            let [one, other] = &road.between;
            for end in &road.between {
                if !scenario.towns.iter().any(|town| town.get_ref().id == *end) {
                    self.add(entry, format!("There is no town {end:?} for this road to lead to."));
                }
            }
            if one == other {
                self.add(entry, format!("This road leads from {one} to itself."));
            }
            let earlier = &scenario.roads[..number];
            if earlier.iter().any(|it| joins(it.get_ref(), one, other)) {
                self.add(entry, format!("{one} and {other} have a road already."));
            }
            self.ways(entry, earlier);
            if let Some(river) = &road.river {
                self.name(entry, river);
            }
        }
    }

    /// No more than so many roads meet in a town.
    fn ways(&mut self, entry: &Spanned<RoadEntry>, earlier: &[Spanned<RoadEntry>]) {
        for end in &entry.get_ref().between {
            let is_one = |it: &&Spanned<RoadEntry>| it.get_ref().between.contains(end);
            if earlier.iter().filter(is_one).count() == MOST_WAYS {
                self.add(entry, format!("At most {MOST_WAYS} roads can meet in {end}."));
            }
        }
    }

    fn lines(&mut self, lines: &[Spanned<Line>], board: [u16; 2]) {
        for entry in lines {
            let line = entry.get_ref();
            self.name(entry, &line.name);
            let is_off = |point: &[u16; 2]| !is_on_board(*point, board);
            if line.course.len() < 2 || line.course.iter().any(is_off) {
                let message = format!("{} needs two points or more on the board.", line.name);
                self.add(entry, message);
            }
        }
    }

    /// Every town can be reached from every other.
    fn connected(&mut self, scenario: &Scenario) {
        let reached = reached(&scenario.ground());
        let missed = scenario.towns.iter().zip(&reached).find(|&(_, &is_reached)| !is_reached);
        if let Some((town, _)) = missed {
            let (name, first) = (&town.get_ref().name, &scenario.towns[0].get_ref().name);
            self.add(town, format!("No roads lead from {first} to {name}."));
        }
    }

    /// [WAT-2.1.3] Supply cities are towns, and all Allied.
    pub(super) fn cities(&mut self, scenario: &Scenario) {
        if let Some(city) = scenario.supply.get(MOST_CITIES) {
            self.add(city, format!("There are at most {MOST_CITIES} supply cities."));
        }
        let ground = scenario.ground();
        for (number, entry) in scenario.supply.iter().enumerate() {
            let CityEntry { town, army, loss } = entry.get_ref();
            if !ground.towns.iter().any(|it| it.id == *town) {
                self.add(entry, format!("There is no town {town:?} on the map."));
            }
            if army.side() == crate::pieces::Side::French {
                self.add(entry, format!("{town} can supply an Allied army only."));
            }
            if !(1..=MOST_LOSS).contains(loss) {
                self.add(entry, format!("{town} can cost 1 to {MOST_LOSS} blocks."));
            }
            if scenario.supply[..number].iter().any(|it| it.get_ref().town == *town) {
                self.add(entry, format!("{town} is a supply city already."));
            }
        }
    }
}

fn is_on_board(point: [u16; 2], board: [u16; 2]) -> bool {
    point[0] <= board[0] && point[1] <= board[1]
}

fn joins(road: &RoadEntry, one: &str, other: &str) -> bool {
    let [first, second] = &road.between;
    (first == one && second == other) || (first == other && second == one)
}

/// Which towns can be reached from the first.
fn reached(ground: &Ground) -> Vec<bool> {
    let number = |id: &String| ground.towns.iter().position(|town| town.id == *id);
    let mut reached = vec![false; ground.towns.len()];
    reached[0] = true;
    // A way to the last town is never longer than there are towns.
    for _ in 0..ground.towns.len() {
        for road in &ground.roads {
            if let [Some(one), Some(other)] = [&road.between[0], &road.between[1]].map(number)
                && (reached[one] || reached[other])
            {
                reached[one] = true;
                reached[other] = true;
            }
        }
    }
    reached
}
