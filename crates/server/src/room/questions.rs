//! What is asked of a table: answered from the game in memory, for whoever may know.

use std::sync::Arc;
use std::time::Duration;

use catalog::protocol::{self, Looked, Request};
use catalog::{Code, find_among};
use engine::Viewer;
use tokio::time::Instant;

use super::game::open_safely;
use super::watchers::{Waiter, Watcher};
use super::{ReplyTo, Room, fresh_luck};
use crate::identity::Identity;
use crate::ids::IdentityId;
use crate::wire::{Answer, Message, Refused, Reply};

/// The longest that an answer waits for news.
const LONGEST_WAIT: u64 = 30;

impl Room {
    /// Answers what is no deed.
    pub(super) async fn question(&mut self, who: &Arc<Identity>, message: Message, reply: ReplyTo) {
        if only_looks(&message) && !reply.is_read() {
            return;
        }
        let answer = match message {
            Message::Wait { viewer, since, words, names, seconds, .. } => {
                let sought = Sought { viewer, since: Some(since), words, names };
                return self.wait(who.id(), sought, seconds, reply).await;
            }
            Message::Watch { viewer, since, words, names, .. } => {
                self.watch(who.id(), Sought { viewer, since, words, names }, &reply).await
            }
            Message::Unwatch { .. } => self.unwatch(who.id(), &reply),
            Message::View { viewer, since, words, names, .. } => {
                self.view(who.id(), Sought { viewer, since, words, names }).await
            }
            Message::Frames { viewer, from, count, names, .. } => {
                let wanted = from..from.saturating_add(count);
                self.frames(who.id(), viewer, wanted, names).await
            }
            Message::Table { .. } => self.show_card(who.id()),
            Message::Scenario { .. } => self.scenario(who.id()).await,
            Message::Why { seat, decision, .. } => {
                let table = String::new();
                self.ask_for(who.id(), seat, Request::Why { table, seat, decision }).await
            }
            Message::Preview { seat, decision, .. } => {
                let table = String::new();
                self.ask_for(who.id(), seat, Request::Preview { table, seat, decision }).await
            }
            Message::Inspect { viewer, place, .. } => self.inspect(who.id(), viewer, &place).await,
            Message::Surmise { seat, .. } => {
                let table = String::new();
                self.ask_for(who.id(), seat, Request::Surmise { table, seat }).await
            }
            Message::Fortunes { .. } => self.fortunes(who.id()).await,
            Message::Hint { seat, level, .. } => return self.hint(who, seat, level, reply).await,
            Message::Review { level, .. } => return self.review(who, level, reply).await,
            Message::Standing { seat, .. } => {
                let (table, instruction, value) = (String::new(), None, None);
                let request = Request::Standing { table, seat, instruction, value };
                self.ask_for(who.id(), seat, request).await
            }
            Message::Sit { invitation, .. } => self.sit(who, &invitation).await,
            Message::Invite { seat, .. } => self.invite(who.id(), seat).await,
            Message::HandOver { seat, to, key, .. } => {
                self.hand_over(who.id(), seat, to, key).await
            }
            Message::Pinch { seat, bytes, .. } => self.pinch(who.id(), seat, bytes).await,
            Message::Close { .. } => self.close(who.id()).await,
            Message::Games {}
            | Message::New { .. }
            | Message::Tables {}
            | Message::Act { .. }
            | Message::Undo { .. }
            | Message::Draft { .. }
            | Message::Undraft { .. }
            | Message::Commit { .. }
            | Message::Resign { .. }
            | Message::Offer { .. }
            | Message::Say { .. }
            | Message::Abandon { .. }
            | Message::Rematch { .. } => {
                Err(Refused::new(Code::NotAvailable, "This is not asked of a table."))
            }
        };
        self.reply(reply, answer);
    }

    /// Whether somebody may know of the table at all.
    pub(super) fn must_look(&self, who: IdentityId) -> Result<(), Refused> {
        if self.charter.may_look(who) { Ok(()) } else { Err(Refused::no_table()) }
    }

    /// Whether somebody may look through these eyes.
    pub(super) fn must_see(&self, who: IdentityId, viewer: Viewer) -> Result<(), Refused> {
        self.must_look(who)?;
        match viewer {
            Viewer::Seat(seat) => self.charter.must_hold(who, seat),
            Viewer::Spectator => Ok(()),
            Viewer::Referee => {
                let over = self.game.as_ref().is_some_and(|game| game.table.ending().is_some());
                let message = "The referee's eyes are lent when the game is over.";
                if over { Ok(()) } else { Err(Refused::new(Code::WrongSeat, message)) }
            }
        }
    }

    /// What everybody may know of the table. Once the game has begun, the seats that it waits for stand
    /// there: who asks again and again without a seat sees which seat was asked, as a spectator does.
    fn show_card(&mut self, who: IdentityId) -> Reply {
        self.must_look(who)?;
        if self.charter.forming.is_none() && self.charter.seats_of(who).is_empty() {
            self.watchers.note_look(Viewer::Spectator);
        }
        Ok(Answer::Table(Box::new(self.card(who))))
    }

    async fn view(&mut self, who: IdentityId, sought: Sought) -> Reply {
        self.must_look(who)?;
        self.wake().await?;
        self.must_see(who, sought.viewer)?;
        self.watchers.note_look(sought.viewer);
        self.look(sought).map(|looked| Answer::Looked(Box::new(looked)))
    }

    pub(super) fn look(&mut self, sought: Sought) -> Result<Looked, Refused> {
        let Sought { viewer, since, words, names } = sought;
        self.with_game(|game| {
            let looked = protocol::look(&*game.table, viewer, since, words)?;
            Ok(if names { looked.with_names(&*game.table, viewer) } else { looked })
        })
    }

