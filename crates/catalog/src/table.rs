//! A game in play with its types rubbed off: what a terminal, a server or a browser asks of it.

use std::collections::BTreeMap;

use engine::{Salt, ScenarioCard, Seat, SeatSet, Surmise, Viewer, Waiting};
use serde_json::Value;

use crate::{
    Choice, Draft, Ending, Fortunes, Header, Hearers, Hint, HintMade, Hinting, Inspected, Json,
    LogLine, NamedDraws, Names, Occupant, Odds, Offer, Problem, Reviewing, SharedDraft, Spoken,
    Standing, Talk, Thinking, Thought, Title, Told, Unnamed,
};

/// A game in play: JSON in, JSON out.
///
/// Whoever asks as a [`Viewer`] is told what that viewer may know and no more.
pub trait Table: Send {
    // Questions.

    /// The game that is played.
    fn title(&self) -> &'static dyn Title;

    /// What the game was started with. It holds the key of its luck: for the referee.
    fn header(&self) -> &Header;

    /// Who sits in each seat now. Seats may have been handed over since the game began.
    fn occupants(&self) -> &[Occupant];

    /// The seats that win and lose together with `seat`, itself among them.
    fn side_of(&self, seat: Seat) -> SeatSet;

    /// Changes the sides for another game: the seat from which each seat of that one is filled.
    /// `options` are those of this game, and become those of the other.
    fn change_sides(&self, options: &mut BTreeMap<String, String>) -> Vec<Seat>;

    /// What is known of the scenario, the side of each seat among it.
    fn scenario(&self) -> &ScenarioCard;

    /// What everybody may know of the scenario beyond its card: map, names, tables.
    fn scenery(&self) -> Value;

    /// Who must decide next, or how the game ended.
    fn waiting(&self) -> Waiting;

    /// How much `viewer` has been told. It grows whenever he is told more, and never otherwise.
    fn sequence(&self, viewer: Viewer) -> usize;

    /// The number of the turn being played, from 1, as `viewer` may know it.
    fn turn_number(&self, viewer: Viewer) -> u32;

    /// What `viewer` can see.
    fn view(&self, viewer: Viewer) -> Value;

    /// The same, written as it is sent.
    fn written_view(&self, viewer: Viewer) -> Json;

    /// The board in characters, as `viewer` sees it.
    fn sketch(&self, viewer: Viewer) -> String;

    /// The names of the numbers in what `viewer` can see, in what its seat may decide and has written,
    /// and in what it was `told`. Nothing else goes into them.
    fn names(&self, viewer: Viewer, told: &[Told]) -> Names;

    /// The names of the numbers in what was `told` and in the secret orders that `seat` has in hand.
    /// Nothing else goes into them.
    fn names_in_answer(&self, seat: Option<Seat>, told: &[Told]) -> Names;

    /// The question that is open, as `viewer` may hear it.
    fn question(&self, viewer: Viewer) -> Spoken;

    /// What `seat` holds that the others do not see, in words.
    fn hand(&self, seat: Seat) -> Vec<Spoken>;

    /// Every decision that `seat` may take now, or write into its secret orders.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// The same without words.
    fn decisions(&self, seat: Seat) -> Vec<Value>;

    /// The same without words, written as they are sent.
    fn written_decisions(&self, seat: Seat) -> Vec<Json>;

    /// The secret orders that `seat` is writing; `None` if none are waited for.
    fn draft(&self, seat: Seat) -> Option<Draft>;

    /// The secret orders of its allies that `seat` may read while they are written.
    fn shared_drafts(&self, seat: Seat) -> Vec<SharedDraft>;

    /// The numbers behind a legal decision, if it has any.
    ///
    /// # Errors
    /// If there is no such seat, it is no decision at all, or a rule forbids it.
    fn odds(&self, seat: Seat, decision: &Value) -> Result<Option<Odds>, Problem>;

    /// The rule that forbids `seat` a decision, or `None` if it may take it.
    ///
    /// # Errors
    /// If there is no such seat, or it is no decision at all.
    fn why_not(&self, seat: Seat, decision: &Value) -> Result<Option<Problem>, Problem>;

    /// What stands at a place and what it can do, as far as `viewer` may know.
    ///
    /// # Errors
    /// If there is no such seat, or no such place.
    fn inspect(&self, viewer: Viewer, place: &str) -> Result<Inspected, Problem>;

    /// What `seat` can tell of what is hidden from it, by everything that it was told.
    ///
    /// # Errors
    /// If there is no such seat.
    fn surmises(&self, seat: Seat) -> Result<Vec<Surmise>, Problem>;

