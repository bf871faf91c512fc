// What this game adds to the table cloth: its board, its pieces and its dice.

import type { DesignPart } from '$lib/table/kit';

export const parts: readonly DesignPart[] = [];
