//! Same view, same belief, same luck: same decision.

use ai::{Bout, Player};
use engine::{Game, Seat, Sight};
use luck::Fast;

use crate::walk::{twin, walk};

/// At every position and for every seat that is asked, `player` decides the same again, and the
/// same in an imagined world that fits view and belief.
///
/// # Panics
/// If that is not so.
pub fn bots_do_not_peek<G: Game>(set_up: &G, player: &dyn Player<G>, games: u64) {
    for seed in 0..games {
        let mut luck = Fast::new(seed);
        walk(set_up, seed, |bout, _| {
            for seat in bout.game().waiting().seats().iter() {
                ask_twice(bout, seat, player, &mut luck, seed);
            }
        });
    }
}

fn ask_twice<G: Game>(
    bout: &Bout<G>,
    seat: Seat,
    player: &dyn Player<G>,
    luck: &mut Fast,
    seed: u64,
) {
    let other = twin(bout, seat, luck);
    let draft = bout.is_drafting(seat).then(|| bout.draft(seat));
    let own = luck.bits();
    let [first, again, elsewhere] = [bout.game(), bout.game(), &other].map(|world| {
        let mut legal = Vec::new();
        match draft {
            Some(draft) => world.drafts(seat, draft, &mut legal),
            None => world.legal(seat, &mut legal),
        }
        let sight = Sight::new(world, seat, bout.belief(seat), draft, &legal);
        player.decide(&sight, &mut Fast::new(own))
    });
    assert_eq!(first, again, "seed {seed}: {seat} decides otherwise when asked again");
    assert_eq!(first, elsewhere, "seed {seed}: {seat} decides by what is hidden from it");
}
