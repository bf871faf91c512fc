// What this game adds to the table cloth: its board, its pieces, its cards and dice.

import type { DesignPart } from '$lib/table/kit';
import Armies from './Armies.svelte';
import Boards from './Boards.svelte';
import Cards from './Cards.svelte';

export const parts: readonly DesignPart[] = [
  ['bicorne-boards', Boards],
  ['bicorne-armies', Armies],
  ['bicorne-cards', Cards],
];
