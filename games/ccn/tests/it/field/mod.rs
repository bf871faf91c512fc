//! A battlefield for one test: pieces and ground in a line of text, dice by their faces.
//!
//! ```text
//! let mut field = Field::draw("B-LN 6,6; F-LN*3+LDR 5,6").ground("forest 5,6").ready("6,6");
//! field.melee("6,6", "5,6", "infantry saber flag");
//! assert_eq!(field.blocks("5,6"), 1);
//! ```

mod listed;
mod sketch;

use ccn::{Action, Battle, Card, Event, Hex, Side, Step, View};
use engine::{Game, Journal, Preview, Seat, Title, Viewer, Waiting};

pub(crate) use listed::Listed;
pub(crate) use sketch::Sketch;

/// A battle in the middle of a test.
pub(crate) struct Field {
    pub(crate) battle: Battle,
    /// Everything that happened since the cards were dealt.
    pub(crate) events: Vec<Event>,
}

/// A hex written as "row,column".
#[track_caller]
pub(crate) fn hex(text: &str) -> Hex {
    let (row, column) = text.trim().split_once(',').expect("a hex is row,column");
    let number = |text: &str| text.trim().parse().expect("a number");
    Hex::new(number(row), number(column)).unwrap_or_else(|| panic!("the board has no {text}"))
}

impl Field {
    /// Starts to draw a battlefield: see [`Sketch`].
    pub(crate) fn draw(pieces: &str) -> Sketch {
        Sketch::new(pieces)
    }

    /// The side that must decide, or `None` when the battle is over.
    pub(crate) fn asked(&self) -> Option<Side> {
        let seat = match self.battle.waiting() {
            Waiting::On(seats) => seats.lowest()?,
            Waiting::Orders(_) => unreachable!("there are no secret orders"),
            Waiting::Over(_) => return None,
        };
        Some(Side::BOTH[usize::from(seat.0)])
    }

    pub(crate) fn winner(&self) -> Option<Side> {
        self.view().winner
    }

    /// The question that is open.
    pub(crate) fn step(&self) -> Option<Step> {
        self.view().agenda.last().copied()
    }

    /// Everything, hidden cards too.
    pub(crate) fn view(&self) -> View {
        self.battle.view(Viewer::Referee)
    }

    pub(crate) fn view_of(&self, side: Side) -> View {
        self.battle.view(Viewer::Seat(side.seat()))
    }

    /// What may be decided now.
    pub(crate) fn legal(&self) -> Vec<Action> {
        self.asked().map_or(Vec::new(), |side| self.battle.legal_list(side.seat()))
    }

    pub(crate) fn offers(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Takes a decision that draws no dice.
    #[track_caller]
    pub(crate) fn act(&mut self, action: Action) -> &mut Self {
        self.act_with(action, "")
    }

    /// Takes a decision for which exactly these dice are rolled, checks of leaders included.
    #[track_caller]
    pub(crate) fn act_with(&mut self, action: Action, dice: &str) -> &mut Self {
        self.act_drawing(action, Listed::dice(dice))
    }

    /// Takes a decision with any luck; all that is listed must be used.
    #[track_caller]
    pub(crate) fn act_drawing(&mut self, action: Action, mut luck: Listed) -> &mut Self {
        self.act_of(action, &mut luck);
        luck.assert_spent();
        self
    }

    /// Takes a decision with luck of which some may be left for the next.
    #[track_caller]
    fn act_of(&mut self, action: Action, luck: &mut Listed) {
        let seat = self.asked().expect("the battle goes on").seat();
        let mut journal = Journal::keeping();
        if let Err(refusal) = self.battle.play(seat, action, luck, &mut journal) {
            panic!("{action:?} is refused by {}: {:?}", refusal.rule, refusal.why);
        }
        self.events.extend(journal.into_events());
    }

    /// The rule that refuses a decision; the position must not change.
    #[track_caller]
    pub(crate) fn refusal(&self, action: Action) -> &'static str {
        self.refusal_of(self.asked().map_or(Seat(0), Side::seat), action)
    }

