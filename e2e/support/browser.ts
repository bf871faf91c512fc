// The browser that everything is played in. It is never fetched: it is the Chromium of this machine.

import { accessSync, constants } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where the browser is. Without one nothing is shown to be true, so that is a failure. */
export function chromium(): string {
  const found = PLACES.find((path) => path !== undefined && isProgram(path));
  if (found === undefined)
    throw new Error(
      'There is no Chromium here: install it (apt-get install chromium), or name it with CHROMIUM=/path.',
    );
  return found;
}

/** Nothing but the page: no updates, no accounts, no calls home. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
