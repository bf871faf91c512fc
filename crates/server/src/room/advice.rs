//! Hints and reviews: asked for here, made by the thinkers, and told when they are there. The table
//! goes on meanwhile.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use catalog::{Code, HintMade, Hinting, Means, Reviewing};
use engine::Seat;
use tracing::error;

use super::{Call, ReplyTo, Room};
use crate::advice::{Asking, Next, Reader, Wanted};
use crate::desk::failed;
use crate::house::House;
use crate::identity::Identity;
use crate::ids::IdentityId;
use crate::wire::{Answer, Refused};

/// A hint that was made, and who waits for it; nothing, if making it failed.
pub(crate) struct Hinted {
    pub(super) made: Option<HintMade>,
    pub(super) reply: ReplyTo,
    pub(super) asking: Asking,
}

impl Room {
    /// Lets a hint be made.
    pub(super) async fn hint(
        &mut self,
        who: &Arc<Identity>,
        seat: Seat,
        level: Option<String>,
        reply: ReplyTo,
    ) {
        match self.hinting(who.id(), seat, level.as_deref()).await {
            Err(refused) => self.reply(reply, Err(refused)),
            Ok((hinting, asking)) => {
                self.advising += 1;
                let (house, id) = (Arc::clone(&self.house), self.id);
                let work = move |means: &Means<'_>| {
                    let made = catch_unwind(AssertUnwindSafe(|| hinting.ponder(means))).ok();
                    house.metrics.hints.add_one();
                    let hinted = Hinted { made, reply, asking };
                    if let Some(Call::Hinted(hinted)) =
                        house.bring(id, Call::Hinted(Box::new(hinted)))
                    {
                        hinted.answer(&house, Err(too_late()));
                    }
                };
                self.house.let_think(who.id(), self.house.config.thinking.turn, work);
            }
        }
    }

    async fn hinting(
        &mut self,
        who: IdentityId,
        seat: Seat,
        level: Option<&str>,
    ) -> Result<(Hinting, Asking), Refused> {
        self.charter.must_hold(who, seat)?;
        self.wake().await?;
        let asking = self.house.askers.enter(who)?;
        let hinting = self.with_game(|game| Ok(game.table.hinting(seat, level)?))?;
        Ok((hinting, asking))
    }

    /// A hint is there. It is told if its moment is not past.
    pub(super) fn hear_hint(&mut self, mut hinted: Hinted) {
        self.advising = self.advising.saturating_sub(1);
        let answer = match hinted.made.take() {
            None => {
                error!("a hint could not be made");
                self.house.metrics.faults.add_one();
                Err(failed())
            }
            Some(_) if self.game.is_none() => Err(too_late()),
            Some(made) => self.with_game(|game| Ok(Answer::Hint { hint: game.table.hint(made)? })),
        };
        hinted.answer(&self.house, answer);
    }

    /// Lets the game be gone over, unless that was done already or is being done.
    pub(super) async fn review(
        &mut self,
        who: &Arc<Identity>,
        level: Option<String>,
        reply: ReplyTo,
    ) {
        let wanted = (self.id, level);
        let asking = match self.may_review(who.id(), &wanted).await {
            Ok(asking) => asking,
            Err(refused) => return self.reply(reply, Err(refused)),
        };
        match self.house.reviews.ask(&wanted, Reader { reply, asking }) {
            Next::Made(reader, review) => reader.answer(Ok(Answer::Review { review })),
            Next::Waiting => {}
            Next::Make => self.make_review(who.id(), wanted),
        }
    }

    async fn may_review(&mut self, who: IdentityId, wanted: &Wanted) -> Result<Asking, Refused> {
        self.must_look(who)?;
        self.wake().await?;
        // What cannot be gone over is refused before anybody waits.
        self.with_game(|game| Ok(game.table.may_review(wanted.1.as_deref())?))?;
        self.house.askers.enter(who)
    }

    fn make_review(&mut self, who: IdentityId, wanted: Wanted) {
        let level = wanted.1.as_deref();
        match self.with_game(|game| Ok(game.table.reviewing(level)?)) {
            Ok(reviewing) => {
                let house = Arc::clone(&self.house);
                let work = move |means: &Means<'_>| go_over(&house, &wanted, reviewing, means);
                self.house.let_think(who, self.house.config.thinking.review, work);
            }
            Err(refused) => {
                let readers = self.house.reviews.give_up(&wanted);
                readers.into_iter().for_each(|reader| reader.answer(Err(refused.clone())));
            }
        }
    }
}

impl Hinted {
    fn answer(self, house: &House, answer: Result<Answer, Refused>) {
        drop(self.asking);
        self.reply.send(house.counted(answer));
    }
}

/// Goes over a game, and tells all who wait for it. What could not be brought to its end is told, and
/// not kept.
fn go_over(house: &House, wanted: &Wanted, reviewing: Reviewing, means: &Means<'_>) {
    let made = catch_unwind(AssertUnwindSafe(|| reviewing.ponder(means))).ok();
    house.metrics.reviews.add_one();
    let readers = match &made {
        Some(review) if !means.is_halted() => house.reviews.keep(wanted, review),
        Some(_) | None => house.reviews.give_up(wanted),
    };
    if made.is_none() {
        error!("a game could not be gone over");
        house.metrics.faults.add_one();
    }
    for reader in readers {
        let answer = made.clone().map(|review| Answer::Review { review });
        reader.answer(house.counted(answer.ok_or_else(failed)));
    }
}

fn too_late() -> Refused {
    Refused::new(Code::Stale, "The table has gone on since the hint was asked for.")
}
