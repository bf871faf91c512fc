// What is hidden in The Moskva stays so: between browsers, at one screen, and in the notebook.

import { Fog, MOSKVA, named } from '../support/fog.ts';
import { raids, unseen } from '../support/moskva-moments.ts';
import { COMPANS, DAVOUT, ZEAL, dam, open, repulsed, sit } from '../support/moskva.ts';
import { entryAt, keepsToItself, openPart } from '../support/notebook.ts';
import { Chance } from '../support/random.ts';
import { goOn, seat, touch } from '../support/sitting.ts';
import { TableView } from '../support/table.ts';
import { inTurns } from '../support/turns.ts';
import { expect, test } from '../support/world.ts';

/** The blocks at the dam. Barclay has a post, and is known to hold it. */
const FRENCH = named(0, {
  ...{ 'F-HQ-MUR': 'Murat', 'F-HQ-DAV': 'Davout', 'F-COM': 'Compans', 'F-MOR': 'Morand' },
  ...{ 'F-VOL': 'the voltigeurs', 'F-NAN': 'Nansouty', 'F-BRU': 'Bruyère', 'F-GUN': 'Pernety' },
});
const RUSSIAN = named(8, {
  ...{ 'R-HQ-BAR': null, 'R-HQ-KON': 'Konovnitsyn', 'R-REV': 'the Revel regiment' },
  ...{ 'R-GRE': 'the grenadiers', 'R-JAE': 'the jaegers', 'R-HUS': 'the hussars' },
  'R-GUN': 'the battery',
});

const fog = new Fog(MOSKVA);

test('two browsers and one who watches: no byte tells a face that is turned away', async ({
  come,
}) => {
  test.slow();
  const [french, russian, watcher] = [await come(), await come(), await come()];
  const { table: name, invitations } = await open(french, dam, { seats: ['me', 'open'] });
  await french.visit(`/tables/${name}`);
  await watcher.visit(`/tables/${name}`);
  const acting = new TableView(french.page);
  const tables = [acting, await seat(russian, invitations[0]?.link)];

  // Davout is activated and Compans moves; as long as it can be taken back, nobody hears of either.
  await acting.ready();
  await touch(acting, [DAVOUT, 'The Inn']);
  await acting.choice('choose-done-activate').click();
  await acting.ready();
  await acting.choice('choose-done-bombard').click();
  await touch(acting, [COMPANS, 'The Inn']);
  expect((await fog.told(french, FRENCH)).size, 'one knows his own').toBeGreaterThan(6);
  expect(await fog.told(french, RUSSIAN)).toEqual(new Map());
  for (const one of [russian, watcher]) expect(await fog.told(one, FRENCH)).toEqual(new Map());
  expect(await fog.told(watcher, RUSSIAN)).toEqual(new Map());

  // Then it is fought to the end: Davout was shown by giving orders, and nobody knows more than was shown.
  await inTurns(tables, new Chance('fog on the Moskva'), ZEAL);
  for (const person of [french, russian, watcher]) person.expect(/status of 429.*\/record/);
  const [ofFrench, ofRussian] = [
    await fog.shown(french, FRENCH),
    await fog.shown(russian, RUSSIAN),
  ];
  expect(ofFrench, 'Davout').toContain(1);
  for (const one of [russian, watcher])
    for (const [block, where] of await fog.told(one, FRENCH))
      expect(ofFrench, `block ${block} at ${where}`).toContain(block);
  for (const one of [french, watcher])
    for (const [block, where] of await fog.told(one, RUSSIAN))
      expect(ofRussian, `block ${block} at ${where}`).toContain(block);
});

test('who may be where follows from what one sees, and from nothing else', async ({ person }) => {
  const surmised = async (setUp: ReturnType<typeof unseen>) => {
    const { table } = await open(person, setUp);
    await new TableView(await person.visit(`/tables/${table}`)).ready();
    return person.ask({ cmd: 'surmise', table, seat: 0 });
  };
  const one = await surmised(unseen(['R-6-7', 'R-5-G1'], ['R-M-1', 'R-4-23']));
  const other = await surmised(unseen(['R-4-23', 'R-M-1'], ['R-5-G1', 'R-6-7']));
  expect(one).toEqual(other);
  expect(JSON.stringify(one)).toContain('"suspects"');
});

test('the notebook knows what was seen and when, and keeps notes to itself', async ({ person }) => {
  const table = await sit(person, raids);
  await repulsed(table);
  await openPart(table, 'Notebook');
  const [BAGRATION, KAPTSEVICH, NEVEROVSKY] = [49, 76, 84];
  await expect(entryAt(table, NEVEROVSKY)).toContainText(
    /Neverovsky.*Seen at .+ on 7 September at 08:00 with 3 of 3 steps/s,
  );
  await expect(entryAt(table, KAPTSEVICH)).toContainText('Seen now at Gorki with 3 of 3 steps');
  await expect(entryAt(table, BAGRATION)).toContainText('Not seen yet');
  await expect(entryAt(table, BAGRATION)).toContainText('May be in: Semenovskoye, Psarevo');
  await keepsToItself(person, table, {
    ...{ block: BAGRATION, guess: 'Psarevo', places: 'Areas' },
    note: 'Surely the Guard',
  });
});

test('two at one screen: a curtain falls between the faces of the two sides', async ({
  person,
}) => {
  const table = await sit(person, dam, { seats: ['me', 'me'] });
  await expect(table.part('curtain')).toContainText('French');
  const [french, russian] = [/Compans/, /Konovnitsyn/];
  await goOn(table, () => table.part('lift-curtain').click());
  const page = () => table.page.locator('body').innerHTML();
  expect(await page()).toMatch(french);
  expect(await page()).not.toMatch(russian);
  for (let ends = 0; ends < 8; ends += 1) {
    const seen = await table.ready();
    if (seen.isCurtainDown) break;
    const done = seen.choices.findIndex((kind) => kind.startsWith('choose-done'));
    await goOn(table, () => table.page.locator('button[data-choice]').nth(done).click());
  }
  await expect(table.part('curtain')).toContainText('Russian');
  for (const face of [french, russian]) expect(await page()).not.toMatch(face);
  expect((await table.seen()).glowing, 'what glows behind the curtain').toEqual([]);
  await goOn(table, () => table.part('lift-curtain').click());
  expect(await page()).toMatch(russian);
  expect(await page()).not.toMatch(french);
});
