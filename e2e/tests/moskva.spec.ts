// The Moskva on the field: headquarters, guns, moves with and without orders, supply and bridges, by mouse
// and by keyboard.

import { withKeyboard, withMouse, type Hands } from '../support/hands.ts';
import {
  activation,
  bombardment,
  bridges,
  orders,
  stragglers,
  supply,
} from '../support/moskva-moments.ts';
import { sit } from '../support/moskva.ts';
import { drag, goOn, inHand, touch } from '../support/sitting.ts';
import type { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

const BOTH = [
  ['mouse', withMouse],
  ['keyboard', withKeyboard],
] as const;

/** The numbers of some blocks of the great battle. */
const NAPOLEON = 'block:0';
const NEY = 'block:4';
const COMPANS = 'block:12';
const LEDRU = 'block:16';
const RAZOUT = 'block:17';
const NEYS_GUNS = 'block:20';
const OLD_GUARD = 'block:32';

/** A mouse goes straight to a block, keys find its area first. */
const inPlace = (hands: Hands, area: string, block: string) =>
  hands === withMouse ? [block] : [area, block];

const refusal = (table: TableView) => table.part('why').locator('[data-rule]');

for (const [name, hands] of BOTH)
  test(`headquarters are activated by ${name}, where they stand or after a move`, async ({
    person,
  }) => {
    const table = await sit(person, activation);
    await expect(table.part('question')).toContainText('which headquarters do you activate?');
    await touch(table, [NEY], hands);
    await expect(table.part('question')).toContainText(
      'Does it move out of Kamenka Valley before?',
    );
    await touch(table, ['Aleksinki'], hands);
    await expect(table.part('log')).toContainText(/Ney.+Aleksinki/);
    await touch(table, [NAPOLEON, 'Shevardino'], hands);
    await expect(table.part('question')).toContainText('2 are active');
    // How tired they are, and how many orders are left, is to be read at the desk.
    await expect(inHand(table, NAPOLEON)).toContainText(/orders/);
    await expect(inHand(table, NEY)).toContainText(/active/i);
    for (const _ of ['where he stays', 'Napoleon'])
      await goOn(table, () => table.page.keyboard.press('u'));
    await expect(table.part('question')).toContainText('One is active');
  });

for (const [name, hands] of BOTH)
  test(`a gun bombards by ${name}, with its odds and what lowers them`, async ({ person }) => {
    const table = await sit(person, bombardment);
    await touch(table, [NEYS_GUNS], hands);
    await expect(table.thing('Bagration Fleches')).toHaveAttribute('data-glow', 'strike');
    const before = await table.sequence();
    await hands(table, { kind: 'touch', target: 'Bagration Fleches' });
    await expect(table.part('odds')).toContainText('%');
    await expect(table.part('odds')).toContainText(/uphill/i);
    expect(await table.sequence(), 'nothing has happened yet').toBe(before);
    await goOn(table, () => hands(table, { kind: 'confirm' }));
    await expect(table.part('log')).toContainText(/III Corps artillery.+Bagration Fleches/);
  });

test('who cannot be ordered is told why, with the rule', async ({ person }) => {
  const table = await sit(person, orders);
  // Compans obeys Davout, who is not there; Napoleon has one order, and spends it on the Guard.
  await touch(table, [OLD_GUARD, 'Doronino']);
  await expect(table.part('log')).toContainText(/Old Guard.+Doronino/);
  await expect(table.thing(COMPANS)).not.toHaveAttribute('data-glow');
  await table.thing(COMPANS).click();
  await expect(refusal(table)).toHaveAttribute('data-rule', /^BOR-6\./);
});

for (const [name, hands] of BOTH)
  test(`an attack by ${name} uses up its border, and the next one is refused`, async ({
    person,
  }) => {
    const table = await sit(person, orders);
    await touch(table, inPlace(hands, 'Kamenka Valley', LEDRU), hands);
    await expect(table.thing('Bagration Fleches')).toHaveAttribute('data-glow', 'strike');
    await expect(table.thing('Aleksinki')).toHaveAttribute('data-glow', 'go');
    await touch(table, ['Bagration Fleches'], hands);
    await expect(table.place('Bagration Fleches').first()).toHaveAccessibleName(/contested/i);
    await touch(table, inPlace(hands, 'Kamenka Valley', RAZOUT), hands);
    await expect(table.thing('Bagration Fleches')).not.toHaveAttribute('data-glow');
    await withMouse(table, { kind: 'touch', target: 'Bagration Fleches' });
    await expect(refusal(table)).toHaveAttribute('data-rule', /^BOR-8\.3/);
    for (const _ of ['the block in hand', 'the attack'])
      await goOn(table, () => table.page.keyboard.press('u'));
    await expect(table.place('Bagration Fleches').first()).not.toHaveAccessibleName(/contested/i);
  });

test('a block is dragged to where it goes', async ({ person }) => {
  const table = await sit(person, orders);
  await goOn(table, () =>
    drag(table, table.thing(LEDRU), table.page.locator('[data-place="Aleksinki"]').first()),
  );
  await expect(table.place('Aleksinki').first()).toHaveAccessibleName(/Ledru/);
});

for (const [name, hands] of BOTH)
  test(`without orders a move by ${name} has odds, and a die`, async ({ person }) => {
    const table = await sit(person, stragglers);
    await touch(table, inPlace(hands, 'Utitsa Forest', COMPANS), hands);
    await hands(table, { kind: 'touch', target: 'Doronino' });
    await expect(table.part('odds')).toContainText('50%');
    await goOn(table, () => hands(table, { kind: 'confirm' }));
    await expect(table.part('log')).toContainText(/Compans.+without orders|Compans.+straggl/i);
    await expect(table.place('Doronino').first()).toHaveAccessibleName(/Compans/);
  });

for (const [name, hands] of BOTH)
  test(`supply by ${name}: what a source brings is spent, and what is cut off gets nothing`, async ({
    person,
  }) => {
    const table = await sit(person, supply);
    await expect(table.part('question')).toContainText('Golovino 2, Akinshino 1');
    // The Poles are deep in the woods, and no road leads to them.
    await expect(table.thing('block:26')).not.toHaveAttribute('data-glow');
    await touch(table, ['block:21'], hands);
    await expect(table.part('log')).toContainText(/Delzons/);
    await expect(inHand(table, 'block:21')).toContainText('3 of 4 steps');
    await expect(table.part('question')).toContainText('Golovino 1, Akinshino 1');
    if (hands === withMouse) {
      await table.thing('block:26').click();
      await expect(refusal(table)).toHaveAttribute('data-rule', /^BOR-15\./);
    }
  });

for (const [name, hands] of BOTH)
  test(`a bridge burns by ${name}, or does not`, async ({ person }) => {
    const table = await sit(person, bridges);
    const seen = await table.ready();
    const bridge = seen.glowing.find(({ target }) => target.startsWith('border:'))!.target;
    await hands(table, { kind: 'touch', target: bridge });
    await expect(table.part('confirm')).toBeVisible();
    await goOn(table, () => hands(table, { kind: 'confirm' }));
    await expect(table.part('log')).toContainText(/bridge/i);
  });
