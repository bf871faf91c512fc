// What a lesson of this game asks about a moment: who stands where, what is written, what happened.

import type {
  CardFacts,
  Command,
  Event,
  Fact,
  HexId,
  OrderKind,
  Scenery,
  Stage,
  UnitId,
  UnitView,
  View,
} from '$types/samurai';
import type {
  Moment as AnyMoment,
  Passage as AnyPassage,
  Step as AnyStep,
} from '$lib/table/lesson';
import type { Target } from '$lib/table/kit';
import { headingOf } from '../film/stages';
import { middle, neighbour, place } from '../geometry';
import { draftOf, hexOfUnit, kindInHand, kindOf, unitInHand } from '../orders';
import { SIDES } from '../sides';

export type Moment = AnyMoment<View, Scenery>;
export type Passage = AnyPassage<View, Scenery>;
export type Step = AnyStep<View, Scenery>;

/** Whether orders are being written, in a turn or in any. */
export const isPlanning = (moment: Moment, turn?: number): boolean =>
  moment.phase === 'deciding' && (turn === undefined || moment.view.now.turn === turn);

export const isShowing = (moment: Moment, turn: number): boolean =>
  moment.phase === 'showing' && moment.view.now.turn === turn;

/** Whether a stage of the turn is being shown. */
export const isChapter = ({ chapter, view }: Moment, stage: Stage): boolean =>
  chapter !== null &&
  [0, 1, 2, 3, 4].some((step) => chapter === headingOf({ turn: view.now.turn, stage, step }));

export const unit = ({ view }: Moment, id: UnitId): UnitView | null =>
  view.units.find((one) => one.unit === id) ?? null;

export const cardOf = ({ scenery }: Moment, { card }: UnitView): CardFacts | null =>
  scenery.cards[card] ?? null;

export const mySide = ({ seat }: Moment) => SIDES[seat] ?? 'a';

export const mine = (moment: Moment): UnitView[] =>
  moment.view.units.filter((one) => one.side === mySide(moment));

export const enemies = (moment: Moment): UnitView[] =>
  moment.view.units.filter((one) => one.side !== undefined && one.side !== mySide(moment));

export const isMine = (moment: Moment, id: UnitId): boolean =>
  moment.scenery.units[id]?.force === mySide(moment);

/** Whether a unit is there and free to be ordered as its side likes. */
export const isFree = (moment: Moment, id: UnitId): boolean => {
  const found = unit(moment, id);
  return found !== null && found.engaged.length === 0 && found.own?.forced === undefined;
};

/** A unit by its number on the flag and its card, as the log calls it. */
export function nameOf({ scenery, view }: Moment, id: UnitId): string {
  const facts = scenery.units[id];
  const seen = view.units.find((one) => one.unit === id);
  if (facts === undefined) return '';
  const letter = facts.force === 'third' ? 'C' : facts.force.toUpperCase();
  const title = scenery.cards[facts.card]?.title ?? '';
  return `${seen?.name ?? `${letter}${facts.number}`} ${title}`;
}

// What is written.

export const commands = ({ orders }: Moment): readonly Command[] => draftOf(orders)?.commands ?? [];

export const commandOf = (moment: Moment, id: UnitId): Command | null =>
  commands(moment).find((one) => one.unit === id) ?? null;

export const orderOf = (moment: Moment, id: UnitId): OrderKind | null => {
  const command = commandOf(moment, id);
  return command === null ? null : kindOf(command.order);
};

export const inHand = ({ orders }: Moment): UnitId | null => unitInHand(orders);

export const kindNow = ({ orders }: Moment): OrderKind | null => kindInHand(orders);

/** Whether nothing is left to be asked about: between two orders. */
export const isBetween = ({ orders }: Moment): boolean =>
  typeof (draftOf(orders)?.writing ?? 'unit') === 'string';

/** The hexes that a command names, in their order. */
export function pathOf({ order }: Command): readonly HexId[] {
  if (typeof order === 'string') return [];
  const about: object = Object.values(order)[0] ?? {};
  return 'path' in about ? (about.path as readonly HexId[]) : [];
}

/** The unit that a command names. */
export function targetOf({ order }: Command): UnitId | null {
  if (typeof order === 'string') return null;
  const about: object = Object.values(order)[0] ?? {};
  return 'target' in about ? (about.target as UnitId) : null;
}

/** Where a unit will stand by its command, if nobody hinders it. */
export const endOf = (moment: Moment, command: Command): HexId | null =>
  pathOf(command).at(-1) ?? hexOfUnit(moment, command.unit);

// Where things are.

export const at = (moment: Moment, ...ids: readonly UnitId[]): Target[] =>
  ids.flatMap((id) => {
    const hex = hexOfUnit(moment, id);
    return hex === null ? [] : [place(moment.scenery, hex)];
  });

const cube = (columns: number, hex: HexId) => {
  const [x, row] = [hex % columns, Math.floor(hex / columns)];
  const z = row - (x - (x % 2)) / 2;
  return { x, y: -x - z, z };
};

/** [SAM-2.1.2] */
export function distance({ columns }: Scenery, one: HexId, other: HexId): number {
  const [a, b] = [cube(columns, one), cube(columns, other)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z));
}

export const isBeside = (scenery: Scenery, one: HexId, other: HexId): boolean =>
  [0, 1, 2, 3, 4, 5].some((way) => neighbour(scenery, one, way) === other);

export const levelOf = ({ hexes }: Scenery, hex: HexId): number => hexes[hex]?.level ?? 0;

/** How far the way to a hex is turned from a facing, in degrees. */
export function turnTo(scenery: Scenery, from: HexId, facing: number, to: HexId): number {
  const [a, b] = [middle(scenery, from), middle(scenery, to)];
  const bearing = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
  const turn = Math.abs(((bearing - facing * 60 + 540) % 360) - 180);
  return Math.round(turn);
}

export function nearestEnemy(moment: Moment, hex: HexId): UnitView | null {
  const far = (one: UnitView) => distance(moment.scenery, hex, one.hex);
  return enemies(moment).reduce<UnitView | null>(
    (best, one) => (best === null || far(one) < far(best) ? one : best),
    null,
  );
}

// What happened.

type Name<F> = F extends string ? F : F extends object ? keyof F : never;
export type FactName = Name<Fact>;
type About<N extends FactName> = Extract<Fact, Record<N, unknown>>[N];

/** Everything that the last turn brought, up to the orders that are asked for now. */
export function lastTurn({ told }: Moment): readonly Event[] {
  const opened = told.findLast((one) => one.orders !== undefined);
  return (opened?.events ?? []) as Event[];
}

/** What is told of one kind in the last turn. */
export function happened<N extends FactName>(moment: Moment, name: N): About<N>[] {
  return lastTurn(moment).flatMap(({ fact }) =>
    typeof fact === 'object' && name in fact
      ? [(fact as unknown as Record<N, About<N>>)[name]]
      : [],
  );
}
