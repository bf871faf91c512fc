//! [BOR-3.2.1], [BOR-3.2.2] The tables of blocks, as the rules page has them.

use engine::Title as _;
use serde_json::Value;

use borodino::Campaign;

/// id, name, corps, army, type, rating, full steps, command range, Guard.
const FRENCH: &str = "\
F-HQ-NAP|Napoleon|–|FR|HQ army|B2|4|3|
F-HQ-MUR|Murat|RC|FR|HQ corps|B2|3|3|
F-HQ-EUG|Eugene|IV|FR|HQ corps|B2|3|3|
F-HQ-MOR|Mortier|G|FR|HQ corps|B2|2|2|
F-HQ-NEY|Ney|III|FR|HQ corps|B2|3|2|
F-HQ-DAV|Davout|I|FR|HQ corps|B2|4|3|
F-HQ-JUN|Junot|VIII|FR|HQ corps|B2|2|2|
F-HQ-PON|Poniatowski|V|FR|HQ corps|B2|3|2|
F-1-1|1st Division Morand|I|FR|infantry|C2|4||
F-1-2|2nd Division Friant|I|FR|infantry|C2|4||
F-1-3|3rd Division Gerard|I|FR|infantry|C2|4||
F-1-4|4th Division Dessaix|I|FR|infantry|C2|3||
F-1-5|5th Division Compans|I|FR|infantry|C2|4||
F-1-V|I Corps voltigeurs|I|FR|voltigeur|C2|2||
F-1-C|Girardin|I|FR|light cavalry|B2|2||
F-1-HA|I Corps 12-pounders|I|FR|heavy artillery|A2|3||
F-3-10|10th Division Ledru|III|FR|infantry|C2|3||
F-3-11|11th Division Razout|III|FR|infantry|C2|2||
F-3-25|25th Division Marchand|III|FR|infantry|C2|2||
F-3-C|III Corps cavalry|III|FR|light cavalry|B2|2||
F-3-LA|III Corps artillery|III|FR|light artillery|A2|2||
F-4-13|13th Division Delzons|IV|FR|infantry|C2|4||
F-4-14|14th Division Broussier|IV|FR|infantry|C2|4||
F-4-IG|Royal Italian Guard Lecchi|IV|FR|infantry|C3|3||G
F-4-C|Ornano|IV|FR|light cavalry|B2|2||
F-4-HA|IV Corps heavy artillery|IV|FR|heavy artillery|A2|3||
F-5-16|16th Division Krasinski|V|FR|infantry|C2|3||
F-5-18|18th Division Kniaziewicz|V|FR|infantry|C2|3||
F-5-C|Polish light cavalry|V|FR|light cavalry|B2|2||
F-5-LA|V Corps artillery|V|FR|light artillery|A2|2||
F-8-23|23rd Division Tharreau|VIII|FR|infantry|C2|3||
F-8-24|24th Division Ochs|VIII|FR|infantry|C2|2||
F-G-OG|Old Guard Curial|G|FR|infantry|C4|4||G
F-G-YG|Young Guard Roguet|G|FR|infantry|C3|3||G
F-G-VL|Vistula Legion Claparede|G|FR|infantry|C2|2||
F-G-HC|Guard heavy cavalry|G|FR|heavy cavalry|B3|3||G
F-G-LC|Guard light cavalry Colbert|G|FR|light cavalry|B3|2||G
F-G-HA|Guard 12-pounders|G|FR|heavy artillery|A3|3||G
F-G-RA|Guard horse artillery|G|FR|horse artillery|A2|2||G
F-C1-H|I Cavalry Corps cuirassiers|RC|FR|heavy cavalry|B3|4||
F-C1-L|I Cavalry Corps light Bruyere|RC|FR|light cavalry|B2|3||
F-C2-H|II Cavalry Corps cuirassiers|RC|FR|heavy cavalry|B3|3||
F-C2-L|II Cavalry Corps light Pajol|RC|FR|light cavalry|B2|3||
F-C3-H|III Cavalry Corps dragoons|RC|FR|heavy cavalry|B3|2||
F-C3-L|III Cavalry Corps light Chastel|RC|FR|light cavalry|B2|2||
F-C4-H|IV Cavalry Corps|RC|FR|heavy cavalry|B3|3||
F-RC-RA|Reserve cavalry horse artillery|RC|FR|horse artillery|A2|3||";

