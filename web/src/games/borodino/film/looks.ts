// What of a block is drawn otherwise than the view has it, while something is being shown.

import type { BlockId, BorderId, View } from '$types/borodino';
import type { Motion } from '$lib/table/kit';
import { borderOf } from '../places';

/** Of a block, by its key in `Motion.looks`: `block:17`, or `back:french:4:0`. */
export interface Look {
  /** Who it is, if its face is turned up now; null if it is turned down again. */
  face?: BlockId | null;
  /** Whether it has just gone for good. */
  gone?: boolean;
  /** Whether it is a headquarters that gives orders, and how many it has left. */
  active?: boolean;
  orders?: number;
  square?: boolean;
  /** The square in which it is sheltered; null if it is not any more. */
  shelter?: BlockId | null;
  /** Whether it fires. */
  fires?: boolean;
}

/** Of a border, by `border:7`. */
export interface BorderLook {
  /** Whether its bridge has just burnt. */
  burnt: boolean;
}

/** The borders whose bridges are burnt, those that burn just now among them. */
export const burntIn = (view: View, { looks }: Motion): BorderId[] => [
  ...view.burnt,
  ...Object.entries(looks).flatMap(([key, look]) =>
    (look as Partial<BorderLook>).burnt === true ? (borderOf(key) ?? []) : [],
  ),
];
