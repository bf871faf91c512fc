// Markers that were drawn and are dragged to a position, from the board or from the desk.

import type { Marker } from '$types/waterloo';
import { Lifting } from '$lib/board/lifting';
import type { Marks, Target } from '$lib/table/kit';
import { markerTarget } from '../places';

interface Table {
  marks: Marks;
  ontouch: ((target: Target) => void) | undefined;
  oncarry: ((targets: readonly Target[]) => void) | undefined;
}

/** A marker that lies nowhere yet. */
export interface Lying {
  key: Target;
  place: string;
}

export const lying = (marker: Marker): Lying => ({ key: markerTarget(marker), place: '' });

export const markerLifting = (table: () => Table): Lifting<Lying> =>
  new Lifting(() => {
    const { marks, ontouch, oncarry } = table();
    return {
      isPicked: ({ key }) => marks.picked.includes(key),
      isInHand: () => false,
      isTakenFirst: false,
      touch: ({ key }) => ontouch?.(key),
      touches: ({ key }) => [key],
      oncarry,
    };
  });
