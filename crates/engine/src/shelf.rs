//! The scenarios that come with a game.

use std::sync::OnceLock;

use crate::Fault;

/// The scenario files of a game, each read when one of them is first asked for. It is a `static` of
/// the game; which way a file is read, and where a scenario has its name, is the game's.
///
/// ```
/// use engine::{Fault, Shelf};
/// fn read(text: &str) -> Result<String, Vec<Fault>> {
///     Ok(text.trim().to_owned())
/// }
/// static MAPS: Shelf<String> = Shelf::new(&["ligny\n", "wavre\n"], read, |map| map);
/// assert_eq!(MAPS.find("wavre"), Ok(&"wavre".to_owned()));
/// assert_eq!(MAPS.file("wavre"), Some("wavre\n"));
/// let refusal = "There is no scenario \"elba\"; there are ligny, wavre.";
/// assert_eq!(MAPS.find("elba"), Err(refusal.to_owned()));
/// ```
pub struct Shelf<S: 'static> {
    files: &'static [&'static str],
    read: fn(&str) -> Result<S, Vec<Fault>>,
    name: fn(&S) -> &str,
    scenarios: OnceLock<Vec<S>>,
}

impl<S> Shelf<S> {
    /// A shelf of these files, in the order in which they are offered.
    #[must_use]
    pub const fn new(
        files: &'static [&'static str],
        read: fn(&str) -> Result<S, Vec<Fault>>,
        name: fn(&S) -> &str,
    ) -> Self {
        Shelf { files, read, name, scenarios: OnceLock::new() }
    }

    /// All scenarios, in the order of their files.
    ///
    /// # Panics
    /// If a file of the game is not sound.
    pub fn all(&self) -> &[S] {
        let read = |text: &&str| (self.read)(text).expect("the scenarios of the game are sound");
        self.scenarios.get_or_init(|| self.files.iter().map(read).collect())
    }

    /// The scenario of a name.
    ///
    /// # Errors
    /// A sentence that says which there are.
    pub fn find(&self, id: &str) -> Result<&S, String> {
        let found = self.all().iter().find(|scenario| (self.name)(scenario) == id);
        found.ok_or_else(|| {
            let known: Vec<&str> = self.all().iter().map(self.name).collect();
            format!("There is no scenario {id:?}; there are {}.", known.join(", "))
        })
    }

    /// The file of the scenario of a name.
    pub fn file(&self, id: &str) -> Option<&'static str> {
        let place = self.all().iter().position(|scenario| (self.name)(scenario) == id)?;
        self.files.get(place).copied()
    }
}
