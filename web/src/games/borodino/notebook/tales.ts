// What each event of the battle shows of blocks.

import type { AreaId, BlockId, Event, Face, View, Who } from '$types/borodino';
import type { Told } from '$types/protocol';
import { about, keptIn } from '$lib/table/events';
import type { Glimpse, Tale } from '$lib/table/notebook/book';
import { runningBefore } from '../fights/fights';

/** What has been told so far: where a battle is fought, and how strong blocks were when they were seen. */
interface Read {
  battle: AreaId | null;
  steps: Map<BlockId, number>;
}

export function tales(view: View, told: readonly Told[]): Tale[] {
  const events = keptIn<Event>(told);
  const read: Read = { battle: runningBefore(events, view)?.area ?? null, steps: new Map() };
  return events.map((event) => {
    read.battle = about(event, 'battle-began')?.area ?? read.battle;
    const glimpses = glimpsesOf(event, read);
    for (const { block, steps } of glimpses) if (steps !== null) read.steps.set(block, steps);
    return { turn: about(event, 'turn-began')?.turn ?? null, glimpses };
  });
}

/** What events are made of, as far as it tells of blocks. */
interface Body {
  who?: Who;
  face?: Face;
  /** A headquarters with its face; some events only have its number. */
  hq?: Face | BlockId;
  gun?: Face;
  faces?: readonly Face[];
  joined?: readonly Face[];
  area?: AreaId;
  from?: AreaId;
  to?: AreaId | null;
}

/** Events after which a block is in another area than before. */
const LEAVING = new Set(['moved', 'regrouped', 'retreated', 'went-on']);

/** By how many steps a block is stronger after an event than its face says. */
const CHANGES: Readonly<Record<string, number>> = { 'step-lost': -1, supplied: 1 };

function glimpsesOf(event: Event, { battle, steps: before }: Read): Glimpse[] {
  if (typeof event === 'string') return [];
  // [BOR-6.1.4] Whoever was activated loses a step, and everybody sees it.
  const tired = about(event, 'tired');
  if (tired !== null) return tired.hqs.flatMap((hq) => tiredOf(hq, before.get(hq)));
  const destroyed = about(event, 'destroyed');
  if (destroyed !== null) return [{ block: destroyed.block, place: destroyed.area, steps: 0 }];
  const [[name, body]] = Object.entries(event) as [[string, Body]];
  const to = LEAVING.has(name) ? body.to : null;
  const place = to ?? body.area ?? body.from ?? battle;
  return facesIn(body).map(({ block, steps }) => ({
    block,
    place,
    steps: steps + (CHANGES[name] ?? 0),
  }));
}

const tiredOf = (block: BlockId, steps: number | undefined): Glimpse[] =>
  steps === undefined ? [] : [{ block, place: null, steps: Math.max(0, steps - 1) }];

const facesIn = ({ who, face, hq, gun, faces = [], joined = [] }: Body): Face[] =>
  [who?.face, face, typeof hq === 'object' ? hq : undefined, gun, ...faces, ...joined].filter(
    (one) => one !== undefined,
  );
