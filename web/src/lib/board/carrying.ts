// Blocks and markers that are dragged over a board: they follow the pointer in its drawing.

import { drag } from './dragging';
import type { Point } from './viewport';

export interface Carrying {
  /** Whether it can be taken up with this press. */
  can: (press: PointerEvent) => boolean;
  /** It is lifted. */
  lifted: () => void;
  /** How far it has been carried, in units of the drawing; null when it is let go. */
  moved: (by: Point | null) => void;
  /** It is let go, over a place or over nothing. */
  dropped: (place: string | null) => void;
}

/** Lets an element be dragged; what was a drag is no click. */
export const carry =
  ({ moved, ...rest }: Carrying) =>
  (element: SVGGElement) =>
    drag(element, {
      ...rest,
      moved: (_, { x, y }) => {
        const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
        moved({ x: x / scale, y: y / scale });
      },
      left: () => moved(null),
    });
