// What this game adds to the table cloth: its map, the board of a battle, blocks, tracks and dice.

import type { DesignPart } from '$lib/table/kit';
import Blocks from './Blocks.svelte';
import Boards from './Boards.svelte';

export const parts: readonly DesignPart[] = [
  ['hundred-days-boards', Boards],
  ['hundred-days-blocks', Blocks],
];
