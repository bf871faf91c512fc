//! Who knows what: both Allied seats see all Allied blocks; of the enemy one sees how many blocks
//! of each army stand where, and the faces of those that are shown or lost. Hidden blocks have no
//! handles at all, so nobody can follow one that has mingled with others.

use engine::{Chance, Draw, Few, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use super::pieces::{BLOCKS, GUARD};
use super::{Area, Army, Belief, BlockId, Campaign, Event, Fight, Planted, Scenario, Step};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The turn.
    pub turn: u8,
    /// What is still to be done, the next thing last.
    pub agenda: Few<Step, 8>,
    /// How many blocks of each army stand in each area.
    pub numbers: [[u8; 6]; 3],
    /// The faces that the viewer sees.
    pub faces: Vec<FaceUp>,
}

/// A block whose face the viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FaceUp {
    /// Which it is.
    pub block: BlockId,
    /// Where it stands; nowhere if it is lost.
    pub area: Option<Area>,
    /// The steps it has left.
    pub steps: u8,
    /// Whether the enemy sees it too.
    pub shown: bool,
}

pub(super) fn view(game: &Campaign, viewer: Viewer) -> View {
    let faces = BlockId::all().filter(|&id| sees(game, viewer, id)).map(|id| face_up(game, id));
    View {
        turn: game.turn,
        agenda: game.agenda.iter().map(|&step| seen_step(step, viewer)).collect(),
        numbers: Army::ALL.map(|army| Area::ALL.map(|area| game.number_in(area, army))),
        faces: faces.collect(),
    }
}

pub(super) fn sees(game: &Campaign, viewer: Viewer, id: BlockId) -> bool {
    let block = game.block(id);
    let own = viewer.is_among(id.army().side().seats());
    let planted = game.plants(Planted::FaceInView) && id == GUARD
        || game.plants(Planted::SpectatorSees) && viewer == Viewer::Spectator;
    own || block.shown || block.steps == 0 || planted
}

fn face_up(game: &Campaign, id: BlockId) -> FaceUp {
    let block = game.block(id);
    FaceUp { block: id, area: block.area, steps: block.steps, shown: block.shown }
}

fn seen_step(step: Step, viewer: Viewer) -> Step {
    match step {
        Step::Choose(mut fight) => {
            for (speaker, chosen) in fight.speakers.into_iter().zip(&mut fight.chosen) {
                let army = Army::of(speaker).expect("a seat of this game");
                *chosen = chosen.filter(|_| viewer.is_among(army.side().seats()));
            }
            Step::Choose(fight)
        }
        Step::EndTurn | Step::March { .. } | Step::Fights { .. } | Step::Withdraw { .. } => step,
    }
}

/// What `viewer` learns from `event`. Lists every event: a new one must be decided here.
pub(super) fn seen(event: &Event, viewer: Viewer) -> Event {
    let mut seen = event.clone();
    match &mut seen {
        Event::Placed { block, knows, .. }
        | Event::Moved { block, knows, .. }
        | Event::Chose { block, knows, .. } => *block = block.filter(|_| viewer.is_among(*knows)),
        Event::Scouted { face, knows, .. } => *face = face.filter(|_| viewer.is_among(*knows)),
        Event::Began(step) => *step = seen_step(*step, viewer),
        Event::Ended
        | Event::Shown { .. }
        | Event::Fired { .. }
        | Event::StepsLost { .. }
        | Event::Withdrew { .. }
        | Event::Hidden
        | Event::TurnEnded
        | Event::Slipped { .. } => {}
    }
    seen
}

/// A position that fits the view and the belief: hidden blocks are dealt among the places where
/// they may stand, and what was chosen unseen is chosen afresh.
pub(super) fn imagine(
    scenario: &'static Scenario,
    seat: Seat,
    view: &View,
    belief: &Belief,
    chance: &mut dyn Chance,
) -> Campaign {
    let mut game = Campaign::new(scenario);
    game.turn = view.turn;
    let mut free = view.numbers;
    for face in &view.faces {
        let block = &mut game.blocks[face.block.index()];
        (block.area, block.steps, block.shown) = (face.area, face.steps, face.shown);
        if let Some(area) = face.area {
            free[face.block.army() as usize][area as usize] -= 1;
        }
    }
    let known = |id: &BlockId| view.faces.iter().any(|face| face.block == *id);
    let hidden: Vec<BlockId> = BlockId::all().filter(|id| !known(id)).collect();
    let mut places = [None; BLOCKS];
    assert!(deal(&hidden, &mut free, &mut places, belief, chance), "no position fits the belief");
    for &id in &hidden {
        game.blocks[id.index()].area = places[id.index()];
        game.blocks[id.index()].steps = belief.steps(id);
    }
    game.agenda = view.agenda;
    choose_afresh(&mut game, seat, chance);
    game
}

/// Gives each hidden block a free place where it may stand; tries others if that leads nowhere.
fn deal(
    hidden: &[BlockId],
    free: &mut [[u8; 6]; 3],
    places: &mut [Option<Area>; BLOCKS],
    belief: &Belief,
    chance: &mut dyn Chance,
) -> bool {
    let Some((&id, rest)) = hidden.split_first() else { return true };
    let army = id.army() as usize;
    let mut areas: Vec<Area> =
        Area::ALL.into_iter().filter(|&area| belief.may_be(id, area)).collect();
    while !areas.is_empty() {
        let pick = chance.below(Draw::open("imagine"), areas.len() as u32);
        let area = areas.swap_remove(pick as usize);
        if free[army][area as usize] == 0 {
            continue;
        }
        free[army][area as usize] -= 1;
        places[id.index()] = Some(area);
        if deal(rest, free, places, belief, chance) {
            return true;
        }
        free[army][area as usize] += 1;
    }
    false
}

fn choose_afresh(game: &mut Campaign, seat: Seat, chance: &mut dyn Chance) {
    let Some(Step::Choose(fight)) = game.step() else { return };
    let chosen = [0, 1].map(|index| chosen(game, seat, fight, index, chance));
    if let Some(Step::Choose(fight)) = game.agenda.last_mut() {
        fight.chosen = chosen;
    }
}

fn chosen(
    game: &Campaign,
    seat: Seat,
    fight: Fight,
    index: usize,
    chance: &mut dyn Chance,
) -> Option<BlockId> {
    let speaker = fight.speakers[index];
    let side = Army::of(speaker).expect("a seat of this game").side();
    if side.seats().contains(seat) || !fight.ready.contains(speaker) {
        return fight.chosen[index];
    }
    let blocks: Vec<BlockId> = game.blocks_in(fight.area, side).collect();
    let pick = chance.below(Draw::open("imagine"), blocks.len() as u32);
    Some(blocks[pick as usize])
}

/// Who is waited on while a fight is chosen for: whoever has not chosen yet.
pub(super) fn undecided(fight: &Fight) -> SeatSet {
    fight.speakers.into_iter().filter(|&seat| !fight.ready.contains(seat)).collect()
}
