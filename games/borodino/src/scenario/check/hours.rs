//! [BOR-4.1.2] What can be wrong with the days and their hours.

use crate::scenario::Scenario;
use crate::scenario::check::{Report, repeats};

/// The most turns of a campaign.
const MOST_TURNS: usize = 60;

/// The last hour of a day.
const LAST_HOUR: u8 = 23;

impl Report<'_> {
    /// Days have names and hours that run forwards, and there are not too many of them.
    pub(super) fn hours(&mut self, scenario: &Scenario) {
        for (number, entry) in scenario.days.iter().enumerate() {
            let day = entry.get_ref();
            let [first, last] = day.hours;
            self.name(entry, &day.date);
            if repeats(
                &day.date,
                scenario.days[..number].iter().map(|it| it.get_ref().date.as_str()),
            ) {
                self.add(entry, format!("{} is there twice; a date is one day.", day.date));
            }
            if first > last {
                self.add(
                    entry,
                    format!("The hours of a day run forwards, not from {first} to {last}."),
                );
            } else if last > LAST_HOUR {
                self.add(entry, format!("The hours of a day are 0 to {LAST_HOUR}, not {last}."));
            }
        }
        let turns = scenario.turns();
        if !(1..=MOST_TURNS).contains(&turns) {
            self.whole(format!("A campaign can have 1 to {MOST_TURNS} turns, not {turns}."));
        }
        self.held_army(scenario);
    }

    /// [BOR-4.4.3] The 1st Army is held until a turn that comes.
    fn held_army(&mut self, scenario: &Scenario) {
        let Some(entry) = &scenario.first_army_held_until else { return };
        let (until, turns) = (*entry.get_ref(), scenario.turns());
        if !(1..=turns).contains(&usize::from(until)) {
            self.add(entry, format!("An army can be held until turn 1 to {turns}, not {until}."));
        }
    }
}
