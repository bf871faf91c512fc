// Guns that fire from area to area, and what anybody loses by whatever it was.

import type { Side } from '$types/borodino';
import type { Scene } from '$lib/table/kit';
import { volley } from '$lib/table/blocks/dice';
import {
  along,
  beat,
  doer,
  fall,
  LASTS,
  looking,
  loss,
  roll,
  turnUp,
} from '$lib/table/blocks/takes';
import { words } from '../words';
import type { Handlers } from './handlers';
import type { Memory } from './memory';
import { strengthsOf } from './moves';

export const FIRE = {
  bombarded: (memory, { gun, from, at, value, dice, hits, own }) => {
    const [here, there] = [memory.place(from), memory.place(at)];
    const { change } = turnUp(memory, [gun], (place) => place === here);
    const aim = { from: here, to: there };
    return [
      beat([here], LASTS.aim, { ...change, aim }),
      roll(memory, {
        place: there,
        from: here,
        by: memory.sideOf(gun.block),
        fallen: volley(dice, hits),
        text: words.say(own === 0 ? 'roll-fire' : 'roll-fire-own', { value, hits, own }),
      }),
    ];
  },
  'step-lost': (memory, { who, area }) => {
    const place = memory.place(area);
    if (who.face === undefined) return [somebodyHit(memory, who.side, place)];
    const { piece, change } = doer(memory, who, place);
    const lost = loss(piece, 1, place);
    // [BOR-3.1.4] A headquarters stays without steps, and shows that it has none.
    const strengths = piece === null ? {} : strengthsOf([piece]);
    return along({ ...change, strengths }, lost);
  },
  destroyed: (memory, { block, area, cause }) => {
    const place = memory.place(area);
    // He lies open, and had one step until then.
    const { pieces, change } = turnUp(memory, [{ block, steps: 1 }], (at) => at === place);
    const gone = { looks: looking(pieces, { gone: true }) };
    // Want of supply strikes many at once, and nobody fought.
    const lasts = cause === 'attrition' ? LASTS.beat : LASTS.fall;
    return along(change, along(gone, fall(memory, pieces, lasts)));
  },
} satisfies Handlers;

/** [BOR-18.2.2] Nobody can tell which of those that are hidden there it was. */
function somebodyHit(memory: Memory, side: Side, place: string): Scene {
  const hidden = memory.at(place).filter((piece) => piece.side === side && piece.block === null);
  return beat([place], LASTS.loss, { hit: hidden.map(({ key }) => key) });
}
