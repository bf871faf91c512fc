// The table of The Hundred Days on a phone, on a desk and on a wall, in both themes: the map, a set-up, a
// battle, the notebook and the fights so far, and what is beside the table.

import { battle, patrol } from '../support/hundred-moments.ts';
import { sit } from '../support/hundred.ts';
import { notebookAt, openPart } from '../support/notebook.ts';
import { touch } from '../support/sitting.ts';
import { look, site, type Visit } from '../support/looks.ts';
import { expect } from '../support/world.ts';

const campaign = { scenario: 'the-hundred-days' };

/** A block is in hand, and its destinations glow. */
const map: Visit = async (person, hands) => {
  const table = await sit(person, campaign);
  await touch(table, ['block:1'], hands);
  return table.page;
};

const setUp: Visit = async (person) => {
  const table = await sit(person, campaign, { options: { setup: 'free' } });
  return table.page;
};

/** Guns are about to fire. */
const fire: Visit = async (person, hands) => {
  const table = await sit(person, battle);
  await touch(table, ['block:10'], hands);
  await hands(table, { kind: 'touch', target: 'Thuin D-C' });
  await expect(table.part('odds')).toContainText('%');
  return table.page;
};

/** What is known of the enemy, after a skirmish. */
const notebook: Visit = async (person, hands) => {
  const table = await sit(person, patrol);
  await touch(table, ['block:18'], hands);
  await table.choice('choose-confirm-picks').click();
  await table.ready();
  await openPart(table, 'Notebook');
  await expect(notebookAt(table)).toContainText('Seen at Thuin');
  return table.page;
};

const fights: Visit = async (person, hands) => {
  const table = await sit(person, patrol);
  await touch(table, ['block:18'], hands);
  await table.choice('choose-confirm-picks').click();
  await table.ready();
  await openPart(table, 'Fights');
  await expect(table.page.locator('[data-fights]')).toContainText('Skirmish at Thuin');
  return table.page;
};

const PAGES: Record<string, Visit> = {
  map,
  'set-up': setUp,
  fire,
  notebook,
  fights,
  scenario: site('/games/waterloo/the-hundred-days'),
};

look(PAGES, { set: 'hundred-' });
