//! Hidden blocks on the Moskva: what lies open by chapter 18 of its rules.

use borodino::{BlockView, Campaign, Event, How, Mark, Side, Step, View};
use engine::{Game, Viewer};
use serde_json::Value;

use super::scan::{Beginning, Blocks, Known, Printed, Scan};

impl Blocks for Campaign {
    const BLOCKS: &'static str = "block blocks hq hqs gun guest destroyed withdrawn acted \
        squares flankers flank_bonus held take activate pay take-hit form-square leave-square withdraw pass";
    const COUNTED: &'static str = "blocks";
    // [BOR-18.1.2] Who holds an army post is known by name, and so is a square that sheltered somebody,
    // when it has left the battle, too.
    const PUBLIC: &'static str = "turn square points under_fire area waiting holder burnt captured border to \
        second_attacks fired_over round withdrawals supplied spent source steps left at from \
        origin orders dice die value hits own french russian number faces sequence seat seats on \
        draw rematch resigned index winners margin place move fight main-attack go-on burn shown areas standing";
    const PLACES: &'static str = "areas";
    const BY_NUMBER: Option<&'static str> = Some("block:");
    // [BOR-4.1.6] Attachments stand in the scenario.
    const PRINTED: Option<&'static str> = Some("Attached to ");
    // [BOR-18.2.3] How many orders a headquarters has left, and for whom; [BOR-18.1.1] where a block came from.
    const PRIVATE: &'static [(&'static str, &'static str)] =
        &[("hq", "orders"), ("hq", "blocks"), ("block", "origin")];
    // [BOR-3.1.7] Guard cavalry and artillery is called what it is, and some of it is called nothing else.
    const DESCRIPTIONS: &'static [&'static str] = &[
        "French Guard heavy cavalry",
        "French Guard horse artillery",
        "Russian Guard heavy cavalry",
        "Russian Guard horse artillery",
    ];

    fn owners(block: &Value) -> &'static [u8] {
        if block["side"] == "french" { &[0] } else { &[1] }
    }

    fn look(&self, printed: &Printed, known: &mut Known) {
        let referee = self.view(Viewer::Referee);
        // [BOR-18.2.1] Those that are out of the game lie open for good.
        let gone = referee.destroyed | referee.withdrawn;
        known.lost = gone.iter().map(|block| block.index() as u64).collect();
        known.named.extend(referee.posts.iter().map(|post| post.holder.index() as u64));
        // [BOR-12.2.5] The square that sheltered somebody, when it has left the battle, too.
        let shelters = referee.battle.iter().flat_map(|battle| &battle.shelters);
        known.named.extend(shelters.map(|shelter| shelter.square.index() as u64));
        let open = referee.blocks.iter().filter(|it| lies_open(&referee, printed, it));
        open.for_each(|it| known.show(it.block.index() as u64, it.steps));
    }

    /// [BOR-18.2.1] A headquarters before its activation is shown on its way, and so is a block that
    /// leaves a battle.
    fn glimpse(event: &Event, known: &mut Known) {
        let face = if let Event::Moved { who, how: How::BeforeActivation, .. } = event {
            who.face
        } else if let Event::Retreated { face, .. } | Event::WentOn { face, .. } = event {
            Some(*face)
        } else {
            None
        };
        face.iter().for_each(|face| known.show(face.block.index() as u64, face.steps));
    }
}

/// [BOR-18.2.1] Whether the enemy sees a block: a headquarters that was activated and a gun that has
/// bombarded until their action phase is over; in a battle everybody, reserves from round 2 on; and
/// one that finds its refuge full, until it has arrived elsewhere.
fn lies_open(referee: &View, printed: &Printed, it: &BlockView) -> bool {
    let BlockView { block, area, marks, .. } = it;
    let is_of = |side: &Side| printed.is_of(block.index() as u64, side.seat());
    let acts = |step: &Step| matches!(step, Step::EndActionPhase { side } if is_of(side));
    let is_active = referee.commands.iter().any(|command| command.hq == *block);
    let in_battle = referee.battle.as_ref().is_some_and(|battle| {
        *area == Some(battle.area) && (battle.round >= 2 || !marks.contains(&Mark::Reserve))
    });
    let goes_on = referee.agenda.last() == Some(&Step::GoOn { block: *block });
    let was_shown = is_active || marks.contains(&Mark::Bombarded);
    was_shown && referee.agenda.iter().any(acts) || in_battle || goes_on
}

fn scan(scenario: &str, options: &[(&str, &str)], seed: u64) {
    let beginning = Beginning { scenario: Some(scenario), file: None, options, seats: 2 };
    Scan::<Campaign>::open(&beginning, seed).play();
}

#[test]
fn a_name_in_a_sentence_is_that_of_a_block_unless_it_is_part_of_another() {
    let beginning = Beginning { scenario: Some("borodino"), file: None, options: &[], seats: 2 };
    let scan = Scan::<Campaign>::open(&beginning, 0);
    let check = |text: &str, ids: &[&str]| assert_eq!(scan.named_in(text), ids, "{text}");
    check("Bagration (3) moved from Bagration Fleches to Raevsky Battery.", &["R-HQ-BAG"]);
    check("Bagration Fleches: Raevsky, 10th Division Ledru (3)", &["F-3-10", "R-HQ-RAE"]);
    check("IV Cavalry Corps (3), IV Cavalry Corps Sievers (2)", &["F-C4-H", "R-G-IV"]);
    check("VIII Corps jaegers (2) and no other jaegers", &["R-8-J"]);
    check("Guard heavy cavalry (3): French Guard heavy cavalry", &["F-G-HC"]);
    check("Russian Guard heavy cavalry", &[]);
    check("Guard horse artillery R-5-RA (2)", &["R-5-RA"]);
}

#[test]
fn single_days_on_the_moskva_tell_nobody_of_a_block_that_he_cannot_know() {
    for seed in 0..testkit::scaled(1) {
        scan("shevardino", &[], seed);
        scan("borodino", &[("flank-attacks", "on")], seed);
    }
}

#[test]
fn the_three_days_on_the_moskva_tell_nobody_of_a_block_that_he_cannot_know() {
    for seed in 0..testkit::scaled(1) {
        scan("combined", &[], seed);
    }
}

#[test]
fn blocks_that_are_placed_in_secret_on_the_moskva_stay_secret() {
    for seed in 0..testkit::scaled(1) {
        scan("shevardino", &[("free-setup", "on"), ("flank-attacks", "on")], seed);
    }
}
