//! [BOR-2.5.1] The table of areas, as the rules page has it.

use serde_json::Value;

use super::printed::{id_of, list, scenery, word};

/// id, name, ground, stacking limit, marks, edge, whose source it may be.
const AREAS: &str = "\
golovino|Golovino|clear|4|v|W|FR
romantsevo|Romantsevo Woods|woods|3||W|
valuevo|Valuevo|clear|4|v||
novoye_selo|Novoye Selo|clear|4|v|N|
voyna_heights|Voyna Heights|clear|4|h||
bezzubovo|Bezzubovo|clear|4|v||
borodino|Borodino|clear|4|v||
loginovo|Loginovo|clear|4|v|N|
maloye|Maloye|clear|4|v||
zakharyino|Zakharyino|woods|3|v|N|
fomkino|Fomkino|clear|4|v||
aleksinki|Aleksinki|clear|4|v||
akinshino|Akinshino|clear|4|v|W|FR
doronino|Doronino|clear|4|v||
doronino_wood|Doronino Wood|woods|3|||
shevardino|Shevardino|clear|4|v R h||
yelnya_forest|Yelnya Forest|woods|3||W|
yelnya|Yelnya|clear|4|v|W|FR
kamenka|Kamenka Valley|clear|4|||
old_road_wood|Old Road Wood|woods|3|||
utitsa_forest|Utitsa Forest|woods|3|||
mishino|Mishino Marsh|marsh|2||S|
raevsky|Raevsky Battery|clear|4|R h||
fleches|Bagration Fleches|clear|4|R h||
semenovskoye|Semenovskoye|clear|4|v h||
utitsa_wood|Utitsa Wood|woods|3|||
utitsa|Utitsa|clear|4|v||
utitsa_mound|Utitsa Mound|clear|4|h||
gorki|Gorki|clear|4|v R h||
kolocha_bank|Kolocha Heights|clear|4|h||
maslovo|Maslovo|woods|4|v R||
staroye|Staroye Selo|clear|4|v|N|
moskva_wood|Moskva Wood|woods|3||E|
tatarinovo|Tatarinovo|clear|4|v||
uspenskoye|Uspenskoye|clear|4|v|E|RU
knyazkovo|Knyazkovo|clear|4|v||
psarevo|Psarevo|clear|4|v||
semenovskoye_wood|Semenovskoye Wood|woods|3|||
psarevo_forest|Psarevo Forest|woods|3|v||
mikhailovskoye|Mikhailovskoye|clear|4|v|E|RU
artemki|Artemki|clear|4|v||
old_road_east|Old Road East|clear|4||E|RU
southern_marsh|Southern Marsh|marsh|2||S|";

fn marks(area: &Value) -> String {
    let marks = [("v", "has_village"), ("R", "shows_redoubt"), ("h", "is_hill")];
    let shown = marks.iter().filter(|(_, name)| area[name] == true).map(|(mark, _)| *mark);
    shown.collect::<Vec<_>>().join(" ")
}

/// The symbols of an area with their side: as many as any scenario uses of them [BOR-4.1.5].
fn symbols(id: &str) -> Option<(&'static str, u64)> {
    let used = |scenario: &str| -> Option<(&str, u64)> {
        let scenery = scenery(scenario);
        let mut sources = list(&scenery, "sources").iter();
        let source = sources.find(|source| id_of(&scenery, &source["area"]) == id)?;
        let side = if source["side"] == "french" { "FR" } else { "RU" };
        Some((side, source["symbols"].as_u64().expect("a number")))
    };
    ["shevardino", "borodino", "combined"].into_iter().filter_map(used).max()
}

fn area_row(scenery: &Value, number: usize) -> String {
    let area = &list(scenery, "areas")[number];
    let edge = word(&area["edge"]).get(..1).unwrap_or_default().to_uppercase();
    let (id, name, ground) = (word(&area["id"]), word(&area["name"]), word(&area["ground"]));
    let (stacking, marks) = (&area["stacking"], marks(area));
    let source = symbols(id).map_or("", |(side, _)| side);
    format!("{id}|{name}|{ground}|{stacking}|{marks}|{edge}|{source}")
}

/// The cells of a column.
fn column(number: usize) -> impl Iterator<Item = &'static str> {
    AREAS.lines().filter_map(move |row| row.split('|').nth(number))
}

#[test]
fn bor_2_5_1_a_the_map_has_the_areas_of_the_table() {
    let scenery = scenery("borodino");
    let areas = list(&scenery, "areas").len();
    let rows: Vec<String> = (0..areas).map(|number| area_row(&scenery, number)).collect();
    assert_eq!(rows, AREAS.lines().collect::<Vec<_>>());
    assert_eq!(areas, 43);
    assert_eq!(
        ["clear", "woods", "marsh"].map(|ground| column(2).filter(|it| *it == ground).count()),
        [30, 11, 2]
    );
    assert_eq!(column(4).filter(|marks| marks.contains('R')).count(), 5);
}

#[test]
fn bor_2_5_1_a_four_symbols_of_each_side() {
    let of_side = |side: &str| -> Vec<(&str, u64)> {
        let areas = column(0).filter_map(|id| Some((id, symbols(id)?)));
        areas.filter(|(_, it)| it.0 == side).map(|(id, it)| (id, it.1)).collect()
    };
    assert_eq!(of_side("FR"), [("golovino", 2), ("akinshino", 1), ("yelnya", 1)]);
    assert_eq!(of_side("RU"), [("uspenskoye", 2), ("mikhailovskoye", 1), ("old_road_east", 1)]);
}
