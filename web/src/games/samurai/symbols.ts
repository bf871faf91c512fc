// What troops and weapons are drawn with. Symbols stand around the middle of a field of about
// forty units by twenty-four: the headgear to the left, the weapon to the right.

import type { CardFacts } from '$types/samurai';
import type { Part } from '$lib/board/symbol';

const moved = (parts: readonly Part[], turn: string): Part[] =>
  parts.map((part) => ({ ...part, turn: `${turn} ${part.turn ?? ''}`.trim() }));

/** The flat hat of an ashigaru. */
const JINGASA: readonly Part[] = [
  { d: 'M-12 3Q-4.6 -3.4 0 -10.4Q4.6 -3.4 12 3Q0 -.6 -12 3Z' },
  { d: 'M-5 4.4Q0 3 5 4.4C5 10.8 -5 10.8 -5 4.4Z' },
];

/** The helmet of a samurai, with its horns and its neck guard. */
const KABUTO: readonly Part[] = [
  { d: 'M-6.6 1.6C-6.6 -7 6.6 -7 6.6 1.6Z' },
  { d: 'M-6.8 2.6H6.8L10.6 8.4Q0 5 -10.6 8.4Z' },
  { d: 'M-1.6 -4.4C-6 -5.6 -8.6 -8.6 -8 -12.4M1.6 -4.4C6 -5.6 8.6 -8.6 8 -12.4', line: true },
];

/** The same with broad horns, for the badge of a commander. */
export const CREST: readonly Part[] = [
  { d: 'M-5.4 1.2C-5.4 -4.4 5.4 -4.4 5.4 1.2Z' },
  { d: 'M-5.6 2.2H5.6L7.8 6.4Q0 4.2 -7.8 6.4Z' },
  {
    d: 'M-1.2 -2.6C-6 -2.6 -8.6 -5.4 -7.4 -9.4C-6.2 -6.6 -4.2 -5.4 -.6 -4.8ZM1.2 -2.6C6 -2.6 8.6 -5.4 7.4 -9.4C6.2 -6.6 4.2 -5.4 .6 -4.8Z',
  },
];

/** The hood of a monk, open at the face. */
const HOOD: readonly Part[] = [
  {
    d: 'M-9 9C-9.6 -2 -7.6 -9.6 0 -9.6C7.6 -9.6 9.6 -2 9 9ZM-4.6 -.8C-4.6 6 4.6 6 4.6 -.8C2 -3 -2 -3 -4.6 -.8Z',
  },
];

/** A spear with a straight head. */
const YARI: readonly Part[] = [
  { d: 'M-6 12L4.6 -6', line: true },
  { d: 'M3 -5.4L8.8 -14.4L7.4 -3Z' },
];

/** A pole with a curved blade. */
const NAGINATA: readonly Part[] = [
  { d: 'M-6.4 12L2.4 -3', line: true },
  { d: 'M.4 -3.6C3.6 -7.6 5 -11 10.4 -14C10 -8 8 -4 4.4 -1Z' },
];

/** A great sword with its guard. */
const NODACHI: readonly Part[] = [
  { d: 'M-3.4 3.6C2 -1.6 6 -7 9.4 -14C10.6 -6 5 2 -.6 6.4Z' },
  { d: 'M-5 2L1.6 7.6M-3 6L-7.4 12', line: true },
];

/** The tall bow with an arrow on its string. */
const BOW: readonly Part[] = [
  { d: 'M-1 -13C8 -9 8.6 -2 5 2C4 6 4 9 -1 12.6', line: true },
  { d: 'M-1 -13L-3.4 -.6L-1 12.6', line: true },
  { d: 'M-8 -.4H9', line: true },
  { d: 'M8 -3.4L13.6 -.4L8 2.6Z' },
];

/** A matchlock. */
const ARQUEBUS: readonly Part[] = [
  { d: 'M-12 4.2L-11 9L-5.4 6.6L-2 4.4L12.4 -5L11 -7.2L-3.6 1.2Z' },
  { d: 'M-1.6 .6L-4.4 -4.2L-7.4 -3.8', line: true },
];

