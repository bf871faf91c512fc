//! Who sits where.

use catalog::{Occupant, Table};
use engine::{Seat, SideCard};

use crate::failure::Failure;

/// What `--seat` says: a side and who is to play it.
#[derive(Clone, Debug)]
pub(crate) struct SeatWish {
    side: String,
    occupant: Occupant,
}

/// Reads `side:who`.
pub(crate) fn wish(text: &str) -> Result<SeatWish, String> {
    let (side, who) = text.split_once(':').ok_or("write it as SIDE:WHO")?;
    let who = who.trim().to_lowercase();
    Ok(SeatWish { side: side.trim().to_lowercase(), occupant: Occupant::from(who) })
}

/// Fills all seats. If no person is named, one takes the free seat that moves first; whoever is
/// left is played by `opponent`.
pub(crate) fn fill(
    sides: &[SideCard],
    wishes: &[SeatWish],
    first: Option<Seat>,
    opponent: &Occupant,
) -> Result<Vec<Occupant>, Failure> {
    let mut seats: Vec<Option<Occupant>> = vec![None; sides.len()];
    for wish in wishes {
        for seat in of_side(sides, wish).map_err(Failure::input)? {
            seats[seat] = Some(wish.occupant.clone());
        }
    }
    if !seats.contains(&Some(Occupant::Person)) {
        let first = first.map_or(0, |seat| usize::from(seat.0));
        let open = (first..seats.len()).chain(0..first).find(|&seat| seats[seat].is_none());
        open.into_iter().for_each(|seat| seats[seat] = Some(Occupant::Person));
    }
    Ok(seats.into_iter().map(|seat| seat.unwrap_or_else(|| opponent.clone())).collect())
}

/// Hands each seat that a wish names over, if another sits there now.
pub(crate) fn reseat(table: &mut dyn Table, wishes: &[SeatWish]) -> Result<(), Failure> {
    for wish in wishes {
        for seat in of_side(&table.scenario().sides, wish).map_err(Failure::input)? {
            if table.occupants()[seat] != wish.occupant {
                let handed_over = table.hand_over(Seat(seat as u8), &wish.occupant);
                handed_over.map_err(|problem| Failure::input(problem.message))?;
            }
        }
    }
    Ok(())
}

/// The seat that `asker` hands over, and who goes on in it: `who` in his own, or `side:who` in that of
/// an ally whom a bot plays.
pub(crate) fn handed_over(
    table: &dyn Table,
    asker: Seat,
    text: &str,
) -> Result<(Seat, Occupant), String> {
    let Ok(wish) = wish(text) else { return Ok((asker, Occupant::from(text))) };
    let named = of_side(&table.scenario().sides, &wish)?;
    let is_his = |seat: Seat| {
        let is_bot = table.occupants()[usize::from(seat.0)] != Occupant::Person;
        seat == asker || is_bot && table.side_of(asker).contains(seat)
    };
    let found = named.into_iter().map(|seat| Seat(seat as u8)).find(|&seat| is_his(seat));
    let message = "You hand over your own seat, or that of an ally whom the computer plays.";
    Ok((found.ok_or(message)?, wish.occupant))
}

/// The seats of the side that a wish names.
fn of_side(sides: &[SideCard], wish: &SeatWish) -> Result<Vec<usize>, String> {
    let named = |side: &SideCard| side.id == wish.side || side.title.to_lowercase() == wish.side;
    let seats: Vec<usize> =
        sides.iter().enumerate().filter(|(_, side)| named(side)).map(|(seat, _)| seat).collect();
    if seats.is_empty() {
        let known: Vec<&str> = sides.iter().map(|side| side.id.as_str()).collect();
        let (side, known) = (&wish.side, known.join(", "));
        return Err(format!("There is no side \"{side}\" here; the sides are: {known}."));
    }
    Ok(seats)
}
