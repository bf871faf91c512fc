//! [SAM-1.1.2] What can be wrong with how an army is shared out among its commanders.

use toml::Spanned;

use super::units::Listed;
use super::{Report, forces::card_of, is_name};
use crate::cards::Special;
use crate::pieces::Force;
use crate::scenario::{Scenario, SideEntry};
use crate::seating::MOST_COMMANDERS;

impl Report<'_> {
    pub(super) fn commands(&mut self, scenario: &Scenario) {
        let listed = scenario.listed();
        for force in Force::ALL {
            let units: Vec<&Listed<'_>> = listed.iter().filter(|it| it.force == force).collect();
            self.all_are_shared_out(&units);
        }
        for unit in &listed {
            let first = unit.entry.get_ref().command.is_none_or(|command| command == 1);
            if card_of(scenario, unit).special == Special::Headquarters && !first {
                self.add(unit.entry, "The HQ is with the first commander: its command is 1.");
            }
        }
        scenario.sides.iter().for_each(|side| self.generals(side));
    }

    /// Either all units of a force have a command or none has; those of an army count from 1
    /// without a gap.
    fn all_are_shared_out(&mut self, units: &[&Listed<'_>]) {
        let commands: Vec<Option<u8>> = units.iter().map(|it| it.entry.get_ref().command).collect();
        let Some(most) = commands.iter().copied().flatten().max() else { return };
        for (unit, command) in units.iter().zip(&commands) {
            let number = unit.entry.get_ref().number;
            if command.is_none_or(|command| !(1..=MOST_COMMANDERS).contains(&command)) {
                let message = format!("Unit {number} needs a command from 1 to {MOST_COMMANDERS}.");
                self.add(unit.entry, message);
            }
        }
        let gap = (1..most.min(MOST_COMMANDERS)).find(|&it| !commands.contains(&Some(it)));
        if let Some(gap) = gap.filter(|_| units[0].force != Force::Third) {
            self.add(units[0].entry, format!("No unit of this side has command {gap}."));
        }
    }

    /// The names of those who command beside the leader.
    fn generals(&mut self, entry: &Spanned<SideEntry>) {
        let generals = &entry.get_ref().generals;
        if generals.len() >= MOST_COMMANDERS.into() || !generals.iter().all(|name| is_name(name)) {
            let most = MOST_COMMANDERS - 1;
            self.add(
                entry,
                format!(
                    "A side names at most {most} generals beside its leader, by names to print."
                ),
            );
        }
    }
}
