// What each event of the campaign shows of blocks.

import type { BlockId, Event, Face, Scenery, TownId, Who } from '$types/waterloo';
import type { Told } from '$types/protocol';
import { about, keptIn } from '$lib/table/events';
import type { Glimpse, Tale } from '$lib/table/notebook/book';

export const tales = (scenery: Scenery, told: readonly Told[]): Tale[] =>
  keptIn<Event>(told).map((event) => ({
    turn: about(event, 'turn-began')?.turn ?? null,
    glimpses: glimpses(scenery, event),
  }));

/** What events are made of, as far as it tells of blocks. */
interface Body {
  who?: Who | null;
  faces?: readonly Face[];
  block?: BlockId;
  leader?: BlockId;
  town?: TownId | null;
  to?: unknown;
  path?: { to: TownId };
  lost?: number;
}

/** Events after which a block is in another town than before; where it goes to is told as `to`. */
const LEAVING = new Set(['marched', 'retreated', 'regrouped']);

function glimpses(scenery: Scenery, event: Event): Glimpse[] {
  if (typeof event === 'string') return [];
  const [[name, body]] = Object.entries(event) as [[string, Body]];
  const place = LEAVING.has(name) ? (body.to as TownId) : (body.path?.to ?? body.town ?? null);
  const lost = name === 'step-lost' ? 1 : (body.lost ?? 0);
  const faces = [...(body.faces ?? []), ...(body.who?.face ? [body.who.face] : [])];
  if (name === 'leader-shown' && body.leader !== undefined)
    faces.push({ block: body.leader, steps: scenery.blocks[body.leader]?.steps ?? 1 });
  const shown = faces.map(({ block, steps }) => ({ block, place, steps: steps - lost }));
  return name === 'eliminated' && body.block !== undefined
    ? [...shown, { block: body.block, place, steps: 0 }]
    : shown;
}