    /// What `viewer` was told after the first `since` things.
    fn told(&self, viewer: Viewer, since: usize) -> Vec<Told>;

    /// The same up to `count` of them, each with what he saw then.
    fn frames(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Told>;

    /// The same as the lines of a log alone, and the number to read on from.
    fn log(&self, viewer: Viewer, since: usize) -> (Vec<LogLine>, usize);

    /// The standing instructions that a seat can leave, and those that `seat` has left.
    fn standing(&self, seat: Seat) -> Vec<Standing>;

    /// What the seats have said to each other about ending or going on.
    fn talk(&self) -> Talk;

    /// How the game ended, if it has.
    fn ending(&self) -> Option<Ending>;

    /// What every seat hit in the game, and what was to be expected.
    ///
    /// # Errors
    /// If the game is not over.
    fn fortunes(&self) -> Result<Fortunes, Problem>;

    /// What a bot of a level would do in the place of `seat`, to be made apart from the table; of the
    /// best level, if none is named.
    ///
    /// # Errors
    /// If there is no such seat or level, a bot sits there, nothing is asked of it, or the game is over.
    fn hinting(&self, seat: Seat, level: Option<&str>) -> Result<Hinting, Problem>;

    /// A hint that was made for this table.
    ///
    /// # Errors
    /// If its seat was told something since, wrote another order or is no longer asked.
    fn hint(&self, made: HintMade) -> Result<Hint, Problem>;

    /// Whether the game can be gone over as a level judges it.
    ///
    /// # Errors
    /// If there is no such level, or the game is not over.
    fn may_review(&self, level: Option<&str>) -> Result<(), Problem>;

    /// The finished game gone over, to be made apart from the table; as the best level judges it, if
    /// none is named.
    ///
    /// # Errors
    /// As [`Table::may_review`].
    fn reviewing(&self, level: Option<&str>) -> Result<Reviewing, Problem>;

    /// How many results of the luck that was named are still to come.
    fn luck_left(&self) -> usize;

    /// The whole game as a document that [`crate::load`] takes up again. It holds every secret.
    fn record(&self) -> String;

    /// The lines of [`Table::record`] from number `from` on, without their ends; 0 is the header.
    /// Lines are only added, so whoever keeps them asks for those that he does not have yet.
    fn lines(&self, from: usize) -> Vec<String>;

    /// How many lines [`Table::record`] has.
    fn line_count(&self) -> usize;

    /// The game as `viewer` may keep it: while it runs, all that he was told; when it is over, all.
    fn record_for(&self, viewer: Viewer) -> String;

    /// The position as a document that can be edited and set up again. It holds every secret.
    fn document(&self) -> Value;

    // Deeds.

    /// Takes a decision for `seat`.
    ///
    /// # Errors
    /// If there is no such seat, it is no decision at all, or a rule forbids it.
    fn decide(&mut self, seat: Seat, decision: &Value) -> Result<(), Problem>;

    /// Takes the decision that stands at `index` in the list of [`Table::choices`].
    ///
    /// # Errors
    /// If the list is shorter.
    fn choose(&mut self, seat: Seat, index: usize) -> Result<(), Problem>;

    /// Whether `seat` can take its last decision back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Takes the last decision of `seat` back.
    ///
    /// # Errors
    /// If luck, a secret shown or another seat's decision came after it.
    fn undo(&mut self, seat: Seat) -> Result<(), Problem>;

    /// Writes a decision into the secret orders of `seat`.
    ///
    /// # Errors
    /// If none are waited for, or a rule forbids it.
    fn write(&mut self, seat: Seat, decision: &Value) -> Result<(), Problem>;

    /// Takes back what `seat` last wrote.
    ///
    /// # Errors
    /// If it has written nothing, or committed already.
    fn unwrite(&mut self, seat: Seat) -> Result<(), Problem>;

    /// Commits the secret orders of `seat`, hashed with `salt` or with one made of the key.
    ///
    /// # Errors
    /// If none are waited for, or the rule that asks for more.
    fn commit(&mut self, seat: Seat, salt: Option<Salt>) -> Result<(), Problem>;

    /// Leaves a standing instruction of `seat`. [`Table::obey`] takes the decisions that it answers.
    ///
    /// # Errors
    /// If there is no such instruction, or no such value of it.
    fn instruct(&mut self, seat: Seat, instruction: &str, value: &str) -> Result<(), Problem>;

    /// Says whether somebody who has no seat looks on: then questions that are asked so that others
    /// learn nothing are put to a seat that plays against bots alone, too.
    fn look_on(&mut self, looked_on: bool);

    /// A seat that is asked for what one of its standing instructions answers. Whoever takes such a
    /// decision back is asked himself.
    fn instructed(&self) -> Option<Seat>;

    /// Takes one decision for which a seat has left a standing instruction, and tells whose; `None`
    /// if there is none. Whoever keeps the table says when: an answer that comes at once tells that
    /// nobody thought about it.
    ///
    /// # Errors
    /// If luck that was named does not fit the decision; then the seat is asked after all.
    fn obey(&mut self) -> Result<Option<Seat>, Problem>;

    /// Names the coming dice and cards, after those that were named before; those are forgotten if
    /// none are named now. From then on it is with draws that nobody named as `unnamed` says.
    ///
    /// # Errors
    /// If a result has a name that is not known.
    fn name_luck(&mut self, draws: &[NamedDraws], unnamed: Unnamed) -> Result<(), Problem>;

    /// Gives up for `seat`. When all persons of a side have, the other side has won.
    ///
    /// # Errors
    /// If there is no such seat, or the game is over.
    fn resign(&mut self, seat: Seat) -> Result<(), Problem>;

    /// Puts a bot into a seat, or a person into that of a bot. When the last person who plays on for a
    /// side leaves to a bot, it goes on in the seats of the side that were given up, too.
    ///
    /// # Errors
    /// If there is no such seat or bot, the same sits there already, or the game is over.
    fn hand_over(&mut self, seat: Seat, to: &Occupant) -> Result<(), Problem>;

    /// Puts another person into the seat of a person, who plays on even if it was given up.
    ///
    /// # Errors
    /// If there is no such seat, a bot sits there, or the game is over.
    fn pass_on(&mut self, seat: Seat) -> Result<(), Problem>;

    /// Offers a draw or agrees to one; or, if not, takes the offer back or declines it.
    ///
    /// # Errors
    /// If there is no such seat, or the game is over.
    fn offer_draw(&mut self, seat: Seat, offer: Offer) -> Result<(), Problem>;

    /// Breaks the game off. Nobody has won, and the key of its luck is shown.
    ///
    /// # Errors
    /// If the game is over.
    fn abandon(&mut self) -> Result<(), Problem>;

    /// Says something at the table: in a seat, or from beside it; to everybody, or to the allies of
    /// the seat alone.
    ///
    /// # Errors
    /// If there is no such seat or it has no ally, a rule forbids allies to talk now, or the words
    /// are none, too many or not fit to print.
    fn say(&mut self, viewer: Viewer, to: Hearers, text: &str) -> Result<(), Problem>;

    /// Asks for another game when this one is over. Bots are always ready.
    ///
    /// # Errors
    /// If there is no such seat, or the game is not over.
    fn ask_rematch(&mut self, seat: Seat) -> Result<(), Problem>;

    /// The decision that the first bot among those waited for is to make, apart from the table;
    /// `None` if no bot is waited for.
    fn thinking(&self) -> Option<Thinking>;

    /// Does what a bot of this table has decided.
    ///
    /// # Errors
    /// If its seat was told something since, wrote another order, was handed over or is no longer asked:
    /// then it must think again. If luck that was named does not fit what it decided.
    fn heed(&mut self, thought: Thought) -> Result<(), Problem>;

    /// Lets a bot that is waited for decide once, then standing instructions, and tells which bot
    /// it was; `None` if none is waited for.
    ///
    /// # Errors
    /// If luck that was named does not fit what the bot decided.
    fn step(&mut self) -> Result<Option<Seat>, Problem>;
}

/// More decisions than standing instructions can take in a row; beyond it they go in circles.
const MOST_INSTRUCTED: usize = 1_000;

impl dyn Table + '_ {
    /// Takes all decisions for which seats have left standing instructions, one after the other. If
    /// luck that was named does not fit one of them, its seat is asked after all.
    pub fn obey_all(&mut self) {
        for _ in 0..MOST_INSTRUCTED {
            if !matches!(self.obey(), Ok(Some(_))) {
                return;
            }
        }
    }

    /// The seats of the table, in their order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0u8..).take(self.scenario().sides.len()).map(Seat)
    }

    /// The seat of a viewer, if he has one.
    ///
    /// # Errors
    /// If the table does not have it.
    pub fn seat_of(&self, viewer: Viewer) -> Result<Option<Seat>, Problem> {
        match viewer {
            Viewer::Seat(seat) if usize::from(seat.0) >= self.scenario().sides.len() => {
                Err(Problem::no_seat(seat))
            }
            Viewer::Seat(seat) => Ok(Some(seat)),
            Viewer::Spectator | Viewer::Referee => Ok(None),
        }
    }
}
