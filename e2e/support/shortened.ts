// "Play now" opens a whole battle, which takes an hour. What follows from the button is to be seen
// in a minute, so the wish for a table is changed on its way to the server: the same message, with
// a short fight in it. The page notices nothing of it.

import type { Page } from '@playwright/test';
import { SKIRMISH } from './setups.ts';

type Message = Record<string, unknown>;

/** A wish for a table, with the short fight instead of the battle; anything else as it is. */
export function shortened(text: string): string {
  const message = JSON.parse(text) as Message;
  if (message.cmd !== 'new') return text;
  const { scenario: _, ...others } = message;
  return JSON.stringify({ ...others, file: SKIRMISH });
}

export async function shorten(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(shortened(String(text))));
  });
  await page.route('**/api/messages', (route) =>
    route.continue({ postData: shortened(route.request().postData() ?? '{}') }),
  );
}
