// Which part of a board is looked at, and what moves it: fingers, keys, buttons, and what is to be
// done next on a screen that has no room for the whole.

import { settings } from '$lib/settings.svelte';
import { bring, middleOf } from './attention';
import { centred, centreOf, fit, glide, limit, pan, playScale, reveal, zoom } from './viewport';
import type { Box, Camera, Point, Size } from './viewport';

/** How long a movement of the window takes at the usual speed, in ms. */
const TRAVEL = 260;
/** For so long after somebody has moved the window himself it is left where it is, in ms. */
const LEFT_ALONE = 2500;
/** What is brought into view comes at least so far inside, in pixels. */
const INSIDE = 30;

export class Sight {
  room = $state.raw<Size>({ width: 0, height: 0 });
  /** What is looked at; nothing while it is the whole. */
  #chosen = $state.raw<Camera | null>(null);
  /** Pixels at the foot of the window that lie under something; they linger while the board goes back. */
  #slack = $state(0);
  #covered = 0;
  #least = 0;
  /** Whether it is as large as one plays at, and follows the size of the window. */
  #isAtPlay = false;
  #movedAt = -Infinity;
  #frame = 0;
  /** The part of the drawing that is looked at, and how the others were when they were left. */
  #part = '';
  readonly #left = new Map<string, Camera | null>();

  readonly #drawing: () => Box;
  readonly camera: Camera = $derived.by(() =>
    this.#chosen === null ? fit(this.room, this.#drawing()) : this.#limited(this.#chosen),
  );
  readonly isWhole = $derived(this.#chosen === null);
  /** The window without what is covered. */
  readonly open: Size = $derived.by(() => ({
    width: this.room.width,
    height: Math.max(1, this.room.height - this.#slack),
  }));

  constructor(drawing: () => Box) {
    this.#drawing = drawing;
  }

  /**
   * The window has this size now, and looks at this part of the drawing; `least` is the scale at which
   * a finger can hit a place.
   */
  measure(room: Size, least: number, focus: readonly Point[], part = '') {
    const isFirst = this.room.width === 0;
    if (isFirst) this.#part = part;
    const middle = this.#chosen === null ? null : centreOf(this.#chosen, this.room);
    this.room = room;
    if (room.width === 0) return;
    const isOther = least !== this.#least;
    this.#least = least;
    if (!isFirst && part !== this.#part) this.#turnTo(part, focus);
    else if (isFirst || isOther) this.#begin(focus);
    else if (this.#isAtPlay) this.#look(this.#play(middle));
  }

  /** So many pixels at the foot of the window lie under something. */
  cover(pixels: number) {
    this.#covered = pixels;
    if (pixels >= this.#slack) this.#slack = pixels;
    else this.#travel(limit(this.camera, this.room, this.#drawing(), pixels));
  }

  /** Somebody pulls the board. */
  pull(by: Point) {
    this.#movedAt = performance.now();
    this.#look(pan(this.camera, by));
  }

  /** Somebody looks closer, or from farther away. */
  stretch(factor: number, at: Point) {
    this.#movedAt = performance.now();
    this.#isAtPlay = false;
    this.#look(zoom(this.camera, factor, at, this.room, this.#drawing()));
  }

  /** The same by a button or a key, around the middle. */
  step(factor: number) {
    this.#isAtPlay = false;
    const middle = { x: this.room.width / 2, y: this.room.height / 2 };
    this.#travel(zoom(this.camera, factor, middle, this.room, this.#drawing()));
  }

  whole() {
    cancelAnimationFrame(this.#frame);
    this.#isAtPlay = false;
    this.#slack = this.#covered;
    this.#chosen = null;
  }

  /** From the whole to as close as one plays at, and back. */
  change(focus: readonly Point[]) {
    const near = this.isWhole ? this.#play(middleOf(focus)) : null;
    if (near === null) this.whole();
    else this.#travel(near);
  }

  /** Brings a point well into view. */
  show(point: Point) {
    this.#go(reveal(this.camera, point, this.open, 64));
  }

  /** Brings something of what matters now into view, unless somebody is looking around. */
  attend(points: readonly Point[], isUrgent: boolean) {
    const isLooking = performance.now() - this.#movedAt < LEFT_ALONE;
    if (this.#chosen === null || (isLooking && !isUrgent)) return;
    this.#go(bring(this.camera, points, this.open, INSIDE));
  }

  stop() {
    cancelAnimationFrame(this.#frame);
  }

  /** Another part is looked at: as it was left, or as one begins. */
  #turnTo(part: string, focus: readonly Point[]) {
    this.#left.set(this.#part, this.#chosen);
    this.#part = part;
    const left = this.#left.get(part);
    if (left === undefined) this.#begin(focus);
    else this.#look(left);
  }

  /** As close as one plays at, with something of what matters in view. */
  #begin(focus: readonly Point[]) {
    this.#look(this.#play(middleOf(focus)));
    if (this.#chosen !== null) this.#look(bring(this.camera, focus, this.open, INSIDE));
  }

  /** As close as one plays at, around a point; nothing where that is the whole. */
  #play(around: Point | null): Camera | null {
    const drawing = this.#drawing();
    const scale = playScale(this.room, drawing, this.#least);
    if (scale <= fit(this.room, drawing).scale) return null;
    this.#isAtPlay = true;
    const { x = 0, y = 0, width, height } = drawing;
    const middle = around ?? { x: x + width / 2, y: y + height / 2 };
    return centred(scale, middle, this.open);
  }

  #limited(camera: Camera): Camera {
    return limit(camera, this.room, this.#drawing(), this.#slack);
  }

  #look(to: Camera | null) {
    cancelAnimationFrame(this.#frame);
    this.#slack = this.#covered;
    this.#chosen = to === null ? null : this.#limited(to);
  }

  #go(to: Camera) {
    const limited = this.#limited(to);
    if (limited.x !== this.camera.x || limited.y !== this.camera.y) this.#travel(limited);
  }

  #travel(to: Camera) {
    const from = this.camera;
    const lasts = TRAVEL * Math.min(1, settings.pace);
    if (lasts === 0) return this.#look(to);
    cancelAnimationFrame(this.#frame);
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.max(0, Math.min(1, (now - start) / lasts));
      if (share === 1) return this.#look(to);
      this.#chosen = this.#limited(glide(from, to, share));
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
