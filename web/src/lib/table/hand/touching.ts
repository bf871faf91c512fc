// In which order things are touched to come from what is picked to a block, and which blocks go together.

import type { Marks, Target } from '$lib/table/kit';
import type { DeskRow } from './rows';

type Standing = Pick<Marks, 'picked' | 'armed'>;

/**
 * What is touched to pick `wanted`, from what is picked now. What is picked beyond it is let go by
 * touching it again; whoever wants what he has lets go of it.
 */
export function wayTo({ picked, armed }: Standing, wanted: readonly Target[]): Target[] {
  // What waits to be confirmed is let go by any touch.
  const held = armed.length > 0 ? picked.slice(0, -1) : picked;
  const shared = held.findIndex((target, index) => wanted[index] !== target);
  const common = shared < 0 ? held.length : shared;
  const beyond = held[common];
  if (beyond !== undefined) return [beyond, ...wanted.slice(common)];
  const last = wanted.at(-1);
  if (common === wanted.length) return last === undefined ? [] : [last];
  return wanted.slice(common);
}

/**
 * Whether a block can be taken now, as far as what glows tells. `first` is what can be touched before
 * anything is picked: another block can be taken instead of what was. With one in hand it is empty.
 * `meant` are those who can be meant in a place then; where that is not known, looks have to do.
 */
export function canTake(
  { glow, picked, soon }: Pick<Marks, 'glow' | 'picked' | 'soon'>,
  first: ReadonlySet<Target>,
  row: DeskRow,
  meant?: ReadonlySet<Target>,
): boolean {
  if (glow.has(row.target)) return true;
  const [begins, itself] = row.touches;
  if (begins === undefined || !first.has(begins)) return false;
  if (meant === undefined ? row.done || row.isOut : itself !== undefined && !meant.has(itself))
    return false;
  // Before anything is picked it is known who can be meant in a place.
  if (picked.length === 0 && itself !== undefined && soon?.has(itself) === false) return false;
  return picked[0] !== begins || row.touches.length === 1;
}

/** The row of the block in hand, or of what was picked: a block, or somebody who stands alone. */
export function heldOf<Row extends DeskRow>(
  rows: readonly Row[],
  inHand: number | null,
  picked: readonly Target[],
): Row | null {
  if (inHand !== null) return rows.find(({ block }) => block === inHand) ?? null;
  const named = rows.find(({ target }) => picked.includes(target));
  if (named !== undefined) return named;
  const [only, ...more] = rows.filter(({ place }) => place !== null && place === picked[0]);
  return more.length === 0 ? (only ?? null) : null;
}

/** Blocks that can be taken together. */
export interface Band<Row extends DeskRow> {
  /** The corps; null for all of them. */
  corps: string | null;
  rows: readonly Row[];
}

/** Whoever stands at one place and can be taken: all of them, and each corps if there are several. */
export function bandsOf<Row extends DeskRow>(
  rows: readonly Row[],
  isOpen: (row: Row) => boolean,
): Band<Row>[] {
  const open = rows.filter(isOpen);
  if (open.length < 2) return [];
  const corps = [...new Set(open.map(({ facts }) => facts.corps))];
  const bands = corps.map((one) => ({
    corps: one,
    rows: open.filter(({ facts }) => facts.corps === one),
  }));
  const several =
    corps.length > 1 ? bands.filter((band) => band.rows.length > 1 && band.corps) : [];
  return [{ corps: null, rows: open }, ...several];
}
