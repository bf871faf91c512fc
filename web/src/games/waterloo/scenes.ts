// What is to be seen of what happened.

import type { Scenery, View } from '$types/waterloo';
import type { Told } from '$types/protocol';
import type { Scene } from '$lib/table/kit';

export const scenes = (_scenery: Scenery, _before: View, _told: Told): Scene[] => [];
