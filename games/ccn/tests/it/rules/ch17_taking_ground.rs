//! Chapter 17: taking ground.

use ccn::{Action, Mark, Side};

use crate::field::{Field, Listed, hex};

#[test]
fn ccn_17_1_1_a_infantry_may_enter_the_hex_of_a_defender_who_retreats_or_stay() {
    let driven_off = || {
        let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
        field.melee("5,6", "4,6", "flag cavalry cavalry cavalry");
        field.act(Action::Retreat(hex("3,6")));
        assert_eq!(field.asked(), Some(Side::Allied));
        assert_eq!(field.legal(), [Action::Advance(hex("4,6")), Action::Hold]);
        field
    };
    let mut enters = driven_off();
    enters.act(Action::Advance(hex("4,6")));
    assert_eq!((enters.blocks("4,6"), enters.blocks("5,6")), (4, 0));
    let mut stays = driven_off();
    stays.act(Action::Hold);
    assert_eq!((stays.blocks("4,6"), stays.blocks("5,6")), (0, 4));
}

#[test]
fn ccn_17_1_1_b_a_defender_who_loses_blocks_but_stays_leaves_no_ground_to_take() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry saber cavalry cavalry");
    assert_eq!(field.blocks("4,6"), 2);
    assert_eq!(field.legal(), [Action::BattleBack, Action::Forbear], "it is the French who choose");
    field.act(Action::Forbear);
    assert_eq!(field.view().active, Side::French, "no ground was offered");
    assert_eq!(field.blocks("5,6"), 4);
}

#[test]
fn ccn_17_1_1_c_infantry_may_enter_the_hex_of_cavalry_that_retired() {
    let mut field = Field::draw("B-LN 5,6; F-LC 4,6").ready("5,6");
    field.charge("5,6", "4,6", Action::RetireAndReform, Listed::dice("saber saber flag flag"));
    field.act(Action::Withdraw(hex("3,6"))).act(Action::Withdraw(hex("2,6")));
    assert_eq!(field.blocks("2,6"), 4);
    assert_eq!(field.legal(), [Action::Advance(hex("4,6")), Action::Hold]);
    field.act(Action::Advance(hex("4,6")));
    assert_eq!(field.blocks("4,6"), 4);
}

#[test]
fn ccn_17_1_2_a_a_unit_that_moved_enters_a_vacated_town_with_its_leader() {
    let mut field = Field::draw("B-LN+LDR 6,6; F-LN*1 4,6").ground("town 4,6").ordered("6,6");
    field.move_unit("6,6", "5,6").end_moves();
    field.melee("5,6", "4,6", "infantry cavalry");
    field.act(Action::Advance(hex("4,6")));
    assert_eq!(field.blocks("4,6"), 4);
    assert!(field.has_leader("4,6") && !field.has_leader("5,6"));
}

#[test]
fn ccn_17_1_3_a_a_square_does_not_advance() {
    let mut field = Field::draw("B-LN=sq 5,6; F-LC 4,6").ready("5,6");
    field.melee("5,6", "4,6", "flag");
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.blocks("3,6"), 4);
    assert_eq!(field.view().active, Side::French, "nothing more is asked");
}

#[test]
fn ccn_17_1_3_b_a_unit_that_battles_back_takes_no_ground() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "flag cavalry cavalry cavalry cavalry");
    field.act(Action::Retreat(hex("6,6")));
    assert_eq!(field.view().turn, 2, "the melee, and with it the turn, is over");
    assert_eq!((field.blocks("4,6"), field.blocks("5,6")), (4, 0));
}

#[test]
fn entering_forest_or_town_to_take_ground_is_remembered() {
    // The other British unit has a battle left, so that the turn goes on.
    let marks = |ground: &str, dice: &str| {
        let pieces = "B-LN 5,6; F-LN*1 4,6; B-LN 5,8; F-LN 4,8";
        let mut field = Field::draw(pieces).ground(ground).ready("5,6 5,8");
        field.melee("5,6", "4,6", dice).act(Action::Advance(hex("4,6")));
        let view = field.view();
        view.units.into_iter().find(|unit| unit.hex == hex("4,6")).expect("it advanced").marks
    };
    assert!(marks("town 4,6", "infantry flag").contains(&Mark::EnteredTown));
    assert!(marks("forest 4,6", "infantry flag flag").contains(&Mark::EnteredForest));
}

#[test]
fn infantry_takes_the_ground_of_a_lone_leader() {
    let mut field = Field::draw("B-LN 5,6; F-LDR 4,6").ready("5,6");
    field.melee("5,6", "4,6", "saber flag flag infantry");
    assert_eq!(field.banners(Side::Allied), 1);
    assert_eq!(field.legal(), [Action::Advance(hex("4,6")), Action::Hold]);
}

#[test]
fn only_the_vacated_hex_can_be_taken() {
    let mut field = Field::draw("B-LN 5,6; F-LN*1 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry cavalry cavalry cavalry");
    assert_eq!(field.refusal(Action::Advance(hex("4,5"))), "CCN-17.1.1");
}

#[test]
fn artillery_never_takes_ground() {
    let mut field = Field::draw("B-FA 5,6; F-LN*1 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry cavalry cavalry cavalry");
    assert_eq!(field.view().turn, 2);
    assert_eq!(field.blocks("5,6"), 3);
}

#[test]
fn nobody_takes_ground_by_fire() {
    let mut field = Field::draw("B-LN 6,6; F-LN*1 4,6").ready("6,6");
    field.fire("6,6", "4,6", "infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.view().turn, 2);
    assert_eq!(field.blocks("6,6"), 4);
}
