// [SAM-2.1.4] What a border between two levels is: flat, or a gentle, a steep or a sheer slope.

export type Slope = 'flat' | 'gentle' | 'steep' | 'sheer';

const SLOPES: readonly Slope[] = ['flat', 'gentle', 'steep'];

export const slopeOf = (one: number, other: number): Slope =>
  SLOPES[Math.abs(one - other)] ?? 'sheer';
