// What the stories of The Moskva begin with. The French have seat 0, the Russians seat 1.

import { withMouse, type Hands } from './hands.ts';
import type { Deed } from './mind.ts';
import { fileOf, goOn, tablesOf, touch } from './sitting.ts';
import type { Seen, TableView } from './table.ts';

export const { open, sit } = tablesOf('borodino');

/** Seven areas, eight blocks against seven and three hours. */
export const dam = fileOf('moskva-dam');

/** The numbers of its blocks. */
export const MURAT = 'block:0';
export const DAVOUT = 'block:1';
export const COMPANS = 'block:2';
export const MORAND = 'block:3';
export const NANSOUTY = 'block:5';
export const BRUYERE = 'block:6';
export const GUNS = 'block:7';

/** Whoever plays here goes on with what he could as well end. */
export const ZEAL = {
  'choose-done-activate': 0.7,
  'choose-done-bombard': 0.9,
  'choose-done-moves': 0.9,
  'choose-done-hq-moves': 0.3,
  'choose-done-straggles': 0.2,
  'choose-done-squares': 0.3,
  'choose-done-turns': 0.95,
  'choose-done-regroup': 0.2,
  'choose-done-supply': 0.9,
  'choose-done-bridge': 0.2,
  'choose-done-night-shift': 0.2,
};

/** Lifts curtains and lets everybody stand still until this is asked. */
export async function until(table: TableView, hands: Hands, question: RegExp): Promise<Seen> {
  for (let deeds = 0; deeds < 60; deeds += 1) {
    const seen = await table.ready();
    if (seen.isCurtainDown) await goOn(table, () => hands(table, { kind: 'lift-curtain' }));
    else if (question.test(seen.question)) return seen;
    else await goOn(table, () => hands(table, quiet(seen)));
  }
  throw new Error(`Nobody asks: ${question}, but ${(await table.seen()).question}`);
}

/** What leaves everything as it is; where hits are to be taken, whoever takes them. */
function quiet({ choices, glowing, question }: Seen): Deed {
  const index = choices.findIndex((kind) => kind.startsWith('choose-done'));
  if (index >= 0) return { kind: 'choose', index };
  const hit = glowing.find(({ target }) => target.startsWith('block:'));
  if (hit === undefined || !question.includes('hit')) throw new Error(`It is asked: ${question}`);
  return { kind: 'touch', target: hit.target };
}

/** In the raids the cuirassiers come upon Neverovsky in the valley, and go back at once. */
export async function repulsed(table: TableView, hands: Hands = withMouse) {
  await touch(table, ['Kamenka Valley'], hands);
  await until(table, hands, /Kamenka Valley.+blocks with B acts/);
  await touch(table, ['block:39', 'Shevardino'], hands);
  await until(table, hands, /Gorki.+blocks with B acts/);
}
