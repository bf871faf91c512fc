// What lies under the board: which blocks, in which groups, by what is asked and what is looked at.

import type {
  Army,
  BlockFacts,
  BlockView,
  Location,
  Mark,
  Marker,
  Party,
  Scenery,
  Side,
  TownId,
  View,
} from '$types/waterloo';
import type { Marks } from '$lib/table/kit';
import { placeOf, townName } from '../places';
import { ARMIES, sideOf } from '../sides';
import {
  aboutOf,
  fightOf,
  inHand,
  sideAsked,
  sideOfBlock,
  stepName,
  stepOf,
  viewOf,
} from './asked';
import { rowsOf, type Row } from './rows';

/** Blocks that belong together: a corps in the tray, a town, a location of a board. */
export interface Group {
  key: string;
  army: Army | null;
  title: { corps: string | null; army: Army } | { town: TownId } | { at: Location; isOwn: boolean };
  rows: readonly Row[];
}

/** Enemies at the place that is looked at: one that is seen, or so many that are not. */
export interface Enemy {
  army: Army;
  facts: BlockFacts | null;
  steps: number | null;
  marks: readonly Mark[];
  count: number;
}

export interface Contents {
  /** `tray`: not placed yet; `fight`: a fight; `around`: a fight and its neighbours; `town`; `map`: all. */
  scope: 'tray' | 'fight' | 'around' | 'town' | 'map';
  groups: readonly Group[];
  enemies: readonly Enemy[];
  markers: readonly Marker[];
}

/** What is looked at, as far as it decides what lies in the hand. */
export type Looked = Pick<Marks, 'picked' | 'cursor' | 'glow'>;

interface Table {
  scenery: Scenery;
  view: View;
  side: Side;
  looked: Looked;
}

/** The armies of those who are asked together. */
const ARMIES_OF: Readonly<Record<Party, readonly Army[]>> = {
  french: ['french'],
  allies: ['anglo-dutch', 'prussian'],
  'anglo-dutch': ['anglo-dutch'],
  prussians: ['prussian'],
};

export const isSetUp = (view: View): boolean =>
  stepName(view) === 'set-up' || stepName(view) === 'place';

export function contentsOf(table: Table): Contents {
  const { view } = table;
  const markers = drawn(view);
  if (isSetUp(view)) return { ...tray(table), markers };
  const town = fightOf(view);
  if (town !== null && ownIn(table, town).length > 0) {
    const name = stepName(view);
    const isAround = name === 'reinforcement' || name === 'regroup';
    return { ...(isAround ? around(table, town) : fight(table, town)), markers };
  }
  const looked = lookedAt(table);
  return looked === null ? onMap(table) : { ...inTown(table, looked), markers };
}

/** The markers that are still to be laid. */
function drawn(view: View): Marker[] {
  const step = stepOf(view);
  if (typeof step !== 'object' || step === null || !('put-markers' in step)) return [];
  return step['put-markers'].drawn.filter((one) => one !== null);
}

const own = ({ scenery, view, side }: Pick<Table, 'scenery' | 'view' | 'side'>): BlockView[] =>
  view.blocks.filter(({ block }) => sideOfBlock(scenery, block) === side);

const ownIn = (table: Table, town: TownId): BlockView[] =>
  own(table).filter((one) => one.town === town);

/** The town whose blocks are looked at: of the block in hand, else what was picked, else the cursor's. */
function lookedAt(table: Table): TownId | null {
  const { scenery, view, looked } = table;
  const block = inHand(view);
  const held = block === null ? undefined : viewOf(view, block)?.town;
  if (held !== undefined && sideAsked(view) === table.side) return held;
  const places = [looked.picked[0], looked.cursor].map((one) =>
    one === undefined || one === null ? null : (placeOf(scenery, one)?.town ?? null),
  );
  return places.find((town) => town !== null && ownIn(table, town).length > 0) ?? null;
}

/** The blocks that are placed by whoever is asked; all of the own ones while others are. */
export function toPlace(table: Pick<Table, 'scenery' | 'view' | 'side'>): BlockView[] {
  const { scenery, view, side } = table;
  const { party } = aboutOf(stepOf(view));
  const armies = sideAsked(view) === side && party ? ARMIES_OF[party] : ARMIES;
  return own(table).filter(({ block }) => armies.includes(scenery.blocks[block]?.army ?? 'french'));
}

/** Not placed yet, by army and corps; and whoever stands in the town that is looked at. */
function tray(table: Table): Omit<Contents, 'markers'> {
  const blocks = toPlace(table);
  const left = blocks.filter(({ town }) => town === undefined);
  // The tray stays as it is while a cursor walks over the map.
  const looked = lookedAt({ ...table, looked: { ...table.looked, cursor: null } });
  const here = blocks.filter(({ town }) => town !== undefined && town === looked);
  const groups = [
    ...byTown(table, here),
    ...(left.length > 0 ? byCorps(table, left) : byTown(table, blocks)),
  ];
  // When all stand on the map the town that is looked at comes first, and once.
  const seen = new Set<string>();
  const once = groups.filter(({ key }) => !seen.has(key) && seen.add(key));
  return { scope: 'tray', groups: once, enemies: [] };
}