/** A horse's head that looks to the left, with its eye left open. */
const HORSE: readonly Part[] = [
  {
    d: 'M9.4 11.4C10.4 5 10.6 -1.4 7.4 -6.4C6 -8.6 4 -10.2 1.6 -10.8L1.2 -13.8L-1.8 -11.2C-6.4 -9.6 -9 -4.6 -12.6 .4C-14 2.4 -13.4 4.8 -11.6 5.6C-10 6.2 -8.8 5 -7 4.2C-4.6 3.4 -2.4 3.4 -.2 1.8C-1 5.6 -5.2 7 -5.8 11.4ZM-4.6 -5.4a1.25 1.25 0 1 1 .1 0Z',
  },
];

/** A throwing star. */
const STAR: readonly Part[] = [
  {
    d: 'M0 -13L3.6 -3.6L13 0L3.6 3.6L0 13L-3.6 3.6L-13 0L-3.6 -3.6ZM-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z',
  },
];

/** Two bundles of arrows on a pole over the shoulder. */
const LOAD: readonly Part[] = [
  { d: 'M-17 -7Q0 -11 17 -7M-13 -7.6V-2M13 -7.6V-2', line: true },
  { d: 'M-18 -2.4H-8L-9.4 10H-16.6ZM8 -2.4H18L16.6 10H9.4Z' },
  { d: 'M-15 -2L-16 -5.6M-11 -2L-10 -5.6M11 -2L10 -5.6M15 -2L16 -5.6', line: true },
];

/** The standard of a general: a long banner with his sign, between two streamers. */
const STANDARD: readonly Part[] = [
  { d: 'M-8 -14.6V13.4M-9.6 -13.4H9', line: true },
  {
    d: 'M-6.4 -12.4H8.6V9.4L1.1 6L-6.4 9.4ZM-3.3 -4.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z',
  },
  { d: 'M-17 -6V13.4M17 -6V13.4', line: true },
  { d: 'M-16.6 -5.6L-11 -3.4L-16.6 -1ZM16.6 -5.6L11 -3.4L16.6 -1Z' },
];

const HEAD = 'translate(-12 1)';
const WEAPON = 'translate(9 0)';
const foot = (head: readonly Part[], weapon: readonly Part[]): Part[] => [
  ...moved(head, HEAD),
  ...moved(weapon, WEAPON),
];
const mounted = (weapon: readonly Part[]): Part[] => [
  ...moved(HORSE, 'translate(-9 1) scale(.96)'),
  ...moved(weapon, 'translate(12 0)'),
];

const SYMBOLS: Readonly<Record<string, readonly Part[]>> = {
  ashigaru_yari: foot(JINGASA, YARI),
  ashigaru_archers: foot(JINGASA, BOW),
  ashigaru_arquebus: foot(JINGASA, ARQUEBUS),
  samurai_naginata: foot(KABUTO, NAGINATA),
  samurai_archers: foot(KABUTO, BOW),
  samurai_nodachi: foot(KABUTO, NODACHI),
  samurai_yari: foot(KABUTO, YARI),
  warrior_monks: foot(HOOD, NAGINATA),
  mounted_samurai: mounted(YARI),
  mounted_archers: mounted(BOW),
  army_hq: STANDARD,
  ninja: STAR,
  peasants: LOAD,
};

/** The symbol of a card; one of a scenario's own has that of the card it is most like. */
export function symbolOf(card: CardFacts): readonly Part[] {
  const known = SYMBOLS[card.id];
  if (known !== undefined) return known;
  if (card.special === 'headquarters') return SYMBOLS.army_hq!;
  if (card.special === 'ninja') return STAR;
  if (card.special === 'peasants') return LOAD;
  const shoots = card.shooting.some((value) => value > 0);
  if (card.arm === 'cavalry') return mounted(shoots ? BOW : YARI);
  return foot(JINGASA, shoots ? BOW : YARI);
}

/** Two blades that cross, in a field of ten by ten. */
export const BLADES = 'M-4.4 4.4L4.4 -4.4M-4.4 -4.4L4.4 4.4M-4.6 1.4L-1.4 4.6M4.6 1.4L1.4 4.6';
