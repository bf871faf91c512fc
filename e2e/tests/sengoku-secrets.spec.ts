// What is written under a seal stays there: between two browsers, and between two people at one screen.

import { ordersTold, unitsTold, type Named } from '../support/sealed.ts';
import { commit, ferry, open, sit, woods, writeAll, written } from '../support/sengoku.ts';
import { goOn, touch } from '../support/sitting.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Person } from '../support/person.ts';

/** Who is at the road, and who may be. */
const COLUMN: Named[] = [
  { unit: 0, name: 'A1' },
  { unit: 1, name: 'A2' },
];
const LEAGUE: Named[] = [{ unit: 2, name: 'B1' }];
const HIDDEN: Named[] = [
  { unit: 3, name: 'B2' },
  { unit: 4, name: 'B3' },
];

type Search = (text: string, units: readonly Named[]) => string[];

/** Whatever of this was told to somebody, up to now. */
const told = async (person: Person, search: Search, units: readonly Named[]): Promise<string[]> =>
  (await person.bytes()).flatMap((text) => search(text, units));

test('two browsers and one who watches: no byte tells orders before both have sealed them, nor who hides', async ({
  come,
}) => {
  const [host, guest, watcher] = [await come(), await come(), await come()];
  const { table: name, invitations } = await open(host, woods, { seats: ['me', 'open'] });
  await host.visit(`/tables/${name}`);
  await watcher.visit(`/tables/${name}`);
  await guest.visit(invitations[0]?.link ?? '');
  await guest.page.locator('[data-part="sit-down"]').click();
  const [column, league] = [new TableView(host.page), new TableView(guest.page)];
  const watched = new TableView(watcher.page);

  // The league hides one of its two bands.
  await league.ready();
  await touch(league, ['unit:3', '0203', 'face:2']);
  await expect(written(league)).toHaveText([/B2 Ninja.+0203/]);
  await commit(league);
  await column.ready();

  // The column writes its orders, and seals them while the league still thinks.
  await touch(column, ['0506', 'order:march', '0505']);
  await touch(column, ['0407', 'order:rest']);
  expect(await told(host, ordersTold, COLUMN), 'one reads his own').not.toEqual([]);
  for (const one of [guest, watcher])
    expect(await told(one, ordersTold, COLUMN), 'while it is written').toEqual([]);
  await commit(column);
  for (const table of [league, watched])
    await expect(table.part('log')).toContainText('Column: orders committed');
  for (const one of [guest, watcher])
    expect(await told(one, ordersTold, COLUMN), 'while it is sealed').toEqual([]);

  await touch(league, ['0501', 'order:rest']);
  await touch(league, ['0203', 'order:ambush', 'face:2', 'fire:nearest']);
  await expect(written(league)).toHaveText([/B1/, /B2 .+: ambush/]);
  for (const one of [host, watcher])
    expect(await told(one, ordersTold, [...LEAGUE, ...HIDDEN])).toEqual([]);
  expect(await told(guest, ordersTold, LEAGUE)).not.toEqual([]);
  await commit(league);

  // Now all orders lie open, but nobody has seen who hides, not even in what is looked at again.
  for (const table of [column, league])
    await expect(table.part('question')).toContainText('Turn 2 of 3');
  for (const one of [guest, watcher])
    await expect
      .poll(() => told(one, ordersTold, COLUMN), { message: 'when it is shown' })
      .not.toEqual([]);
  await column.part('open-replay').click();
  await expect(column.part('replay')).toHaveAttribute('data-total', /[1-9]/);
  for (const one of [host, watcher]) {
    const record = await one.read(
      `/api/tables/${name}/record?viewer=${one === host ? 0 : 'spectator'}`,
    );
    expect(unitsTold(record, HIDDEN), 'in the record').toEqual([]);
    expect(await told(one, unitsTold, HIDDEN), 'who hides').toEqual([]);
  }
  expect(await told(guest, unitsTold, HIDDEN), 'one knows his own').not.toEqual([]);
});

test('two at one screen: a curtain falls between those who write', async ({ person }) => {
  const table = await sit(person, ferry, { seats: ['me', 'me'] });
  await expect(table.part('curtain')).toContainText('Kuroda');
  await goOn(table, () => table.part('lift-curtain').click());
  await writeAll(table);
  const lines = await written(table).locator('span').allInnerTexts();
  expect(lines).toHaveLength(3);
  const page = () => table.page.content();
  for (const line of lines) expect(await page()).toContain(line);

  await commit(table);
  await expect(table.part('curtain')).toContainText('Hoshino');
  const unread = async () => {
    for (const line of lines) expect(await page()).not.toContain(line);
    for (const unit of [0, 1, 2])
      await expect(table.page.locator(`[data-order-of="${unit}"]`)).toHaveCount(0);
  };
  await unread();
  expect((await table.seen()).glowing, 'what glows behind the curtain').toEqual([]);

  await table.part('lift-curtain').click();
  await table.ready();
  await expect(table.part('left')).toHaveText('3 units without orders');
  await expect(table.part('unit-card')).toHaveCount(0);
  await unread();
  await touch(table, ['0402', 'order:rest']);
  await expect(written(table)).toHaveText([/B3/]);
  await unread();
});
