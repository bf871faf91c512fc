// What this game adds to the table cloth: its field, the window of a battle, blocks, tracks and dice.

import type { DesignPart } from '$lib/table/kit';
import Blocks from './Blocks.svelte';
import Boards from './Boards.svelte';

export const parts: readonly DesignPart[] = [
  ['moskva-boards', Boards],
  ['moskva-blocks', Blocks],
];
