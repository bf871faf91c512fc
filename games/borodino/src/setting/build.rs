//! The setting of a sound scenario.

use crate::options::Options;
use crate::scenario::Scenario;
use crate::setting::Setting;

impl Setting {
    /// The campaign that a sound scenario describes, played with `options`.
    pub(crate) fn new(_scenario: Scenario, _options: Options) -> Setting {
        todo!()
    }
}
