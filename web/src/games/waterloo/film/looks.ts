// What of a block is drawn otherwise than the view has it, while something is being shown.

import type { BlockId, Marker } from '$types/waterloo';

/** Of a block, by its key in `Motion.looks`: `block:17`, or `hidden:french:3`. */
export interface Look {
  /** Who it is, if its face is turned up now; null if it is turned down again. */
  face?: BlockId | null;
  disrupted?: boolean;
  square?: boolean;
  /** Whether it is put forward in a skirmish. */
  picked?: boolean;
  /** Whether it is in flight with all of its side. */
  routed?: boolean;
}

/** Of a position on the board of a battle, by `ground:Ligny D-C`. */
export interface GroundLook {
  /** What was laid there just now; null if it was taken away. */
  marker: Marker | null;
}

export const groundKey = (place: string): string => `ground:${place}`;
