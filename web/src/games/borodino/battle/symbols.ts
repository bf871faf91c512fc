// The signs that only a battle has, in a field of fourteen by fourteen around their middles.

/** A block that came on the flank: round the corner and in. */
export const BONUS_SIGN =
  'M-4.6 4.4V-1.6Q-4.6 -4.2 -2 -4.2H3.4M.6 -7L3.8 -4.2L.6 -1.4M1.4 3.4H5.4M3.4 1.4V5.4';
