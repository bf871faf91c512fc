// My games as the front page lists them.

import type { Listing } from '$types/protocol';
import type { TableEntry, Waiting } from '$types/server';
import { whose, type Whose } from '$lib/table/seats';
import { say } from '$lib/words';

export interface Row {
  table: string;
  title: string;
  whose: Whose;
  /** Whom I lead there, and what the table waits for. */
  part: string;
  state: string;
  touched: number;
}

export function rows(tables: readonly TableEntry[], listing: Listing | null): Row[] {
  return tables.map((entry) => row(entry, sidesOf(entry, listing)));
}

/** Games in which I am to decide come first, then the latest. */
export const running = (rows: readonly Row[]): Row[] =>
  rows
    .filter((row) => row.whose !== 'over')
    .sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);

export const finished = (rows: readonly Row[]): Row[] => rows.filter((row) => row.whose === 'over');

const rank = (row: Row) => (row.whose === 'me' ? 0 : 1);

function row(entry: TableEntry, sides: readonly string[]): Row {
  const waiting = entry.waiting as Waiting;
  const turn = whose(waiting, entry.mine);
  return {
    table: entry.table,
    title: entry.title,
    whose: turn,
    part: part(entry, sides),
    state: 'over' in waiting ? waiting.over.text : state(turn, entry),
    touched: entry.touched,
  };
}

const state = (turn: Whose, { mine }: TableEntry) =>
  say(`tables-${turn === 'others' && mine.length === 0 ? 'bots' : turn}`);

function part({ mine }: TableEntry, sides: readonly string[]): string {
  if (mine.length === 0) return say('tables-watch');
  // Where more play than sides are listed, the last of those share one.
  const [only = '', ...others] = new Set(mine.map((seat) => sides[seat] ?? sides.at(-1) ?? ''));
  return others.length > 0 ? say('tables-both') : say('tables-mine', { sides: only });
}

function sidesOf(entry: TableEntry, listing: Listing | null): string[] {
  const game = listing?.games.find(({ id }) => id === entry.game);
  const scenario = game?.scenarios.find(({ id }) => id === entry.scenario) ?? game?.scenarios[0];
  return scenario?.sides.map(({ title }) => title) ?? [];
}
