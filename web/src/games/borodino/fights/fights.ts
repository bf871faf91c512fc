// Every battle that was told of, summed up: who attacked, how many rounds it lasted, what it cost each
// side, and who won.

import type {
  AreaId,
  BlockId,
  Cause,
  Event,
  Face,
  Scenery,
  Side,
  View,
  Who,
} from '$types/borodino';
import type { Told } from '$types/protocol';
import { eventsOf, keptOf, type Tells } from '$lib/table/events';
import { nameOf, type NameOf } from '$lib/table/naming';
import { SIDES } from '../sides';

/** What a battle cost a side. */
export interface Toll {
  side: Side;
  /** The blocks that it brought, reserves included, as far as they were shown; none if its beginning was not told. */
  brought: readonly BlockId[];
  lost: readonly BlockId[];
  steps: number;
  /** The points that the enemy has for it. */
  points: number;
}

export interface Fight {
  key: string;
  area: AreaId;
  turn: number;
  /** Who attacked first: [BOR-10.2.2] the roles may have changed since. Null where it was not told. */
  attacker: Side | null;
  hasTurned: boolean;
  rounds: number;
  tolls: readonly Toll[];
  /** Hits that a redoubt took. */
  absorbed: number;
  /** Where the blocks went that left it; null is off the map. */
  went: readonly { side: Side; to: AreaId | null; blocks: number }[];
  winner: Side | null;
  isOver: boolean;
  /** The number of what was told last of it. */
  sequence: number;
}

/** A battle while it is being read. */
interface Open extends Omit<Fight, 'tolls' | 'went'> {
  /** Whether it was told from its beginning. */
  isWhole: boolean;
  tolls: Record<Side, { brought: Set<BlockId>; lost: BlockId[]; steps: number; points: number }>;
  /** Where each block went that left it. */
  ways: Map<BlockId, AreaId | null>;
}

const noToll = () => ({ brought: new Set<BlockId>(), lost: [], steps: 0, points: 0 });

/** Reads what was told, event by event. */
class Reader {
  readonly #scenery: Scenery;
  readonly #fights: Open[] = [];
  /** The steps that blocks were last known to have. */
  readonly #steps = new Map<BlockId, number>();
  #sequence = 0;
  turn: number;

  constructor(scenery: Scenery, turn: number) {
    this.#scenery = scenery;
    this.turn = turn;
  }

  get fights(): Fight[] {
    return this.#fights.map((fight) => closed(fight, (block) => this.sideOf(block)));
  }

  read(event: Event, sequence: number) {
    if (typeof event === 'string') return;
    this.#sequence = sequence;
    const about = Object.values(event)[0] as never;
    this.#look(about);
    READERS[nameOf(event)]?.(this, about);
  }

  begin(area: AreaId, attacker: Side | null, before?: { rounds: number }) {
    this.#fights.push({
      key: `${this.turn} ${area} ${this.#fights.length}`,
      area,
      turn: this.turn,
      attacker,
      hasTurned: false,
      isWhole: before === undefined,
      rounds: before?.rounds ?? 0,
      tolls: { french: noToll(), russian: noToll() },
      absorbed: 0,
      ways: new Map(),
      winner: null,
      isOver: false,
      sequence: this.#sequence,
    });
  }

  /** The battle that is fought. */
  now(): Open | null {
    const fight = this.#fights.at(-1);
    if (fight === undefined || fight.isOver) return null;
    fight.sequence = this.#sequence;
    return fight;
  }

  sideOf(block: BlockId): Side {
    return this.#scenery.blocks[block]?.side ?? 'french';
  }

  #look(about: { who?: Who; face?: Face; faces?: readonly Face[]; joined?: readonly Face[] }) {
    const faces = [about.who?.face, about.face, ...(about.faces ?? []), ...(about.joined ?? [])];
    for (const face of faces) if (face) this.#steps.set(face.block, face.steps);
  }

  bring(faces: readonly Face[]) {
    const fight = this.now();
    if (fight?.isWhole !== true) return;
    for (const { block } of faces) fight.tolls[this.sideOf(block)].brought.add(block);
  }

  /** [BOR-13.3.1] Whoever retreats to where there is no room pays for it there. */
  loseStep({ side, face }: Who, area: AreaId, cause: Cause) {
    const fight = this.now();
    if (fight === null || (fight.area !== area && cause !== 'full-area')) return;
    fight.tolls[side].steps += 1;
    if (face) this.#steps.set(face.block, face.steps - 1);
  }

  /** A block takes its last steps with it. */
  lose(block: BlockId, points: number) {
    const fight = this.now();
    if (fight === null) return;
    const toll = fight.tolls[this.sideOf(block)];
    fight.ways.delete(block);
    toll.lost.push(block);
    toll.steps += this.#steps.get(block) ?? 1;
    toll.points += points;
    this.#steps.set(block, 0);
  }

  leave(block: BlockId, to: AreaId | null) {
    this.now()?.ways.set(block, to);
  }
}

