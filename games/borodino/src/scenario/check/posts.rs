//! [BOR-6.3.9], [BOR-14.1.2] What can be wrong with the headquarters of a scenario.

use toml::Spanned;

use crate::pieces::{Kind, Level};
use crate::scenario::army::BlockEntry;
use crate::scenario::check::{Report, side_name};
use crate::state::MOST_HEADQUARTERS;

/// The longest command range.
const LONGEST_RANGE: u8 = 9;

impl Report<'_> {
    /// Headquarters have what others have not.
    pub(super) fn command(&mut self, entry: &Spanned<BlockEntry>, earlier: &[Spanned<BlockEntry>]) {
        let block = entry.get_ref();
        if block.kind != Kind::Headquarters {
            self.no_headquarters(entry);
            return;
        }
        let others: Vec<&BlockEntry> = earlier
            .iter()
            .map(Spanned::get_ref)
            .filter(|it| it.kind == Kind::Headquarters && it.side == block.side)
            .collect();
        if others.len() == MOST_HEADQUARTERS {
            let side = side_name(block.side);
            let message = format!("The {side} side has {MOST_HEADQUARTERS} headquarters at most.");
            self.add(entry, message);
        }
        self.range(entry);
        match block.level {
            None => self.add(entry, format!("{} needs a level: army or corps.", block.id)),
            Some(Level::Army) => self.army_headquarters(entry, &others),
            Some(Level::Corps) => self.corps_headquarters(entry, &others),
        }
    }

    fn no_headquarters(&mut self, entry: &Spanned<BlockEntry>) {
        let block = entry.get_ref();
        let commands = block.level.is_some()
            || block.range.is_some()
            || block.post.is_some()
            || block.right.is_some()
            || block.never_promoted;
        if commands {
            let id = &block.id;
            let message = format!(
                "{id} is no headquarters and has no level, range, post, right or promotion."
            );
            self.add(entry, message);
        }
    }

    /// [BOR-6.2.1] Every headquarters has a command range. [BOR-17.1.2] It is never Guard.
    fn range(&mut self, entry: &Spanned<BlockEntry>) {
        let block = entry.get_ref();
        let id = &block.id;
        match block.range {
            None => self.add(entry, format!("{id} needs a command range.")),
            Some(range) if range > LONGEST_RANGE => {
                self.add(entry, format!("{id} can have a command range of 0 to {LONGEST_RANGE}."));
            }
            Some(_) => {}
        }
        if block.guard.is_some() {
            self.add(entry, format!("{id} is a headquarters and counts as no Guard."));
        }
    }

    /// [BOR-14.1.2] An army headquarters holds a post of its side, and no other holds the same.
    fn army_headquarters(&mut self, entry: &Spanned<BlockEntry>, others: &[&BlockEntry]) {
        let block = entry.get_ref();
        let id = &block.id;
        if block.corps.is_some() || block.right.is_some() {
            self.add(entry, format!("{id} commands an army, and no corps."));
        }
        let Some(post) = block.post else {
            self.add(entry, format!("{id} commands an army and needs its post."));
            return;
        };
        if post.side() != block.side {
            self.add(entry, format!("{id} cannot hold a post of the enemy."));
        }
        if let Some(other) = others.iter().find(|other| other.post == Some(post)) {
            self.add(entry, format!("{} holds the post of {id} already.", other.id));
        }
    }

    /// [BOR-6.3.1] A corps headquarters commands a corps, which nobody else commands.
    fn corps_headquarters(&mut self, entry: &Spanned<BlockEntry>, others: &[&BlockEntry]) {
        let block = entry.get_ref();
        let id = &block.id;
        if block.post.is_some() {
            self.add(entry, format!("{id} commands a corps and holds no army post."));
        }
        let Some(mark) = &block.corps else {
            self.add(entry, format!("{id} needs the mark of the corps that it commands."));
            return;
        };
        if let Some(other) = others.iter().find(|other| other.corps.as_ref() == Some(mark)) {
            self.add(entry, format!("{} commands corps {mark} already.", other.id));
        }
    }
}
