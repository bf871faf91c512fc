// How large a drawing is seen: a part of it that has to be as large as a finger asks for that.

import type { Frame } from '$lib/board/paint/frame';

export interface Scaled {
  /** The pixels of one unit of the drawing. */
  scale: number;
  /** The part of the drawing that is seen. */
  seen: Frame;
  isTouch: boolean;
}

/** Tells how an element of a drawing is seen, now and whenever the window on it moves. */
export const scaled = (tell: (now: Scaled) => void) => (element: SVGGraphicsElement) => {
  const svg = element.ownerSVGElement;
  if (svg === null) return;
  const touch = window.matchMedia('(pointer: coarse)');
  const measure = () => {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const box = svg.getBoundingClientRect();
    const scale = Math.min(box.width / width, box.height / height);
    // Before the window has a size there is nothing to be said.
    if (!(scale > 0 && scale < Infinity)) return;
    tell({ scale, seen: { x, y, width, height }, isTouch: touch.matches });
  };
  measure();
  const observer = new MutationObserver(measure);
  observer.observe(svg, { attributes: true, attributeFilter: ['viewBox'] });
  return () => observer.disconnect();
};
