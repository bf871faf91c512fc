use allocation_counter::measure;
use ccn::Battle;
use engine::{Game, Journal, Title as _, Waiting};
use luck::Fast;

#[test]
fn a_position_is_at_most_a_kilobyte() {
    assert!(size_of::<Battle>() <= 1024, "{} bytes", size_of::<Battle>());
}

#[test]
fn search_allocates_nothing_for_a_decision() {
    let mut game = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    let mut luck = Fast::new(1);
    let mut journal = Journal::off();
    game.start(&mut luck, &mut journal);
    let mut legal = Vec::with_capacity(testkit::LONGEST_LIST);
    let mut decisions = 0;
    let allocations = measure(|| {
        while let Waiting::On(seats) = game.waiting() {
            let seat = seats.lowest().expect("somebody is waited for");
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[luck.index(legal.len())];
            game.play_unchecked(seat, action, &mut luck, &mut journal);
            decisions += 1;
        }
    });
    assert!(decisions > 100, "a whole battle was fought");
    assert_eq!(allocations.count_total, 0);
}
