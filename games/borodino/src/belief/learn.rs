//! What each event tells of the enemy.

use crate::belief::Belief;
use crate::event::Event;

impl Belief {
    /// Folds an event, as it was seen.
    pub(crate) fn learn(&mut self, seen: &Event) {
        match seen {
            Event::SetUpEnded { side, numbers } => self.are_placed(*side, numbers),
            Event::TurnBegan { turn } => self.turn = *turn,
            Event::Arrived { who, area } => self.arrives(*who, *area),
            Event::Activated { hq: face, area, .. }
            | Event::Bombarded { gun: face, from: area, .. } => self.are_seen_in(&[*face], *area),
            Event::StepLost { who, area, .. } => self.loses_a_step(*who, *area),
            Event::Destroyed { block, area, cause, .. } => {
                self.is_destroyed(*block, *area, *cause);
            }
            Event::Withdrew { block, from } => self.is_gone(*block, *from),
            Event::Moved { who, from, to, .. } | Event::Regrouped { who, from, to } => {
                self.moves(*who, *from, *to);
            }
            Event::Tired { hqs, .. } => self.tire(*hqs),
            Event::BattleBegan { area, faces, .. } => {
                self.battle = Some(*area);
                self.are_seen_in(faces, *area);
            }
            Event::RoundBegan { joined, .. } => {
                if let Some(area) = self.battle {
                    self.are_seen_in(joined, area);
                }
            }
            Event::Retreated { face, from, to } | Event::WentOn { face, from, to } => {
                self.is_seen_to_go(*face, *from, *to);
            }
            Event::Supplied { who, area, .. } => self.gains_a_step(*who, *area),
            Event::NightBegan => self.recover(),
            Event::Began(_)
            | Event::Ended
            | Event::Placed { .. }
            | Event::Initiative { .. }
            | Event::ActionPhaseBegan { .. }
            | Event::StageBegan { .. }
            | Event::OrderSpent { .. }
            | Event::PostFilled { .. }
            | Event::StragglerRolled { .. }
            | Event::ActionPhaseEnded { .. }
            | Event::MainAttackNamed { .. }
            | Event::SquareFormed { .. }
            | Event::SquareLeft { .. }
            | Event::Sheltered { .. }
            | Event::SquaresDeclared { .. }
            | Event::Fired { .. }
            | Event::HitAbsorbed { .. }
            | Event::Passed { .. }
            | Event::TurnsEnded { .. }
            | Event::RoundEnded { .. }
            | Event::BattleEnded { .. }
            | Event::RegroupEnded { .. }
            | Event::SupplyBegan
            | Event::Captured { .. }
            | Event::SupplyEnded { .. }
            | Event::BridgeTried { .. }
            | Event::TurnEnded { .. }
            | Event::ShiftEnded { .. }
            | Event::NightEnded
            | Event::RedoubtCounted { .. }
            | Event::TurnedUp { .. }
            | Event::Won { .. } => {}
        }
    }
}
