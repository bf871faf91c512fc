//! The switches of the rules.

use engine::OptionCard;

use crate::pieces::Side;

/// The switches as they stand in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// [BOR-10.4.1] An attack over several borders has a main attack, and flanks that come later.
    pub(crate) flank_attacks: bool,
    /// [BOR-4.1.3] Every block begins with its full steps.
    pub(crate) full_strength: bool,
    /// [BOR-4.2.1] The players place their blocks themselves.
    pub(crate) free_set_up: bool,
    /// [BOR-3.1.7] Two Russian cavalry blocks count as Guard.
    pub(crate) guard_cavalry: bool,
    /// [BOR-12.1.1] All infantry may use bayonets.
    pub(crate) militia_bayonet: bool,
    /// [BOR-7.2.3] Guns fire over rivers that nobody can pass.
    pub(crate) river_bombardment: bool,
    /// [BOR-4.4.3] The Russian 1st Army is held at the start of the three days.
    pub(crate) first_army_hold: bool,
    /// [BOR-17.1.4] The points with which the French and the Russians begin.
    pub(crate) handicap: [u16; 2],
    /// [BOR-17.2.1] Who wins with equal points; by the letter nobody does.
    pub(crate) wins_ties: Option<Side>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            flank_attacks: false,
            full_strength: false,
            free_set_up: false,
            guard_cavalry: true,
            militia_bayonet: true,
            river_bombardment: true,
            first_army_hold: false,
            handicap: [0; 2],
            wins_ties: None,
        }
    }
}

/// [BOR-17.1.4] The most points that a side may begin with.
const MOST_POINTS: u32 = 40;

/// The switches on offer, in the order of the rules page.
pub(crate) const CARDS: [OptionCard; 10] = [
    OptionCard::switch("flank-attacks", "BOR-10.4.1", "off").left_to_the_players(),
    OptionCard::switch("full-strength", "BOR-4.1.3", "off").by_the_book("on"),
    OptionCard::switch("free-setup", "BOR-4.2.1", "off").by_the_book("on"),
    OptionCard::switch("guard-cavalry", "BOR-3.1.7", "on"),
    OptionCard::switch("militia-bayonet", "BOR-12.1.1", "on"),
    OptionCard::switch("river-bombardment", "BOR-7.2.3", "on"),
    OptionCard::switch("first-army-hold", "BOR-4.4.3", "off"),
    handicap("handicap-french"),
    handicap("handicap-russian"),
    OptionCard::new("equal-points", "BOR-17.2.1", "draw", &["draw", "russian"]),
];

/// [BOR-17.1.4] The points with which a side begins.
const fn handicap(id: &'static str) -> OptionCard {
    OptionCard::new(id, "BOR-17.1.4", "0", &[]).or_number(0, MOST_POINTS).left_to_the_players()
}

/// How games of an older version of the rules were played, where there was no such option.
pub(crate) fn former(version: u32) -> &'static [(&'static str, &'static str)] {
    if version < 2 { &[("equal-points", "russian")] } else { &[] }
}

impl Options {
    /// Reads switches by name and value.
    pub(crate) fn read(chosen: &[(String, String)]) -> Result<Options, String> {
        let mut options = Options::default();
        for (id, value) in chosen {
            options.set(id, value)?;
        }
        Ok(options)
    }

    fn set(&mut self, id: &str, value: &str) -> Result<(), String> {
        let card = OptionCard::find(&CARDS, id, value)?;
        let on = value == "on";
        match card.id {
            "flank-attacks" => self.flank_attacks = on,
            "full-strength" => self.full_strength = on,
            "free-setup" => self.free_set_up = on,
            "guard-cavalry" => self.guard_cavalry = on,
            "militia-bayonet" => self.militia_bayonet = on,
            "river-bombardment" => self.river_bombardment = on,
            "first-army-hold" => self.first_army_hold = on,
            "handicap-french" => self.handicap[0] = points(value),
            "handicap-russian" => self.handicap[1] = points(value),
            "equal-points" => self.wins_ties = (value == "russian").then_some(Side::Russian),
            _ => unreachable!("every card on offer is set here"),
        }
        Ok(())
    }
}

/// The number that a card admits.
fn points(value: &str) -> u16 {
    value.parse().expect("the card admits numbers only")
}
