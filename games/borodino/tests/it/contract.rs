//! The checks that every game passes.

use borodino::Campaign;
use engine::{Game, Journal, Title as _, Viewer, Waiting};
use luck::Fast;
use testkit::scaled;

/// The kinds of campaign that differ in what is secret: each scenario as it is printed, with blocks
/// that the players place, and with flank attacks.
const KINDS: [(&str, &[(&str, &str)]); 5] = [
    ("shevardino", &[]),
    ("shevardino", &[("free-setup", "on"), ("flank-attacks", "on")]),
    ("borodino", &[("flank-attacks", "on")]),
    ("borodino", &[("free-setup", "on")]),
    ("combined", &[]),
];

/// A campaign that has not begun.
pub(crate) fn campaign(scenario: &str, options: &[(&str, &str)]) -> Campaign {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    Campaign::set_up(scenario, &options).expect("a scenario of the game")
}

/// One of each kind.
pub(crate) fn campaigns() -> impl Iterator<Item = Campaign> {
    KINDS.iter().map(|(scenario, options)| campaign(scenario, options))
}

/// The short ones, for checks that take long.
fn evenings() -> impl Iterator<Item = Campaign> {
    campaigns().take(2)
}

#[test]
fn games_end() {
    campaigns().for_each(|campaign| testkit::games_end(&campaign, scaled(10)));
}

#[test]
fn listed_decisions_are_accepted() {
    campaigns().for_each(|campaign| testkit::listed_decisions_are_accepted(&campaign, scaled(1)));
}

#[test]
fn others_are_refused() {
    let rules = Some(Campaign::RULES);
    campaigns().for_each(|campaign| testkit::others_are_refused(&campaign, scaled(1), rules));
}

#[test]
fn lists_are_short() {
    campaigns().for_each(|campaign| testkit::lists_are_short(&campaign, scaled(5)));
}

#[test]
fn events_rebuild_the_game() {
    campaigns().for_each(|campaign| testkit::events_rebuild_the_game(&campaign, scaled(2)));
}

#[test]
fn nothing_leaks() {
    campaigns().for_each(|campaign| testkit::nothing_leaks(&campaign, scaled(1)));
}

#[test]
fn events_tell_no_more_than_view_and_log() {
    campaigns()
        .for_each(|campaign| testkit::events_tell_no_more_than_view_and_log(&campaign, scaled(1)));
}

#[test]
fn saves_load_equal() {
    campaigns().for_each(|campaign| testkit::saves_load_equal(&campaign, scaled(1)));
}

#[test]
fn undo_returns_exactly() {
    evenings().for_each(|campaign| testkit::undo_returns_exactly(&campaign, scaled(1)));
}

#[test]
fn orders_stay_secret() {
    testkit::orders_stay_secret(&campaign("shevardino", &[]), scaled(1));
}

#[test]
fn bots_do_not_peek() {
    campaigns().for_each(|campaign| testkit::bots_do_not_peek(&campaign, &ai::Random, scaled(1)));
}

#[test]
fn no_player_peeks() {
    testkit::no_player_peeks(&campaign("shevardino", &[]), scaled(1).div_ceil(10), 300);
}

/// Whoever sees everything can rebuild everything.
#[test]
fn the_view_of_the_referee_is_the_whole_position() {
    for (seed, mut campaign) in
        (0..scaled(2)).flat_map(|seed| campaigns().map(move |it| (seed, it)))
    {
        let mut luck = Fast::new(seed);
        campaign.start(&mut luck, &mut Journal::off());
        while let Waiting::On(seats) = campaign.waiting() {
            let seat = seats.lowest().expect("somebody is asked");
            let view = campaign.view(Viewer::Referee);
            let setting = campaign.scenario();
            let belief = Campaign::belief(setting, seat, &view);
            let again = Campaign::imagine(setting, seat, &view, &belief, &mut Fast::new(1));
            assert_eq!(again, campaign);
            let legal = campaign.legal_list(seat);
            let action = legal[luck.index(legal.len())];
            campaign.play(seat, action, &mut luck, &mut Journal::off()).expect("it is listed");
        }
    }
}

/// A hundred pairs, ten thousand in a soak.
#[test]
fn what_is_sent_tells_nothing() {
    let mut compared = testkit::Compared::default();
    for campaign in campaigns() {
        compared += testkit::what_is_sent_tells_nothing(&campaign, scaled(20));
    }
    assert!(compared.moments > compared.pairs, "{compared:?}");
    assert!(compared.told_by_others > compared.pairs / 2, "{compared:?}");
    assert_eq!(compared.stopped, 0, "who is asked tells: {compared:?}");
    assert!(compared.lost < compared.pairs * 2 / 3, "{compared:?}");
}
