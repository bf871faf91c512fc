//! Each check fails on a fault that was planted for it.

use std::sync::atomic::{AtomicU64, Ordering};

use ai::{Decision, Player, Random};
use engine::{Game, Sight};
use luck::Fast;
use testkit::assert_fails;
use testkit::toys::campaign::{self, PAGE, Planted, planted};
use testkit::toys::night;

#[test]
fn a_game_without_end() {
    assert_fails(|| testkit::games_end(&planted(Planted::Endless), 1), "not over after");
}

#[test]
fn a_dead_end() {
    assert_fails(|| testkit::games_end(&planted(Planted::DeadEnd), 200), "dead end");
}

#[test]
fn a_listed_decision_that_cannot_be_carried_out() {
    let faulty = planted(Planted::DeadMarch);
    let check = || testkit::listed_decisions_are_accepted(&faulty, 100);
    assert_fails(check, "only blocks on the map march");
}

#[test]
fn a_list_that_depends_on_the_buffer() {
    let faulty = planted(Planted::BufferMatters);
    let check = || testkit::listed_decisions_are_accepted(&faulty, 1);
    assert_fails(check, "depends on what the buffer held");
}

#[test]
fn an_illegal_decision_that_is_accepted() {
    let faulty = planted(Planted::TakesAnything);
    assert_fails(|| testkit::others_are_refused(&faulty, 1, None), "was accepted");
}

#[test]
fn a_refusal_that_changes_the_position() {
    let faulty = planted(Planted::RefusalActs);
    assert_fails(|| testkit::others_are_refused(&faulty, 1, None), "changed the position");
}

#[test]
fn a_refusal_without_a_rule() {
    let faulty = planted(Planted::NoRule);
    assert_fails(|| testkit::others_are_refused(&faulty, 1, None), "without a rule");
}

#[test]
fn a_refusal_by_a_rule_that_does_not_exist() {
    let faulty = planted(Planted::UnknownRule);
    let check = || testkit::others_are_refused(&faulty, 1, Some(PAGE));
    assert_fails(check, "TOY-9.9, which is not on the rules page");
}

#[test]
fn a_list_that_is_too_long() {
    assert_fails(|| testkit::lists_are_short(&planted(Planted::LongList), 1), "decisions for seat");
}

#[test]
fn an_event_that_does_not_say_all_it_changes() {
    let faulty = planted(Planted::Impure);
    assert_fails(|| testkit::events_rebuild_the_game(&faulty, 20), "do not rebuild the game");
}

#[test]
fn a_face_in_the_view() {
    let faulty = planted(Planted::FaceInView);
    let check = || testkit::events_tell_no_more_than_view_and_log(&faulty, 1);
    assert_fails(check, "the view tells more than the events");
    let faulty = planted(Planted::SpectatorSees);
    assert_fails(|| testkit::nothing_leaks(&faulty, 1), "the spectators' view of");
    let check = || assert!(testkit::what_is_sent_tells_nothing(&faulty, 1).pairs > 0);
    assert_fails(check, "Spectator sees from the first what is hidden");
}

#[test]
fn a_list_that_tells() {
    assert_fails(|| testkit::nothing_leaks(&planted(Planted::ListTells), 20), "the list of");
    assert_fails(|| testkit::nothing_leaks(&planted(Planted::OrderTells), 20), "the list of");
}

#[test]
fn a_question_that_tells() {
    let faulty = planted(Planted::QuestionTells);
    assert_fails(|| testkit::nothing_leaks(&faulty, 20), "the question of");
    let check = || assert!(testkit::what_is_sent_tells_nothing(&faulty, 400).pairs > 0);
    assert_fails(check, "sees after it tells");
}

#[test]
fn a_refusal_that_tells() {
    assert_fails(|| testkit::nothing_leaks(&planted(Planted::RefusalTells), 20), "the refusal of");
}

#[test]
fn a_look_that_tells() {
    let faulty = planted(Planted::InspectionTells);
    assert_fails(|| testkit::nothing_leaks(&faulty, 20), "the look at a place of");
}

#[test]
fn an_event_that_tells() {
    let faulty = planted(Planted::EventTells);
    let check = || testkit::events_tell_no_more_than_view_and_log(&faulty, 20);
    assert_fails(check, "events tell more than view and log");
}

#[test]
fn a_push_that_tells() {
    let faulty = planted(Planted::SealTells);
    let check = || assert!(testkit::what_is_sent_tells_nothing(&faulty, 400).pairs > 0);
    assert_fails(check, "is sent tells");
}

