//! What is done at a table: carried out, kept, and only then told.

use std::sync::Arc;

use catalog::Code;
use catalog::protocol::{Request, perform};
use engine::{Seat, Viewer};
use tokio::time::Instant;
use tracing::error;

use super::rematch::NextGame;
use super::{Ask, ReplyTo, Room};
use crate::identity::Identity;
use crate::store::{Change, DEEDS, Deed, NotKept};
use crate::wire::{Answer, Message, Refused, Reply, ServerCode, Taken};

/// The longest key of a deed, in characters.
const LONGEST_KEY: usize = 64;

/// Something that somebody wants to be done for a seat.
pub(super) struct Wish {
    pub(super) seat: Seat,
    pub(super) key: Option<String>,
    pub(super) deed: Request,
}

impl Wish {
    /// The wish in a message; or the message back, if it only asks.
    pub(super) fn of(message: Message) -> Result<Wish, Box<Message>> {
        // The room is the table's own.
        let (table, names) = (String::new(), false);
        Ok(match message {
            Message::Act { seat, sequence, decision, key, .. } => {
                Wish { seat, key, deed: Request::Act { table, seat, sequence, decision, names } }
            }
            Message::Undo { seat, sequence, key, .. } => {
                Wish { seat, key, deed: Request::Undo { table, seat, sequence, names } }
            }
            Message::Draft { seat, sequence, decision, key, .. } => {
                Wish { seat, key, deed: Request::Draft { table, seat, sequence, decision, names } }
            }
            Message::Undraft { seat, sequence, key, .. } => {
                Wish { seat, key, deed: Request::Undraft { table, seat, sequence, names } }
            }
            Message::Commit { seat, sequence, salt, key, .. } => {
                Wish { seat, key, deed: Request::Commit { table, seat, sequence, salt, names } }
            }
            Message::Standing { seat, instruction, value, key, .. }
                if instruction.is_some() || value.is_some() =>
            {
                Wish { seat, key, deed: Request::Standing { table, seat, instruction, value } }
            }
            Message::Resign { seat, key, .. } => {
                Wish { seat, key, deed: Request::Resign { table, seat } }
            }
            Message::Offer { seat, draw, key, .. } => {
                Wish { seat, key, deed: Request::Offer { table, seat, draw } }
            }
            Message::Say { seat, to, text, key, .. } => {
                let viewer = Viewer::Seat(seat);
                Wish { seat, key, deed: Request::Say { table, viewer, to, text } }
            }
            Message::Abandon { seat, key, .. } => {
                Wish { seat, key, deed: Request::Abandon { table } }
            }
            Message::Rematch { seat, key, .. } => {
                Wish { seat, key, deed: Request::Rematch { table, seat } }
            }
            Message::Games {}
            | Message::New { .. }
            | Message::Tables {}
            | Message::Table { .. }
            | Message::Sit { .. }
            | Message::Invite { .. }
            | Message::HandOver { .. }
            | Message::Pinch { .. }
            | Message::Close { .. }
            | Message::Scenario { .. }
            | Message::Frames { .. }
            | Message::View { .. }
            | Message::Watch { .. }
            | Message::Unwatch { .. }
            | Message::Wait { .. }
            | Message::Why { .. }
            | Message::Preview { .. }
            | Message::Inspect { .. }
            | Message::Surmise { .. }
            | Message::Fortunes { .. }
            | Message::Hint { .. }
            | Message::Review { .. }
            | Message::Standing { .. } => return Err(Box::new(message)),
        })
    }

    /// Whether it is a decision that the rules ask for.
    pub(super) fn is_decision(&self) -> bool {
        matches!(self.deed, Request::Act { .. } | Request::Commit { .. } | Request::Undo { .. })
    }
}

impl Room {
    /// Answers a message.
    pub(super) async fn answer(&mut self, ask: Ask) {
        let Ask { who, message, reply } = ask;
        if self.is_cleared {
            return self.reply(reply, Err(Refused::no_table()));
        }
        match Wish::of(message) {
            Ok(wish) => self.wish(&who, wish, reply).await,
            Err(question) => self.question(&who, *question, reply).await,
        }
    }

    /// Does what somebody wishes, or puts it aside if it is too early for it.
    pub(super) async fn wish(&mut self, who: &Arc<Identity>, wish: Wish, reply: ReplyTo) {
        match self.consider(who, &wish).await {
            Err(refused) => self.reply(reply, Err(refused)),
            Ok(Some(taken)) => self.reply(reply, Ok(Answer::Taken(taken))),
            Ok(None) => match self.too_early(&wish) {
                Some(due) => self.hold(due, who, wish, reply),
                None => {
                    let answer = self.carry_out(wish).await;
                    self.reply(reply, answer);
                }
            },
        }
    }

    /// Whether somebody may wish this; and the answer already, if it was done before.
    pub(super) async fn consider(
        &mut self,
        who: &Arc<Identity>,
        wish: &Wish,
    ) -> Result<Option<Taken>, Refused> {
        self.charter.must_hold(who.id(), wish.seat)?;
        self.wake().await?;
        if matches!(wish.deed, Request::Abandon { .. }) && !self.charter.is_one_persons(who.id()) {
            let message = "Others play here too: give up or offer a draw instead.";
            return Err(Refused::new(Code::WrongSeat, message));
        }
        must_be_a_key(wish.key.as_deref())?;
        let Some(key) = &wish.key else { return Ok(None) };
        let mut deeds = self.deeds.iter();
        let before = deeds.find(|deed| deed.seat == wish.seat && deed.key == *key);
        Ok(before.map(|deed| Taken {
            sequence: deed.sequence,
            repeated: true,
            draft: None,
            next: self.charter.next,
        }))
    }

