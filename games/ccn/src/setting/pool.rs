//! The settings of this program: each is made once, is shared by all battles that it fits, and
//! lives as long as the program does.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::options::Options;
use crate::scenario::Scenario;
use crate::setting::Setting;

/// How many settings are made for what comes from outside: files, positions, and options that are
/// not the usual ones. One takes 5 kB for two units, 15 kB for a battle of usual size, twice as much
/// for each change of its ground, and never gives them back.
const MOST_FROM_OUTSIDE: usize = 10_000;

static SETTINGS: Mutex<Settings> = Mutex::new(Settings::with_room(MOST_FROM_OUTSIDE));

/// Where a setting comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A scenario that comes with the game.
    Shelf,
    /// A file or a position.
    Outside,
}

struct Settings {
    made: BTreeMap<String, &'static Setting>,
    /// How many more may be made for what comes from outside.
    room: usize,
}

/// The setting of a scenario that comes with the game, or a sentence if there are too many. With
/// the usual options there is always room.
pub(crate) fn of_shelf(scenario: &Scenario, options: Options) -> Result<&'static Setting, String> {
    let (key, scenario) = (shelf_key(scenario, &options), scenario.clone());
    lock(|settings| {
        if options == Options::default() {
            Ok(settings.take(key, scenario, options))
        } else {
            settings.take_if_room(key, scenario, options)
        }
    })
}

/// The setting of a sound scenario file, or a sentence if there are too many.
pub(crate) fn of_file(
    text: &str,
    scenario: Scenario,
    options: Options,
) -> Result<&'static Setting, String> {
    let key = format!("file {options:?}\n{text}");
    lock(|settings| settings.take_if_room(key, scenario, options))
}

/// The setting of a sound scenario that has no file, or a sentence if there are too many.
pub(crate) fn of_field(scenario: Scenario, options: Options) -> Result<&'static Setting, String> {
    let key = format!("field {options:?}\n{scenario:?}");
    lock(|settings| settings.take_if_room(key, scenario, options))
}

/// Where a setting comes from; a file that only has the name of a scenario is from outside.
pub(crate) fn origin(setting: &'static Setting) -> Origin {
    let key = shelf_key(&setting.scenario, &setting.options);
    let is_it = |it: &&'static Setting| std::ptr::eq(*it, setting);
    let is_of_shelf = lock(|settings| settings.made.get(&key).is_some_and(is_it));
    if is_of_shelf { Origin::Shelf } else { Origin::Outside }
}

fn shelf_key(scenario: &Scenario, options: &Options) -> String {
    format!("shelf {options:?}\n{}", scenario.id)
}

/// A setting that could not be made was not kept either, and keeps nobody from making others.
fn lock<T>(then: impl FnOnce(&mut Settings) -> T) -> T {
    then(&mut SETTINGS.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Settings {
    const fn with_room(room: usize) -> Settings {
        Settings { made: BTreeMap::new(), room }
    }

    fn take(&mut self, key: String, scenario: Scenario, options: Options) -> &'static Setting {
        self.made.entry(key).or_insert_with(|| Box::leak(Box::new(Setting::new(scenario, options))))
    }

    fn take_if_room(
        &mut self,
        key: String,
        scenario: Scenario,
        options: Options,
    ) -> Result<&'static Setting, String> {
        if !self.made.contains_key(&key) {
            let room = self.room.checked_sub(1);
            self.room = room.ok_or("This program has seen too many different battles already.")?;
        }
        Ok(self.take(key, scenario, options))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::on_shelf;

    #[test]
    fn a_setting_is_made_once_and_only_while_there_is_room() {
        let mut settings = Settings::with_room(1);
        let mut take = |key: &str| {
            let scenario = on_shelf("rolica-first-position").expect("a scenario").clone();
            settings.take_if_room(key.to_owned(), scenario, Options::default())
        };
        let first = take("one").expect("there is room for one");
        assert!(std::ptr::eq(first, take("one").expect("it was made before")));
        let refusal = take("two").expect_err("there is no room for two");
        assert_eq!(refusal, "This program has seen too many different battles already.");
    }
}