#[test]
fn a_question_left_out_that_tells() {
    let faulty = planted(Planted::SkipTells);
    assert!(testkit::what_is_sent_tells_nothing(&faulty, 40).stopped > 0);
    let check = || assert!(testkit::what_is_sent_tells_nothing(&faulty, 400).pairs > 0);
    assert_fails(check, "is sent tells");
}

#[test]
fn a_question_that_hangs_on_what_the_enemy_hides() {
    let faulty = planted(Planted::AskTells);
    let compared = testkit::what_is_sent_tells_nothing(&faulty, 400);
    assert!(compared.stopped > 0, "{compared:?}");
}

#[test]
fn a_turn_that_tells() {
    let faulty = planted(Planted::TurnTells);
    let check = || assert!(testkit::what_is_sent_tells_nothing(&faulty, 400).pairs > 0);
    assert_fails(check, "sees after it tells");
}

#[test]
fn a_beginning_that_tells() {
    let faulty = planted(Planted::OrderOfPlacing);
    let check = || testkit::events_tell_no_more_than_view_and_log(&faulty, 1);
    assert_fails(check, "events tell more than view and log");
}

#[test]
fn a_draft_that_tells() {
    let faulty = night::planted(night::Planted::DraftTells);
    assert_fails(|| testkit::nothing_leaks(&faulty, 100), "the drafts of");
}

#[test]
fn numbers_before_an_order_that_tell() {
    let faulty = night::planted(night::Planted::NumbersTell);
    assert_fails(|| testkit::nothing_leaks(&faulty, 100), "the words and numbers of");
}

#[test]
fn orders_without_end() {
    let faulty = night::planted(night::Planted::EndlessDraft);
    assert_fails(|| testkit::games_end(&faulty, 1), "come to no end");
}

#[test]
fn an_order_that_cannot_be_finished() {
    let faulty = night::planted(night::Planted::StuckDraft);
    assert_fails(|| testkit::listed_decisions_are_accepted(&faulty, 1), "is stuck with");
}

#[test]
fn opened_orders_that_tell() {
    let faulty = night::planted(night::Planted::OpeningTells);
    let check = || testkit::events_tell_no_more_than_view_and_log(&faulty, 100);
    assert_fails(check, "events tell more than view and log");
}

#[test]
fn a_commitment_that_is_not_recorded() {
    let faulty = night::planted(night::Planted::NobodyCommits);
    assert_fails(|| testkit::orders_stay_secret(&faulty, 1), "has committed and is waited for");
}

#[test]
fn a_save_that_forgets() {
    let faulty = planted(Planted::SaveForgets);
    assert_fails(|| testkit::saves_load_equal(&faulty, 1), "is not what was saved");
}

#[test]
fn an_undo_past_a_secret() {
    let faulty = planted(Planted::UnsealedScout);
    let part = "can be taken back and shows what is hidden";
    assert_fails(|| testkit::undo_returns_exactly(&faulty, 20), part);
    assert_fails(|| testkit::nothing_leaks(&faulty, 20), part);
}

#[test]
fn a_seal_that_tells() {
    let faulty = night::planted(night::Planted::UnsealedStep);
    assert_fails(|| testkit::nothing_leaks(&faulty, 300), "tells seat");
}

#[test]
fn an_undo_that_tells_others() {
    let faulty = night::planted(night::Planted::UnsealedSignal);
    let part = "can be taken back and shows seat";
    assert_fails(|| testkit::undo_returns_exactly(&faulty, 600), part);
}

/// Decides by how often it was asked.
struct Moody(AtomicU64);

impl<G: Game> Player<G> for Moody {
    fn decide(&self, sight: &Sight<'_, G>, _: &mut Fast) -> Decision<G::Action> {
        let mood = self.0.fetch_add(1, Ordering::Relaxed);
        Random.decide(sight, &mut Fast::new(mood))
    }
}

#[test]
fn a_bot_with_moods() {
    let moody = Moody(AtomicU64::new(0));
    let toy = campaign::planted(Planted::Nothing);
    assert_fails(|| testkit::bots_do_not_peek(&toy, &moody, 1), "otherwise when asked again");
}

#[test]
fn a_bot_that_decides_by_what_is_hidden() {
    let faulty = planted(Planted::OrderTells);
    assert_fails(|| testkit::bots_do_not_peek(&faulty, &Random, 20), "by what is hidden from it");
}
