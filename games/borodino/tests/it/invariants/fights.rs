//! What may happen in battles.

use borodino::{Event, Ground};

use super::deeds::may_go;
use super::ledger::{Fight, Ledger};
use super::{Checked, ensure};

/// [BOR-10.1.4] A battle has at most four rounds.
const LAST_ROUND: u8 = 4;

pub(super) fn check(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    if let Event::BattleBegan { area, attacker, .. } = event {
        ensure(ledger.is_contested(*area), || format!("nobody fights in {area:?}"))?;
        ledger.fight = Some(Fight::new(*area, *attacker, 0));
    } else if let Event::RoundBegan { round, attacker, .. } = event {
        let fight = ledger.fight()?;
        let is_next = *round == fight.round + 1 && *round <= LAST_ROUND;
        ensure(is_next, || format!("round {round} after {}", fight.round))?;
        let is_same = *attacker == fight.attacker || *round == 2;
        ensure(is_same, || "the roles change late".to_owned())?;
        *fight = Fight::new(fight.area, *attacker, *round);
    } else if let Event::BattleEnded { .. } = event {
        ledger.fight()?.passages.clear();
    } else if let Event::RegroupEnded { area } = event {
        ensure(!ledger.is_contested(*area), || format!("both sides stay in {area:?}"))?;
        ledger.fight = None;
    }
    shots(ledger, event)?;
    passages(ledger, event)
}

/// [BOR-10.3.1] A block fires once a round; [BOR-11.1.2] never on more than 5; [BOR-13.2.1] attackers not in
/// round 4.
fn shots(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    if let Event::Fired { block, value, dice, hits, .. } = event {
        let side = ledger.side(*block);
        let most = usize::from(ledger.steps[block.index()]);
        let scored = dice.iter().filter(|&&die| die <= *value).count() as u8;
        let is_so = (1..=5).contains(value) && *hits == scored && (1..=most).contains(&dice.len());
        ensure(is_so, || format!("{event:?}"))?;
        let fight = ledger.fight()?;
        let goes = fight.round == LAST_ROUND && fight.attacker == side;
        ensure(!goes, || format!("{block:?} fires in round 4"))?;
        return ensure(fight.fired.insert(*block), || format!("{block:?} fires twice"));
    }
    if let Event::RoundEnded { round: LAST_ROUND } = event {
        let fight = ledger.fight()?;
        let (area, attacker) = (fight.area, fight.attacker);
        let are_gone = !ledger.has(area, attacker);
        return ensure(are_gone, || "attackers stay after round 4".to_owned());
    }
    Ok(())
}

/// [BOR-13.1.5], [BOR-13.3.2], [BOR-13.4.2] Borders let so many pass in a round, and in regrouping.
fn passages(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    let (block, from, to) =
        if let Event::Retreated { face, from, to } | Event::WentOn { face, from, to } = event {
            (ledger.known_face(*face)?, *from, *to)
        } else if let Event::Regrouped { who, from, to } = event {
            (ledger.known(*who)?, *from, *to)
        } else if let Event::Withdrew { .. } = event {
            return withdrawal(ledger);
        } else {
            return Ok(());
        };
    let side = ledger.side(block);
    ensure(!ledger.has(to, side.enemy()), || format!("{block:?} leaves towards enemies"))?;
    may_go(ledger, block, from, to)?;
    let (border, way) = ledger.facts.between(from, to).ok_or("retreats go one area")?;
    let limit = way.limit(to, ledger.burnt.contains(&border));
    let room = ledger.facts.area(to).stacking > ledger.number(to, side);
    ensure(room || matches!(event, Event::Retreated { .. }), || format!("{to:?} is full"))?;
    let passed = ledger.fight()?.passages.entry((border, side, to)).or_default();
    *passed += 1;
    ensure(*passed <= limit, || format!("{passed} blocks leave over {border:?}"))
}

/// [BOR-13.1.7] So many may leave the map in a round as the ground lets pass.
fn withdrawal(ledger: &mut Ledger<'_>) -> Checked {
    let area = ledger.fight()?.area;
    let limit = match ledger.facts.area(area).ground {
        Ground::Clear => 3,
        Ground::Woods => 2,
        Ground::Marsh => 1,
    };
    let fight = ledger.fight()?;
    fight.withdrawals += 1;
    ensure(fight.withdrawals <= limit, || "too many leave the map".to_owned())
}
