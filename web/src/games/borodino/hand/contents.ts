// What lies under the board: which blocks, in which groups, by what is asked and what is looked at.

import type { AreaId, BlockId, BlockView, Scenery, Side, View } from '$types/borodino';
import type { Marks } from '$lib/table/kit';
import {
  aboutOf,
  inHand,
  sideAsked,
  sideOfBlock,
  standingAt,
  stepName,
  stepOf,
  viewOf,
} from '../asked';
import { areaName, areaOf, areasOf, blockOf } from '../places';
import { fighting, titledAsBattles } from './battle';
import { commandsOf, type Command } from './commands';
import { enemiesIn, type Enemy } from './enemies';
import { arrivals, byArea, byCorps, type Group } from './groups';
import { ordered, reached } from './orders';

/** What is looked at, as far as it decides what lies in the hand. */
export interface Looked extends Pick<Marks, 'picked' | 'cursor' | 'glow'> {
  /** The headquarters that was touched to see whom it commands. */
  hq: BlockId | null;
}

export interface Table {
  scenery: Scenery;
  view: View;
  side: Side;
  looked: Looked;
}

export interface Contents {
  /**
   * `tray`: not placed yet; `arrivals`; `command`: headquarters, and whom they order; `battle`;
   * `area`: whoever stands in one; `map`: all.
   */
  scope: 'tray' | 'arrivals' | 'command' | 'battle' | 'area' | 'map';
  /** The headquarters, where it is about command; and whether each lies with those whom it orders. */
  commands: readonly Command[];
  isByCommand?: boolean;
  groups: readonly Group[];
  enemies: readonly Enemy[];
}

const only = (scope: Contents['scope'], groups: readonly Group[]): Contents => ({
  ...{ scope, groups, commands: [], enemies: [] },
});

export const own = ({ scenery, view, side }: Omit<Table, 'looked'>): BlockView[] =>
  view.blocks.filter(({ block }) => sideOfBlock(scenery, block) === side);

export const isSetUp = (view: View): boolean =>
  stepName(view) === 'place' || stepName(view) === 'place-block';

const BATTLE: ReadonlySet<string> = new Set([
  ...['squares', 'turns', 'go-on', 'bayonet-loss', 'round', 'end-round'],
]);
const PAID: ReadonlySet<string> = new Set(['pay-fire', 'pay-move']);
const ACTIVATION: ReadonlySet<string> = new Set(['activate', 'activate-move', 'activate-role']);
/** The steps in which a headquarters is chosen. */
export const ABOUT_HQS: ReadonlySet<string> = new Set(['activate', 'hq-moves', ...PAID]);
const ORDERS: ReadonlySet<string> = new Set(['bombard', 'moves', 'move-block']);
const SUPPLY: ReadonlySet<string> = new Set(['supply', 'captured-supply']);

export function contentsOf(table: Table): Contents {
  const { view } = table;
  const name = stepName(view) ?? '';
  if (isSetUp(view)) return tray(table);
  if (sideAsked(table) !== table.side) return idle(table);
  if (name === 'arrive') return only('arrivals', arrivals(table, own(table)));
  if (view.battle !== null && (BATTLE.has(name) || name === 'hits')) return inBattle(table);
  if (ACTIVATION.has(name) || PAID.has(name)) return command(table);
  if (name === 'hq-moves' || isHqInHand(table)) return moving(table);
  if (ORDERS.has(name)) return orders(table);
  if (SUPPLY.has(name)) return wanting(table);
  return onMap(table);
}

/** While others decide: the battle that is fought, or the headquarters and the army. */
function idle(table: Table): Contents {
  if (table.view.battle !== null) return inBattle(table);
  const looked = lookedAt(table);
  if (looked !== null) return inArea(table, looked);
  return { ...command(table), groups: byCorps(table, onlyUnits(table)) };
}

const onlyUnits = (table: Table): BlockView[] =>
  own(table).filter(
    ({ block, area }) => area !== undefined && table.scenery.blocks[block]?.headquarters === null,
  );

/** [BOR-4.1.3] Who begins on the map. */
export const toPlace = (table: Omit<Table, 'looked'>): BlockView[] =>
  own(table).filter(({ block }) => table.scenery.blocks[block]?.area !== null);

/** Not placed yet, by corps; and whoever stands in the area that was picked. */
function tray(table: Table): Contents {
  const blocks = toPlace(table);
  const left = blocks.filter(({ area }) => area === undefined);
  const looked = pickedArea(table);
  const here = blocks.filter(({ area }) => area !== undefined && area === looked);
  if (left.length > 0) return only('tray', [...byArea(table, here), ...byCorps(table, left)]);
  const rest = blocks.filter((one) => !here.includes(one));
  return only('tray', [...byArea(table, here), ...byArea(table, rest)]);
}

