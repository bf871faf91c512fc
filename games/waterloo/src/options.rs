//! The switches of the rules.

use engine::OptionCard;

/// The most turns of a turn track.
pub(crate) const MOST_TURNS: u32 = 60;

/// The highest number of rounds that a battle can be limited to.
const MOST_ROUNDS: u32 = 200;

/// [WAT-23.1.4] The most blocks by which a side is favoured.
const MOST_HANDICAP: u32 = 6;

/// The switches as they stand in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// [WAT-3.1.1] Where blocks stand at the start.
    pub(crate) set_up: SetUp,
    /// [WAT-6.2.2] Which bridge halves the limit of an attack.
    pub(crate) bridge: Bridge,
    /// [WAT-7.1.6] Where a leader helps forced marches.
    pub(crate) march_leader: MarchLeader,
    /// [WAT-9.2.3] Attacker and defender play a battle turn each before the next battle goes on.
    pub(crate) battle_by_battle: bool,
    /// [WAT-12.2.2] A leader's morale bonus is for his own army alone.
    pub(crate) own_army_morale: bool,
    /// [WAT-13.1.6] Foot artillery steps into an empty enemy position.
    pub(crate) foot_guns_break_in: bool,
    /// [WAT-14.1.3] Fire that cannot cost a step is allowed.
    pub(crate) idle_fire: bool,
    /// [WAT-16.1.6] Squares are formed and left by engaging, too.
    pub(crate) squares_engage: bool,
    /// [WAT-24.2.4] Blocks on the board stay hidden until they fire or become engaged.
    pub(crate) reveal_when_firing_only: bool,
    /// [WAT-25.2.1] The two Allied armies have a player each,
    pub(crate) three_players: bool,
    /// who talk to each other at night only.
    pub(crate) allies_talk_at_night_only: bool,
    /// [WAT-23.2.4] The first turn at whose end two supply cities win.
    pub(crate) supply_victory_from_turn: u8,
    /// [WAT-18.3.3] The highest number of rounds of one battle; 0 for none.
    pub(crate) battle_turn_cap: u8,
    /// [WAT-2.2.4] Line infantry F1 and Guard infantry F2.
    pub(crate) low_infantry_fire: bool,
    /// [WAT-23.1.4] How many blocks more each side may lose.
    pub(crate) handicap: [u8; 2],
}

/// [WAT-3.1.1] Where blocks stand at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetUp {
    /// [WAT-3.1.3] The list that was evened out.
    Balanced,
    /// [WAT-3.1.2] The list of 1815.
    Historical,
    /// [WAT-3.2.1] The players place them in secret.
    Free,
}

/// [WAT-6.2.2] Which bridge halves the limit of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bridge {
    /// The last that was crossed this turn.
    Last,
    /// One on the last road alone.
    LastRoad,
}

/// [WAT-7.1.6] Where a leader helps forced marches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MarchLeader {
    /// Where the turn began, or where the march ends.
    StartOrArrival,
    /// Between the normal move and the march.
    Halt,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            set_up: SetUp::Balanced,
            bridge: Bridge::Last,
            march_leader: MarchLeader::StartOrArrival,
            battle_by_battle: false,
            own_army_morale: false,
            foot_guns_break_in: true,
            idle_fire: true,
            squares_engage: true,
            reveal_when_firing_only: false,
            three_players: false,
            allies_talk_at_night_only: false,
            supply_victory_from_turn: 22,
            battle_turn_cap: 0,
            low_infantry_fire: false,
            handicap: [0; 2],
        }
    }
}

/// How campaigns of an older version of the rules were played where they knew no option.
pub(crate) fn former(version: u32) -> &'static [(&'static str, &'static str)] {
    const RULES_1: &[(&str, &str)] = &[
        ("bridge", "last-road"),
        ("march-leader", "halt"),
        ("battle-turns", "by-battle"),
        ("leader-morale", "own-army"),
        ("foot-guns-break-in", "off"),
        ("idle-fire", "off"),
        ("squares-engage", "off"),
    ];
    if version == 1 { RULES_1 } else { &[] }
}

