//! Where a game begins, and where a recorded one began.

use engine::{Fault, POOL_IS_FULL};
use serde_json::Value;

use crate::played::json;
use crate::problem::shaped;
use crate::set_up::spell_out;
use crate::{Beginning, Code, Header, Problem, SetUp, Start};

/// What the record keeps of where a game began. A position is described anew, with all that the
/// document left to be understood.
pub(crate) fn beginning<T: engine::Title>(start: &Start, position: &T) -> Beginning {
    match start {
        Start::Scenario(id) => Beginning::File(T::scenario_file(id).unwrap_or_default().into()),
        Start::File(text) => Beginning::File(text.clone().into()),
        Start::Position { file, .. } => {
            let document = position.document();
            let own = || T::scenario_of(&document).and_then(T::scenario_file).map(str::to_owned);
            let file = file.clone().or_else(own);
            Beginning::Position { document: json(&document), file }
        }
    }
}

/// Where the game of a record began.
pub(crate) fn recorded_start<T: engine::Title>(header: &Header) -> Result<Start, Problem> {
    Ok(match &header.beginning {
        None => return Err(Problem::malformed("The saved game does not say where it began.")),
        // The scenarios of the program itself are kept once.
        Some(Beginning::File(text)) if T::scenario_file(&header.scenario) == Some(text) => {
            Start::Scenario(header.scenario.clone())
        }
        Some(Beginning::File(text)) => Start::File(text.clone().into_owned()),
        Some(Beginning::Position { document, file }) => {
            Start::Position { document: document.clone(), file: file.clone() }
        }
    })
}

/// The position with which the game of a record began, by the version of the rules that it had then.
pub(crate) fn recorded_position<T: engine::Title>(header: &Header) -> Result<T, Problem> {
    let version = header.rules_version;
    let mut options = header.options.clone();
    if version < T::RULES_VERSION {
        for &(name, value) in T::former_options(version) {
            options.entry(name.to_owned()).or_insert_with(|| value.to_owned());
        }
    }
    let start = recorded_start::<T>(header)?;
    position_under(version, &SetUp { start, options, seats: header.seats.clone() })
}

/// The position with which a game begins, if there is a seat for everybody, or nobody was named.
pub(crate) fn position<T: engine::Title>(set_up: &SetUp) -> Result<T, Problem> {
    position_under(T::RULES_VERSION, set_up)
}

/// The position with which a game begins, or began under an older version of the rules.
fn position_under<T: engine::Title>(version: u32, set_up: &SetUp) -> Result<T, Problem> {
    let options = spell_out(set_up.options.clone(), &T::options()).map_err(Problem::unknown)?;
    let options: Vec<(String, String)> = options.into_iter().collect();
    let position = match &set_up.start {
        Start::Scenario(id) => T::set_up(id, &options).map_err(|why| unmade(Code::Unknown, why))?,
        Start::File(text) => T::set_up_from(text, &options).map_err(|faults| in_file(&faults))?,
        Start::Position { document, file } => {
            arranged(version, document, file.as_deref(), &options)?
        }
    };
    let (seats, given) = (position.seats().len() as usize, set_up.seats.len());
    if given > 0 && seats != given {
        let message = format!("This scenario has {seats} seats, but {given} were filled.");
        return Err(Problem::unknown(message));
    }
    Ok(position)
}

/// The position that a document describes: checked by today's rules, or as one of older rules.
fn arranged<T: engine::Title>(
    version: u32,
    document: &Value,
    file: Option<&str>,
    options: &[(String, String)],
) -> Result<T, Problem> {
    let document = shaped(document, "a position of this game")?;
    file.map_or(Ok(()), |text| must_be_on::<T>(&document, text))?;
    let arranged = if version < T::RULES_VERSION {
        T::arrange_older(version, &document, file, options)
    } else {
        T::arrange(&document, file, options)
    };
    arranged.map_err(|mut faults| {
        if file.is_none() && !is_own_or_none::<T>(&document) {
            faults.push("A file of one's own is sent beside its position.".to_owned());
        }
        unmade(Code::Unsound, faults.join(" "))
    })
}

/// Whether the game itself has the scenario that a document names, if it names one.
fn is_own_or_none<T: engine::Title>(document: &T::Position) -> bool {
    T::scenario_of(document).is_none_or(|id| T::scenario_file(id).is_some())
}

/// Whether a position can stand on a scenario file: the file is sound, and the document names no
/// other scenario.
fn must_be_on<T: engine::Title>(document: &T::Position, text: &str) -> Result<(), Problem> {
    let id = T::check_scenario(text).map_err(|faults| in_file(&faults))?.id;
    match T::scenario_of(document) {
        Some(named) if named != id => {
            let message =
                format!("The position names the scenario {named:?}, but the file {id:?}.");
            Err(Problem::new(Code::Unsound, message))
        }
        Some(_) | None => Ok(()),
    }
}

fn in_file(faults: &[Fault]) -> Problem {
    let sentence = |fault: &Fault| match fault.line {
        0 => fault.message.clone(),
        line => format!("Line {line} of the scenario: {}", fault.message),
    };
    unmade(Code::Unsound, faults.iter().map(sentence).collect::<Vec<_>>().join(" "))
}

/// Why a position was not made: `code`, unless the game has no room for another battle.
fn unmade(code: Code, message: String) -> Problem {
    Problem::new(if message == POOL_IS_FULL { Code::TooMany } else { code }, message)
}
