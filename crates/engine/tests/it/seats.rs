use engine::{Seat, SeatSet, Viewer};

#[test]
fn seats_come_and_go() {
    let seats = SeatSet::first(3).without(Seat(1));
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert_eq!((seats.len(), seats.lowest()), (2, Some(Seat(0))));
    assert!(SeatSet::NONE.is_empty() && SeatSet::NONE.lowest().is_none());
    assert!(!seats.contains(Seat(200)), "any number may be asked for");
    assert_eq!(seats.without(Seat(200)), seats);
}

#[test]
fn a_set_is_written_as_a_list_of_seats() {
    let seats = SeatSet::from(Seat(1)).with(Seat(3));
    assert_eq!(serde_json::to_string(&seats).unwrap(), "[1,3]");
    assert_eq!(serde_json::from_str::<SeatSet>("[3,1]").unwrap(), seats);
    assert!(serde_json::from_str::<SeatSet>("[6]").is_err(), "a table has six seats");
}

#[test]
fn a_seat_that_no_table_has_is_not_read() {
    assert_eq!(serde_json::to_string(&Seat(3)).unwrap(), "3");
    assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), Seat(3));
    let refused = serde_json::from_str::<Seat>("6").unwrap_err();
    assert!(refused.to_string().starts_with("there is no seat 6"), "{refused}");
}

#[test]
fn the_referee_sees_what_anybody_may_see() {
    let allies = SeatSet::from(Seat(1)).with(Seat(2));
    assert!(Viewer::Seat(Seat(2)).is_among(allies));
    assert!(!Viewer::Seat(Seat(0)).is_among(allies));
    assert!(!Viewer::Spectator.is_among(allies));
    assert!(Viewer::Referee.is_among(SeatSet::NONE));
}
