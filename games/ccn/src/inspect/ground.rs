//! The ground of a hex: who enters it, what it does to dice and lines of sight, what it is worth.

use engine::{Fact, Phrase, Thing};

use super::{forbidden, goals};
use crate::ground::{self, Reach, Reduction, Works};
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::{Arm, Ground};
use crate::scenario::special::Hexside;
use crate::state::Battle;
use crate::steps::react;

pub(super) fn thing(battle: &Battle, hex: Hex) -> Thing {
    let ground = battle.ground(hex);
    let mut facts = entering(ground);
    facts.extend(dice(battle, ground));
    facts.extend(sight(battle, ground));
    facts.extend(forbidden("no-square", react::ground_allows_square(battle, hex, hex)));
    if battle.terrain().has_works(hex) {
        facts.extend(works(battle, hex));
    }
    facts.extend(goals::facts(battle, hex));
    Thing { id: "ground", name: name(battle, hex), facts, layers: goals::layers(battle, hex) }
}

/// What the map calls the hex, and what it is treated as.
fn name(battle: &Battle, hex: Hex) -> Phrase {
    let (setting, ground) = (battle.setting.get(), battle.ground(hex));
    let scenario = &setting.scenario;
    let label = scenario.labels.iter().find(|label| label.hex == hex).map(|label| &label.text);
    let drawn = scenario.drawn_by_legend();
    // What the legend calls it is true as long as nothing has changed there.
    let legend =
        drawn.get(hex.index()).copied().flatten().filter(|_| setting.ground(hex) == ground);
    match label.or(legend.map(|entry| &entry.name)) {
        Some(name) => Phrase::new("inspect-named-ground").text("name", name.clone()),
        None => Phrase::new("inspect-ground"),
    }
    .term("ground", ground.term())
}

/// [CCN-24.1.3] Who enters it, and what entering costs.
fn entering(ground: Ground) -> Vec<Fact> {
    let fact = |id, text, rule| Fact::new(id, Phrase::new(text)).by(rule);
    if !ground::is_passable(ground, None) {
        return vec![fact("closed", "fact-closed", "CCN-24.1.3")];
    }
    let mut facts = Vec::new();
    if !ground::is_passable(ground, Some(Arm::Artillery)) {
        facts.push(fact("closed", "fact-closed-to-guns", "CCN-24.1.3"));
    }
    if ground::stops_a_move(ground) {
        facts.push(fact("stops", "fact-stops", "CCN-24.1.3"));
    }
    match Mark::of_entering(ground) {
        Some(Mark::EnteredForest) => {
            facts.push(fact("no-battle", "fact-entering-forest", "CCN-24.2.1"));
        }
        Some(_) => facts.push(fact("no-battle", "fact-entering-town", "CCN-24.5.1")),
        None => {}
    }
    facts
}

/// Dice that are taken away from each arm, infantry first.
type Taken = [u8; 3];

const ARMS: [Arm; 3] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery];

/// [CCN-24.1.1] What the ground takes from attacks on it and from attacks out of it.
fn dice(battle: &Battle, ground: Ground) -> Vec<Fact> {
    let taken = |reach, from, at, part: fn(Reduction) -> u8| -> Taken {
        ARMS.map(|arm| part(reduction(battle, arm, reach, (from, at), Works::default())))
    };
    let both = |from, at, part| [Reach::Fire, Reach::Melee].map(|it| taken(it, from, at, part));
    let open = Ground::Clear;
    let mut facts = told("dice-in", IN, both(open, ground, |it| it.target), "CCN-24.1.1");
    facts.extend(told("dice-out", OUT, both(ground, open, |it| it.attacker), "CCN-24.1.1"));
    if ground == Ground::Hill {
        let level = both(ground, ground, |it| it.target);
        let melee_is_free = level[1] == [0; 3];
        facts.extend(told("dice-level", LEVEL, level, "CCN-24.3.3"));
        // Said too, since attacks from below lose dice.
        let free = || Fact::new("dice-level", Phrase::new("fact-level-melee-free"));
        facts.extend(melee_is_free.then(|| free().by("CCN-24.3.3")));
    }
    if ground::is_town(ground) {
        facts.push(Fact::new("charge", Phrase::new("fact-town-charge")).by("CCN-24.5.3"));
    }
    facts
}

