//! [BOR-2.5.1] What can be wrong with the areas of a map, and with what is drawn on it.

use toml::Spanned;

use crate::ids::MOST_AREAS;
use crate::scenario::Scenario;
use crate::scenario::check::Report;
use crate::scenario::map::{self, AreaEntry, Ground, River};

/// The largest board, in points.
const LARGEST_BOARD: u16 = 10_000;

/// The most points of an outline, and the fewest.
const MOST_CORNERS: usize = 24;
const FEWEST_CORNERS: usize = 3;

/// The most villages of an area.
const MOST_VILLAGES: u8 = 3;

/// The most rivers and streams that are drawn.
const MOST_RIVERS: usize = 24;

impl Report<'_> {
    pub(super) fn ground(&mut self, scenario: &Scenario) {
        match &scenario.map {
            Some(name) => self.named_map(scenario, name),
            None => self.own_map(scenario),
        }
    }

    fn named_map(&mut self, scenario: &Scenario, name: &Spanned<String>) {
        let is_drawn = !scenario.areas.is_empty()
            || !scenario.borders.is_empty()
            || !scenario.main_roads.is_empty()
            || !scenario.rivers.is_empty()
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
        let board = [scenario.width, scenario.height].map(Option::unwrap_or_default);
        if scenario.areas.is_empty() {
            let known = map::names().join(", ");
            self.whole(format!("Name a map ({known}), or give areas and borders."));
        } else if board.iter().any(|side| !(1..=LARGEST_BOARD).contains(side)) {
            self.whole(format!("The map needs a width and a height of 1 to {LARGEST_BOARD}."));
        } else {
            self.areas(scenario, board);
            self.borders(scenario);
            self.main_roads(scenario);
            self.rivers(&scenario.rivers, board);
            if self.faults.is_empty() {
                self.connected(scenario);
            }
        }
    }

    fn areas(&mut self, scenario: &Scenario, board: [u16; 2]) {
        if let Some(area) = scenario.areas.get(MOST_AREAS) {
            self.add(area, format!("A map has at most {MOST_AREAS} areas; leave some out."));
        }
        for (number, entry) in scenario.areas.iter().enumerate() {
            let area = entry.get_ref();
            let earlier = &scenario.areas[..number];
            self.id(entry, &area.id, earlier.iter().map(|it| it.get_ref().id.as_str()));
            self.name(entry, &area.name);
            if earlier.iter().any(|other| other.get_ref().name == area.name) {
                self.add(entry, format!("Two areas are called {}.", area.name));
            }
            self.marks(entry);
            self.drawing(entry, board);
        }
    }

    /// [BOR-2.1.3], [BOR-2.3.1] Villages are counted where there is one, and a river runs along an edge.
    fn marks(&mut self, entry: &Spanned<AreaEntry>) {
        let area = entry.get_ref();
        let name = &area.name;
        let counts =
            area.villages.is_none_or(|it| area.village && (1..=MOST_VILLAGES).contains(&it));
        if !counts {
            let message = format!("{name} shows 1 to {MOST_VILLAGES} villages, or none at all.");
            self.add(entry, message);
        }
        if area.edge_river && area.edge.is_none() {
            self.add(entry, format!("{name} lies on no edge along which a river could run."));
        }
    }

    /// An area lies on the board, with its whole outline if it has one.
    fn drawing(&mut self, entry: &Spanned<AreaEntry>, board: [u16; 2]) {
        let area = entry.get_ref();
        let name = &area.name;
        if !is_on_board([area.x, area.y], board) {
            self.add(entry, format!("{name} lies off the board."));
        }
        if area.outline.iter().any(|&point| !is_on_board(point, board)) {
            self.add(entry, format!("The outline of {name} leaves the board."));
        }
        let corners = area.outline.len();
        if corners > 0 && !(FEWEST_CORNERS..=MOST_CORNERS).contains(&corners) {
            let message =
                format!("An outline has {FEWEST_CORNERS} to {MOST_CORNERS} points, not {corners}.");
            self.add(entry, message);
        }
    }

    fn rivers(&mut self, rivers: &[Spanned<River>], board: [u16; 2]) {
        if let Some(river) = rivers.get(MOST_RIVERS) {
            self.add(river, format!("A map draws at most {MOST_RIVERS} rivers and streams."));
        }
        for entry in rivers {
            let river = entry.get_ref();
            self.name(entry, &river.name);
            let is_off = |point: &[u16; 2]| !is_on_board(*point, board);
            if river.course.len() < 2 || river.course.iter().any(is_off) {
                let message = format!("{} needs two points or more on the board.", river.name);
                self.add(entry, message);
            }
        }
    }

    /// [BOR-1.1.4] Every area can be reached from every other over passable borders.
    fn connected(&mut self, scenario: &Scenario) {
        let reached = reached(&self.ground);
        let missed = scenario.areas.iter().zip(&reached).find(|&(_, &is_reached)| !is_reached);
        if let Some((area, _)) = missed {
            let (name, first) = (&area.get_ref().name, &scenario.areas[0].get_ref().name);
            self.add(area, format!("No passable borders lead from {first} to {name}."));
        }
    }
}

fn is_on_board(point: [u16; 2], board: [u16; 2]) -> bool {
    point[0] <= board[0] && point[1] <= board[1]
}

/// Which areas can be reached from the first.
fn reached(ground: &Ground) -> Vec<bool> {
    let mut reached = vec![false; ground.areas.len()];
    reached[0] = true;
    // A way to the last area is never longer than there are areas.
    for _ in 0..ground.areas.len() {
        for border in ground.borders.iter().filter(|border| border.is_passable()) {
            let [one, other] = border.between.each_ref().map(|end| ground.position(end));
            if let (Some(one), Some(other)) = (one, other) {
                let is_reached = reached[one] || reached[other];
                reached[one] = is_reached;
                reached[other] = is_reached;
            }
        }
    }
    reached
}
