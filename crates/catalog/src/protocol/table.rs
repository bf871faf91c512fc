//! Requests that concern one table which has begun.

use engine::{Seat, Viewer};
use serde_json::Value;

use super::Request;
use super::answer::{Answer, Decisions, Done, Looked, News, Reason, Scenario, Wait};
use crate::{Code, Means, Occupant, Offer, Problem, Table, Unnamed, shared};

/// More decisions than bots take in any battle that comes to an end. Bots who cannot reach each other
/// would go on for ever, and each decision takes longer than the last.
const MOST_STEPS: usize = 5_000;

/// Answers a request about one table. Whoever asks is trusted with every seat, with the referee's
/// eyes and with the luck to come: a server must look at the request first.
///
/// # Errors
/// Why it was not done; then nothing was changed.
#[expect(clippy::wildcard_enum_match_arm, reason = "all others are deeds, which `perform` lists")]
pub fn answer(table: &mut dyn Table, request: Request) -> Result<Answer, Problem> {
    match request {
        Request::View { viewer, since, words, names, .. } => {
            let looked = look(table, viewer, since, words)?;
            let looked = if names { looked.with_names(table, viewer) } else { looked };
            Ok(Answer::Looked(Box::new(looked)))
        }
        Request::Why { seat, decision, .. } => why(table, seat, &decision),
        Request::Preview { seat, decision, .. } => {
            table.odds(seat, &decision).map(|odds| Answer::Preview { odds })
        }
        Request::Inspect { viewer, place, .. } => {
            table.inspect(viewer, &place).map(Answer::Inspected)
        }
        Request::Surmise { seat, .. } => {
            table.surmises(seat).map(|surmises| Answer::Surmise { surmises })
        }
        Request::Fortunes { .. } => table.fortunes().map(Answer::Fortunes),
        Request::Document { .. } => Ok(Answer::Document { position: table.document() }),
        Request::Scenario { .. } => Ok(Answer::Scenario(Box::new(Scenario {
            scenario: table.scenario().clone(),
            scenery: table.scenery(),
        }))),
        Request::Record { viewer, .. } => {
            table.seat_of(viewer)?;
            Ok(Answer::Record { record: table.record_for(viewer) })
        }
        Request::Luck { draws, strict, .. } => {
            table.name_luck(&draws, if strict { Unnamed::Refused } else { Unnamed::Fair })?;
            Ok(Answer::Luck { left: table.luck_left() })
        }
        Request::Standing { seat, instruction: None, value: None, .. } => {
            table.seat_of(Viewer::Seat(seat))?;
            Ok(Answer::Standing { standing: table.standing(seat) })
        }
        Request::Hint { seat, level, .. } => {
            let made = table.hinting(seat, level.as_deref())?.ponder(&Means::ALONE);
            Ok(Answer::Hint { hint: table.hint(made)? })
        }
        Request::Review { level, .. } => {
            let review = table.reviewing(level.as_deref())?.ponder(&Means::ALONE);
            Ok(Answer::Review { review })
        }
        deed => do_and_tell(table, deed),
    }
}

/// What a viewer knows, what it was told after the first `since` things, and its decisions, in words
/// too if they are wanted.
///
/// # Errors
/// If the table does not have the viewer's seat.
pub fn look(
    table: &dyn Table,
    viewer: Viewer,
    since: Option<usize>,
    words: bool,
) -> Result<Looked, Problem> {
    let seat = table.seat_of(viewer)?;
    let decisions = match (seat, words) {
        (Some(seat), true) => Decisions::Spoken(table.choices(seat)),
        (Some(seat), false) => Decisions::Bare(table.written_decisions(seat)),
        (None, _) => Decisions::Bare(Vec::new()),
    };
    Ok(Looked {
        sequence: table.sequence(viewer),
        turn: table.turn_number(viewer),
        waiting: Wait::of(table),
        view: table.written_view(viewer),
        question: table.question(viewer),
        decisions,
        can_undo: seat.is_some_and(|seat| table.can_undo(seat)),
        draft: seat.and_then(|seat| table.draft(seat)),
        shared_drafts: seat.map_or_else(Vec::new, |seat| table.shared_drafts(seat)),
        talk: table.talk(),
        luck_left: table.luck_left(),
        told: since.map(|since| table.told(viewer, since)),
        names: None,
        key: table.ending().and(table.header().luck.key),
    })
}

