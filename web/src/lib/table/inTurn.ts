// The computer thinks about one thing at a time for each who asks: whoever asks for more waits for
// his turn.

import { Refusal } from '$lib/wire/connection.svelte';

const BREATH = 700;
/** No thought takes longer than this many breaths. */
const MOST = 100;

/** Asks until it is one's turn, as long as the answer is still wanted. */
export async function inTurn<T>(ask: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof Refusal && error.code === 'too-many';
      if (!isBusy || tries === MOST) throw error;
      await new Promise((rested) => setTimeout(rested, BREATH));
      if (!isWanted()) throw error;
    }
  }
}
