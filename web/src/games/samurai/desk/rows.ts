// The units of whoever writes, as they lie on his desk: who has an order, who needs one, who can have none.

import type { CardFacts, OrderKind, Scenery, UnitId, UnitView, View } from '$types/samurai';
import type { Viewer } from '$types/engine';
import type { Choice } from '$types/protocol';
import { draftOf, kindOf, own, writingOf } from '../orders';

/** `open`: it can be ordered and is not; `closed`: nobody can order it now. */
export type Standing = 'open' | 'ordered' | 'forced' | 'closed';

export interface Row {
  unit: UnitId;
  /** `A3`, as everywhere. */
  name: string;
  /** What its card calls it. */
  title: string;
  card: CardFacts | null;
  standing: Standing;
  /** The order that it has. */
  kind: OrderKind | null;
}

const LETTERS = { a: 'A', b: 'B', third: 'C' } as const;

/** The name of a unit, whether it is on the board or not. */
export function nameOf(scenery: Scenery, unit: UnitId): string {
  const facts = scenery.units[unit];
  return facts === undefined ? '' : `${LETTERS[facts.force]}${facts.number}`;
}

/** What a unit is called beside its number: its card, without what stands in brackets on it, and its leader if he is known. */
export function titleOf(scenery: Scenery, unit: UnitId): string {
  const facts = scenery.units[unit];
  const [title = ''] = (scenery.cards[facts?.card ?? -1]?.title ?? '').split(' (');
  return facts?.label ? `${title} (${facts.label})` : title;
}

export const viewOf = (view: View, unit: UnitId): UnitView | null =>
  view.units.find((one) => one.unit === unit) ?? null;

/** The units that a list of choices offers to order. */
export const offered = (choices: readonly Choice[]): UnitId[] =>
  choices.flatMap(({ decision }) => {
    const line = decision as { unit?: UnitId };
    return typeof line === 'object' && line.unit !== undefined ? [line.unit] : [];
  });

/**
 * All units of a commander. Who can be ordered was last said when a unit was asked for; while nobody has
 * said it yet, whoever has no forced order can be.
 */
export function rowsOf(
  scenery: Scenery,
  view: View,
  viewer: Viewer,
  orders: unknown,
  known: readonly UnitId[] | null,
): Row[] {
  const draft = draftOf(orders);
  return own(scenery, view, viewer).map((unit) => {
    const command = draft?.commands.find((one) => one.unit === unit);
    const hides = draft?.places.some((one) => one.unit === unit) === true;
    const forced = viewOf(view, unit)?.own?.forced ?? null;
    const kind = command ? kindOf(command.order) : hides ? 'ambush' : forced;
    const isOpen = known?.includes(unit) ?? forced === null;
    const standing = command || hides ? 'ordered' : isOpen ? 'open' : forced ? 'forced' : 'closed';
    const card = scenery.cards[scenery.units[unit]?.card ?? -1] ?? null;
    const [name, title] = [nameOf(scenery, unit), titleOf(scenery, unit)];
    return { unit, name, title, card, standing, kind };
  });
}

/** The units of the orders that are written down, in the order of their lines. */
export function writtenUnits(orders: unknown): UnitId[] {
  const draft = draftOf(orders);
  return [...(draft?.places ?? []), ...(draft?.commands ?? [])].map(({ unit }) => unit);
}

/** What is asked, as the server names it. */
export function askOf(orders: unknown): string {
  const writing = writingOf(orders);
  return writing === null || typeof writing === 'string'
    ? (writing ?? '')
    : (Object.keys(writing)[0] ?? '');
}