const RUSSIAN: &str = "\
R-HQ-KUT|Kutuzov|–|ALL|HQ army|B2|3|3|
R-HQ-BAR|Barclay|–|1|HQ army|B2|3|3|
R-HQ-BAG|Bagration|–|2|HQ army|B2|4|3|
R-HQ-PLA|Platov|PL|1|HQ corps|B2|2|3|
R-HQ-DOK|Dokhturov|VI|1|HQ corps|B2|3|2|
R-HQ-TUC|Tuchkov|III|1|HQ corps|B2|3|2|
R-HQ-BOR|Borozdin|VIII|2|HQ corps|B2|2|2|
R-HQ-GOL|Golitsyn|GC|2|HQ corps|B2|3|3|
R-HQ-OST|Osterman-Tolstoy|IV|1|HQ corps|B2|2|2|
R-HQ-BGV|Baggovut|II|1|HQ corps|B2|3|2|
R-HQ-RAE|Raevsky|VII|2|HQ corps|B2|3|2|
R-HQ-LAV|Lavrov|V|1|HQ corps|B2|2|2|
R-2-4|4th Division Eugen of Wurttemberg|II|1|infantry|C2|3||
R-2-17|17th Division Olsufiev|II|1|infantry|C2|3||
R-2-J|II Corps jaegers|II|1|jaeger|C2|2||
R-2-LA|II Corps light artillery|II|1|light artillery|A2|3||
R-3-G|1st Grenadier Division Stroganov|III|1|infantry|C3|3||
R-3-3|3rd Division Konovnitsyn|III|1|infantry|C2|3||
R-3-J|III Corps jaegers|III|1|jaeger|C2|2||
R-3-HA|III Corps position artillery|III|1|heavy artillery|A2|3||
R-4-11|11th Division N. Bakhmetev|IV|1|infantry|C2|3||
R-4-23|23rd Division A. Bakhmetev|IV|1|infantry|C2|3||
R-4-J|IV Corps jaegers|IV|1|jaeger|C2|2||
R-4-LA|IV Corps light artillery|IV|1|light artillery|A2|3||
R-5-G1|Guard Infantry, 1st and 2nd Brigades|V|1|infantry|C3|4||G
R-5-G2|Guard Infantry, Finland and Jaegers|V|1|infantry|C3|2||G
R-5-CG|V Corps combined grenadiers|V|1|infantry|C3|2||
R-5-HA|Guard position artillery|V|1|heavy artillery|A3|3||G
R-5-RA|Guard horse artillery|V|1|horse artillery|A2|2||G
R-6-7|7th Division Kaptsevich|VI|1|infantry|C2|3||
R-6-24|24th Division Likhachev|VI|1|infantry|C2|3||
R-6-J|VI Corps jaegers|VI|1|jaeger|C2|2||
R-6-HA|VI Corps position artillery|VI|1|heavy artillery|A2|3||
R-7-12|12th Division Vasilchikov|VII|2|infantry|C2|3||
R-7-26|26th Division Paskevich|VII|2|infantry|C2|3||
R-7-J|VII Corps jaegers|VII|2|jaeger|C2|2||
R-7-HA|VII Corps position artillery|VII|2|heavy artillery|A2|3||
R-8-27|27th Division Neverovsky|VIII|2|infantry|C2|3||
R-8-G|2nd Grenadier Division Mecklenburg|VIII|2|infantry|C3|3||
R-8-CG|Combined Grenadiers Vorontsov|VIII|2|infantry|C3|3||
R-8-J|VIII Corps jaegers|VIII|2|jaeger|C2|2||
R-8-HA|VIII Corps position artillery|VIII|2|heavy artillery|A2|3||
R-G-1C|1st Cuirassier Division|GC|1|heavy cavalry|B3|3||G
R-G-2C|2nd Cuirassier Division Duka|GC|2|heavy cavalry|B3|3||
R-G-I|I Cavalry Corps Uvarov|GC|1|light cavalry|B2|3||G
R-G-II|II Cavalry Corps Korf|GC|1|light cavalry|B2|3||
R-G-III|III Cavalry Corps Kreutz|GC|1|light cavalry|B2|3||
R-G-IV|IV Cavalry Corps Sievers|GC|2|light cavalry|B2|3||
R-G-RA1|1st Army horse artillery|GC|1|horse artillery|A2|3||
R-G-RA2|2nd Army horse artillery|GC|2|horse artillery|A2|2||
R-P-1|Don Cossacks|PL|1|cossack|B1|3||
R-P-2|Don and Bashkir Cossacks|PL|1|cossack|B1|3||
R-P-3|Karpov Cossacks|PL|2|cossack|B1|3||
R-M-1|Moscow militia 1|MIL|ALL|militia|C1|4||
R-M-2|Moscow militia 2|MIL|ALL|militia|C1|4||
R-M-3|Smolensk militia|MIL|ALL|militia|C1|3||";

