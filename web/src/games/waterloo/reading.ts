// What is said of a place, and of what was lost.

import type { Scenery, View } from '$types/waterloo';
import type { Loss } from '$lib/table/kit';

export const label = (_scenery: Scenery, _view: View, place: string): string => place;
export const losses = (_scenery: Scenery, _view: View): Loss[] => [];