    /// Carries a deed out, keeps it, and tells everybody.
    pub(super) async fn carry_out(&mut self, wish: Wish) -> Reply {
        self.wake().await?;
        let (seat, is_decision) = (wish.seat, wish.is_decision());
        let Wish { key, deed, .. } = wish;
        let house = Arc::clone(&self.house);
        let is_rematch = matches!(deed, Request::Rematch { .. });
        // Held until the next table is kept: with the last who asks, this opens one.
        let _opening = if is_rematch && self.charter.next.is_none() {
            Some(house.room_for_rematch(self.charter.host).await?)
        } else {
            None
        };
        let next = match self.perform(seat, deed) {
            Ok(next) => next,
            Err(refused) => return self.taken_before(seat, key, refused).await,
        };
        let (sequence, draft) = self.with_game(|game| {
            let draft = game.table.draft(seat).map(|draft| draft.sequence);
            Ok((game.table.sequence(Viewer::Seat(seat)), draft))
        })?;
        let deed = key.clone().map(|key| Deed { seat, key, sequence });
        let (charter, changes) = next.map_or((None, Vec::new()), |next| (Some(next.0), next.1));
        match self.keep(deed, changes).await {
            Ok(()) => {}
            Err(why) => {
                self.read_charter().await;
                let refused = self.not_kept(&why);
                // Of what is in doubt nobody says that it was taken.
                let key = key.filter(|_| why == NotKept::Repeated);
                return self.taken_before(seat, key, refused).await;
            }
        }
        if let Some(charter) = charter {
            self.charter = charter;
            self.version += 1;
            self.tell_of_table();
        }
        self.pace.unsettle();
        if self.tell_of(seat) && is_decision {
            self.pace.decided(seat);
        }
        let next = self.charter.next;
        Ok(Answer::Taken(Taken { sequence, repeated: false, draft, next }))
    }

    /// Does a deed at the table in memory. What is refused leaves nothing behind.
    fn perform(&mut self, seat: Seat, deed: Request) -> Result<Option<NextGame>, Refused> {
        let done = if matches!(deed, Request::Rematch { .. }) {
            self.ask_rematch(seat)
        } else {
            self.with_game(|game| Ok(perform(&mut *game.table, deed)?)).map(|()| None)
        };
        if done.is_err() {
            self.drop_what_is_not_kept();
        }
        done
    }

    /// A deed that cannot be done may have been taken before, so long ago that only the store
    /// remembers it.
    async fn taken_before(&mut self, seat: Seat, key: Option<String>, refused: Refused) -> Reply {
        let Some(key) = key else { return Err(refused) };
        match self.house.store.deed(self.id, seat, key).await {
            Ok(Some(Deed { sequence, .. })) => {
                let next = self.charter.next;
                Ok(Answer::Taken(Taken { sequence, repeated: true, draft: None, next }))
            }
            Ok(None) | Err(_) => Err(refused),
        }
    }

    /// Keeps what the game has gained. If it cannot be kept it was not done: the game is dropped, and
    /// taken up again as it was before.
    pub(super) async fn keep(
        &mut self,
        deed: Option<Deed>,
        mut changes: Vec<Change>,
    ) -> Result<(), NotKept> {
        let (table, began) = (self.id, Instant::now());
        let gained = self
            .with_game(|game| Ok((game.kept, game.table.lines(game.kept), game.new_status(table))));
        let Ok((from, lines, status)) = gained else {
            return Err(NotKept::Failed("the rules failed".to_owned()));
        };
        let count = lines.len();
        if count > 0 {
            changes.push(Change::Lines { table, from, lines });
        }
        changes.extend(deed.clone().map(|deed| Change::Deed { table, deed }));
        let (waiting, status) = status.unzip();
        changes.extend(status);
        if let Err(why) = self.house.store.write(changes).await {
            self.fall_asleep();
            return Err(why);
        }
        if let Some(game) = &mut self.game {
            game.kept += count;
            waiting.into_iter().for_each(|waiting| game.waiting = waiting);
        }
        self.remember(deed);
        self.house.metrics.deeds.add_one();
        self.house.metrics.keeping.took(began.elapsed());
        Ok(())
    }

    fn remember(&mut self, deed: Option<Deed>) {
        self.deeds.extend(deed);
        while self.deeds.len() > DEEDS {
            self.deeds.pop_front();
        }
    }

    /// Something could not be kept, and so it was not done.
    pub(super) fn not_kept(&self, why: &NotKept) -> Refused {
        if *why != NotKept::Repeated {
            error!("something could not be kept: {why}");
            self.house.metrics.not_kept.add_one();
        }
        let message = match why {
            NotKept::Full => "There is no room left to keep this, so it was not done.",
            NotKept::Conflict => "Another was faster, so this was not done; look again.",
            NotKept::Repeated | NotKept::Failed(_) => {
                "This could not be kept, so it was not done; try again in a moment."
            }
        };
        Refused::by_server(ServerCode::NotKept, message)
    }
}

/// Whether a key can be kept, if there is one.
pub(super) fn must_be_a_key(key: Option<&str>) -> Result<(), Refused> {
    match key.map(|key| key.chars().count()) {
        None | Some(1..=LONGEST_KEY) => Ok(()),
        Some(_) => {
            let message = format!("A key has 1 to {LONGEST_KEY} characters.");
            Err(Refused::new(Code::Malformed, message))
        }
    }
}
