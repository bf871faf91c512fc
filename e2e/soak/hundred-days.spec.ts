// Whole campaigns of The Hundred Days in the browser, by touches at random: no table may get stuck, no page
// may complain.

import { withFinger, withMouse } from '../support/hands.ts';
import { sit } from '../support/hundred.ts';
import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { expect, test } from '../support/world.ts';

const CAMPAIGNS = ['the-hundred-days', 'ligny-and-quatre-bras', 'waterloo-and-wavre'];
const GAMES = Number(process.env.BATTLES ?? '1');

/** Armies march by day and by night, but nobody marches for ever. */
const ZEAL = {
  'choose-end-moves': 0.75,
  'choose-end-marches': 0.3,
  'choose-end-battle-phase': 0.9,
  'choose-end-reinforcement': 0.5,
  'choose-end-regrouping': 0.5,
};

/** A desk and a phone; from both sides of the map. */
const SCREENS = [
  { name: 'a desk', hands: withMouse, options: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'a phone',
    hands: withFinger,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];
const SEATS: string[][] = [
  ['me', 'greedy'],
  ['greedy', 'me'],
];

for (const [number, scenario] of CAMPAIGNS.entries())
  for (let game = 0; game < GAMES; game += 1) {
    const screen = SCREENS[(number + game) % 2]!;
    const seats = SEATS[((number >> 1) + game) % 2]!;
    test(`${scenario}, game ${game + 1}: ${seats.join(' against ')} on ${screen.name}`, async ({
      come,
    }) => {
      const table = await sit(await come(screen.options), { scenario }, { seats });
      const chance = new Chance(`${scenario} ${game}`);
      await play(table, { hands: screen.hands, chance, zeal: ZEAL, most: 10_000 });
      await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 60_000 });
    });
  }
