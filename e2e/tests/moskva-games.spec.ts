// Whole battles of The Moskva against the computer, what it advises, and how they are gone over again.

import { withFinger, withKeyboard, withMouse } from '../support/hands.ts';
import { play } from '../support/mind.ts';
import { DAVOUT, ZEAL, dam, open, sit } from '../support/moskva.ts';
import { Chance } from '../support/random.ts';
import { touch } from '../support/sitting.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

for (const [name, hands] of [
  ['mouse', withMouse],
  ['keyboard', withKeyboard],
] as const)
  test(`a whole battle against the computer, by ${name}`, async ({ person }) => {
    test.slow();
    const table = await sit(person, dam);
    await play(table, { hands, chance: new Chance(`the dam by ${name}`), zeal: ZEAL });
    await expect(table.part('end')).toBeVisible();
    await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 15_000 });
  });

test('a battle is fought with a thumb on a phone, as the Russians', async ({ come }) => {
  test.slow();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const table = await sit(await come(phone), dam, { seats: ['greedy', 'me'] });
  await play(table, { hands: withFinger, chance: new Chance('the dam by thumb'), zeal: ZEAL });
  await expect(table.part('end')).toBeVisible();
});

test('the computer advises, and its advice can be taken', async ({ person }) => {
  const table = await sit(person, dam);
  const before = await table.sequence();
  await table.part('ask-hint').click();
  const best = table.page.locator('[data-hint="0"]');
  await expect(best).toContainText('%', { timeout: 30_000 });
  await best.click();
  await table.part('confirm').click();
  await expect.poll(() => table.sequence()).toBeGreaterThan(before);
});

test('a battle is gone over: by the computer, and step by step through both eyes', async ({
  person,
}) => {
  test.slow();
  const { table: name } = await open(person, dam);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await table.ready();
  await touch(table, [DAVOUT, 'The Camp']);
  await person.ask({ cmd: 'resign', table: name, seat: 0 });
  await table.part('to-replay').click();
  const replay = table.part('replay');
  const key = (name: string) => replay.locator(`[data-key="${name}"]`);
  const [inn, mound] = [table.place('The Inn').first(), table.place('The Mound').first()];
  await key('start').click();
  await expect(inn).toHaveAccessibleName(/Davout/);
  await key('end').click();
  await expect(inn).not.toHaveAccessibleName(/Davout/);
  await key('start').click();
  await table.part('replay-eyes').selectOption('1');
  await expect(mound).toHaveAccessibleName(/Konovnitsyn/);
  await expect(inn).not.toHaveAccessibleName(/Davout|Morand/);
});
