// Secret orders as they are written: which unit is in hand, what is asked of it, and who has none.

import type {
  Action,
  Draft,
  HexId,
  Order,
  OrderKind,
  Scenery,
  UnitId,
  View,
  Writing,
} from '$types/samurai';
import type { Viewer } from '$types/engine';
import type { Choice } from '$types/protocol';
import type { Situation, Target } from '$lib/table/kit';
import type { Secrets } from '$lib/table/secrets';
import { hexOf, place } from './geometry';

type At = Situation<View, Scenery>;

/** Orders as the server writes them; none where nobody writes any. */
export const draftOf = (orders: unknown): Draft | null => (orders ?? null) as Draft | null;

export const writingOf = (orders: unknown): Writing | null => draftOf(orders)?.writing ?? null;

/** What is asked of the unit in hand; null where none is. */
export function askedOf(orders: unknown): Exclude<Writing, string> | null {
  const writing = writingOf(orders);
  return typeof writing === 'string' ? null : writing;
}

/** The unit that a line is being written for. */
export function unitInHand(orders: unknown): UnitId | null {
  const writing = askedOf(orders);
  if (writing === null) return null;
  const [about] = Object.values(writing);
  if (typeof about === 'number') return about;
  return Array.isArray(about) ? about[0] : (about as { unit: UnitId }).unit;
}

/** The kind of order that is being written, once it is known. */
export function kindInHand(orders: unknown): OrderKind | null {
  const writing = askedOf(orders);
  if (writing === null) return null;
  if ('target' in writing) return writing.target[1];
  if ('path' in writing) return writing.path.order;
  if ('shot' in writing) return 'move-and-fire';
  if ('meet' in writing) return 'regroup';
  if ('facing' in writing) return writing.facing[1];
  if ('range' in writing) return 'defence';
  if ('fire' in writing) return writing.fire.order;
  return 'back' in writing ? 'fire-and-retreat' : null;
}

/** The path that is being drawn, so far; null while none is. */
export function pathInHand(orders: unknown): readonly HexId[] | null {
  const writing = askedOf(orders);
  if (writing === null) return null;
  if ('path' in writing) return writing.path.path;
  return 'shot' in writing ? writing.shot.path : null;
}

/** Where the unit in hand is to hide, once that is known. */
export function hidingHex(orders: unknown): HexId | null {
  const writing = askedOf(orders);
  return writing !== null && 'place-facing' in writing ? writing['place-facing'].hex : null;
}

/** The enemy that the order in hand names, once it is known. */
export function targetInHand(orders: unknown): UnitId | null {
  const writing = askedOf(orders);
  if (writing === null) return null;
  if ('path' in writing) return writing.path.target;
  if ('shot' in writing) return writing.shot.target;
  return 'meet' in writing ? writing.meet.with : null;
}

/** Where a path that is being drawn has come to: its last hex, or where the unit stands. */
export function lastHex(situation: At): HexId | null {
  const last = pathInHand(situation.orders)?.at(-1);
  if (last !== undefined) return last;
  const unit = unitInHand(situation.orders);
  return unit === null ? null : hexOfUnit(situation, unit);
}

/** The hex of a unit that is seen, or remembered, or is to hide; null if it is not on the board. */
export function hexOfUnit({ view, orders }: At, unit: UnitId): HexId | null {
  const hides = draftOf(orders)?.places.find((one) => one.unit === unit);
  const seen = [...view.units, ...view.ambushes].find((one) => one.unit === unit);
  return hides?.hex ?? seen?.hex ?? null;
}

export function placeOf(situation: At, unit: UnitId): string | null {
  const hex = hexOfUnit(situation, unit);
  return hex === null ? null : place(situation.scenery, hex);
}

/** Who stands in a hex, as far as it is seen. */
export const unitAt = (view: View, hex: HexId): UnitId | null =>
  view.units.find((one) => one.hex === hex)?.unit ?? null;

/** The kind of an order. */
export const kindOf = (order: Order): OrderKind =>
  (typeof order === 'string' ? order : Object.keys(order)[0]) as OrderKind;