/** The headquarters, and the blocks of the one that is looked at. */
function command(table: Table): Contents {
  const all = { ...table, own: own(table) };
  const commands = commandsOf(all);
  const { gun, block } = aboutOf(stepOf(table.view));
  const paid = gun ?? block;
  const about = own(table).filter((one) => one.block === paid);
  const hq = hqOf(table);
  const looked = commands.find(({ row }) => row.block === hq);
  const reach = looked === undefined ? [] : reached(all, looked);
  const groups =
    about.length > 0 ? byArea(table, about) : reach.filter(({ rows }) => rows.length > 0);
  return { scope: 'command', commands, groups, enemies: [] };
}

/** The headquarters that is activated, or was touched to see whom it commands. */
const hqOf = ({ view, looked }: Table): BlockId | null =>
  aboutOf(stepOf(view)).hq ?? looked.hq ?? null;

/** The headquarters that are active, which move by themselves. */
const moving = (table: Table): Contents => {
  const { commands } = command(table);
  return { ...only('command', []), commands: commands.filter(({ acting }) => acting !== null) };
};

/** Whether a headquarters that is active was taken to be moved, after the orders. */
const isHqInHand = ({ scenery, view }: Table): boolean => {
  const block = inHand(view);
  const isHq = block !== null && scenery.blocks[block]?.headquarters !== null;
  return isHq && stepName(view) === 'move-block' && view.stage === 'headquarters';
};

/** The headquarters that are active, and whom they can order; or the area that is looked at. */
function orders(table: Table): Contents {
  const looked = pickedArea(table);
  const isHeld =
    inHand(table.view) !== null || table.looked.picked.some((one) => blockOf(one) !== null);
  if (looked !== null && !isHeld) return inArea(table, looked);
  const all = { ...table, own: own(table) };
  const commands = commandsOf(all).filter(({ acting }) => acting !== null);
  const groups = ordered(all, commands, hqOf(table));
  return { scope: 'command', commands, groups, enemies: [], isByCommand: true };
}

function inBattle(table: Table): Contents {
  const { view } = table;
  const area = view.battle?.area ?? null;
  const { block } = aboutOf(stepOf(view));
  const there = own(table).filter((one) => one.area === area || one.block === block);
  const enemies = area === null ? [] : enemiesIn(table, area);
  return { scope: 'battle', groups: fighting(table, there), commands: [], enemies };
}

/** The area whose blocks are looked at: of the block in hand, else what was picked, else the cursor's. */
function lookedAt(table: Table): AreaId | null {
  const { scenery, view, looked } = table;
  const block = inHand(view);
  const held = block === null ? undefined : viewOf(view, block)?.area;
  if (held !== undefined && sideAsked(table) === table.side) return held;
  const places = [looked.picked[0], looked.cursor].map((one) =>
    one === undefined || one === null ? null : areaOf(scenery, one),
  );
  const isOwn = (area: AreaId | null) =>
    area !== null && standingAt(table, table.side, area).length > 0;
  return places.find(isOwn) ?? null;
}

/** The same without the cursor: the desk stays as it is while that walks over the map. */
const pickedArea = (table: Table): AreaId | null =>
  lookedAt({ ...table, looked: { ...table.looked, cursor: null } });

const inArea = (table: Table, area: AreaId): Contents => ({
  scope: 'area',
  groups: byArea(table, standingAt(table, table.side, area)),
  commands: [],
  enemies: enemiesIn(table, area),
});

/** Those who are asked about: where it is asked of areas, whoever stands in these; else everybody. */
function onMap(table: Table): Contents {
  const { scenery, view, looked } = table;
  const area = aboutOf(stepOf(view)).area ?? pickedArea(table) ?? view.battle?.area ?? null;
  if (area !== null) return inArea(table, area);
  const all = own(table).filter((one) => one.area !== undefined);
  const asked = new Set([...looked.glow.keys()].flatMap((target) => areasOf(scenery, target)));
  const open = all.filter((one) => asked.has(one.area ?? -1));
  const groups = byArea(table, open.length > 0 ? open : all);
  return only('map', stepName(view) === 'battles' ? titledAsBattles(table, groups) : groups);
}

/** [BOR-15.2.1] Those who lack steps where a point may be spent, then the others who lack some. */
function wanting(table: Table): Contents {
  const { scenery, view, side, looked } = table;
  const area = pickedArea(table);
  if (area !== null) return inArea(table, area);
  const fed = new Set(view.lines.filter((one) => one.side === side).flatMap(({ areas }) => areas));
  const isOpen = ({ area }: BlockView) =>
    area !== undefined && (fed.has(area) || looked.glow.has(areaName(scenery, area)));
  const lacking = own(table).filter(
    ({ block, area, steps }) => area !== undefined && steps < (scenery.blocks[block]?.steps ?? 0),
  );
  const groups = byArea(table, lacking.filter(isOpen));
  return only('map', [
    ...groups,
    ...byArea(
      table,
      lacking.filter((one) => !isOpen(one)),
    ),
  ]);
}
