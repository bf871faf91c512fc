// The table of Sengoku on a phone, on a desk and on a wall, in both themes: while orders are written,
// while the film runs, and what is beside the table.

import { FilmView } from '../support/film.ts';
import { look, site, type Visit } from '../support/looks.ts';
import { commit, ferry, sit } from '../support/sengoku.ts';
import { touch } from '../support/sitting.ts';
import { expect } from '../support/world.ts';

/** A path is being drawn, and another order is written already. */
const path: Visit = async (person, hands) => {
  const table = await sit(person, ferry);
  await touch(table, ['0505', 'order:shoot', '0503'], hands);
  await touch(table, ['0205', 'order:march', '0204'], hands);
  return table.page;
};

/** A unit is in hand: what it can be ordered, and what not, and why. */
const desk: Visit = async (person, hands) => {
  const table = await sit(person, ferry);
  await touch(table, ['0205'], hands);
  await table.thing('order:ambush').focus();
  await expect(table.part('why-not')).toContainText('Nobody');
  return table.page;
};

const battle: Visit = async (person) => {
  const table = await sit(person, { scenario: 'nagashino' });
  return table.page;
};

/** The film stands still where the arrows fly. */
const film: Visit = async (person, hands) => {
  const table = await sit(person, ferry);
  await touch(table, ['0505', 'order:shoot', '0503'], hands);
  await commit(table);
  await table.part('confirm').click();
  const film = new FilmView(table);
  await expect(table.part('question')).toContainText('Turn 2');
  await table.part('watch-again').click();
  await film.pause();
  await film.key('turn-forward').click();
  await expect(film.caption).not.toBeEmpty();
  return table.page;
};

const PAGES: Record<string, Visit> = {
  path,
  desk,
  battle,
  film,
  games: site('/games/samurai'),
  scenario: site('/games/samurai/nagashino'),
};

look(PAGES, { set: 'sengoku-' });
