// Which dice of a roll have a ring around them.
//
// An event tells the faces and how many hits and flags came of them, not which dice these were. The
// faces that usually hit are taken for them only where they are exactly as many as were told;
// otherwise no die is marked, and the numbers stand beside the dice. So a ring never says what the
// rules did not.

import type { Arm, Face } from '$types/ccn';

/** Whether each die counts; nothing where it cannot be told. */
export type Counted = readonly boolean[];

export const UNTOLD: Counted = [];

/** The dice of an attack at a unit of some arm, or at a leader alone. */
export function counted(
  dice: readonly Face[],
  arm: Arm | null,
  { hits, flags }: { hits: number; flags: number },
): Counted {
  const striking = readings(arm).find((faces) => numberOf(dice, faces) === hits);
  const turning = [[], ['flag' as const]].find((faces) => numberOf(dice, faces) === flags);
  if (striking === undefined || turning === undefined) return UNTOLD;
  return dice.map((face) => [...striking, ...turning].includes(face));
}

/** The dice that decide on a leader: they fell him all together, or not at all. */
export const fateful = (dice: readonly Face[], isLost: boolean): Counted =>
  dice.every((face) => face === 'saber') === isLost ? dice.map(() => isLost) : UNTOLD;

/** The sets of faces that may have hit, the smallest first. */
const readings = (arm: Arm | null): Face[][] =>
  arm === null ? [[], ['saber']] : [[], [arm], [arm, 'saber']];

const numberOf = (dice: readonly Face[], faces: readonly Face[]): number =>
  dice.filter((face) => faces.includes(face)).length;
