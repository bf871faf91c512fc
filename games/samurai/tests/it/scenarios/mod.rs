//! The battles that come with the game.

use engine::{Game as _, Title as _, Waiting};
use samurai::Battle;

#[test]
fn every_battle_can_be_set_up_at_every_level() {
    for card in Battle::scenarios() {
        for level in ["scenario", "basic", "extended", "advanced", "expert"] {
            let options = [("level".to_owned(), level.to_owned())];
            let battle = Battle::set_up(&card.id, &options).expect("the battle is on the shelf");
            assert_eq!(battle.card(), card, "{level}");
            assert_eq!(battle.waiting(), Waiting::On(engine::SeatSet::NONE), "not begun yet");
        }
    }
}
