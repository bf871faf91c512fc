// Lines to the server that last as long as a test.

import { Connection } from '$lib/wire/connection.svelte';

let lines: Connection[] = [];

/** A line of its own for one test. */
export function connect(): Connection {
  const line = new Connection('ws://x');
  lines.push(line);
  return line;
}

/** Ends the lines of a test, so that they hear nothing of the next. */
export function closeAll() {
  for (const line of lines) line.close();
  lines = [];
}
