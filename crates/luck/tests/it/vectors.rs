//! `docs/fair-dice.md` tells the truth, and a program that shares no code with this one agrees.

use std::process::Command;

use chacha20::cipher::StreamCipher;
use chacha20::{ChaCha20, KeyIvInit};
use engine::{Bytes, Chance, Draw, Drawn, Fell, Seat, SeatSet};
use hkdf::Hkdf;
use luck::{
    Cup, Fair, GameId, Key, Pinch, bot_pinch, check_draws, commit_orders, commitment_to,
    game_from_seed, key_from_seed,
};
use serde::de::DeserializeOwned;
use sha2::Sha256;

const PAGE: &str = include_str!("../../../../docs/fair-dice.md");

/// The block of the page that is fenced as `name`.
fn block(name: &str) -> &'static str {
    let (_, rest) = PAGE.split_once(&format!("```{name}\n")).expect("the page has the block");
    rest.split_once("```").expect("the block has an end").0
}

/// Every vector of this name.
fn all<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let lines = block("vectors").lines().filter_map(|line| line.split_once(' '));
    let named = lines.filter(|(of, _)| *of == name);
    named.map(|(_, json)| serde_json::from_str(json).expect("a vector is JSON")).collect()
}

fn the<T: DeserializeOwned>(name: &str) -> T {
    all(name).pop().unwrap_or_else(|| panic!("the page has no {name}"))
}

fn cup() -> Cup {
    Cup::new(&the("key"), &the("game"), &the::<Vec<Pinch>>("pinches"))
}

#[test]
fn the_page_is_about_this_method() {
    let key: Key = Bytes(std::array::from_fn(|byte| byte as u8));
    let game: GameId = Bytes(std::array::from_fn(|byte| 0xa0 + byte as u8));
    assert_eq!((the::<Key>("key"), the::<GameId>("game")), (key, game));
    let commitment = "7ce0b2939d2513db4de8de75e6c891a57e73efed3b5870b240282bcbb6528710";
    assert_eq!(commitment_to(&key, &game).to_string(), commitment);
    assert_eq!(bot_pinch(&key, &game, Seat(1)).to_string(), "8023cc9c7395ba19915638b4c9468a7f");
    assert_eq!(*Fair::new(cup()).roll(Draw::open("battle"), 4, 6), [6, 3, 4, 5]);
}

#[test]
fn the_page_has_the_right_keys() {
    let (key, game): (Key, GameId) = (the("key"), the("game"));
    assert_eq!(commitment_to(&key, &game), the("commitment"));
    assert_eq!(bot_pinch(&key, &game, Seat(1)), the::<Vec<Pinch>>("pinches")[1]);
    assert_eq!(cup().salt(Seat(1), 2), the("salt"));
    let orders = commit_orders(&game, Seat(1), 2, &the("salt"), b"\"march north\"");
    assert_eq!(orders, the("orders"));
    assert_eq!(cup().seed_for_bots().to_le_bytes(), the::<Bytes<8>>("bots").0);
    assert_eq!(key_from_seed("Wagram"), the("key-from-seed"));
    assert_eq!(game_from_seed("Wagram"), the("game-from-seed"));
}

#[test]
fn the_page_has_the_right_steps_between() {
    let game: GameId = the("game");
    let salt = [b"grognard luck 1\0", &game.0[..]].concat();
    let (prk, hkdf) = Hkdf::<Sha256>::extract(Some(&salt), &the::<Key>("key").0);
    assert_eq!(prk[..], the::<Bytes<32>>("prk").0);
    let pinches = the::<Vec<Pinch>>("pinches").iter().flat_map(|it| it.0).collect::<Vec<_>>();
    let mut key = [0; 32];
    hkdf.expand(&[b"draws\0all\0battle\0", &pinches[..]].concat(), &mut key).unwrap();
    assert_eq!(key, the::<Bytes<32>>("draw-key").0);
}

#[test]
fn the_page_has_the_right_draws() {
    let draws: Vec<Drawn> = all("draw");
    assert_eq!(draws.len(), 9);
    assert_eq!(check_draws(&cup(), &draws).unwrap().dice, 52);
}

