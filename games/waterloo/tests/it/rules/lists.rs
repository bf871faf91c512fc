//! At every question of the fights and around them each answer is listed, or refused by a rule;
//! those too that name a block or a town that no roster and no map has.

use engine::{Game as _, Journal, Seat, Waiting};
use luck::Fast;
use waterloo::{Action, BlockId, Campaign, Location, Marker, Post, Target, TownId};

use crate::contract::campaign;
use crate::field::Field;

/// The rule that refuses what answers another question. It is also what is said of a decision that
/// nothing forbids.
const NO_BAN: &str = "WAT-26.1.1";

/// Two battles and two skirmishes, with reserves around them.
fn fights(turn: u8, options: &str, entries: &str, party: &str) -> Campaign {
    let field = Field::at(&format!(
        "turn {turn}
        {options}
        ham: F-3-INF1 F-3-INF2 F-C4
        gerpinnes: F-6-INF
        ligny: P-2-INF1 P-2-CAV A-R-PIC A-WEL
        charleroi: F-NAP F-2-INF1 F-2-INF2 F-2-ART F-C1 F-C3 F-RHA1 F-G-INF
        charleroi: P-BLU P-1-INF1 P-1-INF2 P-1-CAV P-1-RHA P-1-ART A-1-ALT A-1-CAV A-C-RHA
        quatrebras: F-1-INF1 F-1-INF2 F-RHA2 A-1-PER A-R-LAM A-R-BRU
        fosses: F-4-INF F-C2 P-3-CAV P-3-INF1
        binche: F-6-ART F-G-CAV A-1-CHA A-C-HVY
        entries: {entries}
        ask moves {party}"
    ));
    field.campaign
}

/// French and Allied attacks, with two players and three, with blocks seen and hidden.
fn all_fights() -> Vec<Campaign> {
    let french = "ham-charleroi gerpinnes-charleroi nivelles-quatrebras philippeville-fosses \
                  solre-binche";
    let allied = "ligny-charleroi nivelles-quatrebras namur-fosses mons-binche";
    let three = "option three-players on\noption battle-turn-cap 2";
    let hidden = "option reveal-when-firing-only on";
    vec![
        fights(1, "", french, ""),
        fights(1, three, french, ""),
        fights(1, hidden, french, ""),
        fights(2, "", allied, ""),
        fights(2, three, allied, "prussians"),
    ]
}

#[test]
fn whatever_is_not_listed_in_a_fight_is_refused_by_a_rule() {
    for (seed, mut campaign) in (0..).zip(all_fights()) {
        play_through(&mut campaign, seed, |campaign| campaign.turn_number() < 3);
    }
}

#[test]
fn whatever_is_not_listed_in_free_set_up_is_refused_by_a_rule() {
    let mut campaign = campaign(&[("setup", "free")]);
    campaign.start(&mut Fast::new(0), &mut Journal::off());
    let mut decisions = 0..200;
    play_through(&mut campaign, 0, |_| decisions.next().is_some());
}

/// Plays at random and checks the list of every question on the way.
fn play_through(campaign: &mut Campaign, seed: u64, mut goes_on: impl FnMut(&Campaign) -> bool) {
    let mut luck = Fast::new(seed);
    while let Waiting::On(seats) = campaign.waiting()
        && goes_on(campaign)
    {
        let seat = seats.lowest().expect("somebody is asked");
        let list = campaign.legal_list(seat);
        assert_list_is_right(campaign, seat, &list);
        let action = list[luck.index(list.len())];
        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
    }
}

fn assert_list_is_right(campaign: &Campaign, seat: Seat, list: &[Action]) {
    let question = question(campaign);
    for action in answers_to(&question) {
        let rule = campaign.why_not(seat, &action).rule;
        let is_listed = list.contains(&action);
        assert_eq!(rule != NO_BAN, !is_listed, "{question}: {action:?} {rule}");
    }
}

/// The question that is open, as documents name it.
fn question(campaign: &Campaign) -> String {
    let field = Field::with(campaign.clone());
    field.question()
}

fn blocks() -> impl Iterator<Item = BlockId> {
    (0..60).map(BlockId::new)
}

fn towns() -> impl Iterator<Item = TownId> {
    (0..56).map(TownId::new)
}

fn each_way<T>(answer: fn(BlockId, TownId) -> T) -> Vec<T> {
    blocks().flat_map(|block| towns().map(move |to| answer(block, to))).collect()
}

/// Everything that could answer a question.
fn answers_to(question: &str) -> Vec<Action> {
    match question {
        "set-up" => blocks().map(Action::Take).chain([Action::Confirm]).collect(),
        "place" => towns().map(Action::Place).collect(),
        "skirmishes" | "order-battles" => towns().map(Action::Fight).collect(),
        "pick" => blocks().map(Action::Pick).chain([Action::Confirm]).collect(),
        "hits" => blocks().map(Action::TakeHit).collect(),
        "leave-skirmish" | "leave-battle" => each_way(|block, to| Action::Retreat { block, to }),
        "put-markers" => markers(),
        "drop-woods" => Post::ALL.map(Action::DropWoods).into(),
        "deploy" => deployments().chain([Action::Confirm]).collect(),
        "name-holder" => blocks().map(Action::Hold).chain([Action::HoldNone]).collect(),
        "morale" => blocks().map(Action::Test).collect(),
        "battle-phase" => blocks().map(Action::Take).chain([Action::EndBattlePhase]).collect(),
        "act" => acts(),
        "reinforcement" => {
            blocks().map(Action::Reinforce).chain([Action::EndReinforcement]).collect()
        }
        "cross-stream" => blocks().map(Action::Cross).collect(),
        "regroup" => each_way(|block, to| Action::Regroup { block, to }),
        "starve" => blocks().map(Action::Starve).collect(),
        // Those of the movement phase have a file of their own.
        _ => Vec::new(),
    }
}

fn markers() -> Vec<Action> {
    let on = |marker| Post::ALL.map(|on| Action::PutMarker { marker, on });
    Marker::ALL.into_iter().flat_map(on).collect()
}

fn deployments() -> impl Iterator<Item = Action> {
    blocks().flat_map(|block| Post::ALL.map(|to| Action::Deploy { block, to }))
}

fn acts() -> Vec<Action> {
    let mut all = vec![
        Action::Fire(Target::Squares),
        Action::Fire(Target::Others),
        Action::FormSquare,
        Action::LeaveSquare,
        Action::LeaveShelter,
        Action::Occupy,
    ];
    all.extend(Location::ALL.map(Action::Step));
    all.extend(blocks().flat_map(|block| [Action::Shelter(block), Action::PassOn(block)]));
    all.extend(towns().map(Action::Withdraw));
    all
}
