// Opening a table and going to it.

import type { Message, Opened } from '$types/server';
import { remember } from '$lib/proof/promise';
import { router } from '$lib/router.svelte';
import { line } from '$lib/wire/connection.svelte';
import { keepLinks } from './invitations';

export type NewTable = Extract<Message, { cmd: 'new' }>;

/** Opens a table, keeps what is told only once, and goes there. */
export async function openTable(wish: Omit<NewTable, 'cmd'>): Promise<void> {
  // Asked for twice, there would be two tables, and the links to the first would be known to nobody.
  arrive(await line().ask<Opened>({ cmd: 'new', ...wish }, { once: true }));
}

/** Goes to a table that was just opened; `place` is what stands behind the # there. */
export function arrive(opened: Opened, place = ''): void {
  keepLinks(opened.table, opened.invitations);
  remember(opened);
  router.go(`/tables/${opened.table}${place === '' ? '' : `#${place}`}`);
}
