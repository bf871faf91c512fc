// A piece of ground on the board of a battle.

import type { Point, Size } from '../viewport';

export interface Box extends Point, Size {}
