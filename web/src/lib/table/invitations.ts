// Links to the free seats of a table. The server tells each secret once; this tab remembers those that
// it was told, so that they are still there after a reload.

import type { Bytes, Seat } from '$types/engine';
import type { Invited } from '$types/server';

const name = (table: Bytes) => `grognard.invitations.${table}`;

/** The links that this tab knows, by seat. */
export function links(table: Bytes): Record<Seat, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name(table)) ?? '{}') as Record<Seat, string>;
  } catch {
    return {};
  }
}

export function keepLinks(table: Bytes, invitations: readonly Invited[]): void {
  const known = links(table);
  for (const { seat, link } of invitations) known[seat] = new URL(link, location.origin).href;
  try {
    sessionStorage.setItem(name(table), JSON.stringify(known));
  } catch {
    // A new link can be asked for at any time.
  }
}

/** The secret of an invitation, if the address brings one. */
export const secretIn = (hash: string): string | null =>
  /^#?sit=([0-9a-f]+)$/i.exec(hash)?.[1] ?? null;
