// Links to the free seats of a table. The server tells each secret once; this tab remembers those that
// it was told, so that they are still there after a reload.

import type { Bytes, Seat } from '$types/engine';
import type { Invited } from '$types/server';
import { keep, recall } from '$lib/kept';

/** The links that this tab knows, by seat. */
export const links = (table: Bytes): Record<Seat, string> =>
  recall(`invitations.${table}`, 'tab') ?? {};

export function keepLinks(table: Bytes, invitations: readonly Invited[]): void {
  const known = links(table);
  for (const { seat, link } of invitations) known[seat] = new URL(link, location.origin).href;
  keep(`invitations.${table}`, known, 'tab');
}

/** The secret of an invitation, if the address brings one. */
export const secretIn = (hash: string): string | null =>
  /^#?sit=([0-9a-f]+)$/i.exec(hash)?.[1] ?? null;
