//! Who leads the armies.

use borodino::{BlockId, Event, Level, Post, Side, View};

use super::ledger::Ledger;
use super::{Checked, ensure};

/// [BOR-14.1.2] A post that falls vacant goes to the most senior who may have it: [BOR-14.2.1],
/// [BOR-14.2.2] the highest of a side to anybody, [BOR-14.2.3] the others to a corps headquarters
/// that holds none.
pub(super) fn note(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    if let Event::Placed { who, .. } | Event::Arrived { who, .. } = event {
        let block = ledger.known(*who)?;
        ledger.take_first_post(block);
    }
    let Event::PostFilled { post, holder } = event else { return Ok(()) };
    ledger.posts.remove(post);
    let is_highest = matches!(post, Post::French | Post::Supreme);
    let side = if *post == Post::French { Side::French } else { Side::Russian };
    let may_have = |hq: &BlockId| {
        let is_free = !ledger.posts.values().any(|it| it == hq);
        is_highest || is_free && level(ledger, *hq) == Some(Level::Corps)
    };
    let senior = candidates(ledger, side).filter(may_have).min_by_key(|&hq| seniority(ledger, hq));
    ensure(*holder == senior, || format!("{holder:?} gets {post:?}, not {senior:?}"))?;
    if let Some(holder) = holder {
        ledger.posts.retain(|_, it| it != holder);
        ledger.posts.insert(*post, *holder);
    }
    Ok(())
}

/// Posts are held as the log says, by headquarters on the map.
pub(super) fn check(ledger: &Ledger<'_>, view: &View) -> Checked {
    for held in &view.posts {
        // [BOR-18.1.2] Napoleon is named also while he waits.
        let is_there = ledger.area(held.holder).is_some();
        let waits = !is_there && ledger.facts.block(held.holder).arrival.is_some();
        let noted = ledger.posts.get(&held.post).copied();
        let is_so = noted == Some(held.holder) && is_there || noted.is_none() && waits;
        ensure(is_so, || format!("{held:?}, but {noted:?}"))?;
    }
    let is_all = ledger.posts.keys().all(|post| view.posts.iter().any(|it| it.post == *post));
    ensure(is_all, || format!("{:?} hold posts, not {:?}", ledger.posts, view.posts))
}

/// The headquarters of a side on the map that may lead an army.
fn candidates(ledger: &Ledger<'_>, side: Side) -> impl Iterator<Item = BlockId> {
    ledger.facts.all_blocks().filter(move |&block| {
        let facts = ledger.facts.block(block);
        let may_lead = facts.headquarters.as_ref().is_some_and(|it| it.can_be_promoted);
        facts.side == side && may_lead && ledger.area(block).is_some()
    })
}

fn level(ledger: &Ledger<'_>, hq: BlockId) -> Option<Level> {
    ledger.facts.block(hq).headquarters.as_ref().map(|it| it.level)
}

fn seniority(ledger: &Ledger<'_>, hq: BlockId) -> u8 {
    ledger.facts.block(hq).headquarters.as_ref().map_or(u8::MAX, |it| it.seniority)
}