/// The switches on offer, in the order of the rules page.
pub(crate) const CARDS: [OptionCard; 16] = [
    OptionCard::new("setup", "WAT-3.1.1", "balanced", &["balanced", "historical", "free"])
        .by_the_book("free"),
    OptionCard::new("bridge", "WAT-6.2.2", "last", &["last", "last-road"]),
    OptionCard::new("march-leader", "WAT-7.1.6", "start-or-arrival", &["start-or-arrival", "halt"]),
    OptionCard::new("battle-turns", "WAT-9.2.3", "by-side", &["by-side", "by-battle"]),
    OptionCard::new("leader-morale", "WAT-12.2.2", "all-friends", &["all-friends", "own-army"]),
    OptionCard::switch("foot-guns-break-in", "WAT-13.1.6", "on"),
    OptionCard::switch("idle-fire", "WAT-14.1.3", "on"),
    OptionCard::switch("squares-engage", "WAT-16.1.6", "on"),
    OptionCard::switch("reveal-when-firing-only", "WAT-24.2.4", "off").left_to_the_players(),
    OptionCard::switch("three-players", "WAT-25.2.1", "off").left_to_the_players(),
    OptionCard::switch("allies-talk-at-night-only", "WAT-25.2.1", "off").left_to_the_players(),
    OptionCard::new("supply-victory-from-turn", "WAT-23.2.4", "22", &[]).or_number(1, MOST_TURNS),
    OptionCard::new("battle-turn-cap", "WAT-18.3.3", "0", &["0"])
        .or_number(1, MOST_ROUNDS)
        .left_to_the_players(),
    OptionCard::switch("low-infantry-fire", "WAT-2.2.4", "off"),
    handicap("handicap-french"),
    handicap("handicap-allies"),
];

/// [WAT-23.1.4] How many blocks more a side may lose.
const fn handicap(id: &'static str) -> OptionCard {
    OptionCard::new(id, "WAT-23.1.4", "0", &[]).or_number(0, MOST_HANDICAP).left_to_the_players()
}

impl Options {
    /// [WAT-3.2.1] Whether players place their blocks.
    pub(crate) fn free_set_up(&self) -> bool {
        self.set_up == SetUp::Free
    }

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
        let (on, number) = (value == "on", value.parse().unwrap_or(0));
        match card.id {
            "setup" => self.set_up = set_up(value),
            "bridge" => self.bridge = bridge(value),
            "march-leader" => self.march_leader = march_leader(value),
            "battle-turns" => self.battle_by_battle = value == "by-battle",
            "leader-morale" => self.own_army_morale = value == "own-army",
            "foot-guns-break-in" => self.foot_guns_break_in = on,
            "idle-fire" => self.idle_fire = on,
            "squares-engage" => self.squares_engage = on,
            "reveal-when-firing-only" => self.reveal_when_firing_only = on,
            "three-players" => self.three_players = on,
            "allies-talk-at-night-only" => self.allies_talk_at_night_only = on,
            "supply-victory-from-turn" => self.supply_victory_from_turn = number,
            "battle-turn-cap" => self.battle_turn_cap = number,
            "low-infantry-fire" => self.low_infantry_fire = on,
            "handicap-french" => self.handicap[0] = number,
            "handicap-allies" => self.handicap[1] = number,
            _ => unreachable!("every card on offer is set here"),
        }
        Ok(())
    }
}

fn set_up(value: &str) -> SetUp {
    match value {
        "historical" => SetUp::Historical,
        "free" => SetUp::Free,
        _ => SetUp::Balanced,
    }
}

fn bridge(value: &str) -> Bridge {
    if value == "last-road" { Bridge::LastRoad } else { Bridge::Last }
}

fn march_leader(value: &str) -> MarchLeader {
    if value == "halt" { MarchLeader::Halt } else { MarchLeader::StartOrArrival }
}
