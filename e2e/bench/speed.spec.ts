// How soon there is a board, what it costs over the line, and how soon a touch is answered.

import { countBytes } from '../support/measures.ts';
import { Person } from '../support/person.ts';
import { givingOrders } from '../support/setups.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

const LOADS = 5;

const median = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const say = (what: string, value: string) => process.stdout.write(`  ${what.padEnd(48)}${value}\n`);

/** How long one takes from the first byte asked for until all hexes of the board are drawn. */
async function timeToBoard(person: Person, table: string): Promise<number> {
  const begun = Date.now();
  const page = await person.visit(`/tables/${table}`);
  await page.waitForFunction(() => document.querySelectorAll('[data-place]').length > 100);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(null))));
  return Date.now() - begun;
}

test('a first load', async ({ come }) => {
  const [front, board, bytes]: [number[], number[], number[]] = [[], [], []];
  for (let load = 0; load < LOADS; load += 1) {
    const visitor = await come();
    const begun = Date.now();
    const page = await visitor.visit('/');
    await page.locator('[data-part="play-now"]').waitFor();
    front.push(Date.now() - begun);

    const person = await come();
    const counted = await countBytes(person.page);
    const { table } = await person.open({ scenario: 'rolica-first-position' }, ['greedy', 'me']);
    board.push(await timeToBoard(person, table));
    await person.page.waitForLoadState('networkidle');
    bytes.push(counted());
  }
  say('front page, first load, median of 5', `${median(front)} ms`);
  say('first board, first load, median of 5', `${median(board)} ms`);
  say('over the line until the board stands', `${(median(bytes) / 1024).toFixed(0)} KB`);
});

test('a touch', async ({ person }) => {
  const { table: name } = await person.open(givingOrders, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  const times: number[] = [];
  for (let touch = 0; touch < 15; touch += 1) {
    await table.ready();
    await table.choice('choose-end-orders').click();
    await expect(table.place('6,6')).toHaveAttribute('data-glow', /./);
    await table.ready();
    // From the press of the button to the frame that shows where the unit may go.
    times.push(
      await table.page.evaluate(
        () =>
          new Promise<number>((answer) => {
            const begun = performance.now();
            const goes = () => document.querySelector('[data-glow="go"]') !== null;
            const look = () =>
              goes() ? answer(performance.now() - begun) : requestAnimationFrame(look);
            const piece = document.querySelector('[data-place="6,6"]');
            const point = { bubbles: true, cancelable: true };
            piece?.dispatchEvent(new PointerEvent('pointerdown', point));
            piece?.dispatchEvent(new PointerEvent('pointerup', point));
            piece?.dispatchEvent(new MouseEvent('click', point));
            requestAnimationFrame(look);
          }),
      ),
    );
    await table.page.keyboard.press('Escape');
    await table.part('undo').click();
  }
  say('a touch answered on the board, median of 15', `${median(times).toFixed(0)} ms`);
  expect(median(times)).toBeLessThan(100);
});
