//! What everybody may read, the same for all: games, scenarios, rules. It is made and compressed once,
//! when somebody first asks for it.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::{Listing, Luck, SetUp, Start, Title, find_among, rule_cards};
use engine::Viewer;
use serde::Serialize;
use tokio::sync::OnceCell;
use tokio::task::spawn_blocking;

use super::shown::Shown;
use super::{Door, Refusal, Wire};
use crate::wire::{Refused, Rules, ScenarioPage, Scenarios};

/// What everybody may read.
pub(super) struct Library {
    shelf: &'static [&'static dyn Title],
    games: OnceCell<Shown>,
    /// Of each game in the order of the shelf.
    books: Vec<Book>,
}

/// What everybody may read of one game.
#[derive(Default)]
struct Book {
    scenarios: OnceCell<Shown>,
    rules: OnceCell<Shown>,
}

type Asked = Result<Path<String>, PathRejection>;

/// Every game with its scenarios.
pub(super) async fn games(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let shelf = door.library.shelf;
    let shown = made_once(&door.library.games, move || Ok(Listing::of(shelf))).await?;
    Ok(shown.send(&door, &wire, &headers))
}

/// The scenarios of a game, each with its map and its first position.
pub(super) async fn scenarios(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    game: Asked,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (title, book) = door.library.find(game)?;
    let shown = made_once(&book.scenarios, move || scenarios_of(title)).await?;
    Ok(shown.send(&door, &wire, &headers))
}

/// The numbered rules of a game.
pub(super) async fn rules(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    game: Asked,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (title, book) = door.library.find(game)?;
    let shown = made_once(&book.rules, move || Ok(Rules { rules: rule_cards(title) })).await?;
    Ok(shown.send(&door, &wire, &headers))
}

impl Library {
    pub(super) fn new(shelf: &'static [&'static dyn Title]) -> Library {
        let books = shelf.iter().map(|_| Book::default()).collect();
        Library { shelf, games: OnceCell::new(), books }
    }

    fn find(&self, game: Asked) -> Result<(&'static dyn Title, &Book), Refusal> {
        let Path(game) = game.map_err(|_| Refusal::no_path())?;
        let title = find_among(self.shelf, &game).map_err(Refused::from)?;
        let place = self.shelf.iter().position(|it| it.id() == game);
        Ok((title, &self.books[place.ok_or_else(Refusal::no_path)?]))
    }
}

/// What is made when it is first asked for. It is work, so it is done aside; if it fails, whoever
/// comes next tries again.
async fn made_once<A: Serialize>(
    place: &OnceCell<Shown>,
    make: impl FnOnce() -> Result<A, Refused> + Send + 'static,
) -> Result<&Shown, Refusal> {
    let made = || async {
        let made = spawn_blocking(move || Ok(Shown::json(&make()?)));
        made.await.unwrap_or_else(|_| Err(Refusal::broken()))
    };
    place.get_or_try_init(made).await
}

fn scenarios_of(title: &'static dyn Title) -> Result<Scenarios, Refused> {
    let cards = title.scenarios().into_iter();
    let scenarios = cards.map(|card| opening(title, card.id)).collect::<Result<_, _>>()?;
    Ok(Scenarios { scenarios })
}

/// A scenario as it is seen before anybody has decided anything. What a spectator sees then does not
/// depend on luck; and if it did in some game, the same seed shows it the same each time.
fn opening(title: &dyn Title, scenario: String) -> Result<ScenarioPage, Refused> {
    let figures = title.figures(&scenario)?;
    let start = Start::Scenario(scenario);
    let set_up = SetUp { start, options: Default::default(), seats: Vec::new() };
    let table = title.open(set_up, &Luck::seeded("opening"))?;
    let scene = catalog::protocol::Scenario {
        scenario: table.scenario().clone(),
        scenery: table.scenery(),
    };
    Ok(ScenarioPage { scene, figures, opening: table.written_view(Viewer::Spectator) })
}
