//! Campaigns that nobody thinks about: some players do not care, and some look for a fight.

use borodino::{Action, AreaId, Campaign, Side};
use engine::{Chance as _, Draw, Game as _, Seat, Title as _, Waiting};
use luck::Fast;

const PICK: Draw = Draw::open("pick");

/// The scenarios of one day.
pub(crate) const DAYS: [&str; 2] = ["shevardino", "borodino"];

/// The scenario of three days.
pub(crate) const THREE_DAYS: &str = "combined";

/// Options with their values.
pub(crate) type Switches = [(&'static str, &'static str)];

/// The switches that change the course of a campaign.
pub(crate) const KINDS: [&Switches; 4] = [
    &[],
    &[("free-setup", "on")],
    &[("flank-attacks", "on")],
    &[
        ("free-setup", "on"),
        ("flank-attacks", "on"),
        ("guard-cavalry", "off"),
        ("militia-bayonet", "off"),
        ("river-bombardment", "off"),
        ("first-army-hold", "off"),
    ],
];

pub(crate) fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect()
}

/// A campaign that has not begun.
pub(crate) fn campaign(scenario: &str, options: &[(&str, &str)]) -> Campaign {
    Campaign::set_up(scenario, &owned(options)).expect("a scenario of the game")
}

/// Every scenario with every kind of switches.
pub(crate) fn campaigns() -> impl Iterator<Item = Campaign> {
    let scenarios = DAYS.into_iter().chain([THREE_DAYS]);
    scenarios.flat_map(|scenario| KINDS.map(|options| campaign(scenario, options)))
}

/// Who is asked; nobody at the end.
pub(crate) fn asked(campaign: &Campaign) -> Option<Seat> {
    match campaign.waiting() {
        Waiting::On(seats) => seats.lowest(),
        Waiting::Orders(_) => unreachable!("there are no secret orders"),
        Waiting::Over(_) => None,
    }
}

/// A number below another, by luck.
pub(crate) fn below(luck: &mut Fast, number: usize) -> usize {
    luck.below(PICK, number as u32) as usize
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walker {
    /// Takes whatever comes.
    Careless,
    /// Activates, moves and attacks where he can, and seldom stops before he must.
    Eager,
}

/// How often the eager one thinks again.
const PATIENCE: usize = 6;

impl Walker {
    pub(crate) const BOTH: [Walker; 2] = [Walker::Careless, Walker::Eager];

    /// One of the decisions on offer. `holds` says whether the enemy of a side stands in an area.
    pub(crate) fn choose(
        self,
        legal: &[Action],
        holds: impl Fn(AreaId) -> bool,
        luck: &mut Fast,
    ) -> Action {
        let mut action = legal[below(luck, legal.len())];
        if self == Walker::Careless {
            return action;
        }
        for _ in 0..PATIENCE {
            if is_tame(action, &holds) {
                action = legal[below(luck, legal.len())];
            }
        }
        action
    }
}

/// Whether a decision leads away from fights.
fn is_tame(action: Action, holds: impl Fn(AreaId) -> bool) -> bool {
    if let Action::Move(to) = action {
        return !holds(to);
    }
    matches!(action, Action::Done | Action::Pass(_) | Action::Withdraw(_) | Action::Retreat { .. })
}

/// The side of a seat.
pub(crate) fn side_of(seat: Seat) -> Side {
    if seat == Side::French.seat() { Side::French } else { Side::Russian }
}