function byCorps(table: Table, blocks: readonly BlockView[]): Group[] {
  const groups = new Map<string, Group & { rows: Row[] }>();
  for (const row of rowsOf(table, blocks)) {
    const { army, corps } = row.facts;
    const key = `${army} ${corps ?? ''}`;
    const group = groups.get(key) ?? { key, army, title: { corps, army }, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function byTown(table: Table, blocks: readonly BlockView[]): Group[] {
  const towns = [...new Set(blocks.flatMap(({ town }) => (town === undefined ? [] : [town])))];
  const titled = (town: TownId) => townName(table.scenery, town);
  towns.sort((one, two) => titled(one).localeCompare(titled(two)));
  return towns.map((town) => ({
    key: `town ${town}`,
    army: null,
    title: { town },
    rows: rowsOf(
      table,
      blocks.filter((one) => one.town === town),
    ),
  }));
}

/** The order in which the locations of a board are read: near the enemy first. */
const READ: readonly Location[] = [
  ...(['d-l', 'd-c', 'd-r', 'd-res'] as const),
  ...(['a-l', 'a-c', 'a-r', 'a-res'] as const),
];

function fight(table: Table, town: TownId): Omit<Contents, 'markers'> {
  const blocks = ownIn(table, town);
  const letter = table.side === table.view.active ? 'a-' : 'd-';
  const locations = READ.filter((at) => blocks.some((one) => one.at === at)).sort(
    (one, two) => Number(two.startsWith(letter)) - Number(one.startsWith(letter)),
  );
  // Whoever deploys finds those first who wait in the Reserve.
  if (stepName(table.view) === 'deploy')
    locations.sort((one, two) => Number(two.endsWith('res')) - Number(one.endsWith('res')));
  const onBoard = locations.map((at) => ({
    key: `${town} ${at}`,
    army: null,
    title: { at, isOwn: at.startsWith(letter) },
    rows: rowsOf(
      table,
      blocks.filter((one) => one.at === at),
    ),
  }));
  const off = byTown(
    table,
    blocks.filter(({ at }) => at === undefined),
  );
  return { scope: 'fight', groups: [...onBoard, ...off], enemies: enemiesIn(table, town) };
}

/** The town of a fight and its neighbours; those first from which somebody can come or go. */
function around(table: Table, town: TownId): Omit<Contents, 'markers'> {
  const near = new Set(
    table.scenery.roads.flatMap(({ ends: [one, two] }) =>
      one === town ? [two] : two === town ? [one] : [],
    ),
  );
  const blocks = own(table).filter((one) => one.town !== undefined && near.has(one.town));
  const { glow, picked } = table.looked;
  const isOpen = ({ rows }: Group) =>
    rows.some(({ place }) => place !== null && (glow.has(place) || picked.includes(place)));
  const groups = [...byTown(table, ownIn(table, town)), ...byTown(table, blocks)];
  groups.sort((one, two) => Number(isOpen(two)) - Number(isOpen(one)));
  return { scope: 'around', groups, enemies: enemiesIn(table, town) };
}

const inTown = (table: Table, town: TownId): Omit<Contents, 'markers'> => ({
  scope: 'town',
  groups: byTown(table, ownIn(table, town)),
  enemies: enemiesIn(table, town),
});

/** Everybody on the map; where fights are chosen, those who stand in one. */
function onMap(table: Table): Contents {
  const { view } = table;
  const name = stepName(view);
  const fights =
    name === 'skirmishes' ? view.skirmishes : name === 'order-battles' ? view.unordered : [];
  const all = own(table).filter(({ town }) => town !== undefined);
  const there = all.filter(({ town }) => town !== undefined && fights.includes(town));
  const groups = byTown(table, there.length > 0 ? there : all);
  const isDone = ({ rows }: Group) => rows.every(({ done }) => done);
  groups.sort((one, two) => Number(isDone(one)) - Number(isDone(two)));
  return { scope: 'map', groups, enemies: [], markers: [] };
}

/** The enemies in a town: those that are seen one by one, the others counted by army. */
function enemiesIn({ scenery, view, side }: Table, town: TownId): Enemy[] {
  const seen = view.blocks
    .filter((one) => one.town === town && sideOfBlock(scenery, one.block) !== side)
    .map(({ block, steps, marks = [] }): Enemy => {
      const facts = scenery.blocks[block] ?? null;
      return { army: facts?.army ?? 'french', facts, steps, marks, count: 1 };
    });
  const hidden = ARMIES.filter((army) => sideOf(army) !== side).map((army): Enemy => {
    const there = view.hidden.filter((one) => one.town === town && one.army === army);
    const count = there.reduce((sum, { blocks }) => sum + blocks, 0);
    return { army, facts: null, steps: null, marks: [], count };
  });
  return [...seen, ...hidden.filter(({ count }) => count > 0)];
}
