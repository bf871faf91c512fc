// What is fetched rather than asked over the socket: lists that everybody may have, and records.

import type { Listing, RuleCard } from '$types/protocol';
import type { Checked, Opened, RecordPage, Rules, Scenarios } from '$types/server';
import { Refusal } from './connection.svelte';
import { say } from '$lib/words';

/** A numbered rule. */
export type Rule = RuleCard;

const fetched = new Map<string, Promise<unknown>>();

/** Fetches something that does not change while the page is open. A failure is not remembered. */
function once<T>(path: string): Promise<T> {
  let answer = fetched.get(path) as Promise<T> | undefined;
  if (answer === undefined) {
    answer = request<T>(path);
    fetched.set(path, answer);
    answer.catch(() => fetched.delete(path));
  }
  return answer;
}

export const games = () => once<Listing>('/api/games');

export const scenarios = (game: string) =>
  once<Scenarios>(`/api/games/${encodeURIComponent(game)}/scenarios`);

export const rules = (game: string) => once<Rules>(`/api/games/${encodeURIComponent(game)}/rules`);

/** The record of a game as a viewer may keep it. */
export const recordPath = (table: string, viewer: string | number) =>
  `/api/tables/${table}/record?viewer=${viewer}`;

/** Opens a table that goes on with a record. */
export const load = (record: string) =>
  request<Opened>('/api/records', { method: 'POST', body: record });

/** What a record says of its game, and the battle that was played. */
export const recordPage = (record: string) => about<RecordPage>('/api/records/scenario', record);

/** Whether a record holds: its dice, and what the rules made of them. Refused if it does not. */
export const checked = (record: string) => about<Checked>('/api/records/check', record);

/** Asks something about a record. Nothing comes of it, so that it can be asked again. */
const about = <T>(path: string, record: string) =>
  request<T>(path, { method: 'POST', body: record }, PATIENCE);

export async function text(path: string, init?: RequestInit): Promise<string> {
  return (await answered(path, init)).text();
}

/** `tries` is how often it is asked for while the server is too busy. */
export async function request<T>(path: string, init?: RequestInit, tries?: number): Promise<T> {
  return (await answered(path, init, tries)).json() as Promise<T>;
}

/**
 * How often something is asked for that the server was too busy for: the record of a game, when it
 * is over for several people in one house.
 */
const PATIENCE = 5;

const pause = (seconds: number) => new Promise((over) => setTimeout(over, seconds * 1_000));

async function reached(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Error(say('error-no-server'));
  }
}

/** A deed is not repeated: whoever does it is told at once. */
const usualTries = (init?: RequestInit) => ((init?.method ?? 'GET') === 'GET' ? PATIENCE : 1);

async function answered(
  path: string,
  init?: RequestInit,
  tries = usualTries(init),
): Promise<Response> {
  let response = await reached(path, init);
  for (let tried = 1; response.status === 429 && tried < tries; tried += 1) {
    await pause(Number(response.headers.get('Retry-After') ?? '1'));
    response = await reached(path, init);
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as {
    error?: ConstructorParameters<typeof Refusal>[0];
  } | null;
  throw refused?.error
    ? new Refusal(refused.error)
    : new Error(say('error-status', { status: response.status }));
}
