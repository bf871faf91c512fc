// The dice of this game as they are shown.

import type { Fallen } from '$lib/table/blocks/dice';

/** [BOR-6.4.2] The die of a straggler, lowered on the way into battle. What it costs is told after it. */
export const lowered = (die: number, isLowered: boolean): Fallen => ({
  faces: [String(die), ...(isLowered ? ['−1'] : [])],
  counts: [],
});

/** [BOR-15.5.1] The die for a bridge, which counts if the bridge burns. */
export const torch = (die: number, burnt: boolean): Fallen => ({
  faces: [String(die)],
  counts: [burnt],
});