fn reduction(
    battle: &Battle,
    arm: Arm,
    reach: Reach,
    (from, at): (Ground, Ground),
    works: Works,
) -> Reduction {
    ground::reduction(arm, reach, from, at, works, &battle.setting.get().options)
}

/// Sentences about both kinds of attack, about fire and about melee.
type Sentences = [&'static str; 3];

const IN: Sentences = ["fact-dice-in", "fact-dice-in-fire", "fact-dice-in-melee"];
const OUT: Sentences = ["fact-dice-out", "fact-dice-out-fire", "fact-dice-out-melee"];
const LEVEL: Sentences = ["fact-dice-level", "fact-dice-level-fire", "fact-dice-level-melee"];

/// What is taken in fire and in melee: in one line if it is the same. Cavalry does not fire.
fn told(
    id: &'static str,
    [both, fire, melee]: Sentences,
    [in_fire, in_melee]: [Taken; 2],
    rule: &'static str,
) -> Vec<Fact> {
    let is_same = in_fire[0] == in_melee[0] && in_fire[2] == in_melee[2];
    let lines = if is_same {
        vec![(both, in_melee)]
    } else {
        vec![(fire, [in_fire[0], 0, in_fire[2]]), (melee, in_melee)]
    };
    let some = lines.into_iter().filter(|(_, taken)| *taken != [0; 3]);
    some.map(|(text, taken)| Fact::new(id, with_arms(Phrase::new(text), taken)).by(rule)).collect()
}

fn with_arms(phrase: Phrase, [infantry, cavalry, artillery]: Taken) -> Phrase {
    phrase.number("infantry", infantry).number("cavalry", cavalry).number("artillery", artillery)
}

/// [CCN-11.1.2], [CCN-11.2.1] Whether it blocks lines of sight.
fn sight(battle: &Battle, ground: Ground) -> Option<Fact> {
    let rugged_blocks = battle.setting.get().options.rugged_hill_blocks_hill_to_hill;
    let (text, rule) = match ground {
        _ if ground::is_opaque(ground) => ("fact-blocks-sight", "CCN-11.1.2"),
        Ground::Hill => ("fact-hill-blocks-sight", "CCN-11.2.1"),
        Ground::RuggedHill if rugged_blocks => ("fact-blocks-sight", "CCN-11.2.3"),
        Ground::RuggedHill => ("fact-hill-blocks-sight", "CCN-11.2.3"),
        Ground::Clear
        | Ground::Forest
        | Ground::Town
        | Ground::Windmill
        | Ground::River
        | Ground::Ford
        | Ground::Bridge
        | Ground::Quarry => return None,
    };
    Some(Fact::new("sight", Phrase::new(text)).by(rule))
}

/// [CCN-24.6.1] Its field works: on which sides they lie, and what they do.
fn works(battle: &Battle, hex: Hex) -> Vec<Fact> {
    let sides: Vec<&str> =
        Hexside::of_bits(battle.terrain().works_of(hex)).map(Hexside::name).collect();
    let text = Phrase::new("fact-works").text("sides", sides.join(", "));
    let open = (Ground::Clear, Ground::Clear);
    let taken = |works: Works, part: fn(Reduction) -> u8| -> Taken {
        ARMS.map(|arm| part(reduction(battle, arm, Reach::Melee, open, works)))
    };
    let into = taken(Works { target: true, attacker: false }, |it| it.target_works);
    let out = taken(Works { target: false, attacker: true }, |it| it.own_works);
    let dice = |text, taken| Fact::new("works-dice", with_arms(Phrase::new(text), taken));
    let mut facts = vec![
        Fact::new("works", text).by("CCN-24.6.1"),
        Fact::new("works-stop", Phrase::new("fact-works-stop")).by("CCN-24.6.2"),
        dice("fact-works-in", into).by("CCN-24.6.3"),
    ];
    // [CCN-24.6.6] Into the works only; out over them the hill still counts.
    if battle.ground(hex) == Ground::Hill {
        let instead = Phrase::new("fact-works-for-hill");
        facts.push(Fact::new("works-dice", instead).by("CCN-24.6.6"));
    }
    facts.push(dice("fact-works-out", out).by("CCN-24.6.3"));
    facts.push(Fact::new("works-flag", Phrase::new("fact-works-flag")).by("CCN-24.6.4"));
    facts
}
