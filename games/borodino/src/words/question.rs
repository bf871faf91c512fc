//! The question that is open: with its values for whoever is asked, and as the public phase for
//! everybody else.

use engine::{Phrase, Viewer};

use super::terms::listed;
use super::waiting::awaited;
use crate::ids::BlockId;
use crate::movement::refuge::goes_back;
use crate::pieces::{Letter, Post, Role, Side};
use crate::state::{Campaign, Command};
use crate::step::{Hits, Shot, Step};
use crate::supply;
use crate::victory::Degree;

/// [BOR-18.2.5] A viewer who is not asked hears which side is to decide and the public phase, no more.
pub(super) fn question(campaign: &Campaign, viewer: Viewer) -> Phrase {
    let (Some(step), Some(side)) = (campaign.step(), campaign.asked()) else {
        return ending(campaign);
    };
    if viewer.is_among(side.seat().into()) {
        Asked { campaign, side }.question(step)
    } else {
        awaited(campaign, side)
    }
}

/// [BOR-17.2.1], [BOR-17.2.2] How the game ended.
fn ending(campaign: &Campaign) -> Phrase {
    let [french, russian] = campaign.points;
    let phrase = match campaign.winner {
        None => Phrase::new("ask-nothing-drawn"),
        Some(_) if french == russian => Phrase::new("ask-nothing-level"),
        Some(winner) => Phrase::new("ask-nothing")
            .term("side", winner.term())
            .term("degree", Degree::of(french.abs_diff(russian)).term()),
    };
    phrase.number("french", french).number("russian", russian)
}

impl Degree {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Degree::Marginal => "degree-marginal",
            Degree::Substantial => "degree-substantial",
            Degree::Decisive => "degree-decisive",
        }
    }
}

/// A side that is asked.
struct Asked<'a> {
    campaign: &'a Campaign,
    side: Side,
}

