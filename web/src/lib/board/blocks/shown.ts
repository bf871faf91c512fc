// How a block is shown, whatever it is.

import type { Tone } from '$lib/table/kit';

export interface Shown {
  x?: number;
  y?: number;
  /** The length of its side, in units of the drawing. */
  size?: number;
  glow?: Tone | undefined;
  picked?: boolean;
  /** Whether it is one of those that do the same. */
  inCompany?: boolean;
  /** How many stand behind this back; a single one is not counted. */
  count?: number;
  /** Whether it has done what it could. */
  done?: boolean;
  /** Whether it is seen so small that only its arm and its steps can be read. */
  brief?: boolean;
}
