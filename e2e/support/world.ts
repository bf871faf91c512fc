// What every story has: a server, and people who come with a browser each. A story fails when any
// page complained: an error in the console, a broken promise, a breach of the content policy.

import { test as base, expect, type BrowserContextOptions } from '@playwright/test';
import { Person } from './person.ts';
import { Server } from './server.ts';

export type Come = (options?: BrowserContextOptions & { settings?: object }) => Promise<Person>;

interface Story {
  /** Brings somebody in, with a browser of his own. */
  come: Come;
  /** The first who came. */
  person: Person;
}

export const test = base.extend<Story, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  come: async ({ browser, server, contextOptions, viewport, colorScheme }, use) => {
    const people: Person[] = [];
    await use(async ({ settings, ...options } = {}) => {
      const usual = { ...contextOptions, viewport, colorScheme };
      const context = await browser.newContext({ ...usual, ...options });
      const kept = settings === undefined ? undefined : JSON.stringify(settings);
      const person = await Person.come(context, server.address, kept);
      people.push(person);
      return person;
    });
    const complaints = people.flatMap((person) => person.complaints);
    for (const person of people) await person.context.close();
    expect(complaints, 'what the pages complained of').toEqual([]);
  },

  person: async ({ come }, use) => use(await come()),
});

export { expect };
