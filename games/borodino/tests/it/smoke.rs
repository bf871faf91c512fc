use borodino::{Action, Campaign};
use engine::{Chance as _, Draw, Game, Journal, Title as _, Waiting};
use luck::Fast;

#[test]
fn random_games_come_to_an_end() {
    const PICK: Draw = Draw::open("pick");
    let mut longest = 0;
    let n: u64 = std::env::var("GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(20);
    for (scenario, options) in [
        ("shevardino", vec![]),
        ("borodino", vec![]),
        ("combined", vec![]),
        (
            "shevardino",
            vec![
                ("free-setup".to_owned(), "on".to_owned()),
                ("flank-attacks".to_owned(), "on".to_owned()),
            ],
        ),
    ] {
        let mut decisions = 0u64;
        let mut ends = [0u32; 2];
        let began = std::time::Instant::now();
        for seed in 0..n {
            let mut campaign = Campaign::set_up(scenario, &options).unwrap();
            let mut luck = Fast::new(seed);
            let mut mind = Fast::new(seed + 1000);
            campaign.start(&mut luck, &mut Journal::off());
            let mut list: Vec<Action> = Vec::new();
            loop {
                match campaign.waiting() {
                    Waiting::Over(outcome) => {
                        ends[usize::from(outcome.winners.contains(engine::Seat(1)))] += 1;
                        break;
                    }
                    Waiting::On(seats) => {
                        let seat = seats.lowest().unwrap();
                        list.clear();
                        campaign.legal(seat, &mut list);
                        longest = longest.max(list.len());
                        assert!(!list.is_empty(), "{scenario} {seed}");
                        let action = list[mind.below(PICK, list.len() as u32) as usize];
                        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
                        decisions += 1;
                        assert!(decisions < 10_000_000);
                    }
                    Waiting::Orders(_) => unreachable!(),
                }
            }
        }
        let time = began.elapsed().as_secs_f64();
        eprintln!(
            "{scenario} {options:?}: {} decisions a game, {:.0} a second, wins {ends:?}, longest {longest}",
            decisions / n,
            decisions as f64 / time
        );
    }
}
