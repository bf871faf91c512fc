// The table of The Moskva: the field, the desk, guns before they fire, a battle, supply, the notebook, and
// what is beside the table.

import { look, site, type Visit } from '../support/looks.ts';
import { bombardment, orders, raids, redoubt, squares, supply } from '../support/moskva-moments.ts';
import { repulsed, sit } from '../support/moskva.ts';
import { notebookAt, openPart } from '../support/notebook.ts';
import { touch } from '../support/sitting.ts';
import { expect } from '../support/world.ts';

const field: Visit = async (person) => (await sit(person, { scenario: 'borodino' })).page;

const setUp: Visit = async (person) => {
  const options = { 'free-setup': 'on' };
  const table = await sit(person, { scenario: 'shevardino' }, { seats: ['greedy', 'me'], options });
  return table.page;
};

/** A division is in hand, and its destinations glow. */
const moves: Visit = async (person, hands) => {
  const table = await sit(person, orders);
  await touch(table, ['block:16'], hands);
  return table.page;
};

/** Guns are about to fire. */
const guns: Visit = async (person, hands) => {
  const table = await sit(person, bombardment);
  await touch(table, ['block:20'], hands);
  await hands(table, { kind: 'touch', target: 'Bagration Fleches' });
  await expect(table.part('odds')).toContainText('%');
  return table.page;
};

const battle: Visit = async (person) => {
  const table = await sit(person, squares, { seats: ['greedy', 'me'] });
  await expect(table.part('battle')).toBeVisible();
  return table.page;
};

/** A block before the redoubt says how it may fire. */
const shot: Visit = async (person, hands) => {
  const table = await sit(person, redoubt);
  await hands(table, { kind: 'touch', target: 'block:8' });
  return table.page;
};

const wagons: Visit = async (person) => (await sit(person, supply)).page;

/** What is known of the enemy, after one battle and amid the next. */
const notebook: Visit = async (person, hands) => {
  const table = await sit(person, raids);
  await repulsed(table, hands);
  await openPart(table, 'Notebook');
  await expect(notebookAt(table)).toContainText('on 7 September at 08:00 with');
  return table.page;
};

/** The same by areas, with notes that are pencilled on the map. */
const pencil: Visit = async (person, hands) => {
  const page = await notebook(person, hands);
  const ended = page.locator('[data-part="fight-ended"]');
  await expect(ended).toContainText('Kamenka Valley');
  await ended.getByRole('button', { name: 'Put away' }).click();
  await page.getByRole('button', { name: 'Areas', exact: true }).click();
  await page.getByLabel('Your note on Semenovskoye').fill('Bagration with foot');
  await page.getByLabel('Your note on Psarevo').fill('Guard?');
  await page.getByRole('button', { name: 'Danger' }).first().click();
  await page.getByRole('button', { name: 'Show Semenovskoye on the board' }).click();
  await expect(page.getByRole('img', { name: /^Your note on Semenovskoye/ })).toBeVisible();
  return page;
};

look(
  {
    field,
    'set-up': setUp,
    moves,
    guns,
    battle,
    shot,
    supply: wagons,
    notebook,
    pencil,
    scenario: site('/games/borodino/borodino'),
  },
  { set: 'moskva-', slow: ['set-up', 'notebook', 'pencil'] },
);