    async fn watch(&mut self, who: IdentityId, sought: Sought, reply: &ReplyTo) -> Reply {
        let Sought { viewer, words, names, .. } = sought;
        self.must_look(who)?;
        let Some(outbox) = reply.outbox().cloned() else {
            let message = "Updates come over a socket; by HTTP, \"wait\" waits for news.";
            return Err(Refused::new(Code::NotAvailable, message));
        };
        if viewer == Viewer::Referee {
            let message = "The referee sees no updates; look with \"view\" when the game is over.";
            return Err(Refused::new(Code::NotAvailable, message));
        }
        self.must_see(who, viewer)?;
        let is_forming = self.charter.forming.is_some();
        if !is_forming {
            self.wake().await?;
        }
        let is_new = self.watchers.add(Watcher { who, viewer, words, names, outbox })?;
        if is_new {
            self.pace.unsettle();
            self.tell_of_presence(viewer);
        }
        if is_forming {
            return Ok(Answer::Table(Box::new(self.card(who))));
        }
        self.look(sought).map(|looked| Answer::Looked(Box::new(looked)))
    }

    fn unwatch(&mut self, who: IdentityId, reply: &ReplyTo) -> Reply {
        self.must_look(who)?;
        if let Some(outbox) = reply.outbox() {
            self.someone_left(outbox.id());
        }
        Ok(Answer::Done {})
    }

    async fn wait(&mut self, who: IdentityId, sought: Sought, seconds: u64, reply: ReplyTo) {
        let looked = self.view(who, sought).await;
        let told = |looked: &Looked| Some(looked.sequence) > sought.since;
        match looked {
            Ok(Answer::Looked(looked)) if !told(&looked) && seconds > 0 => {
                let until = Instant::now() + Duration::from_secs(seconds.min(LONGEST_WAIT));
                self.watchers.wait(Waiter { who, sought, until, reply });
                self.pace.unsettle();
            }
            answer => self.reply(reply, answer),
        }
    }

    /// Answers a question for a seat.
    async fn ask_for(&mut self, who: IdentityId, seat: engine::Seat, request: Request) -> Reply {
        self.charter.must_hold(who, seat)?;
        self.wake().await?;
        let answer = self.with_game(|game| Ok(protocol::answer(&mut *game.table, request)?))?;
        match answer {
            protocol::Answer::Why(reason) => Ok(Answer::Why(reason)),
            protocol::Answer::Preview { odds } => Ok(Answer::Preview { odds }),
            protocol::Answer::Surmise { surmises } => Ok(Answer::Surmise { surmises }),
            protocol::Answer::Standing { standing } => Ok(Answer::Standing { standing }),
            protocol::Answer::Scenario(scenario) => Ok(Answer::Scenario(scenario)),
            protocol::Answer::Games(_)
            | protocol::Answer::Opened(_)
            | protocol::Answer::Document { .. }
            | protocol::Answer::Luck { .. }
            | protocol::Answer::Looked(_)
            | protocol::Answer::Inspected(_)
            | protocol::Answer::Fortunes(_)
            | protocol::Answer::Done(_)
            | protocol::Answer::Hint { .. }
            | protocol::Answer::Review { .. }
            | protocol::Answer::Record { .. }
            | protocol::Answer::Verified { .. }
            | protocol::Answer::Rematch(_)
            | protocol::Answer::Closed {} => {
                Err(Refused::new(Code::NotAvailable, "This is not asked of a table."))
            }
        }
    }

    async fn inspect(&mut self, who: IdentityId, viewer: Viewer, place: &str) -> Reply {
        self.must_look(who)?;
        self.wake().await?;
        self.must_see(who, viewer)?;
        self.watchers.note_look(viewer);
        self.with_game(|game| Ok(Answer::Inspected(game.table.inspect(viewer, place)?)))
    }

    async fn fortunes(&mut self, who: IdentityId) -> Reply {
        self.must_look(who)?;
        self.wake().await?;
        self.with_game(|game| Ok(Answer::Fortunes(game.table.fortunes()?)))
    }

    /// The scenario, also of a game that has not begun: what everybody may know of it is the same.
    async fn scenario(&mut self, who: IdentityId) -> Reply {
        self.must_look(who)?;
        let Some(forming) = &self.charter.forming else {
            self.wake().await?;
            return self.with_game(|game| Ok(scenario_of(&*game.table)));
        };
        let title = find_among(self.house.config.shelf, &self.charter.game)?;
        let table = open_safely(title, forming.set_up.clone(), &fresh_luck())?;
        Ok(scenario_of(&*table))
    }
}

/// Whether a message changes nothing, and can be left unanswered if nobody reads the answer.
fn only_looks(message: &Message) -> bool {
    matches!(
        message,
        Message::View { .. }
            | Message::Wait { .. }
            | Message::Frames { .. }
            | Message::Scenario { .. }
            | Message::Why { .. }
            | Message::Preview { .. }
            | Message::Inspect { .. }
            | Message::Surmise { .. }
            | Message::Fortunes { .. }
            | Message::Hint { .. }
            | Message::Review { .. }
    )
}

/// What is to be seen: through whose eyes, what was told after so much, with words and names or
/// without.
#[derive(Clone, Copy)]
pub(super) struct Sought {
    pub(super) viewer: Viewer,
    pub(super) since: Option<usize>,
    pub(super) words: bool,
    pub(super) names: bool,
}

fn scenario_of(table: &dyn catalog::Table) -> Answer {
    let (scenario, scenery) = (table.scenario().clone(), table.scenery());
    Answer::Scenario(Box::new(protocol::Scenario { scenario, scenery }))
}
