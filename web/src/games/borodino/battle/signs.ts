// The signs of the ways out of a battle: behind which side each stands, how full the border is, and who
// is there.

import type { AreaId, BattleView, BorderId, Scenery, Side, View } from '$types/borodino';
import type { Signpost } from '$lib/board/battle/Signposts.svelte';
import { countAt } from '../asked';
import { areaName } from '../places';
import { other, SIDES, tintOf } from '../sides';
import { words } from '../words';
import { signpostAt, WINDOW } from './geometry';

export interface Sign {
  to: AreaId;
  border: BorderId;
  name: string;
  /** The side behind which it stands. */
  side: Side;
  /** How many blocks went this way in this round, and the most that may. */
  used: number;
  limit: number;
  /** Who stands there, and how many; null if nobody does. */
  holder: { side: Side; blocks: number } | null;
}

/** A way out of the area: over which border, to where, and how many may pass. */
interface Way {
  border: BorderId;
  to: AreaId;
  limit: number;
}

const waysOut = (scenery: Scenery, area: AreaId): Way[] =>
  scenery.borders.flatMap(({ ends: [one, two], limits: [there, back] }, border) => {
    if (one === area) return [{ border, to: two, limit: there }];
    return two === area ? [{ border, to: one, limit: back }] : [];
  });

export function signsOf(scenery: Scenery, view: View, battle: BattleView): Sign[] {
  const isBurnt = (border: BorderId) =>
    view.burnt.includes(border) && scenery.borders[border]?.water === 'river';
  // Whatever the looks of a border, it is a way out if the server lets somebody pass.
  const isOpen = ({ border, to }: Way) =>
    view.limits.some((one) => one.border === border && one.to === to && one.left > 0);
  return waysOut(scenery, battle.area)
    .filter((way) => isOpen(way) || (way.limit > 0 && !isBurnt(way.border)))
    .map((way) => signOf(scenery, view, battle, way));
}

function signOf(scenery: Scenery, view: View, battle: BattleView, way: Way): Sign {
  const { border, to, limit } = way;
  const [holder] = SIDES.flatMap((side) => {
    const blocks = countAt({ scenery, view }, side, to);
    return blocks === 0 ? [] : [{ side, blocks }];
  });
  const side = behind(view, battle, border) ?? holder?.side ?? other(battle.attacker);
  const used = battle.passages.filter(
    (one) => one.border === border && one.to === to && one.side === side,
  ).length;
  const left = view.limits.find(
    (one) => one.border === border && one.to === to && one.side === side,
  )?.left;
  return {
    to,
    border,
    name: areaName(scenery, to),
    side,
    used,
    // Where nobody may go at present, the border says how many could.
    limit: left ? used + left : limit,
    holder: holder ?? null,
  };
}

/** [BOR-13.1.3], [BOR-13.1.4] A border by which a side came in is its own way back. */
function behind(view: View, { area }: BattleView, border: BorderId): Side | null {
  const came = view.crossings.find(
    (one) => one.border === border && one.to === area && one.blocks > 0,
  );
  return came?.side ?? null;
}

/** The signs as they stand in the window, with their words. */
export function postsOf(signs: readonly Sign[], near: Side): Signpost[] {
  return SIDES.flatMap((side) => {
    const own = signs.filter((sign) => sign.side === side);
    return own.map((sign, slot): Signpost => {
      const box = signpostAt(slot, side === near);
      return {
        ...box,
        key: `${side} ${sign.to}`,
        name: sign.name,
        label: said(sign),
        way: box.x < WINDOW.width / 2 ? 'left' : 'right',
        used: sign.used,
        limit: sign.limit,
        friends: sign.holder?.blocks ?? 0,
        tint: tintOf(sign.holder?.side ?? side),
      };
    });
  });
}

const said = ({ name, used, limit, holder }: Sign): string => {
  const about = { area: name, used, limit, blocks: holder?.blocks ?? 0 };
  const side = holder === null ? '' : words.say(`side-${holder.side}`);
  return words.say('battle-way', { ...about, side });
};
