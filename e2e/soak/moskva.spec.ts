// Whole battles of The Moskva in the browser, by touches at random: no table may get stuck, no page may
// complain.

import { withFinger, withMouse } from '../support/hands.ts';
import { play } from '../support/mind.ts';
import { ZEAL, sit } from '../support/moskva.ts';
import { Chance } from '../support/random.ts';
import { expect, test } from '../support/world.ts';

const GAMES = Number(process.env.BATTLES ?? '1');

/** The afternoon of Shevardino on a phone, the great day at a desk, from both sides. */
const BATTLES = [
  {
    scenario: 'shevardino',
    seats: ['greedy', 'me'],
    hands: withFinger,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  {
    scenario: 'borodino',
    seats: ['me', 'lieutenant'],
    hands: withMouse,
    options: { viewport: { width: 1440, height: 900 } },
  },
  {
    scenario: 'borodino',
    seats: ['greedy', 'me'],
    hands: withMouse,
    options: { viewport: { width: 1440, height: 900 } },
  },
];

for (const { scenario, seats, hands, options } of BATTLES)
  for (let game = 0; game < GAMES; game += 1)
    test(`${scenario}, game ${game + 1}: ${seats.join(' against ')}`, async ({ come }) => {
      const table = await sit(await come(options), { scenario }, { seats });
      const chance = new Chance(`${scenario} ${seats.join()} ${game}`);
      await play(table, { hands, chance, zeal: ZEAL, most: 10_000 });
      await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 60_000 });
    });
