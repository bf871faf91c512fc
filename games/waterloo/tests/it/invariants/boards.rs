//! What holds on the board of a battle.

use waterloo::{BattleView, BlockView, Kind, Location, Mark, Marker, Post, Role};

use super::position::{Checked, Position, ensure, has_mark, is_revealed};

pub(super) fn check(position: Position<'_>) -> Checked {
    let view = position.view;
    for battle in &view.battles {
        let here = |block: &&BlockView| block.town == Some(battle.town);
        let blocks = view.blocks.iter().filter(here).collect();
        Board { position, battle, blocks }.check()?;
    }
    // [WAT-16.2.1] A square has room for one.
    for (number, guest) in view.guests.iter().enumerate() {
        let is_taken = view.guests[..number].iter().any(|it| it.host == guest.host);
        ensure(!is_taken, || format!("two shelter with {:?}", guest.host))?;
        let in_square = |it: &BlockView| it.block == guest.host && has_mark(it, Mark::Square);
        let has_square = view.blocks.iter().any(in_square);
        ensure(has_square, || format!("{guest:?} shelters in no square"))?;
    }
    Ok(())
}

/// A battle with all blocks in its town.
struct Board<'a> {
    position: Position<'a>,
    battle: &'a BattleView,
    blocks: Vec<&'a BlockView>,
}

impl Board<'_> {
    fn check(&self) -> Checked {
        self.markers()?;
        self.holders()?;
        self.course()?;
        self.blocks.iter().try_for_each(|block| self.block(block))?;
        let is_left = self.battle.routed.is_some() || self.battle.withdrawing;
        if is_revealed(self.battle) && !is_left {
            self.positions()?;
        }
        Ok(())
    }

    fn marker(&self, at: Location) -> Option<Marker> {
        self.battle.markers.iter().find(|it| it.at == at).map(|it| it.marker)
    }

    fn kind(&self, block: &BlockView) -> Kind {
        self.position.facts.block(block.block).kind
    }

    fn has(&self, role: Role, at: Location) -> bool {
        self.blocks.iter().any(|it| it.at == Some(at) && self.position.role(it) == role)
    }

    /// [WAT-11.2.2] The attacker has one marker at most, the defender two, each on a position of
    /// its own; [WAT-11.2.3] one stream lies on a line.
    fn markers(&self) -> Checked {
        let markers = &self.battle.markers;
        let number = |role: Role| markers.iter().filter(|it| it.at.role() == role).count();
        let is_drawn = number(Role::Attacker) <= 1 && number(Role::Defender) <= 2;
        ensure(is_drawn, || format!("too many: {markers:?}"))?;
        for marker in markers {
            ensure(!marker.at.is_reserve(), || format!("{marker:?} in a Reserve"))?;
            let facing = marker.at.facing().and_then(|at| self.marker(at));
            let streams = [Some(marker.marker), facing];
            let is_one = streams != [Some(Marker::Stream); 2];
            ensure(is_one, || format!("two streams on a line: {markers:?}"))?;
        }
        Ok(())
    }

    /// [WAT-11.3.5] Infantry holds a farm and a gun a hill, where it stands.
    fn holders(&self) -> Checked {
        for holder in &self.battle.holders {
            let is_it = |it: &&&BlockView| Some(it.block) == holder.block;
            let block = self.blocks.iter().find(is_it).ok_or("a holder stands on the board")?;
            ensure(block.at == Some(holder.at), || format!("{holder:?} is {block:?}"))?;
            let fits = match self.marker(holder.at) {
                Some(Marker::Farm) => self.kind(block) == Kind::Infantry,
                Some(Marker::Hill) => self.kind(block).is_gun(),
                Some(Marker::Woods | Marker::Stream) | None => false,
            };
            ensure(fits, || format!("{holder:?} is {block:?}"))?;
        }
        Ok(())
    }

    /// [WAT-18.3.1] At two the battle is stalled, and [WAT-18.3.2] the attacker leaves, as he does
    /// [WAT-18.3.3] after the last round.
    fn course(&self) -> Checked {
        let battle = self.battle;
        ensure(battle.stall <= 2, || format!("stalled {} times", battle.stall))?;
        ensure(battle.stall < 2 || battle.withdrawing, || "a stalled battle goes on".to_owned())?;
        let cap = self.position.facts.battle_turn_cap.unwrap_or(u8::MAX);
        ensure(battle.round <= cap, || "the last round is over".to_owned())
    }

    fn block(&self, block: &BlockView) -> Checked {
        ensure(!is_revealed(self.battle) || block.at.is_some(), || format!("{block:?} is lost"))?;
        let Some(at) = block.at else { return Ok(()) };
        let role = self.position.role(block);
        // [WAT-11.1.1] Nobody stands in the Reserve of the enemy.
        ensure(!at.is_reserve() || at.role() == role, || format!("{block:?} in a Reserve"))?;
        // [WAT-15.1.2] Guns never stand in woods.
        let is_woods = self.marker(at) == Some(Marker::Woods);
        ensure(!(is_woods && self.kind(block).is_gun()), || format!("{block:?} in woods"))?;
        if has_mark(block, Mark::Square) {
            self.square(block, at)?;
        }
        self.guest(block, at)
    }

    /// [WAT-16.1.2] A square is infantry in an own position, not in woods, and holds no farm.
    fn square(&self, block: &BlockView, at: Location) -> Checked {
        let is_own = at.role() == self.position.role(block) && at.post() != Post::Reserve;
        let holds = self.battle.holders.iter().any(|it| it.block == Some(block.block));
        let is_sound = self.kind(block) == Kind::Infantry
            && is_own
            && !holds
            && self.marker(at) != Some(Marker::Woods);
        ensure(is_sound, || format!("{block:?} in square"))
    }

    /// [WAT-16.2.1] A guest is a leader or a gun, beside its square.
    fn guest(&self, block: &BlockView, at: Location) -> Checked {
        let guests = &self.position.view.guests;
        let Some(guest) = guests.iter().find(|it| it.block == Some(block.block)) else {
            return Ok(());
        };
        let host = self.position.block(guest.host);
        let is_beside = host.is_some_and(|host| {
            host.at == Some(at)
                && host.town == block.town
                && self.position.side(host) == self.position.side(block)
        });
        let kind = self.kind(block);
        let is_sound = is_beside && (kind == Kind::Leader || kind.is_gun());
        ensure(is_sound, || format!("{block:?} shelters with {host:?}"))
    }

    /// [WAT-11.1.3] Engaged is who shares his location with an enemy; of two facing positions one at
    /// most holds both sides; and [WAT-19.1.1] no side has lost a position.
    fn positions(&self) -> Checked {
        let both = |at: Location| Role::BOTH.iter().all(|&role| self.has(role, at));
        for block in &self.blocks {
            let is_engaged = block.at.is_some_and(both);
            ensure(has_mark(block, Mark::Engaged) == is_engaged, || format!("{block:?}"))?;
            let may_be_fresh =
                is_engaged && (self.kind(block).is_gun() || self.kind(block).is_cavalry());
            ensure(!has_mark(block, Mark::Fresh) || may_be_fresh, || format!("{block:?}"))?;
        }
        for at in Location::ALL.into_iter().filter(|at| !at.is_reserve()) {
            let twice = both(at) && at.facing().is_some_and(both);
            ensure(!twice, || format!("both sides stand on both banks of {at:?}"))?;
            let is_lost = self.has(at.role().other(), at) && !self.has(at.role(), at);
            ensure(!is_lost, || format!("{at:?} is lost, and nobody is routed"))?;
        }
        Ok(())
    }
}
