//! [BOR-2.5.2] The table of borders, as the rules page has it.

use std::collections::BTreeSet;

use serde_json::Value;

use super::printed::{id_of, list, scenery, word};

/// The two areas, ground, water, crossing, the higher area, road, both limits, guns.
const BORDERS: &str = "\
golovino|romantsevo|woods|||||2|2|
golovino|valuevo|clear||||new|3|3|
golovino|fomkino|clear|river||||0|0|no
golovino|akinshino|clear|river||||0|0|no
romantsevo|valuevo|woods|||||2|2|
romantsevo|novoye_selo|woods|||||2|2|
valuevo|novoye_selo|clear||||minor|3|3|
valuevo|voyna_heights|clear|||voyna_heights|new|1|2|
valuevo|bezzubovo|clear|||||3|3|
valuevo|fomkino|clear|river|ford|||2|2|
valuevo|aleksinki|clear|river|bridge||minor|2|2|
novoye_selo|bezzubovo|clear||||minor|3|3|
novoye_selo|loginovo|clear|stream||||1|1|no
bezzubovo|voyna_heights|clear|||voyna_heights||1|2|
bezzubovo|loginovo|clear|stream|dam||minor|2|2|
bezzubovo|borodino|clear|stream||||1|1|no
voyna_heights|borodino|clear|stream|bridge|voyna_heights|new|2|1|
voyna_heights|aleksinki|clear|river|bridge|voyna_heights||2|1|
voyna_heights|kamenka|clear|river|bridge|voyna_heights||2|1|
borodino|loginovo|clear||||minor|3|3|
borodino|maloye|clear|||||3|3|
borodino|raevsky|clear|river|ford|raevsky||1|2|
borodino|gorki|clear|river|bridge|gorki|new|1|2|
borodino|kolocha_bank|clear|river||||0|0|no
loginovo|maloye|clear|||||3|3|
loginovo|zakharyino|woods|||||2|2|
maloye|zakharyino|woods|||||2|2|
maloye|kolocha_bank|clear|river|ford|kolocha_bank||1|2|
maloye|maslovo|woods|river||||0|0|no
zakharyino|maslovo|woods|river||||0|0|no
zakharyino|staroye|woods|river|ford|||2|2|
akinshino|fomkino|clear|||||3|3|
akinshino|yelnya_forest|woods|||||2|2|
akinshino|doronino_wood|woods|||||2|2|
akinshino|doronino|clear||||central|3|3|
fomkino|aleksinki|clear|||||3|3|
fomkino|doronino|clear|||||3|3|
fomkino|shevardino|clear|||shevardino||1|2|
aleksinki|shevardino|clear|||shevardino|minor|1|2|
aleksinki|kamenka|clear|||||3|3|
doronino|shevardino|clear||||central|3|3|
doronino|doronino_wood|woods|||||2|2|
doronino|utitsa_forest|woods|||||2|2|
doronino_wood|yelnya_forest|woods|||||2|2|
doronino_wood|utitsa_forest|woods|||||2|2|
doronino_wood|old_road_wood|woods|||||2|2|
doronino_wood|yelnya|woods||||minor|2|2|
yelnya_forest|yelnya|woods|||||2|2|
yelnya|old_road_wood|woods||||old|2|2|
yelnya|mishino|marsh|||||1|1|no
shevardino|kamenka|clear|||shevardino|central|2|1|
shevardino|utitsa_forest|woods|||shevardino||2|1|
kamenka|fleches|clear|stream||fleches||1|1|no
kamenka|semenovskoye|clear|stream|bridge|semenovskoye|central|1|2|
kamenka|raevsky|clear|stream||raevsky||1|1|no
kamenka|utitsa_forest|woods|||||2|2|
fleches|semenovskoye|clear|stream||||1|1|no
fleches|utitsa_forest|woods|||||2|2|
fleches|utitsa_wood|woods|||||2|2|
semenovskoye|raevsky|clear|||||3|3|
semenovskoye|knyazkovo|clear||||minor|3|3|
semenovskoye|psarevo|clear||||central|3|3|
semenovskoye|semenovskoye_wood|woods|||||2|2|
semenovskoye|utitsa_wood|woods||||minor|2|2|
utitsa_wood|semenovskoye_wood|woods|||||2|2|
utitsa_wood|utitsa|woods|||||2|2|
utitsa_wood|utitsa_mound|woods|||utitsa_mound|minor|1|2|
utitsa_wood|utitsa_forest|woods|||||2|2|
utitsa_forest|old_road_wood|woods|||||2|2|
utitsa_forest|utitsa|woods|||||2|2|
old_road_wood|utitsa|woods||||old|2|2|
old_road_wood|mishino|marsh|||||1|1|no
mishino|utitsa|marsh|||||1|1|no
mishino|southern_marsh|marsh|||||1|1|no
utitsa|utitsa_mound|clear|||utitsa_mound|old|1|2|
utitsa|southern_marsh|marsh|||||1|1|no
utitsa_mound|southern_marsh|marsh|||utitsa_mound||1|1|no
utitsa_mound|semenovskoye_wood|woods|||utitsa_mound||2|1|
utitsa_mound|artemki|clear|||utitsa_mound|old|2|1|
southern_marsh|artemki|marsh|||||1|1|no
artemki|psarevo_forest|woods|||||2|2|
artemki|semenovskoye_wood|woods|||||2|2|
artemki|old_road_east|clear||||old|3|3|
old_road_east|psarevo_forest|woods|||||2|2|
old_road_east|mikhailovskoye|woods|||||2|2|
psarevo_forest|semenovskoye_wood|woods|||||2|2|
psarevo_forest|psarevo|woods|||||2|2|
psarevo_forest|mikhailovskoye|woods|||||2|2|
psarevo|semenovskoye_wood|woods|||||2|2|
psarevo|knyazkovo|clear||||minor|3|3|
psarevo|mikhailovskoye|clear||||central|3|3|
knyazkovo|raevsky|clear|||||3|3|
knyazkovo|gorki|clear||||minor|3|3|
knyazkovo|tatarinovo|clear||||minor|3|3|
raevsky|gorki|clear|stream||||1|1|no
gorki|kolocha_bank|clear||||minor|3|3|
gorki|tatarinovo|clear||||new|3|3|
kolocha_bank|maslovo|woods||||minor|2|2|
kolocha_bank|tatarinovo|clear|||||3|3|
maslovo|staroye|woods||||minor|2|2|
maslovo|tatarinovo|woods||||minor|2|2|
maslovo|moskva_wood|woods|||||2|2|
staroye|moskva_wood|woods|||||2|2|
moskva_wood|tatarinovo|woods|||||2|2|
moskva_wood|uspenskoye|woods|||||2|2|
tatarinovo|uspenskoye|clear||||new|3|3|
tatarinovo|mikhailovskoye|clear|||||3|3|
uspenskoye|mikhailovskoye|clear||||minor|3|3|";

