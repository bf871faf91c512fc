//! What bots value: what one side has, the other lacks.

use engine::{Counsel, Title as _};
use samurai::Battle;

use crate::field::{A, Field};
use crate::random::LEVELS;

fn worth(text: &str) -> i32 {
    Field::at(text).battle.worth(A)
}

#[test]
fn figures_and_the_way_to_the_enemy_are_worth_something() {
    let base = "A1 yari(5+c) (4,6) facing 0\nB1 yari(5+c) (4,1) facing 3";
    assert!(worth(&base.replace("A1 yari(5+c)", "A1 yari(3+c)")) < worth(base), "own figures");
    assert!(worth(&base.replace("B1 yari(5+c)", "B1 yari(3+c)")) > worth(base), "the enemy's");
    assert!(worth(&base.replace("(4,6)", "(4,4)")) > worth(base), "a unit that has come nearer");
}

#[test]
fn what_bots_weigh_hangs_together() {
    for card in Battle::scenarios() {
        for level in LEVELS {
            let options = [("level".to_owned(), level.to_owned())];
            let battle = Battle::set_up(&card.id, &options).expect("a battle");
            testkit::counsel_is_sound(&battle, testkit::scaled(1));
        }
    }
}

#[test]
fn every_level_and_every_aspect_has_words() {
    testkit::counsel_has_words::<Battle>();
}
