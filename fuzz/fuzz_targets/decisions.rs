//! The first byte chooses a battle, the others choose among legal decisions: a battle never gets
//! stuck, its events rebuild it, and every number and document that can be asked for is there.
#![no_main]

use ccn::Battle;
use engine::{Game, Journal, Title, Waiting};
use libfuzzer_sys::fuzz_target;
use luck::Fast;

fuzz_target!(|bytes: &[u8]| {
    let Some((&battle, choices)) = bytes.split_first() else { return };
    let cards = Battle::scenarios();
    let id = &cards[usize::from(battle) % cards.len()].id;
    let mut rebuilt = Battle::set_up(id, &[]).expect("a scenario");
    let mut game = rebuilt.clone();
    let mut luck = Fast::new(bytes.len() as u64);
    let mut journal = Journal::keeping();
    game.start(&mut luck, &mut journal);
    for &byte in choices {
        let Waiting::On(seats) = game.waiting() else { break };
        let seat = seats.lowest().expect("somebody is waited for");
        let legal = game.legal_list(seat);
        assert!(!legal.is_empty(), "nothing to decide");
        for action in &legal {
            game.preview(seat, action);
        }
        let arranged = Battle::arrange(&game.document(), Battle::scenario_file(id), &[]);
        assert_eq!(arranged.as_ref(), Ok(&game), "a position goes round by its document");
        let action = legal[usize::from(byte) % legal.len()];
        game.play(seat, action, &mut luck, &mut journal).expect("a listed decision is legal");
    }
    journal.events().iter().for_each(|event| rebuilt.apply(event));
    assert_eq!(rebuilt, game);
});
