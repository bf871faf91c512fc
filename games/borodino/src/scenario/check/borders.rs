//! [BOR-2.5.2] What can be wrong with the borders of a map, and with the roads over them.

use toml::Spanned;

use crate::ids::MOST_BORDERS;
use crate::scenario::Scenario;
use crate::scenario::check::{Report, repeats};
use crate::scenario::map::{BorderEntry, MainRoadEntry, RoadMark};

/// The most borders of an area: guns and their targets are listed in one question.
pub(super) const MOST_WAYS: usize = 10;

/// The most main roads.
const MOST_MAIN_ROADS: usize = 8;

impl Report<'_> {
    pub(super) fn borders(&mut self, scenario: &Scenario) {
        if let Some(border) = scenario.borders.get(MOST_BORDERS) {
            self.add(border, format!("A map has at most {MOST_BORDERS} borders; leave some out."));
        }
        for (number, entry) in scenario.borders.iter().enumerate() {
            let earlier = &scenario.borders[..number];
            self.ends(entry, earlier);
            self.ways(entry, earlier);
            self.water(entry);
            self.road(entry, scenario);
        }
    }

    /// [BOR-1.1.4] A border joins two areas, and there is one between them at most. [BOR-2.1.5] The
    /// higher area is one of the two.
    fn ends(&mut self, entry: &Spanned<BorderEntry>, earlier: &[Spanned<BorderEntry>]) {
        let border = entry.get_ref();
        let [one, other] = &border.between;
        for end in &border.between {
            if self.ground.area(end).is_none() {
                self.add(entry, format!("There is no area {end:?} for this border to join."));
            }
        }
        if one == other {
            self.add(entry, format!("This border joins {one} to itself."));
        }
        if earlier.iter().any(|it| it.get_ref().joins(one, other)) {
            self.add(entry, format!("{one} and {other} have a border already."));
        }
        if let Some(top) = border.uphill_to.as_ref().filter(|top| !border.between.contains(top)) {
            let message =
                format!("{top} is no end of this border, so it cannot lead uphill to it.");
            self.add(entry, message);
        }
    }

    /// No more than so many borders meet in an area.
    fn ways(&mut self, entry: &Spanned<BorderEntry>, earlier: &[Spanned<BorderEntry>]) {
        for end in &entry.get_ref().between {
            let is_one = |it: &&Spanned<BorderEntry>| it.get_ref().between.contains(end);
            if earlier.iter().filter(is_one).count() == MOST_WAYS {
                self.add(entry, format!("{end} can have {MOST_WAYS} borders at most."));
            }
        }
    }

    /// [BOR-2.3.3] What is crossed is water, and a road over water has a crossing.
    fn water(&mut self, entry: &Spanned<BorderEntry>) {
        let border = entry.get_ref();
        let [one, other] = &border.between;
        match (border.water, border.crossing, border.road) {
            (None, Some(_), _) => {
                let message = format!("There is no water to cross between {one} and {other}.");
                self.add(entry, message);
            }
            (Some(_), None, Some(_)) => {
                let message = format!("The road from {one} to {other} needs a crossing.");
                self.add(entry, message);
            }
            (None, None, _) | (Some(_), Some(_), _) | (Some(_), None, None) => {}
        }
    }

    /// [BOR-2.4.1] A border with a main road lies on one of those that are listed.
    fn road(&mut self, entry: &Spanned<BorderEntry>, scenario: &Scenario) {
        let border = entry.get_ref();
        let mut roads = scenario.main_roads.iter().map(Spanned::get_ref);
        let mut steps = roads.by_ref().flat_map(|road| road.areas.windows(2));
        let is_listed = steps.any(|step| border.joins(&step[0], &step[1]));
        if border.road == Some(RoadMark::Main) && !is_listed {
            let [one, other] = &border.between;
            self.add(entry, format!("No main road leads from {one} to {other}; list it."));
        }
    }

    /// [BOR-2.4.1] A main road goes from area to area over borders that carry it.
    pub(super) fn main_roads(&mut self, scenario: &Scenario) {
        if let Some(road) = scenario.main_roads.get(MOST_MAIN_ROADS) {
            self.add(road, format!("A map has at most {MOST_MAIN_ROADS} main roads."));
        }
        for (number, entry) in scenario.main_roads.iter().enumerate() {
            let road = entry.get_ref();
            let earlier = &scenario.main_roads[..number];
            self.id(entry, &road.id, earlier.iter().map(|it| it.get_ref().id.as_str()));
            self.name(entry, &road.name);
            if road.areas.len() < 2 {
                self.add(entry, format!("The main road {} needs two areas or more.", road.id));
            }
            self.stages(entry);
        }
    }

    fn stages(&mut self, entry: &Spanned<MainRoadEntry>) {
        let road = entry.get_ref();
        for (number, area) in road.areas.iter().enumerate() {
            self.known_area(entry, area);
            if repeats(area, road.areas[..number].iter().map(String::as_str)) {
                self.add(entry, format!("The main road {} comes to {area} twice.", road.id));
            }
        }
        for step in road.areas.windows(2) {
            let mark = self.ground.between(&step[0], &step[1]).map(|border| border.road);
            let (one, other) = (&step[0], &step[1]);
            if mark.is_none() {
                let message = format!("The main road has no border from {one} to {other}.");
                self.add(entry, message);
            } else if mark != Some(Some(RoadMark::Main)) {
                let message =
                    format!("Mark the border from {one} to {other} with road = \"main\".");
                self.add(entry, message);
            }
        }
    }
}
