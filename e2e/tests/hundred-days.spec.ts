// The Hundred Days on the map: a free set-up and a turn of marches, by mouse and by keyboard.

import { withFinger, withKeyboard, withMouse } from '../support/hands.ts';
import { crowdedRoad, forcedMarch, starving } from '../support/hundred-moments.ts';
import {
  BACHELU,
  FOY,
  KELLERMANN,
  NEY,
  PIRE,
  ZEAL,
  bridges,
  open,
  sit,
} from '../support/hundred.ts';
import { drag, goOn, inHand, touch } from '../support/sitting.ts';
import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

const FREE = { setup: 'free' };
const placed = (table: TableView) => table.part('placed');
const rest = (table: TableView) =>
  table.page
    .getByRole('region', { name: 'Your blocks' })
    .getByRole('button', { name: 'Place the rest as in June 1815' });

test('blocks are set up by dragging them, and a limit is named with its rule', async ({
  person,
}) => {
  const table = await sit(person, bridges, { options: FREE });
  await expect(placed(table)).toHaveText('0 of 6 blocks are placed');
  for (const block of [NEY, FOY, BACHELU, PIRE])
    await goOn(table, () => drag(table, inHand(table, block), table.place('The Mill').first()));
  await expect(placed(table)).toHaveText('4 of 6 blocks are placed');

  // Four is the most for a town, and an enemy's town is none of one's own.
  const why = table.part('why');
  await touch(table, [KELLERMANN]);
  await expect(table.thing('The Mill')).not.toHaveAttribute('data-glow');
  await table.place('The Mill').first().click();
  await expect(why).toContainText('4');
  await expect(why.locator('[data-rule]')).toHaveAttribute('data-rule', 'WAT-3.2.3');
  await table.place('New Bridge').first().click();
  await expect(why).toContainText('New Bridge lies outside the zone');
  await expect(why.locator('[data-rule]')).toHaveAttribute('data-rule', /^WAT-3\.2/);

  // Whoever has had enough of it leaves the rest to history.
  await touch(table, ['The Camp']);
  await goOn(table, () => rest(table).click());
  await expect(placed(table)).toHaveText('6 of 6 blocks are placed');
  await table.choice('choose-confirm-set-up').click();
  await goOn(table, () => table.part('confirm').click());
  await expect(table.part('question')).toContainText('which block makes a normal move');
});

test('blocks are set up by keyboard alone', async ({ person }) => {
  const table = await sit(person, bridges, { options: FREE });
  for (const block of [FOY, NEY]) await touch(table, [block, 'The Camp'], withKeyboard);
  await expect(placed(table)).toHaveText('2 of 6 blocks are placed');
  await goOn(table, () => table.page.keyboard.press('u'));
  await goOn(table, () => table.page.keyboard.press('u'));
  await expect(placed(table)).toHaveText('1 of 6 blocks are placed');
  await rest(table).press('Enter');
  await expect(placed(table)).toHaveText('6 of 6 blocks are placed');
  await table.ready();
  await table.page.keyboard.press('1');
  await expect(table.part('confirm')).toBeVisible();
  await goOn(table, () => table.page.keyboard.press('Enter'));
  await expect(table.part('question')).toContainText('which block makes a normal move');
});

test('whoever waits sees nothing of a set-up before it is confirmed', async ({ come }) => {
  const [french, allied] = [await come(), await come()];
  const { table: name, invitations } = await open(french, bridges, {
    seats: ['me', 'open'],
    options: FREE,
  });
  await french.visit(`/tables/${name}`);
  await allied.visit(invitations[0]?.link ?? '');
  await allied.page.locator('[data-part="sit-down"]').click();
  const [waiting, placing] = [new TableView(french.page), new TableView(allied.page)];
  await placing.ready();
  await touch(placing, ['block:7', 'The City']);
  await expect(placing.place('The City').first()).toHaveAccessibleName(/Perponcher/);
  await expect(waiting.root).toHaveAttribute('data-waiting', 'others');
  await expect(waiting.place('The City').first()).not.toHaveAccessibleName(/block|Perponcher/);
  await expect(waiting.part('log')).not.toContainText(/placed/);

  await rest(placing).click();
  await expect(placed(placing)).toHaveText('6 of 6 blocks are placed');
  await placing.choice('choose-confirm-set-up').click();
  await placing.part('confirm').click();
  // Then only how many stand where is open.
  await waiting.ready();
  await expect(waiting.place('The City').first()).toHaveAccessibleName(/2 hidden Anglo-Dutch/);
  const told = (await french.bytes()).filter((text) => !text.includes('"scenery"')).join('\n');
  expect(told).not.toMatch(/Perponcher|Merlen|Jagow|Lützow/);
});

for (const [name, hands] of [
  ['mouse', withMouse],
  ['keyboard', withKeyboard],
] as const)
  test(`normal moves by ${name}: alone, together, and back again`, async ({ person }) => {
    const table = await sit(person, bridges);
    const [camp, mill] = [table.place('The Camp').first(), table.place('The Mill').first()];
    await touch(table, ['The Camp', KELLERMANN, 'The Mill'], hands);
    await expect(mill).toHaveAccessibleName(/5 French blocks/);

    // Two go together: whatever the first is told, the other does too.
    await touch(table, ['The Mill', FOY], hands);
    const along = table.page.getByRole('button', { name: 'Send Bachelu along' });
    await (hands === withMouse ? along.click() : along.press('Enter'));
    await expect(table.part('hand')).toContainText('2 blocks go together');
    await touch(table, ['Old Bridge'], hands);
    await expect(table.place('Old Bridge').first()).toHaveAccessibleName(/Foy.+Bachelu/);
    await expect(table.part('log')).toContainText(/Bachelu/);

    // One step after the other is taken back.
    await goOn(table, () => table.page.keyboard.press('u'));
    await expect(table.place('Old Bridge').first()).toHaveAccessibleName(/Foy/);
    await expect(camp).toHaveAccessibleName(/Pelletier/);
    await goOn(table, () => table.page.keyboard.press('u'));
    await (hands === withMouse
      ? table.choice('choose-end-moves').click()
      : table.page.keyboard.press('1'));
    await expect(table.part('log')).toContainText(/Skirmish at Old Bridge/);
  });