/// The road that joins two areas.
fn road<'a>(scenery: &'a Value, border: &Value) -> &'a str {
    let ends = border["ends"].as_array().expect("two areas");
    let joins = |step: &[Value]| step.iter().all(|area| ends.contains(area));
    let mut roads = list(scenery, "main_roads").iter();
    let main = roads.find(|road| list(road, "areas").windows(2).any(joins));
    match main {
        Some(main) => word(&main["id"]),
        None if border["has_road"] == true => "minor",
        None => "",
    }
}

fn border_row(scenery: &Value, border: &Value) -> String {
    let [one, other] = [0, 1].map(|end| id_of(scenery, &border["ends"][end]));
    let up = &border["uphill_to"];
    let up = if up.is_null() { "" } else { id_of(scenery, up) };
    let [ground, water, crossing] = ["ground", "water", "crossing"].map(|it| word(&border[it]));
    let road = road(scenery, border);
    let (there, back) = (&border["limits"][0], &border["limits"][1]);
    let guns = if border["is_open_to_guns"] == true { "" } else { "no" };
    format!("{one}|{other}|{ground}|{water}|{crossing}|{up}|{road}|{there}|{back}|{guns}")
}

/// How many rows have a word in a column.
fn count(column: usize, word: &str) -> usize {
    BORDERS.lines().filter(|row| row.split('|').nth(column) == Some(word)).count()
}

#[test]
fn bor_2_5_2_a_the_map_has_the_borders_of_the_table() {
    let scenery = scenery("borodino");
    let borders = list(&scenery, "borders").iter();
    let rows: Vec<String> = borders.map(|border| border_row(&scenery, border)).collect();
    assert_eq!(rows, BORDERS.lines().collect::<Vec<_>>());
    assert_eq!(rows.len(), 108);
    assert_eq!(count(7, "0"), 5);
    assert_eq!(["bridge", "dam", "ford"].map(|it| count(4, it)), [6, 1, 4]);
}

/// The areas that can be reached from the first over borders with a property.
fn reached(is_open: impl Fn(&[&str]) -> bool) -> BTreeSet<&'static str> {
    let mut reached = BTreeSet::from(["golovino"]);
    for _ in 0..43 {
        for row in BORDERS.lines() {
            let row: Vec<&str> = row.split('|').collect();
            if is_open(&row) && (reached.contains(row[0]) || reached.contains(row[1])) {
                reached.extend([row[0], row[1]]);
            }
        }
    }
    reached
}

#[test]
fn bor_2_5_2_a_the_map_hangs_together_and_guns_reach_all_but_the_marshes() {
    assert_eq!(reached(|row| row[7] != "0").len(), 43);
    let all = reached(|_| true);
    let closed: Vec<&str> = all.difference(&reached(|row| row[9] != "no")).copied().collect();
    assert_eq!(closed, ["mishino", "southern_marsh"]);
}

/// [BOR-2.2.1] The smallest number that applies to a row of the table, towards its second area.
fn limit(row: &[&str], towards: &str) -> u8 {
    let ground = match row[2] {
        "clear" => 3,
        "woods" => 2,
        _ => 1,
    };
    let water = match (row[3], row[4]) {
        ("", _) => 3,
        ("stream", "") => 1,
        ("river", "") => 0,
        _ => 2,
    };
    let slope = match row[5] {
        "" => 3,
        top if top == towards => 1,
        _ => 2,
    };
    ground.min(water).min(slope)
}

#[test]
fn bor_2_2_1_a_every_limit_is_the_smallest_number_that_applies() {
    for row in BORDERS.lines() {
        let row: Vec<&str> = row.split('|').collect();
        let limits = [limit(&row, row[1]), limit(&row, row[0])].map(|it| it.to_string());
        assert_eq!(limits, [row[7], row[8]], "{row:?}");
    }
}
