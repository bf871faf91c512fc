// What is hidden in The Hundred Days stays so: between browsers, at one screen, and in the notebook.

import { Fog, HUNDRED_DAYS, LAST, named } from '../support/fog.ts';
import { patrol, unseen } from '../support/hundred-moments.ts';
import { BACHELU, FOY, ZEAL, bridges, open, sit } from '../support/hundred.ts';
import { entryAt, keepsToItself, openPart } from '../support/notebook.ts';
import { goOn, seat, touch } from '../support/sitting.ts';
import { Chance } from '../support/random.ts';
import { TableView } from '../support/table.ts';
import { inTurns } from '../support/turns.ts';
import { expect, test } from '../support/world.ts';

/** The blocks at the bridges. */
const FRENCH = named(0, {
  ...{ 'F-NEY': 'Ney', 'F-FOY': 'Foy', 'F-BAC': 'Bachelu' },
  ...{ 'F-PIR': 'Piré', 'F-KEL': 'Kellermann', 'F-BAT': 'Pelletier' },
});
const ALLIED = named(6, {
  ...{ 'A-ORA': 'Orange', 'A-PER': 'Perponcher', 'A-MER': 'Merlen' },
  ...{ 'P-ZIE': 'Zieten', 'P-JAG': 'Jagow', 'P-LUT': 'Lützow' },
});

const fog = new Fog(HUNDRED_DAYS);

test('two browsers and one who watches: no byte tells a face that is turned away', async ({
  come,
}) => {
  test.slow();
  const [french, allied, watcher] = [await come(), await come(), await come()];
  const { table: name, invitations } = await open(french, bridges, { seats: ['me', 'open'] });
  await french.visit(`/tables/${name}`);
  await watcher.visit(`/tables/${name}`);
  const marching = new TableView(french.page);
  const tables = [marching, await seat(allied, invitations[0]?.link)];

  // The first march ends where nobody is met: no face of anybody is known.
  await marching.ready();
  await touch(marching, ['The Mill', FOY, 'The Camp']);
  expect((await fog.told(french, FRENCH)).size, 'one knows his own').toBeGreaterThan(3);
  expect(await fog.told(french, ALLIED)).toEqual(new Map());
  for (const one of [allied, watcher]) expect(await fog.told(one, FRENCH)).toEqual(new Map());
  expect(await fog.told(watcher, ALLIED)).toEqual(new Map());

  // One skirmish shows one of each side; then it is fought to the end, and nobody knows more than was shown.
  await touch(marching, ['The Mill', BACHELU, 'Old Bridge']);
  await marching.choice('choose-end-moves').click();
  await marching.choice('choose-end-marches').click();
  await expect(marching.part('log')).toContainText('Skirmish at Old Bridge');
  const record = await allied.read(`/api/tables/${name}/record?viewer=1`);
  expect([...fog.faces(record, FRENCH).keys()], 'in the record').toEqual([2]);
  for (const one of [french, allied, watcher])
    expect((await one.bytes()).filter((text) => LAST.test(text))).toEqual([]);
  await inTurns(tables, new Chance('fog'), ZEAL);
  for (const person of [french, allied, watcher]) person.expect(/status of 429.*\/record/);
  const [ofFrench, ofAllied] = [await fog.shown(french, FRENCH), await fog.shown(allied, ALLIED)];
  expect(ofFrench, 'Bachelu').toContain(2);
  expect(ofAllied, 'Perponcher').toContain(7);
  for (const one of [allied, watcher])
    for (const [block, where] of await fog.told(one, FRENCH))
      expect(ofFrench, `block ${block} at ${where}`).toContain(block);
  for (const one of [french, watcher])
    for (const [block, where] of await fog.told(one, ALLIED))
      expect(ofAllied, `block ${block} at ${where}`).toContain(block);
});

test('who may be where follows from what one sees, and from nothing else', async ({ person }) => {
  const surmised = async (setUp: ReturnType<typeof unseen>) => {
    const { table } = await open(person, setUp, { seats: ['me', 'greedy'] });
    await new TableView(await person.visit(`/tables/${table}`)).ready();
    return person.ask({ cmd: 'surmise', table, seat: 0 });
  };
  const one = await surmised(unseen(['P-BLU', 'P-1-INF1'], ['P-2-CAV', 'P-3-ART']));
  const other = await surmised(unseen(['P-3-ART', 'P-2-CAV'], ['P-1-INF1', 'P-BLU']));
  expect(one).toEqual(other);
  expect(JSON.stringify(one)).toContain('"suspects"');
});

