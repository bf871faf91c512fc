// What is to be seen of each kind of event.

import type { Event } from '$types/waterloo';
import type { Handlers as Shown } from '$lib/table/blocks/showing';
import type { Memory } from './memory';

export type Handlers = Shown<Event, Memory>;
