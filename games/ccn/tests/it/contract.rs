use ccn::Battle;
use engine::Title as _;
use testkit::scaled;

fn rolica() -> Battle {
    Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game")
}

#[test]
fn games_end() {
    testkit::games_end(&rolica(), scaled(1_000));
}

#[test]
fn listed_decisions_are_accepted() {
    testkit::listed_decisions_are_accepted(&rolica(), scaled(20));
}

#[test]
fn others_are_refused() {
    testkit::others_are_refused(&rolica(), scaled(20), Some(Battle::RULES));
}

#[test]
fn lists_are_short() {
    testkit::lists_are_short(&rolica(), scaled(50));
}

#[test]
fn events_rebuild_the_game() {
    testkit::events_rebuild_the_game(&rolica(), scaled(20));
}

#[test]
fn nothing_leaks() {
    testkit::nothing_leaks(&rolica(), scaled(2));
}

#[test]
fn events_tell_no_more_than_view_and_log() {
    testkit::events_tell_no_more_than_view_and_log(&rolica(), scaled(2));
}

#[test]
fn saves_load_equal() {
    testkit::saves_load_equal(&rolica(), scaled(4));
}

#[test]
fn undo_returns_exactly() {
    testkit::undo_returns_exactly(&rolica(), scaled(2));
}

#[test]
fn orders_stay_secret() {
    testkit::orders_stay_secret(&rolica(), scaled(2));
}

#[test]
fn bots_do_not_peek() {
    testkit::bots_do_not_peek(&rolica(), &ai::Random, scaled(2));
    testkit::bots_do_not_peek(&rolica(), &ai::Greedy::new(1), 1);
}
