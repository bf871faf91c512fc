// A page without a browser: enough of one for what holds state and speaks with the server.

import type { Environment } from 'vitest/runtime';

class Kept {
  readonly #all = new Map<string, string>();
  getItem = (name: string) => this.#all.get(name) ?? null;
  setItem = (name: string, value: string) => void this.#all.set(name, value);
  removeItem = (name: string) => void this.#all.delete(name);
}

export default {
  name: 'page',
  // What runs in browsers is compiled for browsers.
  viteEnvironment: 'client',
  setup(global: Record<string, unknown>) {
    const document = Object.assign(new EventTarget(), {
      hidden: false,
      visibilityState: 'visible',
      documentElement: { dataset: {}, style: { setProperty: () => {} } },
    });
    const page = new EventTarget();
    const given = {
      window: global,
      document,
      addEventListener: page.addEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
      location: { protocol: 'http:', host: 'table.example', pathname: '/', search: '', hash: '' },
      localStorage: new Kept(),
      sessionStorage: new Kept(),
      matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown: () => {} };
  },
} satisfies Environment;
