// Moments that only this campaign has.

import { looking, type Change } from '$lib/table/blocks/takes';
import type { Piece } from './memory';

export const routed = (pieces: readonly Piece[]): Change => ({
  looks: looking(pieces, { routed: true }),
  hit: pieces.map(({ key }) => key),
});

export const forward = (pieces: readonly Piece[]): Change => ({
  looks: looking(pieces, { picked: true }),
});
