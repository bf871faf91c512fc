// What is drawn on a card: the orders that it gives in each section, or the picture of a tactic.

import type { Card } from '$types/ccn';
import type { Part } from '$lib/board/symbol';
import { FLAG, SABERS, SYMBOLS } from './symbols';

/** Orders on the left, in the centre and on the right; `hand` is as many as there are cards. */
export type Orders = readonly [Count, Count, Count];
type Count = number | 'hand';

const flank = (number: Count): readonly [Orders, Orders, Orders] => [
  [number, 0, 0],
  [0, number, 0],
  [0, 0, number],
];

const [scoutLeft, scoutCentre, scoutRight] = flank(1);
const [probeLeft, probeCentre, probeRight] = flank(2);
const [attackLeft, attackCentre, attackRight] = flank(3);
const [assaultLeft, assaultCentre, assaultRight] = flank('hand');

const ORDERS: Partial<Record<Card, Orders>> = {
  'scout-left-flank': scoutLeft,
  'scout-center': scoutCentre,
  'scout-right-flank': scoutRight,
  'probe-left-flank': probeLeft,
  'probe-center': probeCentre,
  'probe-right-flank': probeRight,
  'attack-left-flank': attackLeft,
  'attack-center': attackCentre,
  'attack-right-flank': attackRight,
  'assault-left-flank': assaultLeft,
  'assault-center': assaultCentre,
  'assault-right-flank': assaultRight,
  'coordinated-advance': [1, 2, 1],
  'flank-attack': [2, 0, 2],
  forward: [2, 2, 2],
  'recon-in-force': [1, 1, 1],
};

export const ordersOn = (card: Card): Orders | null => ORDERS[card] ?? null;

const stroke = (d: string): Part => ({ d, line: true });

const BAYONET: readonly Part[] = [{ d: 'M-3 4L8 -12L11 -9L0 7Z' }, stroke('M-5 2L2 9M-2 6L-9 13')];
const STAR: readonly Part[] = [
  { d: 'M0 -13L3.6 -4.2L13 -3.6L5.8 2.4L8.2 11.6L0 6.4L-8.2 11.6L-5.8 2.4L-13 -3.6L-3.6 -4.2Z' },
];
const ARROWS: readonly Part[] = [
  stroke('M-12 5H8M2 -1L8 5L2 11'),
  stroke('M12 -6H-8M-2 -12L-8 -6L-2 0'),
];
const MARCH: readonly Part[] = [stroke('M-12 -8L-5 0L-12 8M-3 -8L4 0L-3 8M6 -8L13 0L6 8')];
const WHEEL: readonly Part[] = [stroke('M-11 6A12 12 0 1 1 6 10'), { d: 'M12 14L2 12.6L9.4 4.6Z' }];
const DRUM: readonly Part[] = [
  stroke(
    'M-10 -3V8C-10 13 10 13 10 8V-3M-10 -3C-10 1.6 10 1.6 10 -3C10 -7.6 -10 -7.6 -10 -3M-10 8L-4 1M-4 11L2 1M4 11L9 1',
  ),
  stroke('M-8 -13L-1 -6M9 -13L3 -6'),
];
const WAGON: readonly Part[] = [
  { d: 'M-13 -8H10L12 3H-12Z' },
  stroke(
    'M-6 8m-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M7 8m-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0',
  ),
];
const SHIELD: readonly Part[] = [
  stroke('M0 -12L10 -8V1C10 7 5 11 0 13C-5 11 -10 7 -10 1V-8Z'),
  { d: 'M-1.5 -7H1.5V7H-1.5ZM-6 -2H6V1H-6Z' },
];
const BICORNE_SIGN: readonly Part[] = [
  { d: 'M-14 6Q-12 -8 0 -9.5Q12 -8 14 6Q0 -2.4 -14 6ZM0 -5.4a2.2 2.2 0 1 0 .1 0Z' },
];

/** The picture of a tactic. */
const PICTURES: Partial<Record<Card, readonly Part[]>> = {
  'bayonet-charge': BAYONET,
  bombard: SYMBOLS.artillery,
  'cavalry-charge': SYMBOLS.cavalry,
  'counter-attack': ARROWS,
  elan: FLAG,
  'fire-and-hold': SYMBOLS.infantry,
  'first-strike': SHIELD,
  'force-march': MARCH,
  'give-them-the-cold-steel': SABERS,
  leadership: BICORNE_SIGN,
  'la-grande-manoeuvre': WHEEL,
  rally: DRUM,
  'short-supply': WAGON,
};

export const pictureOf = (card: Card): readonly Part[] => PICTURES[card] ?? STAR;
