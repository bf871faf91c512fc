// What a touch of a block means: its place first, if that leads to it, then the block itself.

import { tick } from 'svelte';
import type { Marks, Target } from '$lib/table/kit';

/** What is touched when a block is: asked anew with each touch, for each changes what glows. */
export interface Touching {
  marks: () => Marks;
  ontouch: (target: Target) => void;
}

/** Touches a block; `target` is null for a back, which is touched as its place. */
export async function touchBlock(
  { marks, ontouch }: Touching,
  place: string | null,
  target: Target | null,
) {
  const { glow, picked } = marks();
  if (target !== null && (place === null || glow.has(target) || picked.at(-1) === target))
    return ontouch(target);
  if (place === null) return;
  // Where one can go or strike, whoever stands there is meant with the place.
  const tone = glow.get(place);
  if (target === null || tone === 'go' || tone === 'strike') return ontouch(place);
  // Another one of the same place instead of the one in hand.
  if (picked.includes(place)) {
    ontouch(place);
    await tick();
  }
  ontouch(place);
  await tick();
  if (marks().glow.has(target)) ontouch(target);
}

/** A block that is touched. */
export interface Piece {
  place: string;
  /** Null for a back. */
  target: Target | null;
  /** Whether it can be chosen now, by itself or in its place. */
  isMeant: boolean;
  /** Whether one was taken in hand already. */
  hasOther: boolean;
}

/**
 * Touches a block that can be meant with its place first, any other by itself, so that it says why it
 * cannot be. Where nothing can be decided, whoever touches one wants to know who stands there.
 */
export function touchPiece(touching: Touching, { place, target, isMeant, hasOther }: Piece) {
  const { glow, picked } = touching.marks();
  if (glow.size === 0 || target === null) return touching.ontouch(place);
  const tone = glow.get(place);
  const isLed = !hasOther && (isMeant || picked.length > 0);
  if (isLed || tone === 'go' || tone === 'strike') void touchBlock(touching, place, target);
  else touching.ontouch(target);
}

/** Runs what a key on a thing with the focus means, and keeps it from the rest of the table. */
export const pressed = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  run();
};