/// The blocks of a side, with the option for the Guard cavalry on or off.
fn blocks(side: &str, guard_cavalry: &str) -> Vec<Value> {
    let options = [("guard-cavalry".to_owned(), guard_cavalry.to_owned())];
    let campaign = Campaign::set_up("borodino", &options).expect("it is there");
    let scenery = serde_json::to_value(campaign.scenery()).expect("JSON");
    let all = scenery["blocks"].as_array().expect("a list");
    all.iter().filter(|block| block["side"] == side).cloned().collect()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn row(block: &Value) -> String {
    let hq = &block["headquarters"];
    let kind = match word(&block["kind"]) {
        "headquarters" => format!("HQ {}", word(&hq["level"])),
        kind => kind.replace('-', " "),
    };
    let army = match word(&block["army"]) {
        "french" => "FR",
        "first" => "1",
        "second" => "2",
        _ => "ALL",
    };
    let rating = format!("{}{}", word(&block["letter"]).to_uppercase(), block["fire"]);
    let range = if hq.is_null() { String::new() } else { hq["range"].to_string() };
    let guard = if block["is_guard"] == true { "G" } else { "" };
    let (id, name, steps) = (word(&block["id"]), word(&block["name"]), &block["steps"]);
    let corps = block["corps"].as_str().unwrap_or("–");
    format!("{id}|{name}|{corps}|{army}|{kind}|{rating}|{steps}|{range}|{guard}")
}

/// Checks a side against its table: how many blocks and headquarters, and how many steps the
/// others have.
fn check_table(side: &str, table: &str, expected: [usize; 3]) {
    let blocks = blocks(side, "on");
    let rows: Vec<String> = blocks.iter().map(row).collect();
    assert_eq!(rows, table.lines().collect::<Vec<_>>());
    let (hqs, others): (Vec<&Value>, Vec<&Value>) =
        blocks.iter().partition(|block| block["kind"] == "headquarters");
    let steps: u64 = others.iter().map(|it| it["steps"].as_u64().expect("a number")).sum();
    assert_eq!([blocks.len(), hqs.len(), steps as usize], expected);
    let order: Vec<u64> =
        hqs.iter().map(|it| it["headquarters"]["seniority"].as_u64().expect("a number")).collect();
    assert_eq!(order, (1..=hqs.len() as u64).collect::<Vec<_>>());
}

#[test]
fn bor_3_2_1_a_the_french_blocks_are_those_of_the_table() {
    check_table("french", FRENCH, [47, 8, 110]);
}

#[test]
fn bor_3_2_2_a_the_russian_blocks_are_those_of_the_table() {
    check_table("russian", RUSSIAN, [56, 12, 125]);
    assert!(RUSSIAN.contains("R-G-1C|1st Cuirassier Division|GC|1|"));
}

#[test]
fn bor_3_1_1_a_a_block_carries_what_is_printed_on_it() {
    assert!(FRENCH.contains("F-4-HA|IV Corps heavy artillery|IV|FR|heavy artillery|A2|3|"));
    assert!(FRENCH.contains("F-4-14|14th Division Broussier|IV|FR|infantry|C2|4|"));
}

#[test]
fn bor_3_1_2_a_the_letter_of_every_block_fits_its_class() {
    for row in FRENCH.lines().chain(RUSSIAN.lines()) {
        let columns: Vec<&str> = row.split('|').collect();
        let letter = match columns[4] {
            "infantry" | "jaeger" | "voltigeur" | "militia" => 'C',
            "light cavalry" | "heavy cavalry" | "cossack" | "HQ army" | "HQ corps" => 'B',
            "light artillery" | "heavy artillery" | "horse artillery" => 'A',
            other => panic!("there is no type {other}"),
        };
        assert!(columns[5].starts_with(letter), "{row}");
        assert!(!columns[4].starts_with("HQ") || columns[5] == "B2", "{row}");
    }
}

fn guards(side: &str, guard_cavalry: &str) -> Vec<String> {
    let blocks = blocks(side, guard_cavalry);
    let guards = blocks.iter().filter(|block| block["is_guard"] == true);
    guards.map(|block| word(&block["id"]).to_owned()).collect()
}

#[test]
fn bor_3_1_7_a_some_blocks_are_guard() {
    let french = ["F-4-IG", "F-G-OG", "F-G-YG", "F-G-HC", "F-G-LC", "F-G-HA", "F-G-RA"];
    assert_eq!(guards("french", "on"), french);
    assert_eq!(guards("french", "off"), french);
}

#[test]
fn bor_3_1_7_a_two_russian_blocks_of_horse_are_guard_with_the_option_only() {
    let with = ["R-5-G1", "R-5-G2", "R-5-HA", "R-5-RA", "R-G-1C", "R-G-I"];
    assert_eq!(guards("russian", "on"), with);
    assert_eq!(guards("russian", "off"), with[..4]);
}
