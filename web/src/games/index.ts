// The games that this client can draw. Each comes in a file of its own, when it is first needed.

import type { Component } from 'svelte';
import type { Seat } from '$types/engine';
import type { Kit } from '$lib/table/kit';
import type { MiniatureProps } from '$lib/table/props';

const shelf: Record<string, () => Promise<{ kit: unknown }>> = {
  ccn: () => import('./ccn'),
  samurai: () => import('./samurai'),
  waterloo: () => import('./waterloo'),
  borodino: () => import('./borodino'),
};

const miniatures: Record<string, () => Promise<{ default: unknown }>> = {
  ccn: () => import('./ccn/Miniature.svelte'),
  samurai: () => import('./samurai/Miniature.svelte'),
  waterloo: () => import('./waterloo/Miniature.svelte'),
  borodino: () => import('./borodino/Miniature.svelte'),
};

export const GAMES: readonly string[] = Object.keys(shelf);

/**
 * The battle that Play now begins: small, even, and fair to look at. Five banners are a short game, and
 * its hills and its village show what the ground does.
 */
export const FIRST_BATTLE = {
  game: 'ccn',
  scenario: 'rolica-first-position',
  /** The side that begins. */
  mine: 1 as Seat,
  /** The second of its levels. */
  bot: 'sergeant',
};

/** Whether there is a board for a game. */
export const hasBoard = (game: string): boolean => game in shelf;

/** What a game brings to the table; null if this client has no board for it. */
export async function kitOf(game: string): Promise<Kit | null> {
  const module = await shelf[game]?.();
  // A kit knows the types of its game; the table knows none, and hands back what it was given.
  return module === undefined ? null : (module.kit as Kit);
}

/** The small picture of a game's battles, which comes without the rest of the game; null if there is none. */
export async function miniatureOf(game: string): Promise<Component<MiniatureProps> | null> {
  const module = await miniatures[game]?.();
  return module === undefined ? null : (module.default as Component<MiniatureProps>);
}
