//! [BOR-6.3.9] The table of command: who may order whom, wherever they stand.

use crate::ids::{BlockId, BlockSet};
use crate::pieces::{Army, Class, Kind, Post, Right};
use crate::setting::BlockCard;

/// Whom each headquarters and each army post may order.
#[derive(Debug)]
pub(crate) struct Chain {
    by_corps: Vec<BlockSet>,
    by_post: [BlockSet; 4],
}

impl Chain {
    pub(crate) fn new(blocks: &[BlockCard]) -> Chain {
        let set = |may_order: &dyn Fn(&BlockCard) -> bool| -> BlockSet {
            let ids = (0..blocks.len() as u8).map(BlockId::new);
            ids.zip(blocks).filter(|(_, card)| may_order(card)).map(|(id, _)| id).collect()
        };
        Chain {
            by_corps: blocks.iter().map(|hq| set(&|card| obeys_corps(card, hq))).collect(),
            by_post: Post::ALL.map(|post| set(&|card| obeys_post(card, post))),
        }
    }

    /// [BOR-6.3.1] Whom a headquarters orders as one of a corps; [BOR-6.3.6] one that commands no
    /// corps has the independent troops alone.
    pub(crate) fn of_corps(&self, hq: BlockId) -> BlockSet {
        self.by_corps[hq.index()]
    }

    /// Whom the holder of a post orders for it.
    pub(crate) fn of_post(&self, post: Post) -> BlockSet {
        self.by_post[post as usize]
    }
}

/// [BOR-6.3.1] Its own corps and those attached to it, [BOR-6.3.6] and independent troops of any; [BOR-6.3.9] never another
/// headquarters.
fn obeys_corps(card: &BlockCard, hq: &BlockCard) -> bool {
    let is_of_corps = match hq.right {
        // [BOR-4.1.6] Attached blocks obey two.
        None => hq.corps.is_some() && [card.corps, card.attached].contains(&hq.corps),
        // [BOR-6.3.2] All cavalry and horse artillery,
        Some(Right::Cavalry) => {
            card.kind.class() == Class::Cavalry || card.kind == Kind::HorseArtillery
        }
        // [BOR-6.3.3] or all Cossacks.
        Some(Right::Cossacks) => card.kind == Kind::Cossack,
    };
    hq.kind == Kind::Headquarters
        && card.side == hq.side
        && card.kind != Kind::Headquarters
        && (is_of_corps || card.kind.is_independent())
}

/// [BOR-6.3.4] All blocks of the side, [BOR-6.3.5] or those of an army; [BOR-6.3.6] independent troops
/// in any case.
fn obeys_post(card: &BlockCard, post: Post) -> bool {
    let is_of_army = match post {
        Post::French | Post::Supreme => true,
        Post::First => card.army == Army::First,
        Post::Second => card.army == Army::Second,
    };
    card.side == post.side() && (is_of_army || card.kind.is_independent())
}
