// What arms, classes and dice are drawn with. Symbols stand around the middle of a field of about
// thirty units by twenty.

import type { Arm, Face, Kind } from '$types/ccn';
import type { Part } from '$lib/board/symbol';

/** A musket that lies on its side, its bayonet to the right. */
const MUSKET = 'M-15 -1.4L-15 2.9L-9.5 2.1L-6 1.4L8.5 1L9 .5L15.5 .1L9 -.5L8 -1L-5.5 -1.2L-9 -1.9Z';

/** A horse's head that looks to the left, with its eye left open. */
const HORSE =
  'M9.4 11.4C10.4 5 10.6 -1.4 7.4 -6.4C6 -8.6 4 -10.2 1.6 -10.8L1.2 -13.8L-1.8 -11.2C-6.4 -9.6 -9 -4.6 -12.6 .4C-14 2.4 -13.4 4.8 -11.6 5.6C-10 6.2 -8.8 5 -7 4.2C-4.6 3.4 -2.4 3.4 -.2 1.8C-1 5.6 -5.2 7 -5.8 11.4ZM-4.6 -5.4a1.25 1.25 0 1 1 .1 0Z';

export const SYMBOLS: Record<Arm | 'lance', readonly Part[]> = {
  infantry: [
    { d: MUSKET, turn: 'rotate(-37)' },
    { d: MUSKET, turn: 'scale(-1 1) rotate(-37)' },
  ],
  cavalry: [{ d: HORSE }],
  lance: [
    { d: HORSE, turn: 'translate(-2 1.4) scale(.88)' },
    { d: 'M9.5 12L11.5 -13', line: true },
    { d: 'M11.2 -13.4L20 -11.6L16.6 -9.2L19.4 -6.4L10.8 -6.2Z' },
  ],
  artillery: [
    { d: 'M-13.4 -3.2L9.6 -9.4C11.8 -9.4 12.4 -6 10.6 -5.2L-11.6 1.8Z' },
    { d: 'M-1 .2m-7 4a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-1 -2.4v13.2M-7.6 4.2h13.2', line: true },
    { d: 'M-3 4.4L-15 9.6', line: true },
  ],
};

/** The bicorne of a leader. */
export const BICORNE = 'M-13.5 5.6Q-12 -7.4 0 -8.6Q12 -7.4 13.5 5.6Q0 -2.4 -13.5 5.6Z';

/** A battle flag on its pole. */
export const FLAG: readonly Part[] = [
  { d: 'M-7.5 -11.5V12.5', line: true },
  { d: 'M-6.4 -10.6C-1 -13.4 3 -6.6 11 -9.6L8.8 -3.6L11.4 2.2C4 5 0 -1.4 -6.4 1.4Z' },
];

const SABER = 'M-12.6 8.4C-3 6 5 -1 9.4 -11.6C11.6 -2.4 1.4 9.4 -10.4 11.4Z';
const HILT = 'M-9.4 4.4C-12.4 7 -12.4 11 -8.2 13.2M-11.4 9.8L-14.6 12.4';

/** Crossed sabers. */
export const SABERS: readonly Part[] = [
  { d: SABER },
  { d: HILT, line: true },
  { d: SABER, turn: 'scale(-1 1)' },
  { d: HILT, turn: 'scale(-1 1)', line: true },
];

/** The faces of the battle die. */
export const FACES: Record<Face, readonly Part[]> = {
  infantry: SYMBOLS.infantry,
  cavalry: SYMBOLS.cavalry,
  artillery: SYMBOLS.artillery,
  flag: FLAG,
  saber: SABERS,
};

/** What sets a unit apart from the common kind of its arm. */
export interface Badge {
  letter: string;
  shape: 'round' | 'square' | 'star' | 'point';
  /** Light troops, riflemen, picked or heavy troops, guards, militia: each has its colour. */
  tint: 'light' | 'rifle' | 'heavy' | 'guard' | 'militia';
}

const badge = (letter: string, shape: Badge['shape'], tint: Badge['tint']): Badge => ({
  letter,
  shape,
  tint,
});

const light = (letter: string) => badge(letter, 'round', 'light');
const heavy = (letter: string) => badge(letter, 'square', 'heavy');
const guard = (letter: string) => badge(letter, 'star', 'guard');
const militia = badge('M', 'point', 'militia');

export const BADGES: Record<Kind, Badge | null> = {
  LN: null,
  LT: light('L'),
  RL: badge('R', 'round', 'rifle'),
  GR: heavy('G'),
  GG: guard('G'),
  OG: guard('O'),
  YG: guard('Y'),
  GL: guard('L'),
  MI: militia,
  LC: light('L'),
  LL: light('L'),
  GLC: guard('L'),
  HC: heavy('H'),
  CHC: heavy('C'),
  GHC: guard('H'),
  MC: militia,
  FA: null,
  GFA: guard('F'),
  HA: light('H'),
  GHA: guard('H'),
  MA: militia,
};

/** The shape of a badge, around the middle. */
export const BADGE_SHAPES: Record<Badge['shape'], string> = {
  round: 'M-8 0a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z',
  square: 'M-7.4 -7.4H7.4V7.4H-7.4Z',
  star: 'M0 -10.5L3 -6.6L7.6 -7.6L6.8 -2.9L10.2 .4L6.2 2.9L6.5 7.8L1.9 6.6L-1.2 10.3L-3.6 6.1L-8.4 6.3L-6.9 1.7L-10.2 -1.9L-5.8 -3.8L-5.4 -8.6Z',
  point: 'M-8.4 -7.4H8.4L0 9.6Z',
};

/** The name of a kind in the words of the game. */
export const KIND_WORDS: Record<Kind, string> = {
  LN: 'kind-line',
  LT: 'kind-light',
  RL: 'kind-rifle',
  GR: 'kind-grenadier',
  GG: 'kind-guard-grenadier',
  OG: 'kind-old-guard',
  YG: 'kind-young-guard',
  GL: 'kind-guard-light',
  MI: 'kind-militia',
  LC: 'kind-light-cavalry',
  LL: 'kind-light-lancers',
  GLC: 'kind-guard-light-cavalry',
  HC: 'kind-heavy-cavalry',
  CHC: 'kind-cuirassiers',
  GHC: 'kind-guard-heavy-cavalry',
  MC: 'kind-militia-cavalry',
  FA: 'kind-foot-artillery',
  GFA: 'kind-guard-foot-artillery',
  HA: 'kind-horse-artillery',
  GHA: 'kind-guard-horse-artillery',
  MA: 'kind-militia-artillery',
};
