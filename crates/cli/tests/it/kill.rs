//! A server that is killed in the middle of its work loses nothing that it has acknowledged, and does
//! nothing twice.

mod arrivals;
mod game;
mod player;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use luck::Fast;
use testkit::scaled;

use crate::folder;
use crate::serving::Serving;
use game::Game;

/// How many games are played at the same time.
const GAMES: usize = 12;

#[test]
fn what_was_acknowledged_survives_every_kill() {
    let data = folder("killed").join("grognard.db");
    let mut luck = Fast::new(1812);
    let mut serving = Serving::start(&data);
    let mut games = Vec::new();
    let mut doubts = 0;
    for kill in 0..scaled(10) {
        replenish(&mut games, &serving, kill);
        let moment = Duration::from_millis(50 + luck.index(350) as u64);
        play_until_killed(&mut games, &mut serving, moment);
        doubts +=
            games.iter().flat_map(Game::players).filter(|player| player.is_in_doubt()).count();
        serving = Serving::start(&data);
        if luck.index(4) == 0 {
            // The next comes while they are still coming back from this one.
            play_until_killed(
                &mut games,
                &mut serving,
                Duration::from_millis(luck.index(30) as u64),
            );
            serving = Serving::start(&data);
        }
        settle(&mut games, &serving);
    }
    assert!(doubts > 0, "no kill came between a decision and its answer");
    for game in games {
        assert!(game.taken() > 0, "a game at which nothing happens proves nothing");
        game.end(serving.address());
    }
    assert_eq!(serving.stop("TERM"), Some(0));
}

/// Sees to it that there are games enough to play; those that are over are checked once more.
fn replenish(games: &mut Vec<Game>, serving: &Serving, kill: u64) {
    let server = serving.address();
    let over: Vec<Game> = games.extract_if(.., |game| game.is_over()).collect();
    over.into_iter().for_each(|game| game.end(server));
    while games.len() < GAMES {
        games.push(Game::open(server, kill * GAMES as u64 + games.len() as u64));
    }
}

/// Lets everybody play for a while, and kills the server in the middle of it.
fn play_until_killed(games: &mut [Game], serving: &mut Serving, moment: Duration) {
    let (server, gong) = (serving.address(), AtomicBool::new(false));
    scope(|scope| {
        for player in games.iter_mut().flat_map(Game::players_mut) {
            scope.spawn(|| player.play(server, &gong));
        }
        sleep(moment);
        gong.store(true, Ordering::Release);
        serving.kill();
    });
}

/// Lets everybody come back; then checks everything.
fn settle(games: &mut [Game], serving: &Serving) {
    let server = serving.address();
    games.iter_mut().for_each(|game| game.settle(server));
    games.iter_mut().for_each(|game| game.check(server));
}
