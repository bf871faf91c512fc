// What is to be seen of each kind of event.

import type { Scene } from '$lib/table/kit';
import type { About, Kind } from './events';
import type { Memory } from './memory';

export type Handlers = { [K in Kind]?: (memory: Memory, about: About<K>) => Scene[] };
