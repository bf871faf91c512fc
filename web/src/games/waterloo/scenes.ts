// What is to be seen of what happened: blocks that travel, dice that fall, faces that turn up.

import type { Event, Scenery, View } from '$types/waterloo';
import { showing } from '$lib/table/blocks/showing';
import { BATTLES } from './film/battles';
import { MARCHES } from './film/marches';
import { Memory } from './film/memory';
import { SKIRMISHES } from './film/skirmishes';

export const scenes = showing<Event, Memory, Scenery, View>(
  { ...MARCHES, ...SKIRMISHES, ...BATTLES },
  (scenery, view, sequence) => new Memory(scenery, view, sequence),
);
