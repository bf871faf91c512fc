// A file that somebody brings: what it is, or why it is none, in one sentence.

import type { Scenario } from '$types/protocol';
import { NoRecord, readRecord, type Recorded } from '$lib/proof/record';
import { recordPage } from '$lib/wire/http';
import { say } from '$lib/words';

/** No game that was ever played comes near this. */
const MOST_BYTES = 16_000_000;

export interface Brought {
  text: string;
  record: Recorded;
  /** The battle and its map, as the server reads them from the record. */
  scenario: Scenario;
}

export async function bring(file: File): Promise<Brought> {
  if (file.size > MOST_BYTES)
    throw new Error(say('records-too-long', { megabytes: Math.round(file.size / 1_000_000) }));
  const text = await file.text().catch(() => {
    throw new Error(say('records-unreadable'));
  });
  const record = understood(text);
  return { text, record, scenario: await scenarioOf(text) };
}

function understood(text: string): Recorded {
  try {
    return readRecord(text);
  } catch (error) {
    throw error instanceof NoRecord ? new Error(say('records-bad', { line: error.line })) : error;
  }
}

async function scenarioOf(text: string): Promise<Scenario> {
  const { scenario, scenery } = await recordPage(text);
  return { scenario, scenery };
}