#[test]
fn fair_luck_draws_what_the_page_has() {
    let mut luck = Fair::new(cup());
    let battle = Draw::open("battle");
    luck.roll(battle, 4, 6);
    luck.roll(battle, 4, 6);
    luck.roll(Draw::secret("battle", Seat(0).into()), 4, 6);
    luck.weighted(Draw::open("deal"), &[0, 2, 0, 4]);
    luck.roll(battle, 40, 20);
    luck.order(Draw::secret("mix", SeatSet::NONE), 8);
    for _ in 0..3 {
        luck.below(Draw::secret("scout", SeatSet::first(2)), 3 << 30);
    }
    let found: Vec<_> = luck.account().into_iter().map(without_eyes).collect();
    assert_eq!(found, all::<Drawn>("draw"));
}

/// The vectors leave out who is shown the result, since it changes nothing.
fn without_eyes(mut drawn: Drawn) -> Drawn {
    drawn.shown = engine::Audience::All;
    drawn
}

#[test]
fn the_page_shows_draws_as_a_record_has_them() {
    let lines: Vec<&str> = block("json").lines().collect();
    assert_eq!(lines.len(), 5);
    for line in lines {
        let drawn: Drawn = serde_json::from_str(line).expect("a draw");
        assert_eq!(serde_json::to_string(&drawn).unwrap(), line);
    }
}

/// Skipped where there is no Python.
#[test]
fn a_program_that_shares_no_code_prints_the_same() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/fair_dice.py");
    let Ok(output) = Command::new("python3").arg(path).output() else { return };
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(String::from_utf8_lossy(&output.stdout), block("vectors"), "{error}");
}

/// The first test case of RFC 5869, appendix A.
#[test]
fn hkdf_is_that_of_rfc_5869() {
    let salt: Bytes<13> = "000102030405060708090a0b0c".parse().unwrap();
    let info: Bytes<10> = "f0f1f2f3f4f5f6f7f8f9".parse().unwrap();
    let mut bytes = [0; 42];
    Hkdf::<Sha256>::new(Some(&salt.0), &[0x0b; 22]).expand(&info.0, &mut bytes).unwrap();
    let expected =
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865";
    assert_eq!(Bytes(bytes).to_string(), expected);
}

/// The test vector of RFC 8439, section 2.3.2: block 1 of a keystream.
#[test]
fn chacha20_is_that_of_rfc_8439() {
    let key: [u8; 32] = std::array::from_fn(|byte| byte as u8);
    let nonce: Bytes<12> = "000000090000004a00000000".parse().unwrap();
    let mut blocks = [0; 128];
    ChaCha20::new(&key.into(), &nonce.0.into()).write_keystream(&mut blocks);
    let block = blocks[64..].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert!(block.starts_with("10f1e7e4d13b5915500fdd1fa32071c4"), "{block}");
    assert!(block.ends_with("b5129cd1de164eb9cbd083e8a2503c4e"), "{block}");
}

/// The last draw of the page is there because words are passed over in it.
#[test]
fn the_last_draw_passes_words_over() {
    let drawn: Drawn = the("draw");
    assert_eq!(drawn.fell, Some(Fell::Number { below: 3 << 30, number: 1_254_512_048 }));
    let hkdf = Hkdf::<Sha256>::from_prk(&the::<Bytes<32>>("prk").0).unwrap();
    let pinches = the::<Vec<Pinch>>("pinches").iter().flat_map(|it| it.0).collect::<Vec<_>>();
    let mut key = [0; 32];
    hkdf.expand(&[b"draws\x000+1\0scout\0", &pinches[..]].concat(), &mut key).unwrap();
    let mut block = [0; 16];
    let nonce = [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    ChaCha20::new(&key.into(), &nonce.into()).write_keystream(&mut block);
    let (words, _) = block.as_chunks();
    let words: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
    assert!(words[..3].iter().all(|&word| word >= 3 << 30));
    assert_eq!(words[3], 1_254_512_048);
}
