//! Another game with the sides changed, when all persons want one.

use catalog::protocol::{AnotherGame, another_game};
use engine::{Bytes, Seat};

use super::seats::forming_status;
use super::{Charter, Room, fresh_luck};
use crate::secret::random;
use crate::store::Change;
use crate::wire::Refused;

/// The charter that names the table of the next game, and what opens that.
pub(super) type NextGame = (Charter, Vec<Change>);

impl Room {
    /// Asks for another game; when all persons have, it is opened.
    pub(super) fn ask_rematch(&mut self, seat: Seat) -> Result<Option<NextGame>, Refused> {
        let charter = self.charter.clone();
        let (asked, another) = self.with_game(|game| {
            let another = another_game(&*game.table);
            game.table.title().field(&another.set_up)?;
            game.table.ask_rematch(seat)?;
            Ok((game.table.talk().rematch, another))
        })?;
        let persons = charter.seats().zip(&charter.chairs).filter(|(_, chair)| chair.is_person());
        if charter.next.is_some() || !persons.map(|(seat, _)| seat).all(|it| asked.contains(it)) {
            return Ok(None);
        }
        self.with_game(|game| {
            let AnotherGame { set_up, from, .. } = another;
            // Never from the same key: it is known by now.
            let luck = fresh_luck();
            let tried = game.table.title().open(set_up.clone(), &luck)?;
            let mut next = Charter::new(charter.host, set_up, &luck, &*tried);
            next.watchers = charter.watchers;
            for (chair, from) in next.chairs.iter_mut().zip(from) {
                chair.holder = charter.chairs[usize::from(from.0)].holder;
            }
            Ok(next)
        })
        .map(|next| Some(self.opened_next(charter, &next)))
    }

    fn opened_next(&self, mut charter: Charter, next: &Charter) -> NextGame {
        let table = Bytes(random());
        charter.next = Some(table);
        let changes = vec![
            charter.to_keep(self.id, self.version),
            next.to_keep(table, 0),
            forming_status(table, next),
        ];
        (charter, changes)
    }
}
