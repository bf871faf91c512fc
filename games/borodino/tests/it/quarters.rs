//! Where bots place their blocks in a free set-up: near their places in print, and not in them.

use std::collections::{BTreeMap, BTreeSet};

use borodino::{Action, Campaign};
use engine::{Counsel as _, Game as _, Journal, Seat, Title as _};
use luck::Fast;
use serde_json::Value;

use crate::random::{DAYS, THREE_DAYS, asked, below, campaign};

/// Who stands where, by their ids.
type Places = BTreeMap<String, String>;

fn places(campaign: &Campaign) -> Places {
    let document = serde_json::to_value(campaign.document()).expect("a document");
    let blocks = document["blocks"].as_array().cloned().unwrap_or_default();
    let text = |block: &Value, name: &str| block[name].as_str().expect("text").to_owned();
    blocks.iter().map(|block| (text(block, "id"), text(block, "area"))).collect()
}

/// The start of a campaign in which both sides place blocks with any of the decisions that bots think of.
fn placed(scenario: &str, seed: u64) -> Places {
    let mut campaign = campaign(scenario, &[("free-setup", "on")]);
    let mut luck = Fast::new(seed);
    campaign.start(&mut luck, &mut Journal::off());
    while let Some(seat) = asked(&campaign).filter(|_| is_set_up(&campaign)) {
        let mut list = campaign.legal_list(seat);
        list.retain(|action| !campaign.shuns(seat, action));
        let action = list[below(&mut luck, list.len())];
        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
    }
    places(&campaign)
}

fn is_set_up(campaign: &Campaign) -> bool {
    let document = serde_json::to_value(campaign.document()).expect("a document");
    document["turn"] == 0
}

fn printed(scenario: &str) -> Places {
    let mut campaign = campaign(scenario, &[]);
    campaign.start(&mut Fast::new(1), &mut Journal::off());
    places(&campaign)
}

fn posts(places: &Places, side: char) -> BTreeSet<&str> {
    let own = places.iter().filter(|(id, _)| id.starts_with(side));
    own.map(|(_, area)| area.as_str()).collect()
}

#[test]
fn no_post_of_print_is_empty_and_nobody_stands_far_from_one() {
    for scenario in DAYS.into_iter().chain([THREE_DAYS]) {
        let printed = printed(scenario);
        let setting = campaign(scenario, &[]).scenario();
        for seed in 0..20 {
            let placed = placed(scenario, seed);
            assert_eq!(placed.len(), printed.len());
            for side in ['F', 'R'] {
                let (posts, taken) = (posts(&printed, side), posts(&placed, side));
                assert!(taken.is_superset(&posts), "{scenario} {seed}: {posts:?}, not {taken:?}");
                for area in taken.difference(&posts) {
                    let next = |post: &&&str| setting.find_border(area, post).is_some();
                    assert!(posts.iter().any(|post| next(&post)), "{scenario} {seed}: {area}");
                }
            }
        }
    }
}

#[test]
fn who_is_where_differs_from_print_and_from_time_to_time() {
    for scenario in DAYS {
        let printed = printed(scenario);
        let [one, other] = [1, 2].map(|seed| placed(scenario, seed));
        for (one, other) in [(&one, &printed), (&other, &printed), (&one, &other)] {
            let moved = one.iter().filter(|(id, area)| other.get(*id) != Some(area)).count();
            assert!(4 * moved > one.len(), "{scenario}: {moved} of {}", one.len());
        }
    }
}

/// [BOR-4.2.4] The printed places at one press are for people.
#[test]
fn bots_place_block_by_block() {
    let mut campaign = campaign("borodino", &[("free-setup", "on")]);
    campaign.start(&mut Fast::new(1), &mut Journal::off());
    assert!(campaign.legal_list(Seat(1)).contains(&Action::PlaceRest));
    assert!(campaign.shuns(Seat(1), &Action::PlaceRest));
}
