//! What may be decided, and why not.

use engine::{Phrase, Refusal, Seat, Waiting};

use super::pieces::GUARD;
use super::{Action, Area, Army, BlockId, Campaign, Fight, Planted, Step};

/// Adds every decision that `seat` may take.
pub(super) fn legal(game: &Campaign, seat: Seat, into: &mut Vec<Action>) {
    if !matches!(engine::Game::waiting(game), Waiting::On(seats) if seats.contains(seat)) {
        return;
    }
    let asked_before = !into.is_empty();
    let from = into.len();
    match game.step() {
        Some(Step::March { .. }) => marches(game, seat, into),
        Some(Step::Choose(fight)) => choices(game, seat, fight, into),
        Some(Step::Withdraw { block, area, .. }) => withdrawals(game, block, area, into),
        Some(Step::Fights { .. } | Step::EndTurn) | None => {}
    }
    if game.plants(Planted::LongList) {
        into.extend([Action::EndMarch; 301]);
    }
    if game.plants(Planted::BufferMatters) && asked_before {
        into.push(Action::EndMarch);
    }
    if game.plants(Planted::OrderTells) && game.block(GUARD).area == Some(Area::QuatreBras) {
        into[from..].reverse();
    }
}

fn marches(game: &Campaign, seat: Seat, into: &mut Vec<Action>) {
    let army = Army::of(seat).expect("a seat of this game");
    for block in BlockId::all().filter(|id| id.army() == army) {
        let reached = Area::ALL.into_iter().filter(|&to| reaches(game, block, to));
        into.extend(reached.map(|to| Action::March { block, to }));
    }
    into.extend(Area::ALL.into_iter().filter(|&area| is_scouted(game, army, area)).map(scout));
    into.push(Action::EndMarch);
}

fn scout(area: Area) -> Action {
    Action::Scout { area }
}

/// [TOY-1.3] One road, or two for cavalry if no enemy stands between.
fn reaches(game: &Campaign, block: BlockId, to: Area) -> bool {
    let enemy = block.army().side().enemy();
    let Some(from) = game.block(block).area else {
        return game.plants(Planted::DeadMarch);
    };
    let avoids_guard = game.plants(Planted::ListTells)
        && game.block(GUARD).area == Some(to)
        && enemy == GUARD.army().side();
    let near = from.neighbours().contains(&to);
    let far = block.index_face().pace == 2
        && from != to
        && from
            .neighbours()
            .iter()
            .any(|&middle| middle.neighbours().contains(&to) && !game.is_held(middle, enemy));
    (near || far) && !avoids_guard
}

/// [TOY-1.4] Only an area beside one where the army stands, and not the one it stands in.
fn is_scouted(game: &Campaign, army: Army, area: Area) -> bool {
    game.is_held(area, army.side().enemy())
        && area.neighbours().iter().any(|&beside| game.number_in(beside, army) > 0)
}

/// [TOY-2.2] Any block of the side in the area, whichever army it belongs to.
fn choices(game: &Campaign, seat: Seat, fight: Fight, into: &mut Vec<Action>) {
    let side = Army::of(seat).expect("a seat of this game").side();
    into.extend(game.blocks_in(fight.area, side).map(|block| Action::Choose { block }));
}

/// [TOY-2.4] One road, to where no enemy stands.
fn withdrawals(game: &Campaign, block: BlockId, area: Area, into: &mut Vec<Action>) {
    let enemy = block.army().side().enemy();
    let free = area.neighbours().iter().filter(|&&to| !game.is_held(to, enemy));
    into.extend(free.map(|&to| Action::Withdraw { to }));
    if !game.plants(Planted::DeadEnd) {
        into.push(Action::Stand);
    }
}

/// Why `seat` may not take `action`.
pub(super) fn why_not(game: &Campaign, seat: Seat, action: &Action) -> Refusal {
    let (rule, why) = match (action, game.step()) {
        _ if !engine::Game::waiting(game).includes(seat) => ("TOY-1.2", "not-asked"),
        (Action::March { .. }, Some(Step::March { .. })) => ("TOY-1.3", "out-of-reach"),
        (Action::Scout { .. }, Some(Step::March { .. })) => ("TOY-1.4", "nobody-to-scout"),
        (Action::Choose { .. }, Some(Step::Choose(_))) => ("TOY-2.2", "not-in-the-fight"),
        (Action::Withdraw { .. }, Some(Step::Withdraw { .. })) => ("TOY-2.4", "no-way-back"),
        _ => ("TOY-1.2", "not-the-question"),
    };
    let phrase = Phrase::new(why);
    if game.plants(Planted::NoRule) {
        return Refusal::new("", phrase);
    }
    if game.plants(Planted::UnknownRule) {
        return Refusal::new("TOY-9.9", phrase);
    }
    if game.plants(Planted::RefusalTells) {
        let area = game.block(GUARD).area.map_or(-1, |area| area as i64);
        return Refusal::new(rule, phrase.number("guard", area));
    }
    Refusal::new(rule, phrase)
}
