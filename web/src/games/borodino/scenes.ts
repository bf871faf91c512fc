// What is to be seen of what happened: blocks that travel, dice that fall, faces that turn up.

import type { Event, Scenery, View } from '$types/borodino';
import { showing } from '$lib/table/blocks/showing';
import { BATTLES } from './film/battles';
import { FIRE } from './film/fire';
import type { AllHandlers } from './film/handlers';
import { Memory } from './film/memory';
import { MOVES } from './film/moves';
import { SUPPLY } from './film/supply';

/** Every event is either shown here or listed as unseen. */
export const HANDLERS: AllHandlers = { ...MOVES, ...FIRE, ...BATTLES, ...SUPPLY };

export const scenes = showing<Event, Memory, Scenery, View>(
  HANDLERS,
  (scenery, view, sequence) => new Memory(scenery, view, sequence),
);
