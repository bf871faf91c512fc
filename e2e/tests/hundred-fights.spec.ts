// Fights of The Hundred Days: a skirmish, battles from the ground that is laid to the last who leaves, and
// two battles at once.

import { withKeyboard, withMouse } from '../support/hands.ts';
import {
  battle,
  ground,
  openFlank,
  routed,
  skirmish,
  twoBattles,
  underCuirassiers,
  wavering,
} from '../support/hundred-moments.ts';
import { sit } from '../support/hundred.ts';
import { drag, goOn, inHand, region, touch } from '../support/sitting.ts';
import { expect, test } from '../support/world.ts';

test('a skirmish goes from picking to its result', async ({ person }) => {
  const table = await sit(person, skirmish);
  await expect(region(table, 'skirmish:thuin')).toHaveAttribute('aria-selected', 'true');
  await touch(table, ['block:18', 'block:20']);
  await expect(inHand(table, 'block:20')).toContainText('put forward');
  await goOn(table, () => table.choice('choose-confirm-picks').click());

  // How it ended is said over the board, and can be read again later.
  const ended = table.part('fight-ended');
  await expect(ended).toContainText('Skirmish at Thuin');
  await expect(ended).toContainText('Won by the French');
  await table.page.getByRole('tab', { name: 'Fights' }).click();
  const fights = table.page.locator('[data-fights]');
  await expect(fights).toContainText('15 June, turn 1: the French attacked');
  await expect(fights).toContainText(/French\s+lost|Prussians\s+lost|Nobody was hurt/);
  await expect(fights.getByText('Seen there:')).toBeVisible();
});

test('a battle opens: ground is laid, blocks are deployed, and that is for good', async ({
  person,
}) => {
  const table = await sit(person, ground);
  await expect(region(table, 'battle:thuin')).toHaveAttribute('aria-selected', 'true');
  await drag(table, inHand(table, 'marker:farm'), table.place('Thuin A-C').first());
  await expect(table.part('question')).toContainText('Who stands where?');
  await expect(table.part('log')).toContainText(/farm/);

  await goOn(table, () => drag(table, inHand(table, 'block:5'), table.place('Thuin A-L').first()));
  await touch(table, ['block:6', 'Thuin A-R']);
  await touch(table, ['block:8', 'Thuin A-C']);
  await touch(table, ['block:7', 'Thuin A-C']);
  await expect(table.place('Thuin A-L').first()).toHaveAccessibleName(/Quiot/);
  await table.choice('choose-confirm-deployment').click();
  await expect(table.part('confirm'), 'it is asked for again').toBeVisible();
  await goOn(table, () => table.part('confirm').click());
  await expect(region(table, 'battle:thuin')).toContainText(/round 1|deploying/);
  await expect(table.part('log')).toContainText(/deployed/i);
});

test('fire shows its odds before, and its dice in the log', async ({ person }) => {
  const table = await sit(person, battle);
  await touch(table, ['Thuin A-C', 'block:10']);
  await expect(table.thing('Thuin D-C')).toHaveAttribute('data-glow', 'strike');
  const before = await table.sequence();
  await withMouse(table, { kind: 'touch', target: 'Thuin D-C' });
  await expect(table.part('odds')).toContainText('0.50 hits are to be expected');
  await expect(table.part('odds')).toContainText('58%');
  expect(await table.sequence(), 'nothing has happened yet').toBe(before);
  await goOn(table, () => table.part('confirm').click());
  await expect(table.part('log')).toContainText(/II Corps artillery.+fired/);
  await expect(inHand(table, 'block:10')).toContainText(/has (fired|acted)/);
});

test('morale is tested by keyboard, with its odds', async ({ person }) => {
  const table = await sit(person, wavering);
  await touch(table, ['Thuin D-C'], withKeyboard);
  await withKeyboard(table, { kind: 'touch', target: 'block:5' });
  await expect(table.part('odds')).toContainText('stands firm');
  await expect(table.part('odds')).toContainText('50%');
  await expect(table.part('odds')).not.toContainText('hits');
  await goOn(table, () => withKeyboard(table, { kind: 'confirm' }));
  await expect(table.part('log')).toContainText(/Quiot and Donzelot/);
});

test('infantry forms square, and guns find shelter in it', async ({ person }) => {
  const table = await sit(person, underCuirassiers, { seats: ['greedy', 'me'] });
  await touch(table, ['Thuin D-C', 'block:41']);
  await goOn(table, () => table.choice('choose-form-square').click());
  await expect(inHand(table, 'block:41')).toContainText('in square');
  await expect(table.part('log')).toContainText(/square/);
  await touch(table, ['Thuin D-C', 'block:44']);
  await goOn(table, () => inHand(table, 'block:41').click());
  await expect(table.part('log')).toContainText(/I Corps artillery.+(shelter|square)/);
});

test('an open flank is taken, and the battle with it', async ({ person }) => {
  const table = await sit(person, openFlank);
  await touch(table, ['Thuin A-R', 'block:20']);
  await withMouse(table, { kind: 'touch', target: 'Thuin D-L' });
  await expect(table.part('confirm'), 'it may end the battle').toBeVisible();
  await goOn(table, () => table.part('confirm').click());
  const ended = table.part('fight-ended');
  await expect(ended).toContainText('Battle of Thuin');
  await expect(ended).toContainText('Won by the French');
  await expect(ended).toContainText('Rout: ');
  await table.page.getByRole('tab', { name: 'Fights' }).click();
  const fights = table.page.locator('[data-fights]');
  await expect(fights).toContainText('Rout: the Allies lost their Left.');
  await expect(fights).toContainText('Left for:');
});

test('whoever is routed chooses roads, on the signs behind the line', async ({ person }) => {
  const table = await sit(person, routed);
  await expect(region(table, 'battle:thuin')).toContainText('rout');
  await touch(table, ['Thuin A-C', 'block:5']);
  const sign = table.page.locator('[data-road="Ham-sur-Heure"]');
  await expect(sign).toHaveAttribute('data-glow', 'go');
  await goOn(table, () => sign.click());
  await expect(table.part('log')).toContainText(/Quiot and Donzelot.+Ham-sur-Heure/);
  const ended = table.part('fight-ended');
  await expect(ended).toContainText('Battle of Thuin');
  await expect(ended).toContainText('Won by the Allies');
  await expect(table.place('Ham-sur-Heure').first()).toHaveAccessibleName(/Quiot/);
});

test('two battles are fought in the order that is chosen, each under its tab', async ({
  person,
}) => {
  const table = await sit(person, twoBattles);
  await touch(table, ['Charleroi'], withKeyboard);
  const tabs = table.page.locator('[data-region]');
  const board = (town: string) => table.page.locator(`[data-part="battle"][data-town="${town}"]`);
  await expect(tabs).toHaveText([/Map/, /Charleroi.*deploying/, /Thuin.*not begun/, /All battles/]);
  await expect(region(table, 'battle:charleroi')).toHaveAttribute('aria-selected', 'true');
  await table.page.keyboard.press('m');
  await expect(region(table, 'battle:thuin')).toHaveAttribute('aria-selected', 'true');
  await expect(board('Thuin')).toContainText('Opens when its first round comes');
  await region(table, 'battles').click();
  for (const town of ['Thuin', 'Charleroi']) await expect(board(town)).toBeInViewport();
  await region(table, 'map').click();
  await expect(table.place('Brussels').first()).toBeInViewport();
});
