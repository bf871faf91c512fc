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
    let (mut games, mut doubts) = (Vec::new(), 0);
    for kill in 0..scaled(10) {
        replenish(&mut games, &serving, kill);
        play_until(&mut games, serving, 50 + luck.index(350), Serving::kill);
        doubts += games.iter().map(Game::doubts).sum::<usize>();
        serving = Serving::start(&data);
        if luck.index(4) == 0 {
            // The next comes while they are still coming back from this one.
            play_until(&mut games, serving, luck.index(30), Serving::kill);
            serving = Serving::start(&data);
        }
        settle(&mut games, &serving);
    }
    assert!(doubts > 0, "no kill came between a decision and its answer");
    assert!(games.iter().any(|game| game.taken() > 0), "games in which nothing is decided");
    games.into_iter().for_each(|game| game.end(serving.address()));
    assert_eq!(serving.stop("TERM"), Some(0));
}

#[test]
fn what_was_acknowledged_survives_a_stop_in_the_middle_of_play() {
    let data = folder("stopped-in-play").join("grognard.db");
    let mut games = Vec::new();
    for stop in 0..scaled(2) {
        let serving = Serving::start(&data);
        replenish(&mut games, &serving, stop);
        let code = play_until(&mut games, serving, 200, |serving| serving.stop("TERM"));
        assert_eq!(code, Some(0));
        settle(&mut games, &Serving::start(&data));
    }
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

/// Lets everybody play for so many milliseconds, and ends the server in the middle of it.
fn play_until<A>(
    games: &mut [Game],
    serving: Serving,
    milliseconds: usize,
    end: impl FnOnce(Serving) -> A,
) -> A {
    let (server, gong) = (serving.address(), AtomicBool::new(false));
    scope(|scope| {
        for player in games.iter_mut().flat_map(Game::players_mut) {
            scope.spawn(|| player.play(server, &gong));
        }
        sleep(Duration::from_millis(milliseconds as u64));
        gong.store(true, Ordering::Release);
        end(serving)
    })
}

/// Lets everybody come back; then checks everything.
fn settle(games: &mut [Game], serving: &Serving) {
    let server = serving.address();
    games.iter_mut().for_each(|game| game.settle(server));
    games.iter_mut().for_each(|game| game.check(server));
}
