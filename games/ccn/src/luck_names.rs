//! The results of draws by name, for whoever writes a game down or plays it over the board.

use engine::{DrawBy, DrawCard};

/// Every kind of draw of this game.
pub(crate) const DRAWS: [DrawCard; 5] = [
    DrawCard { kind: "battle", by: DrawBy::Dice, results: &FACES },
    DrawCard { kind: "leader", by: DrawBy::Dice, results: &FACES },
    DrawCard { kind: "orders", by: DrawBy::Dice, results: &FACES },
    DrawCard { kind: "deal", by: DrawBy::Pick, results: &CARDS },
    DrawCard { kind: "square", by: DrawBy::Pick, results: &CARDS },
];

/// [CCN-1.1.2] What the six sides of a battle die show.
const FACES: [&str; 6] = ["infantry", "infantry", "cavalry", "artillery", "flag", "saber"];

/// The cards in the order in which a pile is drawn from by their weights.
const CARDS: [&str; 29] = [
    "scout-left-flank",
    "scout-center",
    "scout-right-flank",
    "probe-left-flank",
    "probe-center",
    "probe-right-flank",
    "attack-left-flank",
    "attack-center",
    "attack-right-flank",
    "assault-left-flank",
    "assault-center",
    "assault-right-flank",
    "coordinated-advance",
    "flank-attack",
    "forward",
    "recon-in-force",
    "bayonet-charge",
    "bombard",
    "cavalry-charge",
    "counter-attack",
    "elan",
    "fire-and-hold",
    "first-strike",
    "force-march",
    "give-them-the-cold-steel",
    "leadership",
    "la-grande-manoeuvre",
    "rally",
    "short-supply",
];