/** The units that whoever looks may order, as the view tells them from others: his own, and those that wait. */
export function own(scenery: Scenery, view: View, viewer: Viewer): UnitId[] {
  const isCommanded = (unit: UnitId) => scenery.units[unit]?.seat === viewer;
  const there = view.units.filter((one) => one.own !== undefined).map((one) => one.unit);
  return view.pool ?? [...there, ...view.waiting].filter(isCommanded);
}

const isUnit = (action: Action): action is { unit: UnitId } =>
  typeof action === 'object' && 'unit' in action;

/** The places of hexes and the numbers in a sentence about a step. */
const NUMBER = /\d+/g;

/** The server says of a step what the path costs with it, and of how many points: the last two numbers. */
function costOf({ kind, text }: Choice): string | null {
  if (kind !== 'choose-step') return null;
  return text.match(NUMBER)?.at(-2) ?? null;
}

/** What has to be known of a unit for what is asked: how far it goes, or whom it can reach. */
const LAYERS: Partial<Record<OrderKind, Partial<Record<'path' | 'target', string>>>> = {
  march: { path: 'march' },
  run: { path: 'run' },
  attack: { target: 'attack' },
  'move-and-fire': { target: 'range' },
  shoot: { target: 'range' },
};

function layerOf(orders: unknown): string | null {
  const [writing, kind] = [askedOf(orders), kindInHand(orders)];
  if (writing === null || kind === null) return null;
  const ask = 'path' in writing ? 'path' : 'target' in writing ? 'target' : null;
  return ask === null ? null : (LAYERS[kind]?.[ask] ?? null);
}

/** Whether a touch can mean another unit: while hexes are asked for, it means the hex. */
function asksForHexes(orders: unknown): boolean {
  const writing = askedOf(orders);
  if (writing === null) return false;
  return ['path', 'shot', 'meet', 'place'].some((one) => one in writing);
}

function another({ scenery, view, orders }: At, touched: Target): Action | null {
  if (touched.startsWith('unit:')) return { unit: Number(touched.slice(5)) };
  const hex = hexOf(scenery, touched);
  if (hex === null || asksForHexes(orders)) return null;
  const unit = view.units.find((one) => one.hex === hex && one.own !== undefined)?.unit;
  return unit === undefined || unit === unitInHand(orders) ? null : { unit };
}

/** The kinds of sentence that name a unit which has no order yet. */
const UNORDERED: ReadonlySet<string> = new Set(['choose-unit', 'choose-unit-outside']);

/** What it takes to write secret orders. */
export const secrets: Secrets<View, Action, Scenery> = {
  isBetween: (orders) => askedOf(orders) === null,
  held(situation) {
    const hides = hidingHex(situation.orders);
    if (hides !== null) return [place(situation.scenery, hides)];
    const units = [unitInHand(situation.orders), targetInHand(situation.orders)];
    return units.flatMap((unit) => (unit === null ? [] : (placeOf(situation, unit) ?? [])));
  },
  begins: isUnit,
  isLast: (action) => action === 'done',
  isFormality: (action, { orders }) =>
    typeof action === 'object' && ('range' in action || ('hex' in action && !isWay(orders))),
  missing: (choices) =>
    choices.some(({ kind }) => kind === 'choose-done-hiding')
      ? null
      : choices.filter(({ kind }) => UNORDERED.has(kind)).length,
  isAgain: ({ kind }) => kind.endsWith('-again'),
  instead: another,
  brief: ({ decision, text, places }) =>
    typeof decision === 'object' && decision !== null && 'hex' in decision
      ? (places?.[0] ?? text)
      : text,
  note: costOf,
  layer(situation) {
    const [unit, layer] = [unitInHand(situation.orders), layerOf(situation.orders)];
    const place = unit === null ? null : placeOf(situation, unit);
    return place === null || layer === null ? null : { place, layer };
  },
};

/** Whether hexes are asked for that lead somewhere: none of those goes without saying. */
function isWay(orders: unknown): boolean {
  const writing = writingOf(orders);
  return (
    typeof writing === 'object' && writing !== null && ('path' in writing || 'place' in writing)
  );
}