impl Looked {
    /// The same with the names of the numbers in it, for programs that did not ask for the scenery.
    #[must_use]
    pub fn with_names(self, table: &dyn Table, viewer: Viewer) -> Looked {
        let told = self.told.as_deref().unwrap_or_default();
        Looked { names: Some(table.names(viewer, told)), ..self }
    }
}

fn why(table: &dyn Table, seat: Seat, decision: &Value) -> Result<Answer, Problem> {
    let Some(problem) = table.why_not(seat, decision)? else {
        let (rule, title, text, message) = (None, None, None, None);
        return Ok(Answer::Why(Reason { allowed: true, rule, title, text, message }));
    };
    let book = shared::rulebook(table.title().rules());
    let rule = problem.rule.as_deref().and_then(|id| book.as_ref().as_ref()?.find(id));
    Ok(Answer::Why(Reason {
        allowed: false,
        title: rule.map(|rule| rule.title.clone()),
        text: rule.map(|rule| rule.statement().to_owned()),
        rule: problem.rule,
        message: Some(problem.message),
    }))
}

/// Does something at the table and answers with what everybody was told of it.
fn do_and_tell(table: &mut dyn Table, deed: Request) -> Result<Answer, Problem> {
    let instructs = matches!(deed, Request::Standing { .. });
    let wants_names = deed.wants_names();
    let seat = deed.seat();
    let ((), told) = telling(table, |table| carry_out(table, deed))?;
    let news = || Vec::from_iter(told.iter().flat_map(|it| &it.news).cloned());
    Ok(Answer::Done(Box::new(Done {
        names: wants_names.then(|| table.names_in_answer(seat, &news())),
        told,
        waiting: Wait::of(table),
        draft: seat.and_then(|seat| table.draft(seat)),
        standing: seat.filter(|_| instructs).map(|seat| table.standing(seat)),
        luck_left: table.luck_left(),
    })))
}

/// Does something at the table, and then what standing instructions say.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else puts a question to a seat")]
fn carry_out(table: &mut dyn Table, deed: Request) -> Result<(), Problem> {
    match deed {
        Request::Step { all, .. } => step(table, all),
        Request::Act { .. } | Request::Commit { .. } | Request::Standing { .. } => {
            perform(table, deed)?;
            table.obey_all();
            Ok(())
        }
        deed => perform(table, deed),
    }
}

/// Does something at the table, and says what everybody was told of it.
pub(super) fn telling<A>(
    table: &mut dyn Table,
    deed: impl FnOnce(&mut dyn Table) -> Result<A, Problem>,
) -> Result<(A, Vec<News>), Problem> {
    let viewers = table.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
    let before: Vec<(Viewer, usize)> =
        viewers.map(|viewer| (viewer, table.sequence(viewer))).collect();
    let done = deed(table)?;
    let told = before.into_iter().map(|(viewer, since)| News {
        viewer,
        sequence: table.sequence(viewer),
        news: table.told(viewer, since),
    });
    Ok((done, told.filter(|news| !news.news.is_empty()).collect()))
}