type Kind = NameOf<Event>;

/** What each kind of event says of a battle. */
const SAYS: { [K in Kind]?: (reader: Reader, about: Tells<Event, K>) => void } = {
  'turn-began': (reader, { turn }) => void (reader.turn = turn),
  'battle-began': (reader, { area, attacker, faces }) => {
    reader.begin(area, attacker);
    reader.bring(faces);
  },
  'round-began': (reader, { round, attacker, joined }) => {
    const fight = reader.now();
    if (fight !== null)
      Object.assign(fight, {
        rounds: round,
        hasTurned: fight.attacker !== null && attacker !== fight.attacker,
      });
    reader.bring(joined);
  },
  'step-lost': (reader, { who, area, cause }) => reader.loseStep(who, area, cause),
  destroyed: (reader, { block, points }) => reader.lose(block, points),
  'hit-absorbed': (reader) => {
    const fight = reader.now();
    if (fight !== null) fight.absorbed += 1;
  },
  retreated: (reader, { face, to }) => reader.leave(face.block, to),
  'went-on': (reader, { face, to }) => reader.leave(face.block, to),
  withdrew: (reader, { block }) => reader.leave(block, null),
  'battle-ended': (reader, { winner }) => {
    const fight = reader.now();
    if (fight !== null) Object.assign(fight, { isOver: true, winner });
  },
};

const READERS = SAYS as Record<string, ((reader: Reader, about: never) => void) | undefined>;

function closed(
  { tolls, ways, isWhole: _, ...fight }: Open,
  sideOf: (block: BlockId) => Side,
): Fight {
  return {
    ...fight,
    tolls: SIDES.map((side) => ({ side, ...tolls[side], brought: [...tolls[side].brought] })),
    went: wentOf([...ways], sideOf),
  };
}

/** How many of each side went where. */
function wentOf(
  ways: readonly (readonly [BlockId, AreaId | null])[],
  sideOf: (block: BlockId) => Side,
): Fight['went'] {
  const went = new Map<string, Fight['went'][number]>();
  for (const [block, to] of ways) {
    const side = sideOf(block);
    const blocks = (went.get(`${side} ${to}`)?.blocks ?? 0) + 1;
    went.set(`${side} ${to}`, { side, to, blocks });
  }
  return [...went.values()];
}

/** All battles in the order in which they began. */
export function fightsIn(scenery: Scenery, view: View, told: readonly Told[]): Fight[] {
  const events = keptOf(told).flatMap((one) =>
    eventsOf<Event>(one).map((event) => ({ event, of: one.sequence })),
  );
  const all = events.map(({ event }) => event);
  const reader = new Reader(scenery, turnBefore(all) ?? view.turn);
  const running = runningBefore(all, view);
  if (running !== null) reader.begin(running.area, running.attacker, { rounds: running.round });
  for (const { event, of } of events) reader.read(event, of);
  return reader.fights;
}

/** The turn in which something was told before the first turn that is said to begin. */
function turnBefore(events: readonly Event[]): number | null {
  for (const event of events)
    if (typeof event === 'object' && 'turn-began' in event) return event['turn-began'].turn - 1;
  return null;
}

/**
 * A battle that was fought already when the first thing was told, as in a position: while it is fought
 * the view has it, and afterwards it stays there until the winner has regrouped.
 */
export function runningBefore(
  events: readonly Event[],
  { battle }: View,
): { area: AreaId; attacker: Side | null; round: number } | null {
  const first = events.find(
    (event) => typeof event === 'object' && ('battle-began' in event || 'battle-ended' in event),
  );
  if (typeof first !== 'object') return battle;
  return 'battle-ended' in first
    ? { area: first['battle-ended'].area, attacker: null, round: 0 }
    : null;
}
