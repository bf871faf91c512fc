// A battle of The Moskva in its window: four rounds with a square and a retreat, a redoubt, and how it is
// summed up.

import { withKeyboard, withMouse } from '../support/hands.ts';
import { redoubt, squares } from '../support/moskva-moments.ts';
import { sit, until } from '../support/moskva.ts';
import { openPart } from '../support/notebook.ts';
import { goOn, region, touch } from '../support/sitting.ts';
import type { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

const MORAND = 'block:8';
const FRIANT = 'block:9';
const CUIRASSIERS = 'block:39';
const NEVEROVSKY = 'block:84';
const BATTERY = 'block:88';

const BOTH = [
  ['mouse', withMouse],
  ['keyboard', withKeyboard],
] as const;

const shape = (table: TableView, block: string) =>
  table.part('battle').locator(`[data-target="${block}"], [data-piece="${block}"]`).first();

/** Where a choice stands among those that are offered; it is waited for. */
async function offered(table: TableView, kind: string): Promise<number> {
  const place = async () => (await table.seen()).choices.indexOf(kind);
  await expect.poll(place).toBeGreaterThanOrEqual(0);
  return place();
}

for (const [name, hands] of BOTH)
  test(`a battle over four rounds by ${name}, with a square and a retreat`, async ({ person }) => {
    test.slow();
    const table = await sit(person, squares, { seats: ['me', 'me'] });
    await until(table, hands, /Russian.+Who forms or leaves square/);
    await expect(region(table, 'battle')).toHaveAttribute('aria-selected', 'true');

    // Neverovsky forms square against the cuirassiers, and takes the battery in.
    await touch(table, [NEVEROVSKY], hands);
    await expect(table.part('log')).toContainText(/Neverovsky.+square/);
    await touch(table, [NEVEROVSKY, BATTERY], hands);
    await expect(table.part('log')).toContainText(/shelter/i);
    await expect(shape(table, NEVEROVSKY)).toHaveAttribute('aria-label', /in square/);

    // Cuirassiers come before infantry, and choose whether they fire at the square or at the others.
    await until(table, hands, /French.+round 1.+blocks with B acts/);
    await hands(table, { kind: 'touch', target: CUIRASSIERS });
    await expect(table.choice('choose-fire')).toHaveCount(2);
    await hands(table, { kind: 'choose', index: await offered(table, 'choose-fire') });
    await expect(table.part('odds')).toContainText('%');
    await goOn(table, () => hands(table, { kind: 'confirm' }));

    await until(table, hands, /French.+round 1.+blocks with C acts/);
    await expect(table.part('log')).toContainText(/cuirassiers.+fired/i);
    await hands(table, { kind: 'touch', target: FRIANT });
    await offered(table, 'choose-bayonet');
    await table.page.keyboard.press('Escape');

    for (const round of [2, 3, 4]) await until(table, hands, new RegExp(`round ${round}`));
    await expect(table.part('battle').getByRole('img', { name: /round 4/i })).toBeVisible();

    // The attack has failed: everybody must go, one up the slope by which he came, the other to friends.
    await until(table, hands, /The attack has failed.+with B/);
    await touch(table, [CUIRASSIERS, 'Shevardino'], hands);
    await until(table, hands, /The attack has failed.+with C/);
    await expect(table.part('log')).toContainText(/cuirassiers.+Shevardino/);
    await touch(table, [FRIANT, 'Aleksinki'], hands);
    await until(table, hands, /which headquarters|who gets a step|Who regroups/);
    await expect(table.part('log')).toContainText(/Friant.+Aleksinki/);

    // It is summed up among the battles.
    await openPart(table, 'Fights');
    const fights = table.page.locator('[data-fights]');
    await expect(fights).toContainText('Kamenka Valley');
    await expect(fights).toContainText('Won by the Russians in 4 rounds');
    await expect(fights).toContainText(/Left for:.+Shevardino.+Aleksinki/s);
  });

test('bayonets against a redoubt: what they may cost is said before', async ({ person }) => {
  const table = await sit(person, redoubt);
  await expect(region(table, 'battle')).toHaveAttribute('aria-selected', 'true');
  await expect(table.part('battle')).toContainText(/redoubt/i);
  await withMouse(table, { kind: 'touch', target: MORAND });
  await withMouse(table, { kind: 'choose', index: await offered(table, 'choose-bayonet') });
  await expect(table.part('odds')).toContainText('%');
  await goOn(table, () => table.part('confirm').click());
  await expect(table.part('log')).toContainText(/Morand.+bayonet/i);
});
