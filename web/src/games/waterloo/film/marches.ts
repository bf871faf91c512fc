// The map: moves and forced marches, leaders who urge them on, contact, and the end of a turn.

import type { Army, Path } from '$types/waterloo';
import type { Scene } from '$lib/table/kit';
import { sideOf } from '../sides';
import { test } from './dice';
import type { Handlers } from './handlers';
import type { Memory } from './memory';
import { beat, doer, fall, LASTS, loss, roll, travel, turnDown, turnUp } from './takes';

/** So much of its time a move over two roads takes for each of them. */
const HOP = 0.7;

export const MARCHES: Handlers = {
  'turn-began': (memory) => {
    memory.lastPath = '';
    return [beat([], LASTS.beat)];
  },
  moved: (memory, { who, path }) => {
    const { piece } = doer(memory, who, memory.place(path.from));
    const lasts = paced(memory, who.army, path);
    const ways = path.via === undefined ? [path.to] : [path.via, path.to];
    const each = ways.length === 1 ? lasts : lasts * HOP;
    return ways.flatMap((town) => travel(piece, memory.place(town), each));
  },
  'leader-shown': (memory, { leader, town }) => {
    const place = memory.place(town);
    const { pieces, change } = turnUp(memory, [{ block: leader, steps: 1 }], (at) => at === place);
    for (const piece of pieces) memory.lifted.add(piece);
    return [beat([place], LASTS.faces, change)];
  },
  marched: (memory, { who, from, to, die, bonus, lost }) => {
    const { piece } = doer(memory, who, memory.place(from));
    const place = memory.place(to);
    const fallen = test(die, bonus, lost === 0);
    return [
      ...travel(piece, place),
      roll(memory, { place, from: null, by: sideOf(who.army), fallen, lasts: LASTS.die }),
      ...loss(piece, lost, place),
    ];
  },
  'fights-found': (memory, { skirmishes, battles }) => {
    const change = turnDown(memory, memory.lifted);
    const hit = [...skirmishes, ...battles].map((town) => memory.place(town));
    return [beat(hit, hit.length > 0 ? LASTS.faces : LASTS.beat, { ...change, hit })];
  },
  eliminated: (memory, { block, town, location }) => {
    const at = location === null ? null : memory.place(town, location);
    const isThere = (place: string) => (at === null ? memory.isIn(place, town) : place === at);
    const piece = memory.known(block, isThere);
    return piece === null ? [] : fall(memory, [piece], LASTS.fall);
  },
  'supply-cut': (memory, { town }) => {
    const place = memory.place(town);
    return [beat([place], LASTS.blow, { hit: [place] })];
  },
  demoralised: (memory, { army }) => {
    const places = [...new Set(memory.ofArmy(army).map(({ place }) => place))];
    return [beat([], LASTS.blow, { hit: places })];
  },
  'army-removed': (memory, { army }) => fall(memory, memory.ofArmy(army), LASTS.blow),
  won: (): Scene[] => [beat([], LASTS.pause)],
};

/** The first of a stack is watched on its way; those behind it follow close. */
function paced(memory: Memory, army: Army, { from, via, to }: Path): number {
  const stack = `${army} ${from}`;
  const path = `${stack} ${via ?? ''} ${to}`;
  const last = memory.lastPath;
  memory.lastPath = path;
  if (path === last) return LASTS.follow;
  return last.startsWith(`${stack} `) ? LASTS.leave : LASTS.move;
}
