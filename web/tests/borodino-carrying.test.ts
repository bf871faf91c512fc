// Which blocks of The Moskva can be dragged: those of whom it is still to be said where they go.

import { expect, test } from 'vitest';
import type { Action } from '$types/borodino';
import { stepName, touchedFor } from '$games/borodino/asked';
import { isTakenFirst } from '$games/borodino/hand/touching';
import { isWeighty, targets, tone } from '$games/borodino/decisions';
import { leadsOn } from '$lib/board/lifting';
import { Handling, type Table } from '$lib/table/hand/handling';
import type { DeskRow } from '$lib/table/hand/rows';
import type { Kit } from '$lib/table/kit';
import { nameOf } from '$lib/table/naming';
import { leadingOf, narrow, waysOf } from '$lib/table/pick';
import {
  BOMBARD,
  DORONINO,
  FOMKINO,
  FRIANT,
  GOLOVINO,
  GUNS,
  HITS,
  KAMENKA,
  MOVES,
  SHELLED,
  SHEVARDINO,
  SQUARES,
  SUPPLY,
  TURNS,
  at,
  inBattle,
  side,
  type Situation,
} from './support/borodino-asked';

/** Whether the hand lets a block be dragged, with these decisions on offer. */
function canCarry(situation: Situation, block: number, actions: readonly Action[]): boolean {
  const choices = actions.map((decision) => ({ decision, text: '', places: [] }));
  const ways = waysOf({ isWeighty, targets, tone } as unknown as Kit, choices as never, situation);
  const marks = { ...narrow(ways), armed: [], leading: leadingOf(ways) };
  const touches = touchedFor(situation, block);
  const row = { block, target: `block:${block}`, touches, done: false, isOut: false };
  const isFirst = isTakenFirst(stepName(situation.view));
  const table = {
    ...{ marks, isAsked: true, held: null, first: new Set(marks.glow.keys()) },
    ...{ isTakenFirst: isFirst, oncarry: () => undefined },
  };
  const handling = new Handling(() => table as unknown as Table<DeskRow>);
  const isCarried = handling.canCarry(row as unknown as DeskRow);
  // The board says the same of it.
  expect(isFirst || leadsOn(marks, touches)).toBe(isCarried);
  return isCarried;
}

const retreat: Action = { retreat: { block: FRIANT, to: FOMKINO } };
const pass: Action = { pass: FRIANT };

test.each<[Situation, number, Action[]]>([
  [at(MOVES), FRIANT, [{ take: FRIANT }]],
  [at({ 'night-shift': side }), FRIANT, [{ take: FRIANT }]],
  [at(BOMBARD), GUNS, [{ bombard: { gun: GUNS, at: SHEVARDINO } }]],
  [at({ regroup: side }), FRIANT, [{ regroup: { block: FRIANT, to: DORONINO } }]],
  [at({ arrive: side }), FRIANT, [{ arrive: { block: FRIANT, at: GOLOVINO } }]],
  [inBattle(TURNS), FRIANT, [pass, retreat]],
])('a block is dragged where it goes to a place', (situation, block, actions) => {
  expect(canCarry(situation, block, actions), nameOf(situation.view.agenda.at(-1)!)).toBe(true);
});

test.each<[Situation, number, Action[]]>([
  [inBattle(HITS), FRIANT, [{ 'take-hit': FRIANT }]],
  [at(SHELLED), FRIANT, [{ 'take-hit': FRIANT }]],
  [at(SUPPLY), FRIANT, [{ supply: { source: KAMENKA, block: FRIANT } }]],
  [at(SUPPLY), GUNS, [{ supply: { source: KAMENKA, block: GUNS } }]],
  [at({ 'pay-move': { block: GUNS, to: KAMENKA } }), FRIANT, [{ pay: FRIANT }]],
  [at({ stacking: side }), FRIANT, [{ take: FRIANT }]],
  [inBattle(SQUARES), FRIANT, [{ 'form-square': FRIANT }]],
  [inBattle(TURNS), FRIANT, [pass]],
])('a block whose touch decides everything stays where it is', (situation, block, actions) => {
  expect(canCarry(situation, block, actions), nameOf(situation.view.agenda.at(-1)!)).toBe(false);
});
