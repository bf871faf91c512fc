// Every text that a player can read, from the Fluent files in locales/.
//
// `say('undo')` gives a sentence. Games bring files of their own, which are the same that the
// rules speak with; `lexicon(words)` reads them.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGE } from './language';

export type Blanks = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of one file or several, in one language. */
export class Lexicon {
  readonly #bundle: FluentBundle;

  constructor(sources: Iterable<string>, language = LANGUAGE) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(name: string): boolean {
    return this.#find(name) !== null;
  }

  /** The sentence of a name, or of an attribute of it (`card-forward.text`); the name in brackets if there is none. */
  say(name: string, blanks?: Blanks): string {
    const pattern = this.#find(name);
    if (pattern === null) return `[${name}]`;
    return this.#bundle.formatPattern(pattern, blanks ?? null, []);
  }

  #find(name: string) {
    const [message, attribute] = name.split('.', 2);
    const found = this.#bundle.getMessage(message ?? name);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}

const shell = new Lexicon(Object.values(files));

/** A sentence of the client itself. */
export const say = (name: string, blanks?: Blanks): string => shell.say(name, blanks);

/** The same as a game would have it said at its table, where it has words of its own for it (`table-…`). */
export const sayAt = (words: Lexicon, name: string): string =>
  words.has(`table-${name}`) ? words.say(`table-${name}`) : say(name);

/** Whether the client has words for a name: of a bot, a level, whatever a server may list. */
export const knows = (name: string): boolean => shell.has(name);