/// Does something at the table for one of its seats or from beside it, and no more: nobody is told
/// here, and no standing instruction is followed.
///
/// # Errors
/// Why it was not done: no person sits in the seat, it does not know the latest, the rules forbid it,
/// or the request is no deed of a person. Then nothing was changed.
pub fn perform(table: &mut dyn Table, deed: Request) -> Result<(), Problem> {
    deed.seat().map_or(Ok(()), |seat| may_act(table, seat))?;
    match deed {
        Request::Act { seat, sequence, decision, .. } => {
            knows_the_latest(table, seat, sequence)?;
            table.decide(seat, &decision)
        }
        Request::Undo { seat, sequence, .. } => {
            knows_the_latest(table, seat, sequence)?;
            table.undo(seat)
        }
        Request::Draft { seat, sequence, decision, .. } => {
            knows_its_draft(table, seat, sequence)?;
            table.write(seat, &decision)
        }
        Request::Undraft { seat, sequence, .. } => {
            knows_its_draft(table, seat, sequence)?;
            table.unwrite(seat)
        }
        Request::Commit { seat, sequence, salt, .. } => {
            knows_its_draft(table, seat, sequence)?;
            table.commit(seat, salt)
        }
        Request::Standing { seat, instruction, value, .. } => {
            let missing = || Problem::malformed("An instruction has a name and a value.");
            let (instruction, value) = instruction.zip(value).ok_or_else(missing)?;
            table.instruct(seat, &instruction, &value)
        }
        Request::Resign { seat, .. } => table.resign(seat),
        Request::Offer { seat, draw: true, .. } => table.offer_draw(seat, Offer::Made),
        Request::Offer { seat, draw: false, .. } => table.offer_draw(seat, Offer::Withdrawn),
        Request::Say { viewer, to, text, .. } => table.say(viewer, to, &text),
        Request::HandOver { seat, to, .. } => table.hand_over(seat, &to),
        Request::Abandon { .. } => table.abandon(),
        Request::Games {}
        | Request::New { .. }
        | Request::Position { .. }
        | Request::Pinch { .. }
        | Request::Document { .. }
        | Request::Scenario { .. }
        | Request::Luck { .. }
        | Request::View { .. }
        | Request::Why { .. }
        | Request::Preview { .. }
        | Request::Inspect { .. }
        | Request::Surmise { .. }
        | Request::Fortunes { .. }
        | Request::Hint { .. }
        | Request::Review { .. }
        | Request::Step { .. }
        | Request::Record { .. }
        | Request::Load { .. }
        | Request::Verify { .. }
        | Request::Rematch { .. }
        | Request::Close { .. } => {
            Err(Problem::new(Code::NotAvailable, "This is not asked of a table."))
        }
    }
}

fn step(table: &mut dyn Table, all: bool) -> Result<(), Problem> {
    if table.ending().is_some() {
        return Err(Problem::over());
    }
    if table.step()?.is_none() {
        return Err(Problem::new(Code::WrongSeat, "No bot is waited for."));
    }
    for _ in (0..MOST_STEPS).take_while(|_| all) {
        // What was done is told, even if luck that was named does not fit what comes next.
        if !matches!(table.step(), Ok(Some(_))) {
            break;
        }
    }
    Ok(())
}

/// Whether a person sits in `seat`.
pub(super) fn may_act(table: &dyn Table, seat: Seat) -> Result<(), Problem> {
    table.seat_of(Viewer::Seat(seat))?;
    match table.occupants().get(usize::from(seat.0)) {
        Some(Occupant::Bot(name)) => {
            Err(Problem::new(Code::WrongSeat, format!("A bot ({name}) sits in {seat}.")))
        }
        Some(Occupant::Person) | None => Ok(()),
    }
}

/// Whether whoever decides for `seat` knows all that it was told.
fn knows_the_latest(table: &dyn Table, seat: Seat, sequence: usize) -> Result<(), Problem> {
    up_to_date("was told", table.sequence(Viewer::Seat(seat)), sequence)
}

/// Whether whoever writes for `seat` knows all that it has written.
fn knows_its_draft(table: &dyn Table, seat: Seat, sequence: usize) -> Result<(), Problem> {
    match table.draft(seat) {
        Some(draft) => up_to_date("has written", draft.sequence, sequence),
        None if table.ending().is_some() => Err(Problem::over()),
        None => Err(Problem::no_orders()),
    }
}

fn up_to_date(what: &str, latest: usize, known: usize) -> Result<(), Problem> {
    if latest == known {
        return Ok(());
    }
    let message = format!(
        "The sequence number is {known}, but this seat {what} {latest}; look again and decide then."
    );
    Err(Problem::new(Code::Stale, message))
}
