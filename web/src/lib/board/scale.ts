// How large a drawing is seen, in pixels for each of its units: what can be read decides what is drawn.

import { getContext, setContext } from 'svelte';

const SCALE = Symbol('scale');

export const tellScale = (scale: () => number) => setContext(SCALE, scale);

/** As the window around the drawing has it; a picture without one is seen as it is. */
export const seenScale = (): (() => number) =>
  getContext<(() => number) | undefined>(SCALE) ?? (() => 1);
