// Which dice of a roll count, and how they are shown.

/** Which dice are drawn as those that counted, where only their number is told: the lowest. */
export function hitsAmong(dice: readonly number[], hits: number): boolean[] {
  const order = dice.map((_, index) => index).sort((one, other) => dice[one]! - dice[other]!);
  const counted = new Set(order.slice(0, hits));
  return dice.map((_, index) => counted.has(index));
}

export interface Fallen {
  faces: string[];
  counts: boolean[];
}

export const volley = (dice: readonly number[], hits: number): Fallen => ({
  faces: dice.map(String),
  counts: hitsAmong(dice, hits),
});

/** One die with what is added to it; it counts if it is enough. */
export const test = (die: number, bonus: number, isEnough: boolean): Fallen => ({
  faces: [String(die), ...(bonus > 0 ? [`+${bonus}`] : [])],
  counts: [isEnough, ...(bonus > 0 ? [false] : [])],
});
