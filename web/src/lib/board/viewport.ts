// A window on a drawing: which part of it is seen, and how large. All of it is arithmetic, so that
// mouse, fingers and keys move the same thing.

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A part of the drawing that is looked at by itself; without a corner it begins where the drawing does. */
export interface Box extends Size, Partial<Point> {}

/** The upper left corner of what is seen, in units of the drawing, and the pixels of one unit. */
export interface Camera extends Point {
  scale: number;
}

/** How much closer than the whole one can look. */
const CLOSEST = 6;

/** Pixels left free around the drawing when all of it is seen. */
const ROOM = 6;

/** The scale at which all of the drawing is seen. */
export const wholeScale = (window: Size, drawing: Size): number =>
  Math.max(
    0.01,
    Math.min(
      (window.width - 2 * ROOM) / drawing.width,
      (window.height - 2 * ROOM) / drawing.height,
    ),
  );

export const fit = (window: Size, drawing: Box): Camera =>
  limit({ x: 0, y: 0, scale: wholeScale(window, drawing) }, window, drawing);

/**
 * The scale to play at: the whole, or where places would be smaller than a finger then, as high as
 * the window. `least` is the scale at which a finger can hit them.
 */
export function playScale(window: Size, drawing: Size, least: number): number {
  const whole = wholeScale(window, drawing);
  if (whole >= least) return whole;
  return Math.min(
    Math.max((window.height - 2 * ROOM) / drawing.height, least),
    Math.max(whole * CLOSEST, 0.01),
  );
}

/** A window with a point of the drawing in its middle. */
export const centred = (scale: number, at: Point, window: Size): Camera => ({
  scale,
  x: at.x - window.width / scale / 2,
  y: at.y - window.height / scale / 2,
});

/** The point of the drawing in the middle of a window. */
export const centreOf = (camera: Camera, window: Size): Point => ({
  x: camera.x + window.width / camera.scale / 2,
  y: camera.y + window.height / camera.scale / 2,
});

/**
 * Keeps the drawing in the window: in the middle where there is room, else edge to edge. So many
 * pixels at the foot of the window may be covered: what lies there can be pulled out from under it.
 */
export function limit(camera: Camera, window: Size, drawing: Box, covered = 0): Camera {
  const whole = wholeScale(window, drawing);
  const scale = Math.min(Math.max(camera.scale, whole), whole * CLOSEST);
  const along = (start: number, seen: number, all: number, from: number, under: number) => {
    const room = ROOM / scale;
    const middle = (all - seen) / 2;
    const [first, last] =
      seen >= all + 2 * room - 0.001 ? [middle, middle] : [-room, all - seen + room];
    return Math.min(Math.max(start, from + first), from + last + under);
  };
  const { x = 0, y = 0 } = drawing;
  return {
    scale,
    x: along(camera.x, window.width / scale, drawing.width, x, 0),
    y: along(camera.y, window.height / scale, drawing.height, y, covered / scale),
  };
}

/** Moves the drawing by so many pixels. */
export const pan = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Looks closer by a factor; what is under the point of the window stays there. */
export function zoom(
  camera: Camera,
  factor: number,
  at: Point,
  window: Size,
  drawing: Size,
): Camera {
  const whole = wholeScale(window, drawing);
  const scale = Math.min(Math.max(camera.scale * factor, whole), whole * CLOSEST);
  return {
    scale,
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
  };
}

/** The least movement after which a point of the drawing is well inside the window. */
export function reveal(camera: Camera, point: Point, window: Size, margin = 64): Camera {
  const along = (start: number, size: number, value: number) => {
    const seen = size / camera.scale;
    const room = Math.min(margin / camera.scale, seen / 2);
    return Math.min(Math.max(start, value + room - seen), value - room);
  };
  return {
    scale: camera.scale,
    x: along(camera.x, window.width, point.x),
    y: along(camera.y, window.height, point.y),
  };
}

/** A moment on the way from one camera to another, from 0 to 1, slower at both ends. */
export function glide(from: Camera, to: Camera, share: number): Camera {
  const eased = share * share * (3 - 2 * share);
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
