// Every skirmish and battle that was told of, summed up: who fought, what it cost each army as far as
// the viewer heard of it, and how it ended.

import type { Army, BlockId, Event, Face, Location, MarkerView } from '$types/waterloo';
import type { Role, Scenery, Side, TownId, View, Who } from '$types/waterloo';
import type { Told } from '$types/protocol';
import { eventsOf, keptOf } from '$lib/table/events';
import { ARMIES, other, sideOf } from '../sides';

/** What a fight cost an army. */
export interface Toll {
  army: Army;
  /** How many blocks it brought, as far as that was told; null if it was not. */
  brought: number | null;
  /** The blocks that were eliminated. */
  lost: readonly BlockId[];
  steps: number;
  /** Whether blocks were lost of which nobody could tell how strong they were. */
  isMore: boolean;
}

export interface Fight {
  key: string;
  kind: 'skirmish' | 'battle';
  town: TownId;
  turn: number;
  attacker: Side;
  rounds: number;
  tolls: readonly Toll[];
  /** The blocks that were turned up, in roster order. */
  seen: readonly BlockId[];
  terrain: readonly MarkerView[];
  rout: { role: Role; at: Location } | null;
  /** Whether the attack stalled, so that the attacker had to withdraw. */
  stalled: boolean;
  /** Who won; null while it is fought, or where that was not told. */
  winner: Side | null;
  /** Where the blocks went that left it. */
  went: readonly { army: Army; to: TownId; blocks: number }[];
  isOver: boolean;
  /** The number of what was told last of it. */
  sequence: number;
}

/** A fight while it is being read. */
interface Open extends Omit<Fight, 'tolls' | 'seen' | 'terrain' | 'went'> {
  lost: Map<Army, { blocks: BlockId[]; steps: number; isMore: boolean }>;
  brought: Map<Army, number>;
  faces: Set<BlockId>;
  markers: Map<Location, MarkerView>;
  ways: Map<string, { army: Army; to: TownId; blocks: number }>;
  beaten: Role | null;
}

/** Reads what was told, event by event. */
class Reader {
  readonly #scenery: Scenery;
  readonly #fights: Open[] = [];
  /** The steps that blocks were last known to have. */
  readonly #steps = new Map<BlockId, number>();
  #turn: number;
  #sequence = 0;
  /** Where things happen that are told without a town. */
  #town: TownId | null = null;

  constructor(scenery: Scenery, turn: number) {
    this.#scenery = scenery;
    this.#turn = turn;
  }

  get fights(): Fight[] {
    return this.#fights.map(closed);
  }

  read(event: Event, sequence: number) {
    if (typeof event === 'string') return;
    this.#sequence = sequence;
    const [name, about] = Object.entries(event)[0] as [string, never];
    this.#look(about);
    READERS[name]?.(this, about);
  }

  turn(turn: number) {
    this.#turn = turn;
    this.#town = null;
  }

  /** The fight in a town; it is begun if nothing was told of it before. */
  at(town: TownId, kind?: Fight['kind']): Open | null {
    this.#town = town;
    const running = this.#fights.find((fight) => fight.town === town && !fight.isOver);
    if (running !== undefined) running.sequence = this.#sequence;
    if (running !== undefined || kind === undefined) return running ?? null;
    const begun = this.#begin(town, kind);
    this.#fights.push(begun);
    return begun;
  }

  /** The fight of what is told without a town. */
  here(): Open | null {
    return this.#town === null ? null : this.at(this.#town);
  }

  #begin(town: TownId, kind: Fight['kind']): Open {
    return {
      key: `${this.#turn} ${town} ${this.#fights.length}`,
      kind,
      town,
      turn: this.#turn,
      attacker: this.#scenery.track[this.#turn - 1]?.active ?? 'french',
      rounds: 0,
      lost: new Map(),
      brought: new Map(),
      faces: new Set(),
      markers: new Map(),
      ways: new Map(),
      rout: null,
      stalled: false,
      winner: null,
      beaten: null,
      isOver: false,
      sequence: this.#sequence,
    };
  }

  army(block: BlockId): Army {
    return this.#scenery.blocks[block]?.army ?? 'french';
  }

  #look(about: { who?: Who; faces?: readonly Face[] }) {
    if (about.who?.face) this.#steps.set(about.who.face.block, about.who.face.steps);
    for (const { block, steps } of about.faces ?? []) this.#steps.set(block, steps);
  }

  see(fight: Open | null, blocks: readonly BlockId[]) {
    for (const block of blocks) fight?.faces.add(block);
  }

  lose(fight: Open | null, { army, face }: Who, steps: number) {
    if (fight === null) return;
    tollOf(fight, army).steps += steps;
    if (face) this.#steps.set(face.block, face.steps - steps);
  }

  eliminate(fight: Open | null, block: BlockId) {
    if (fight === null) return;
    const [toll, left] = [tollOf(fight, this.army(block)), this.#steps.get(block)];
    toll.blocks.push(block);
    toll.steps += left ?? 0;
    toll.isMore ||= left === undefined;
    fight.faces.add(block);
    this.#steps.set(block, 0);
  }
}

function tollOf(fight: Open, army: Army) {
  const known = fight.lost.get(army);
  if (known !== undefined) return known;
  const fresh = { blocks: [], steps: 0, isMore: false };
  fight.lost.set(army, fresh);
  return fresh;
}

function leave(fight: Open | null, army: Army, to: TownId) {
  if (fight === null) return;
  const key = `${army} ${to}`;
  const way = fight.ways.get(key) ?? { army, to, blocks: 0 };
  fight.ways.set(key, { ...way, blocks: way.blocks + 1 });
}

