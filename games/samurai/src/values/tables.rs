//! The tables that the rules print: what an order, a state, a terrain and so on add to each value.

use crate::cards::Modifiers;
use crate::ground::Terrain;
use crate::order::OrderKind;
use crate::pieces::Experience;

/// [SAM-16.1.3] The own HQ within 2 hexes.
pub(super) const INSPIRATION: Modifiers = row(2, 1, 0, 4);
/// [SAM-14.5.2] Honour.
pub(super) const HONOUR: Modifiers = row(1, 0, 0, 2);
/// [SAM-9.2.1] An attack in the flank.
pub(super) const FLANK: Modifiers = row(2, 1, 0, 1);
/// [SAM-9.2.1] An attack in the rear.
pub(super) const REAR: Modifiers = row(3, 2, 0, 2);

const NOTHING: Modifiers = row(0, 0, 0, 0);

const fn row(attack: i8, defence: i8, shooting: i8, steadfastness: i8) -> Modifiers {
    Modifiers { attack, defence, shooting, steadfastness }
}

/// [SAM-15.1.1] The modifiers of orders. Withdraw sets the attack to 0, which is not in the table;
/// [SAM-14.3.1] flee and panic have those of the state, which are counted once.
pub(super) const fn of_order(kind: OrderKind) -> Modifiers {
    match kind {
        OrderKind::AllRoundDefence => row(-2, 1, 0, -1),
        OrderKind::Defence | OrderKind::Withdraw => row(0, 1, 0, 1),
        OrderKind::FireAndRetreat | OrderKind::Regroup | OrderKind::Rest => row(-2, -1, 0, -1),
        OrderKind::Attack => row(2, 0, 0, 0),
        OrderKind::MoveAndFire => row(-1, 0, -2, 0),
        OrderKind::Run => row(-1, -1, 0, -1),
        OrderKind::Ambush => row(3, 1, 2, 1),
        OrderKind::Shoot
        | OrderKind::March
        | OrderKind::Resupply
        | OrderKind::Recon
        | OrderKind::Flee
        | OrderKind::Panic
        | OrderKind::Pursue => NOTHING,
    }
}

/// [SAM-14.3.1] The modifiers of states, by the number of markers. Panic sets attack and defence
/// to 0, which is not in the table.
pub(super) const fn of_state(markers: u8) -> Modifiers {
    match markers {
        0 => NOTHING,
        1 => row(-2, -1, 0, -1),
        2 => row(-3, -2, 0, -2),
        3.. => row(0, 0, 0, -3),
    }
}

/// [SAM-17.1.1] The modifiers of the terrain in which a unit stands.
pub(super) const fn of_terrain(terrain: Terrain) -> Modifiers {
    match terrain {
        Terrain::Plain | Terrain::Rice | Terrain::Rocky | Terrain::Ravine => NOTHING,
        Terrain::LightWoods => row(0, 1, 0, 0),
        Terrain::Forest => row(0, 2, 0, 0),
        Terrain::Village => row(0, 1, 0, 1),
        Terrain::River => row(-3, -2, -2, -2),
        Terrain::Ford => row(-1, -1, -1, -1),
        Terrain::Bridge => row(-2, 0, -2, 0),
    }
}

/// [SAM-18.2.1] The modifiers of fatigue, by the number of markers.
pub(super) const fn of_fatigue(markers: u8) -> Modifiers {
    match markers {
        0 | 1 => NOTHING,
        2 | 3 => row(-1, 0, -1, -1),
        4.. => row(-1, -1, -2, -2),
    }
}

/// [SAM-3.1.5] The modifiers of experience.
pub(super) const fn of_experience(experience: Experience) -> Modifiers {
    match experience {
        Experience::Recruits => row(0, 0, 0, -1),
        Experience::Experienced => NOTHING,
        Experience::Veterans => row(1, 0, 0, 1),
    }
}
