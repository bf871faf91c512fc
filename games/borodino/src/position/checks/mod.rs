//! What can be so by itself, but not together: play never comes to it.
//!
//! `question` says whether the question can be put at all, `ground` where blocks may stand, `marks`
//! what a turn may have left on them, `command` who may lead, `fight` what a battle may look like.

mod command;
mod fight;
mod ground;
mod marks;
mod question;

use super::document::Document;
use super::names::Names;
use crate::state::Campaign;
use crate::step::Step;

pub(super) use question::{in_hand, nobody_asked};

/// Notes everything that does not go together.
pub(super) fn check(campaign: &Campaign, names: &mut Names, document: &Document, step: Step) {
    question::check(campaign, names, step);
    ground::check(campaign, names, step);
    marks::check(campaign, names, step);
    command::check(campaign, names, step);
    fight::check(campaign, names, document, step);
}
