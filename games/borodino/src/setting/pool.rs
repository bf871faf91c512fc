//! The settings of this program: each is made once, is shared by all campaigns that it fits, and
//! lives as long as the program does.

use engine::Pool;

use crate::options::Options;
use crate::scenario::Scenario;
use crate::setting::Setting;

/// How many settings are made for what comes from outside: files, positions, and options that are
/// not the usual ones. One takes about 40 kB for a map of usual size, and never gives them back.
const MOST_FROM_OUTSIDE: usize = 5_000;

static SETTINGS: Pool<Setting> = Pool::with_room(MOST_FROM_OUTSIDE);

/// The setting of a scenario that comes with the game, or a sentence if there are too many. With
/// the usual options there is always room.
pub(crate) fn of_shelf(scenario: &Scenario, options: Options) -> Result<&'static Setting, String> {
    let key = format!("shelf {options:?}\n{}", scenario.id);
    let is_usual = options == Options::default();
    let make = || Setting::new(scenario.clone(), options);
    if is_usual { Ok(SETTINGS.take(key, make)) } else { SETTINGS.take_if_room(key, make) }
}

/// The setting of a sound scenario file, or a sentence if there are too many.
pub(crate) fn of_file(
    text: &str,
    scenario: Scenario,
    options: Options,
) -> Result<&'static Setting, String> {
    let key = format!("file {options:?}\n{text}");
    SETTINGS.take_if_room(key, || Setting::new(scenario, options))
}
