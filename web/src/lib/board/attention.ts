// What lies outside a window that is smaller than its drawing: how to bring it in, and where to
// look for it.

import { centreOf, reveal, type Camera, type Point, type Size } from './viewport';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Something can be touched beyond an edge of the window: where along the edge, in pixels. */
export interface Beyond {
  edge: Edge;
  along: number;
}

/** How far from the edge of the window a sign stays, in pixels. */
const CORNER = 40;

const inWindow = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) * camera.scale,
  y: (y - camera.y) * camera.scale,
});

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The edge behind which a point of the window lies; null if it is inside, give or take a margin. */
function edgeOf({ x, y }: Point, { width, height }: Size, margin: number): Edge | null {
  const outside: [Edge, number][] = [
    ['left', margin - x],
    ['right', x - width + margin],
    ['top', margin - y],
    ['bottom', y - height + margin],
  ];
  const [edge, by] = outside.reduce((most, one) => (one[1] > most[1] ? one : most));
  return by > 0 ? edge : null;
}

/** The middle of the box around points. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(points.map(({ x }) => x)), y: between(points.map(({ y }) => y)) };
}

/** The least movement after which all of the points are seen if they fit, else one of them. */
export function bring(
  camera: Camera,
  points: readonly Point[],
  window: Size,
  margin: number,
): Camera {
  const isSeen = (at: Camera) => (point: Point) =>
    edgeOf(inWindow(at, point), window, margin) === null;
  if (points.every(isSeen(camera))) return camera;
  const around = points.reduce<Camera>(
    (at, point) => reveal(at, point, window, margin + 1),
    camera,
  );
  if (points.every(isSeen(around))) return around;
  if (points.some(isSeen(camera))) return camera;
  const now = centreOf(camera, window);
  const nearest = points.reduce((best, one) => (far(one, now) < far(best, now) ? one : best));
  return reveal(camera, nearest, window, Math.min(window.width, window.height) / 3);
}

/** The edges of the window beyond which some of the points lie. */
export function beyond(camera: Camera, points: readonly Point[], window: Size): Beyond[] {
  const found = new Map<Edge, Point[]>();
  for (const point of points) {
    const edge = edgeOf(inWindow(camera, point), window, 0);
    if (edge !== null) found.set(edge, [...(found.get(edge) ?? []), point]);
  }
  const now = centreOf(camera, window);
  return [...found].map(([edge, outside]) => {
    const nearest = outside.reduce((best, one) => (far(one, now) < far(best, now) ? one : best));
    const isAcross = edge === 'top' || edge === 'bottom';
    const { x, y } = inWindow(camera, nearest);
    const [at, most] = isAcross ? [x, window.width] : [y, window.height];
    return { edge, along: Math.max(CORNER, Math.min(at, most - CORNER)) };
  });
}
