//! Bytes choose among legal decisions: a battle never gets stuck, and its events rebuild it.
#![no_main]

use ccn::Battle;
use engine::{Game, Journal, Title, Waiting};
use libfuzzer_sys::fuzz_target;
use luck::Fast;

fuzz_target!(|bytes: &[u8]| {
    let mut rebuilt = Battle::set_up("rolica-first-position", &[]).expect("a scenario");
    let mut game = rebuilt.clone();
    let mut luck = Fast::new(bytes.len() as u64);
    let mut journal = Journal::keeping();
    game.start(&mut luck, &mut journal);
    for &byte in bytes {
        let Waiting::On(seats) = game.waiting() else { break };
        let seat = seats.lowest().expect("somebody is waited for");
        let legal = game.legal_list(seat);
        assert!(!legal.is_empty(), "nothing to decide");
        let action = legal[usize::from(byte) % legal.len()];
        game.play(seat, action, &mut luck, &mut journal).expect("a listed decision is legal");
    }
    journal.events().iter().for_each(|event| rebuilt.apply(event));
    assert_eq!(rebuilt, game);
});
