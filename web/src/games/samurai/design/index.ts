// What this game adds to the table cloth: its board, its units, its tracks and dice.

import type { DesignPart } from '$lib/table/kit';
import Armies from './Armies.svelte';
import Boards from './Boards.svelte';

export const parts: readonly DesignPart[] = [
  ['sengoku-boards', Boards],
  ['sengoku-armies', Armies],
];
