// Blocks that belong together: a corps, an area, those who arrive at an hour.

import type { AreaId, BlockView, Scenery } from '$types/borodino';
import { areaName } from '../places';
import { momentAt } from '../tracks/hours';
import { words } from '../words';
import { rowsOf, type Field, type Row } from './rows';

export interface Group {
  key: string;
  title: string;
  /** The headquarters that orders them, where it lies with them. */
  head?: Row;
  rows: readonly Row[];
}

export const corpsTitle = (corps: string | null): string =>
  words.say('hand-corps', { corps: corps ?? 'none' });

export function byCorps(field: Field, blocks: readonly BlockView[]): Group[] {
  const corpsOf = ({ block }: BlockView) => field.scenery.blocks[block]?.corps ?? null;
  return gathered(blocks, corpsOf).map(([corps, some]) => ({
    key: `corps ${corps ?? ''}`,
    title: corpsTitle(corps),
    rows: rowsOf(field, some),
  }));
}

/** By area, in the order of their names. */
export function byArea(field: Field, blocks: readonly BlockView[]): Group[] {
  const there = blocks.filter(({ area }) => area !== undefined);
  return gathered(there, ({ area }) => area as AreaId)
    .map(([area, some]) => ({
      key: `area ${area}`,
      title: areaName(field.scenery, area),
      rows: rowsOf(field, some),
    }))
    .sort((one, two) => one.title.localeCompare(two.title));
}

/** [BOR-4.4.1] Those who are due, by where they enter; then those who come later, by the hour. */
export function arrivals(field: Field, blocks: readonly BlockView[]): Group[] {
  const { scenery, view } = field;
  const waiting = blocks.filter(
    ({ block, area }) => area === undefined && isComing(scenery, block),
  );
  const turnOf = ({ block }: BlockView) => scenery.blocks[block]?.arrival?.turn ?? 0;
  const due = waiting.filter((one) => turnOf(one) <= view.turn);
  const later = waiting.filter((one) => turnOf(one) > view.turn);
  const entries = ({ block }: BlockView) =>
    (scenery.blocks[block]?.arrival?.at ?? []).map((area) => areaName(scenery, area)).join(', ');
  return [
    ...gathered(due, entries).map(([at, some]) => ({
      key: `due ${at}`,
      title: words.say('hand-due', { areas: at }),
      rows: rowsOf(field, some),
    })),
    ...gathered(later, turnOf).map(([turn, some]) => ({
      key: `turn ${turn}`,
      title: momentAt(scenery, turn),
      rows: rowsOf(field, some).map((row) => ({ ...row, isOut: true })),
    })),
  ];
}

const isComing = (scenery: Scenery, block: number): boolean =>
  (scenery.blocks[block]?.arrival ?? null) !== null;

/** Things gathered by what they have in common, in the order in which that is met. */
export function gathered<T, Key>(all: readonly T[], keyOf: (one: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key) ?? [];
    group.push(one);
    groups.set(key, group);
  }
  return [...groups];
}
