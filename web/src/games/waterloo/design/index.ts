// What the game is drawn with, side by side.

import type { DesignPart } from '$lib/table/kit';

export const parts: readonly DesignPart[] = [];
