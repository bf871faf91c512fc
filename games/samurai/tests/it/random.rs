//! Whole battles, played at random.

use engine::{Game as _, Journal, Seat, Title as _, Waiting};
use luck::Fast;
use samurai::{Action, Battle, Draft, Event, OrderKind, Writing};
use testkit::LONGEST_LIST;

use crate::contract::owned;

/// What is wrong, in a sentence.
pub(crate) type Checked = Result<(), String>;

pub(crate) fn ensure(holds: bool, fault: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(fault()) }
}

/// [SAM-1.1.1] The levels of the rules.
pub(crate) const LEVELS: [&str; 4] = ["basic", "extended", "advanced", "expert"];

/// A battle from the shelf, before it begins.
pub(crate) fn battle(id: &str, options: &[(&str, &str)]) -> Battle {
    Battle::set_up(id, &owned(options)).expect("the battle is on the shelf")
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walker {
    /// Somebody who does not care.
    Careless,
    /// Somebody who looks for a fight.
    Eager,
}

impl Walker {
    pub(crate) const BOTH: [Walker; 2] = [Walker::Careless, Walker::Eager];

    fn choose(self, draft: &Draft, list: &[Action], luck: &mut Fast) -> Action {
        let mut action = list[luck.index(list.len())];
        let again = match self {
            Walker::Careless => 0,
            Walker::Eager => PATIENCE,
        };
        for _ in 0..again {
            if is_tame(draft, action) {
                action = list[luck.index(list.len())];
            }
        }
        action
    }
}

/// How often the eager one thinks again.
const PATIENCE: usize = 5;

/// Whether a line leads away from fights.
fn is_tame(draft: &Draft, action: Action) -> bool {
    if let Action::Unit(unit) = action {
        return draft.command(unit).is_some() || draft.place(unit).is_some();
    }
    let tame = [
        OrderKind::AllRoundDefence,
        OrderKind::Rest,
        OrderKind::Recon,
        OrderKind::Withdraw,
        OrderKind::Run,
    ];
    match action {
        Action::Order(kind) => tame.contains(&kind),
        Action::Done | Action::Drop | Action::Halt => true,
        Action::Unit(_)
        | Action::Hex(_)
        | Action::Target(_)
        | Action::Face(_)
        | Action::Range(_)
        | Action::Fire(_)
        | Action::Back(_) => false,
    }
}

/// Plays a whole battle. Whenever something is asked, and at the end, `watch` gets the position and
/// what has happened since it was called last.
pub(crate) fn play(
    set_up: &Battle,
    walker: Walker,
    seed: u64,
    mut watch: impl FnMut(&Battle, &[Event]) -> Checked,
) -> Checked {
    let (mut battle, mut luck) = (set_up.clone(), Fast::new(seed));
    let mut journal = Journal::keeping();
    battle.start(&mut luck, &mut journal);
    loop {
        let events = std::mem::replace(&mut journal, Journal::keeping()).into_events();
        watch(&battle, &events)?;
        let Waiting::Orders(seats) = battle.waiting() else { return is_over(&battle) };
        let mut orders = Vec::new();
        for seat in seats.iter() {
            orders.push((seat, write(&battle, seat, walker, &mut luck)?));
            battle.commit_unchecked(seat, &mut luck, &mut journal);
        }
        battle.open_unchecked(&orders, &mut luck, &mut journal);
    }
}

fn is_over(battle: &Battle) -> Checked {
    let over = matches!(battle.waiting(), Waiting::Over(_));
    ensure(over, || "nobody is asked, and the battle is not over".to_owned())
}

/// [SAM-21.1.1] Writes orders at random. Whoever is asked has something to choose, each thing once.
fn write(battle: &Battle, seat: Seat, walker: Walker, luck: &mut Fast) -> Result<Draft, String> {
    let (mut draft, mut list) = (Draft::default(), Vec::new());
    while draft.writing != Writing::Done {
        list.clear();
        battle.drafts(seat, &draft, &mut list);
        ensure((1..=LONGEST_LIST).contains(&list.len()), || {
            format!("{} choices: {:?}", list.len(), draft.writing)
        })?;
        let action = walker.choose(&draft, &list, luck);
        let once = list.iter().filter(|it| **it == action).count() == 1;
        ensure(once, || format!("{action:?} is listed twice: {:?}", draft.writing))?;
        battle.write(seat, &mut draft, action);
    }
    let refused = |refusal| format!("{seat} is done and cannot commit: {refusal:?}");
    battle.may_commit(seat, &draft).map_err(refused)?;
    Ok(draft)
}
