// Whole battles in the browser, by touches at random: no table may get stuck, no page may complain,
// nobody may be told a card of the other side.

import { withFinger, withMouse } from '../support/hands.ts';
import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { cardsTold } from '../support/secrets.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

/** Small and large fields, field works, exits, pieces that come later; all cards. */
const BATTLES = [
  'rolica-first-position',
  'the-coa',
  'sabugal',
  'redinha',
  'vimeiro',
  'corunna',
  'bucaco-ney',
  'quatre-bras',
];
const GAMES = Number(process.env.BATTLES ?? '1');

/** A desk and a phone; from both sides of the field. */
const SCREENS = [
  { name: 'a desk', hands: withMouse, options: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'a phone',
    hands: withFinger,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];
const SEATS = [
  { side: 'french', other: 'allied', seats: ['me', 'greedy'] },
  { side: 'allied', other: 'french', seats: ['greedy', 'me'] },
] as const;

for (const [number, scenario] of BATTLES.entries())
  for (let game = 0; game < GAMES; game += 1) {
    const screen = SCREENS[(number + game) % 2]!;
    const { side, other, seats } = SEATS[((number >> 1) + game) % 2]!;
    test(`${scenario}, game ${game + 1}: the ${side} side on ${screen.name}`, async ({ come }) => {
      const person = await come(screen.options);
      const { table: name } = await person.open({ scenario }, [...seats]);
      const table = new TableView(await person.visit(`/tables/${name}`));
      const chance = new Chance(`${scenario} ${game}`);
      await play(table, { hands: screen.hands, chance, most: 6_000 });
      await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 60_000 });
      const running = person.received.filter((text) => !text.includes('"over"'));
      expect(running.flatMap((text) => cardsTold(text, [other]))).toEqual([]);
    });
  }