test('three browsers: each army has its own, and what allies say stays between them', async ({
  come,
}) => {
  const [french, dutch, prussian] = [await come(), await come(), await come()];
  const { table: name, invitations } = await open(french, bridges, {
    seats: ['me', 'open', 'open'],
    options: { 'three-players': 'on' },
  });
  expect(invitations.map(({ seat }) => seat)).toEqual([1, 2]);
  await french.visit(`/tables/${name}`);
  const tables = {
    french: new TableView(french.page),
    dutch: await seat(dutch, invitations[0]?.link),
    prussian: await seat(prussian, invitations[1]?.link),
  };
  await tables.french.ready();
  await tables.french.choice('choose-end-moves').click();
  const glows = async (table: TableView) => (await table.ready()).glowing.map((it) => it.target);
  expect(await glows(tables.dutch)).toEqual(expect.arrayContaining(['block:6', 'block:7']));
  expect(await glows(tables.dutch)).not.toContain('block:10');
  await expect(tables.prussian.root).toHaveAttribute('data-waiting', 'others');
  await tables.dutch.choice('choose-end-moves').click();
  expect(await glows(tables.prussian)).toEqual(expect.arrayContaining(['block:9', 'block:10']));
  expect(await glows(tables.prussian)).not.toContain('block:7');
  // Allies see each other's blocks, and the French neither's.
  await expect(tables.dutch.place('New Bridge').first()).toHaveAccessibleName(/Jagow/);
  await expect(tables.french.place('New Bridge').first()).toHaveAccessibleName(/1 hidden Prussian/);

  await say(tables.dutch, 'Hold the new bridge', 'side');
  await expect(tables.prussian.part('log')).toContainText('Hold the new bridge');
  await say(tables.dutch, 'Good day to all', 'all');
  await expect(tables.french.part('log')).toContainText('Good day to all');
  await expect(tables.french.part('talk-to'), 'he has no allies').toHaveCount(0);
  expect((await french.bytes()).join()).not.toContain('Hold the new bridge');
});

/** Says something to everybody, or to one's allies alone. */
async function say(table: TableView, words: string, to: 'all' | 'side') {
  await table.part('talk-to').selectOption(to);
  const field = table.page.getByPlaceholder('A word to the');
  await field.fill(words);
  await field.press('Enter');
}

test('by day the Allies may be forbidden to talk, and the rule is named', async ({ come }) => {
  const [dutch, french, prussian] = [await come(), await come(), await come()];
  const { table: name, invitations } = await open(dutch, bridges, {
    seats: ['open', 'me', 'open'],
    options: { 'three-players': 'on', 'allies-talk-at-night-only': 'on' },
  });
  await dutch.visit(`/tables/${name}`);
  // Whoever is refused reads why until something happens: these French take their time.
  await seat(french, invitations[0]?.link);
  await seat(prussian, invitations[1]?.link);
  const table = new TableView(dutch.page);
  await expect(table.root).toHaveAttribute('data-waiting', 'others');
  await say(table, 'Hold the new bridge', 'side');
  await expect(table.page.locator('[data-rule="WAT-25.2.1"]').first()).toBeVisible();
  await expect(table.page.getByPlaceholder('A word to the')).toHaveValue('Hold the new bridge');
  expect((await prussian.bytes()).join()).not.toContain('Hold the new bridge');
});

test('the notebook knows what was seen and when, and keeps notes to itself', async ({ person }) => {
  const table = await sit(person, patrol);
  await touch(table, ['block:18']);
  await goOn(table, () => table.choice('choose-confirm-picks').click());
  await openPart(table, 'Notebook');
  await expect(entryAt(table, 43)).toContainText(
    /Roder.*Seen at Thuin on 15 June with \d of 3 steps/s,
  );
  await expect(entryAt(table, 46)).toContainText('Not seen yet');
  await expect(entryAt(table, 46)).toContainText(/May be in:|Can only be in:/);
  await keepsToItself(person, table, {
    ...{ block: 46, guess: 'Gembloux', places: 'Towns' },
    note: 'Surely Blücher himself',
  });
});

test('two at one screen: a curtain falls between the faces of the two sides', async ({
  person,
}) => {
  const table = await sit(person, bridges, { seats: ['me', 'me'] });
  await expect(table.part('curtain')).toContainText('French');
  const [french, allied] = [/Kellermann/, /Perponcher/];
  await goOn(table, () => table.part('lift-curtain').click());
  expect(await table.part('hand').innerText()).toMatch(french);
  await table.choice('choose-end-moves').click();
  await expect(table.part('curtain')).toContainText('Allies');
  const page = () => table.page.locator('body').innerHTML();
  for (const face of [french, allied]) expect(await page()).not.toMatch(face);
  expect((await table.seen()).glowing, 'what glows behind the curtain').toEqual([]);
  await goOn(table, () => table.part('lift-curtain').click());
  expect(await table.part('hand').innerText()).toMatch(allied);
  expect(await page()).not.toMatch(french);
});