    #[track_caller]
    pub(crate) fn refusal_of(&self, seat: Seat, action: Action) -> &'static str {
        let mut after = self.battle.clone();
        let result = after.play(seat, action, &mut Listed::dice(""), &mut Journal::off());
        assert_eq!(after, self.battle, "a refusal changes nothing");
        result.expect_err("it should be refused").rule
    }

    /// The sentence that refuses a decision, with what is filled in.
    #[track_caller]
    pub(crate) fn sentence(&self, action: Action) -> String {
        let seat = self.asked().map_or(Seat(0), Side::seat);
        let result =
            self.battle.clone().play(seat, action, &mut Listed::dice(""), &mut Journal::off());
        testkit::plain(&result.expect_err("it should be refused").why)
    }

    // Decisions by name.

    #[track_caller]
    pub(crate) fn play(&mut self, card: Card) -> &mut Self {
        self.act(Action::Play(card))
    }

    /// Orders the units in these hexes.
    #[track_caller]
    pub(crate) fn order(&mut self, hexes: &str) -> &mut Self {
        for text in hexes.split_whitespace() {
            self.act(Action::OrderUnit(hex(text)));
        }
        self
    }

    #[track_caller]
    pub(crate) fn order_leader(&mut self, at: &str) -> &mut Self {
        self.act(Action::OrderLeader(hex(at)))
    }

    /// Ends the orders, if they did not end by themselves.
    #[track_caller]
    pub(crate) fn end_orders(&mut self) -> &mut Self {
        if self.step() == Some(Step::GiveOrders) {
            self.act(Action::EndOrders);
        }
        self
    }

    #[track_caller]
    pub(crate) fn move_unit(&mut self, from: &str, to: &str) -> &mut Self {
        self.act(Action::MoveUnit { from: hex(from), to: hex(to) })
    }

    #[track_caller]
    pub(crate) fn move_leader(&mut self, from: &str, to: &str) -> &mut Self {
        self.act(Action::MoveLeader { from: hex(from), to: hex(to) })
    }

    #[track_caller]
    pub(crate) fn end_moves(&mut self) -> &mut Self {
        self.act(Action::EndMoves)
    }

    #[track_caller]
    pub(crate) fn fire(&mut self, from: &str, at: &str, dice: &str) -> &mut Self {
        self.act_with(Action::Fire { from: hex(from), at: hex(at) }, dice)
    }

    /// Attacks without more artillery, and the defender stands.
    #[track_caller]
    pub(crate) fn melee(&mut self, from: &str, at: &str, dice: &str) -> &mut Self {
        self.charge(from, at, Action::Stand, Listed::dice(dice))
    }

    /// Attacks without more artillery, and the defender answers like this, if he is asked.
    #[track_caller]
    pub(crate) fn charge(
        &mut self,
        from: &str,
        at: &str,
        answer: Action,
        mut luck: Listed,
    ) -> &mut Self {
        self.act_of(Action::Melee { from: hex(from), at: hex(at) }, &mut luck);
        if matches!(self.step(), Some(Step::Join { .. })) {
            self.act_of(Action::JoinNoMore, &mut luck);
        }
        if matches!(self.step(), Some(Step::React { .. })) {
            self.act_of(answer, &mut luck);
        }
        luck.assert_spent();
        self
    }

    /// Declares a melee; artillery may join it, and the defender react, before dice are rolled.
    #[track_caller]
    pub(crate) fn declare(&mut self, from: &str, at: &str) -> &mut Self {
        self.act(Action::Melee { from: hex(from), at: hex(at) })
    }

    /// Ends what is left of the turn: orders, moves and battles.
    #[track_caller]
    pub(crate) fn end_turn(&mut self) -> &mut Self {
        let side = self.view().active;
        for _ in 0..4 {
            if self.view().active != side || self.winner().is_some() {
                return self;
            }
            match self.step() {
                Some(Step::GiveOrders) => self.act(Action::EndOrders),
                Some(Step::Movement) => self.act(Action::EndMoves),
                Some(Step::Battles) => self.act(Action::EndBattles),
                step => panic!("the turn cannot be ended at {step:?}"),
            };
        }
        self
    }

    // What a test asks.

    /// The blocks of the unit in a hex; 0 if there is none.
    #[track_caller]
    pub(crate) fn blocks(&self, at: &str) -> u8 {
        let at = hex(at);
        self.view()
            .units
            .iter()
            .find(|unit| unit.hex == at && !unit.waits)
            .map_or(0, |unit| unit.blocks)
    }

    /// Hexes moved by the unit in a hex in this turn.
    #[track_caller]
    pub(crate) fn moved(&self, at: &str) -> u8 {
        let at = hex(at);
        self.view().units.iter().find(|unit| unit.hex == at && !unit.waits).expect("a unit").moved
    }

    /// Whether a leader is on the board in a hex, alone or attached.
    #[track_caller]
    pub(crate) fn has_leader(&self, at: &str) -> bool {
        let at = hex(at);
        let there =
            |leader: &&ccn::LeaderView| leader.hex == Some(at) && leader.fate == ccn::Fate::Present;
        self.view().leaders.iter().find(there).is_some()
    }

    pub(crate) fn banners(&self, side: Side) -> u8 {
        match side {
            Side::French => self.view().french.banners,
            Side::Allied => self.view().allied.banners,
        }
    }

    /// What both players have read since the cards were dealt, orders and hidden cards left out.
    pub(crate) fn log(&self) -> String {
        testkit::narrated(&self.battle, &self.events, Viewer::Spectator)
    }

    /// The numbers of a decision.
    #[track_caller]
    pub(crate) fn preview(&self, action: Action) -> Option<Preview> {
        let side = self.asked().expect("the battle goes on");
        self.battle.preview(side.seat(), &action)
    }

    /// How many dice a fire that is offered would have; `None` if it is not offered.
    #[track_caller]
    pub(crate) fn fire_dice(&self, from: &str, at: &str) -> Option<usize> {
        self.dice_of(Action::Fire { from: hex(from), at: hex(at) })
    }

    /// How many dice a melee that is offered would have; `None` if it is not offered.
    #[track_caller]
    pub(crate) fn melee_dice(&self, from: &str, at: &str) -> Option<usize> {
        self.dice_of(Action::Melee { from: hex(from), at: hex(at) })
    }

    /// How many dice the battle back that is offered would have; `None` if it is not offered.
    #[track_caller]
    pub(crate) fn battle_back_dice(&self) -> Option<usize> {
        self.dice_of(Action::BattleBack)
    }

    fn dice_of(&self, action: Action) -> Option<usize> {
        let preview = self.offers(action).then(|| self.preview(action))?;
        let dice: i32 = preview.iter().flat_map(|it| &it.dice).map(|part| part.dice).sum();
        Some(dice as usize)
    }

    /// Where the unit in `from` may move.
    #[track_caller]
    pub(crate) fn moves_from(&self, from: &str) -> Vec<Hex> {
        let start = hex(from);
        let to = |action: Action| {
            let Action::MoveUnit { from, to } = action else { return None };
            (from == start).then_some(to)
        };
        self.legal().into_iter().filter_map(to).collect()
    }

    /// Where the leader in `from` may move.
    #[track_caller]
    pub(crate) fn leader_moves_from(&self, from: &str) -> Vec<Hex> {
        let start = hex(from);
        let to = |action: Action| {
            let Action::MoveLeader { from, to } = action else { return None };
            (from == start).then_some(to)
        };
        self.legal().into_iter().filter_map(to).collect()
    }
}

/// The battle of a scenario text, with options, before the cards are dealt.
#[track_caller]
pub(crate) fn set_up(text: &str, options: &[(&str, &str)]) -> Battle {
    let options: Vec<(String, String)> =
        options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Battle::set_up_from(text, &options)
        .unwrap_or_else(|faults| panic!("the field is not sound: {faults:?}\n{text}"))
}
