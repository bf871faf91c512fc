// Whole battles of Sengoku in the browser, by touches at random: no table may get stuck, no page may
// complain.

import { withFinger, withMouse } from '../support/hands.ts';
import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { sit } from '../support/sengoku.ts';
import { expect, test } from '../support/world.ts';

/** One battle for each level of the rules, with rivers, reinforcements, a third force, and men who hide. */
const BATTLES = ['ino', 'okehazama', 'kawanakajima', 'nagashino', 'iga', 'sekigahara'];
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
const SEATS: [string, string][] = [
  ['me', 'greedy'],
  ['greedy', 'me'],
];

for (const [number, scenario] of BATTLES.entries())
  for (let game = 0; game < GAMES; game += 1) {
    const screen = SCREENS[(number + game) % 2]!;
    const seats = SEATS[((number >> 1) + game) % 2]!;
    test(`${scenario}, game ${game + 1}: ${seats.join(' against ')} on ${screen.name}`, async ({
      come,
    }) => {
      const table = await sit(await come(screen.options), { scenario }, { seats });
      const chance = new Chance(`${scenario} ${game}`);
      await play(table, { hands: screen.hands, chance, most: 6_000 });
      await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 60_000 });
    });
  }