impl Asked<'_> {
    /// The question as it is put to a player.
    fn question(&self, step: Step) -> Phrase {
        match step {
            Step::Place { .. } => self.of("ask-place").number("left", self.waiting()),
            Step::PlaceBlock { block } => self.with("ask-place-block", block),
            Step::Arrive { .. } => self.of("ask-arrive").number("left", self.waiting()),
            Step::Activate { .. } => {
                self.of("ask-activate").number("active", self.campaign.commands.len() as i64)
            }
            Step::ActivateMove { hq } => self.at("ask-activate-move", hq),
            Step::ActivateRole { hq } => self.role(hq),
            Step::Bombard { .. } => self.with_orders(self.of("ask-bombard")),
            Step::PayFire { gun, at } => {
                self.campaign.with_area(self.with("ask-pay-fire", gun), "to", at)
            }
            Step::PayMove { block, to } => {
                self.campaign.with_area(self.with("ask-pay-move", block), "to", to)
            }
            Step::Hits(hits) => self.hits(hits),
            Step::OwnHits { area, left, .. } => {
                self.campaign.with_area(self.of("ask-own-hits"), "area", area).number("hits", left)
            }
            Step::Moves { .. } => self.with_orders(self.of("ask-moves")),
            Step::HqMoves { .. } => self.of("ask-hq-moves"),
            Step::MoveBlock { block } => self.way("ask-move-block", "ask-move-block-out", block),
            Step::Straggles { .. } => self.of("ask-straggles"),
            Step::Straggle { block } => self.way("ask-straggle", "ask-straggle-out", block),
            Step::Stacking { .. } => self.of("ask-stacking"),
            Step::Surplus { block } if goes_back(self.campaign, block) => {
                self.at("ask-surplus", block)
            }
            Step::Surplus { block } => self.at("ask-surplus-gives-way", block),
            Step::Battles => {
                self.of("ask-battles").number("left", i64::from(self.campaign.contested().len()))
            }
            Step::MainAttack => self.fight("ask-main-attack"),
            Step::Squares { role } => self.fight("ask-squares").term("role", role.term()),
            Step::Turns { letter, role } => self.turn(letter, role),
            Step::GoOn { block } => self.at("ask-go-on", block),
            Step::Regroup { .. } => self.fight("ask-regroup"),
            Step::CapturedSupply { source, points, .. } => {
                let phrase =
                    self.campaign.with_area(self.of("ask-captured-supply"), "source", source);
                phrase.number("points", points)
            }
            Step::Supply { .. } => self.supply(),
            Step::Bridge { .. } => self.of("ask-bridge"),
            Step::NightShift { .. } => self.of("ask-night-shift"),
            Step::NightShiftBlock { block } => self.at("ask-night-shift-block", block),
            Step::OpenTurn
            | Step::ActionPhase { .. }
            | Step::Stage { .. }
            | Step::Tire { .. }
            | Step::EndActionPhase { .. }
            | Step::Round { .. }
            | Step::BayonetLoss { .. }
            | Step::EndRound
            | Step::Attrition
            | Step::Capture { .. }
            | Step::EndTurn
            | Step::EndNight => unreachable!("{step:?} asks nothing"),
        }
    }

    fn of(&self, id: &'static str) -> Phrase {
        Phrase::new(id).term("side", self.side.term())
    }

    fn with(&self, id: &'static str, block: BlockId) -> Phrase {
        self.campaign.with_block(self.of(id), "block", block)
    }

    /// About a block and where it stands.
    fn at(&self, id: &'static str, block: BlockId) -> Phrase {
        self.campaign.with_area_of(self.with(id, block), "from", block)
    }

    /// The blocks that a side has still to place, or to bring.
    fn waiting(&self) -> i64 {
        i64::from(self.campaign.waiting_off_map(self.side).len())
    }

    /// [BOR-14.3.1] A promoted headquarters acts for its post or for its corps.
    fn role(&self, hq: BlockId) -> Phrase {
        let post = self.campaign.post_of(hq).map_or("post-none", Post::term);
        self.with("ask-activate-role", hq)
            .term("post", post)
            .number("orders", self.campaign.steps(hq))
    }

    /// [BOR-6.1.6] The orders that army headquarters have left.
    fn with_orders(&self, phrase: Phrase) -> Phrase {
        let commands = &self.campaign.commands;
        let armies = || commands.iter().filter(|command| command.post.is_some());
        let setting = self.campaign.setting.get();
        let left = |it: &Command| format!("{} {}", setting.block_name(it.hq), it.orders);
        phrase.number("armies", armies().count() as i64).text("orders", listed(armies().map(left)))
    }

    /// [BOR-8.2.2] How far a block goes along roads; [BOR-9.2.1] out of a contested area one area only.
    fn way(&self, by_road: &'static str, out: &'static str, block: BlockId) -> Phrase {
        let contested = self.campaign.contested();
        if self.campaign.area(block).is_some_and(|area| contested.contains(area)) {
            return self.at(out, block);
        }
        self.at(by_road, block).number("roads", self.campaign.kind(block).road_length())
    }

    fn hits(&self, hits: Hits) -> Phrase {
        let phrase = match hits.shot {
            Shot::Bombardment { .. } => self.of("ask-hits-bombardment"),
            Shot::Battle { .. } => self.of("ask-hits"),
        };
        self.campaign.with_area(phrase, "area", hits.area).number("hits", hits.left)
    }

    /// About the battle that is fought.
    fn fight(&self, id: &'static str) -> Phrase {
        let battle = self.campaign.fight();
        let phrase = self.campaign.with_area(self.of(id), "area", battle.area);
        phrase.number("round", battle.round)
    }

    fn turn(&self, letter: Letter, role: Role) -> Phrase {
        let must_go = role == Role::Attacker && self.campaign.fight().round == 4;
        let id = if must_go { "ask-turns-retreat" } else { "ask-turns" };
        self.fight(id).text("letter", letter.printed()).term("role", role.term())
    }

    /// [BOR-15.2.3] The points that each source has left.
    fn supply(&self) -> Phrase {
        let (campaign, setting) = (self.campaign, self.campaign.setting.get());
        let sources = setting.sources_of(self.side);
        let stock = sources.map(|(place, source)| {
            (setting.map.name_of(source.area), supply::points_left(campaign, place, source))
        });
        let stock = stock.filter(|(_, points)| *points > 0);
        let stock = stock.map(|(name, points)| format!("{name} {points}"));
        self.of("ask-supply").text("points", listed(stock))
    }
}