const sideIn = ({ attacker }: Open, role: Role): Side =>
  role === 'attacker' ? attacker : other(attacker);

/** A skirmish after which nobody has to leave has wiped out one side. */
function endSkirmish(fight: Open) {
  fight.isOver = true;
  const wiped = [...fight.lost].find(([, { blocks }]) => blocks.length > 0)?.[0];
  const beaten =
    fight.beaten === null
      ? wiped === undefined
        ? null
        : sideOf(wiped)
      : sideIn(fight, fight.beaten);
  fight.winner = beaten === null ? null : other(beaten);
}

function bring(fight: Open | null, numbers: readonly { army: Army; blocks: number }[]) {
  for (const { army, blocks } of numbers)
    fight?.brought.set(army, (fight.brought.get(army) ?? 0) + blocks);
}

type Kind =
  Exclude<Event, string> extends infer One ? (One extends object ? keyof One : never) : never;
type About<K extends Kind> =
  Extract<Event, Record<K, unknown>> extends Record<K, infer It> ? It : never;

/** What each kind of event says of a fight. */
const SAYS: { [K in Kind]?: (reader: Reader, about: About<K>) => void } = {
  'turn-began': (reader, { turn }) => reader.turn(turn),
  'skirmish-began': (reader, { town }) => void reader.at(town, 'skirmish'),
  'skirmishers-shown': (reader, { town, faces }) =>
    reader.see(
      reader.at(town, 'skirmish'),
      faces.map(({ block }) => block),
    ),
  'skirmish-lost': (reader, { town, role }) => {
    const fight = reader.at(town, 'skirmish');
    if (fight !== null) fight.beaten = role;
  },
  'skirmish-ended': (reader, { town }) => {
    const fight = reader.at(town, 'skirmish');
    if (fight !== null) endSkirmish(fight);
  },
  'battle-opened': (reader, { town }) => void reader.at(town, 'battle'),
  'marker-put': (reader, { town, at, marker }) =>
    void reader.at(town, 'battle')?.markers.set(at, { at, marker }),
  'woods-dropped': (reader, { town, at }) => void reader.at(town, 'battle')?.markers.delete(at),
  'deployment-confirmed': (reader, { town, numbers }) => bring(reader.at(town, 'battle'), numbers),
  reinforced: (reader, { who, town }) =>
    bring(reader.at(town, 'battle'), [{ army: who.army, blocks: 1 }]),
  revealed: (reader, { town, faces }) =>
    reader.see(
      reader.at(town, 'battle'),
      faces.map(({ block }) => block),
    ),
  found: (reader, { town, faces }) =>
    reader.see(
      reader.at(town, 'battle'),
      faces.map(({ block }) => block),
    ),
  'battle-turn-began': (reader, { town, round }) => {
    const fight = reader.at(town, 'battle');
    if (fight !== null) fight.rounds = round;
  },
  fired: (reader, { town, who }) =>
    reader.see(reader.at(town, 'battle'), who.face && who.shown ? [who.face.block] : []),
  'step-lost': (reader, { who, town, location }) => {
    const fight = reader.at(town, location === null ? 'skirmish' : 'battle');
    reader.lose(fight, who, 1);
    reader.see(fight, who.face && who.shown ? [who.face.block] : []);
  },
  'rout-loss': (reader, { who, lost }) => reader.lose(reader.here(), who, lost),
  eliminated: (reader, { block, town }) => reader.eliminate(reader.at(town), block),
  'withdrawal-began': (reader, { town }) => {
    const fight = reader.at(town, 'battle');
    if (fight !== null) fight.stalled = true;
  },
  routed: (reader, { town, role, at }) => {
    const fight = reader.at(town, 'battle');
    if (fight !== null) fight.rout = { role, at };
  },
  retreated: (reader, { who, from, location, to }) =>
    leave(reader.at(from, location === null ? 'skirmish' : 'battle'), who.army, to),
  'battle-won': (reader, { town, side }) => {
    const fight = reader.at(town, 'battle');
    if (fight !== null) Object.assign(fight, { isOver: true, winner: side });
  },
};

const READERS = SAYS as Record<string, ((reader: Reader, about: never) => void) | undefined>;

function closed({ lost, brought, faces, markers, ways, beaten: _, ...fight }: Open): Fight {
  const tolls = ARMIES.flatMap((army) => {
    const [toll, many] = [lost.get(army), brought.get(army) ?? null];
    if (toll === undefined && many === null) return [];
    const { blocks = [], steps = 0, isMore = false } = toll ?? {};
    return [{ army, brought: many, lost: blocks, steps, isMore }];
  });
  return {
    ...fight,
    tolls,
    seen: [...faces].sort((a, b) => a - b),
    terrain: [...markers.values()],
    went: [...ways.values()].sort((a, b) => ARMIES.indexOf(a.army) - ARMIES.indexOf(b.army)),
  };
}

/** All fights in the order in which they began. */
export function fightsIn(scenery: Scenery, view: View, told: readonly Told[]): Fight[] {
  const events = keptOf(told).flatMap((one) =>
    eventsOf<Event>(one).map((event) => ({ event, of: one.sequence })),
  );
  const reader = new Reader(scenery, turnBefore(events.map(({ event }) => event)) ?? view.turn);
  for (const { event, of } of events) reader.read(event, of);
  return reader.fights;
}

/** The turn in which something was told before the first turn that is said to begin. */
function turnBefore(events: readonly Event[]): number | null {
  for (const event of events) {
    if (typeof event === 'string') continue;
    if ('turn-began' in event) return event['turn-began'].turn - 1;
  }
  return null;
}