test('a road says how many it carries, and refuses one more', async ({ person }) => {
  const table = await sit(person, crowdedRoad);
  await touch(table, ['Beaumont', 'block:1']);
  await expect(table.page.locator('svg text', { hasText: /^7\/8$/ })).toBeVisible();
  await touch(table, ['Ham-sur-Heure']);
  await touch(table, ['Beaumont', 'block:5']);
  await expect(table.page.locator('svg text', { hasText: /^8\/8$/ })).toBeVisible();
  await table.place('Ham-sur-Heure').first().click();
  await expect(table.part('why').locator('[data-rule]')).toHaveAttribute('data-rule', /^WAT-6\.1/);
});

for (const [name, hands] of [
  ['mouse', withMouse],
  ['keyboard', withKeyboard],
] as const)
  test(`a forced march by ${name}: its odds, the leader, and the die`, async ({ person }) => {
    const table = await sit(person, forcedMarch);
    await touch(table, ['Ham-sur-Heure', 'block:1'], hands);
    const before = await table.sequence();
    await hands(table, { kind: 'touch', target: 'Charleroi' });
    await expect(table.part('odds')).toContainText('%');
    expect(await table.sequence(), 'nothing has happened yet').toBe(before);
    await goOn(table, () => hands(table, { kind: 'confirm' }));
    await expect(table.part('question')).toContainText('Is Napoleon shown');
    await hands(table, { kind: 'choose', index: 0 });
    await expect(table.part('odds')).toContainText('%');
    await goOn(table, () => hands(table, { kind: 'confirm' }));
    await expect(table.part('log')).toContainText('Napoleon was shown');
    await expect(table.part('log')).toContainText(/Guard.+Charleroi/);
    await expect(table.place('Charleroi').first()).toHaveAccessibleName(/Guard/);
  });

test('a city that is cut off costs blocks, which their owner chooses', async ({ person }) => {
  const table = await sit(person, starving, { seats: ['greedy', 'me'] });
  const tracks = table.page.getByRole('complementary');
  await expect(tracks).toContainText('Liège: cut off, 2 blocks lost each French turn');
  await expect(tracks).toContainText('0 of 9 lost');
  await touch(table, ['block:43']);
  await touch(table, ['block:42']);
  await expect(tracks).toContainText('2 of 9 lost');
  await expect(table.part('log')).toContainText(/Roder/);
});

for (const [name, hands] of [
  ['mouse', withMouse],
  ['keyboard', withKeyboard],
] as const)
  test(`a whole campaign against the computer, by ${name}`, async ({ person }) => {
    test.slow();
    await person.context.addInitScript(() => {
      const counted = window as unknown as { touches: number };
      counted.touches = 0;
      addEventListener('pointerdown', () => (counted.touches += 1), true);
    });
    const table = await sit(person, bridges);
    await play(table, { hands, chance: new Chance(`the bridges by ${name}`), zeal: ZEAL });
    await expect(table.part('end')).toBeVisible();
    await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 15_000 });
    const touches = await table.page.evaluate(
      () => (window as unknown as { touches: number }).touches,
    );
    expect(touches > 0, 'touches of a pointer').toBe(hands === withMouse);
  });

test('a campaign is fought with a thumb on a phone', async ({ come }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const table = await sit(await come(phone), bridges);
  await play(table, { hands: withFinger, chance: new Chance('the bridges by thumb'), zeal: ZEAL });
  await expect(table.part('end')).toBeVisible();
});

test('the computer advises a move, and it can be taken', async ({ person }) => {
  const table = await sit(person, bridges);
  const before = await table.sequence();
  await table.part('ask-hint').click();
  const best = table.page.locator('[data-hint="0"]');
  await expect(best).toContainText('%', { timeout: 30_000 });
  await best.click();
  await table.part('confirm').click();
  await expect.poll(() => table.sequence()).toBeGreaterThan(before);
});

test('a replay goes over the campaign, and at its end through the eyes of both', async ({
  person,
}) => {
  const { table: name } = await open(person, bridges);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await table.ready();
  await touch(table, ['The Camp', KELLERMANN, 'The Mill']);
  await person.ask({ cmd: 'resign', table: name, seat: 0 });
  await table.part('to-replay').click();
  const replay = table.part('replay');
  const key = (name: string) => replay.locator(`[data-key="${name}"]`);
  await key('start').click();
  await expect(replay).toHaveAttribute('data-step', '0');
  const [camp, bridge] = [table.place('The Camp').first(), table.place('Old Bridge').first()];
  await expect(camp).toHaveAccessibleName(/Kellermann/);
  await key('end').click();
  await expect(camp).not.toHaveAccessibleName(/Kellermann/);
  await table.part('replay-eyes').selectOption('1');
  await expect(bridge).toHaveAccessibleName(/Perponcher/);
});
