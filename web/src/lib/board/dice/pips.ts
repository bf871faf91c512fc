// Where the pips of a die stand, in steps from its middle.

type Pip = readonly [x: number, y: number];

const CENTRE: Pip = [0, 0];
const CORNERS: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const OTHERS: readonly Pip[] = [
  [1, -1],
  [-1, 1],
];
const MIDDLES: readonly Pip[] = [
  [-1, 0],
  [1, 0],
];

export const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  '1': [CENTRE],
  '2': CORNERS,
  '3': [CENTRE, ...CORNERS],
  '4': [...CORNERS, ...OTHERS],
  '5': [CENTRE, ...CORNERS, ...OTHERS],
  '6': [...CORNERS, ...OTHERS, ...MIDDLES],
};
