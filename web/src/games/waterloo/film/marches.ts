// The map: moves and forced marches, leaders who urge them on, contact, and the end of a turn.

import type { Scene } from '$lib/table/kit';
import { test } from '$lib/table/blocks/dice';
import {
  beat,
  doer,
  fall,
  LASTS,
  loss,
  paced,
  roll,
  travel,
  turnDown,
  turnUp,
} from '$lib/table/blocks/takes';
import { sideOf } from '../sides';
import type { Handlers } from './handlers';

/** So much of its time a move over two roads takes for each of them. */
const HOP = 0.7;

export const MARCHES: Handlers = {
  'turn-began': (memory) => {
    memory.halt();
    return [beat([], LASTS.beat)];
  },
  moved: (memory, { who, path }) => {
    const { piece } = doer(memory, who, memory.place(path.from));
    const ways = path.via === undefined ? [path.to] : [path.via, path.to];
    const lasts = paced(memory, `${who.army} ${path.from}`, ways);
    const each = ways.length === 1 ? lasts : lasts * HOP;
    return ways.flatMap((town) => travel(piece, memory.place(town), each));
  },
  'leader-shown': (memory, { leader, town, stands }) => {
    const place = memory.place(town);
    // Before the marches he was there; who knows where he is now.
    if (stands !== true) return [beat([place], LASTS.faces)];
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
