//! Tables of modifiers, played row by row.

use crate::field::Field;

/// What an order adds to attack, defence and steadfastness.
pub(crate) type Row = (&'static str, i8, i8, i8);

/// A unit is shot at in stage 2, hit four times, and met by a resting unit of yari that stood
/// beside it. Dice are listed amply.
fn shot_and_met(unit: &str, order: &str) -> Field {
    let mut field = Field::at(&format!(
        "
        level extended
        turn 8 of 8
        woods (4,3)
        A1 yari(5) (4,4)
        A2 archers(5+c) (2,2)
        B1 {unit} (4,3)
        "
    ));
    field.orders(&format!("A2 shoot B1; B1 {order}"));
    field.dice("shot", [1, 1, 1, 1, 20, 20]);
    if order.starts_with("shoot") {
        field.dice("shot", [20; 6]);
    }
    field.dice("test", [1]).dice("blow", [20; 20]).turn();
    field
}

/// Plays each row with a unit whose card has these values.
pub(crate) fn check(unit: &str, (attack, defence, steadfastness): (i8, i8, i8), rows: &[Row]) {
    for &(order, attack_by, defence_by, steadfastness_by) in rows {
        let field = shot_and_met(unit, order);
        let absorbed = (defence + defence_by).max(0);
        let lost = 4 - absorbed;
        let value = steadfastness + steadfastness_by - lost;
        field.happened(&format!("2 B1 hurt {absorbed} absorbed {lost} lost"));
        field.happened(&format!("2 B1 tested losses at {value}"));
        field.happened(&format!("5 B1 fought A1 value {}:", attack + attack_by));
    }
}

/// Attack, defence and steadfastness of naginata in melee on every terrain, with one figure lost.
pub(crate) fn check_every_terrain() {
    let table = [
        ("plain", 5, 2, 12),
        ("rice", 5, 2, 12),
        ("rocky", 5, 2, 12),
        ("woods", 5, 3, 12),
        ("forest", 5, 4, 12),
        ("village", 5, 3, 13),
        ("river", 2, 0, 10),
        ("ford", 4, 1, 11),
        ("bridge", 3, 2, 12),
    ];
    for (terrain, attack, defence, steadfastness) in table {
        let mut field = Field::at(&format!(
            "
            level advanced
            turn 8 of 8
            {terrain} (4,4)
            A1 naginata(5) (4,4)
            B1 yari(5) (4,3) fights A1
            "
        ));
        field.dice("blow", [20; 5]);
        for die in 0..5 {
            field.dice("blow", [if die <= defence { 1 } else { 20 }]);
        }
        field.dice("test", [1]).turn();
        field.happened(&format!("A1 fought B1 value {attack}"));
        field.happened(&format!("A1 hurt {defence} absorbed 1 lost"));
        field.happened(&format!("A1 tested losses at {}", steadfastness - 1)).finish();
    }
}
