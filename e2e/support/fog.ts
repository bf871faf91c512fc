// Looks through what a server has said for the faces of blocks: whom it named, and whom it said to be seen
// by both sides.

import type { Person } from './person.ts';

/** A block by its number in the campaign, by its id, and by the name that sentences have for it. */
export interface Named {
  block: number;
  id: string;
  name: RegExp | null;
}

/** Blocks by their ids, with their names, numbered from the first. Whose name may be told to all has none here. */
export const named = (first: number, names: Readonly<Record<string, string | null>>): Named[] =>
  Object.entries(names).map(([id, name], index) => ({
    ...{ block: first + index, id },
    name: name === null ? null : new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
  }));

/** How a game tells of blocks: the same word may mean a block in one of them and a place in another. */
interface Telling {
  /** Where a number is that of a block: in a view, in an event, in a decision. */
  blocks: readonly string[];
  /** Where a list has the numbers of blocks. */
  lists: readonly string[];
  /** The events that turn blocks up before both sides. */
  shows: readonly string[];
  /** Where a list has those who are out of the game. */
  gone: readonly string[];
}

export const HUNDRED_DAYS: Telling = {
  blocks: [
    ...['block', 'leader', 'host', 'guest', 'take', 'pick', 'take-hit', 'hold', 'test', 'shelter'],
    ...['pass-on', 'reinforce', 'cross', 'starve'],
  ],
  lists: ['blocks', 'begun', 'fresh', 'over', 'lost', 'removed'],
  shows: ['skirmishers-shown', 'revealed', 'found', 'army-removed', 'eliminated'],
  gone: ['lost', 'removed'],
};

export const MOSKVA: Telling = {
  blocks: [
    ...['block', 'take', 'take-hit', 'hq', 'gun', 'square', 'guest', 'host', 'activate'],
    ...['pay', 'form-square', 'leave-square', 'withdraw', 'pass'],
  ],
  lists: [
    ...['blocks', 'destroyed', 'withdrawn', 'acted', 'squares', 'flankers', 'flank_bonus', 'hqs'],
    ...['held'],
  ],
  shows: [
    ...['activated', 'bombarded', 'battle-began', 'round-began', 'retreated', 'went-on'],
    ...['turned-up', 'destroyed', 'withdrew'],
  ],
  gone: ['destroyed', 'withdrawn'],
};

/** Roster and commanders are open before everybody; who may be where is what a seat can tell by itself. */
const OPEN = new Set(['scenery', 'scenarios', 'file', 'surmises', 'commander']);

interface Spot {
  path: readonly string[];
  /** The object that the value is in. */
  owner: Record<string, unknown>;
  key: string;
  value: unknown;
}

/** What comes when all is over: that it is, and the whole record with which the dice are proved. */
export const LAST = /"over":\{|"decided"/;

export class Fog {
  readonly #telling: Telling;

  constructor(telling: Telling) {
    this.#telling = telling;
  }

  /** Whatever somebody was told of these blocks while the game ran, with the place where he was. */
  async told(person: Person, among: readonly Named[]): Promise<Map<number, string>> {
    const running = (await person.bytes()).filter((text) => !LAST.test(text));
    return new Map(running.flatMap((text) => [...this.faces(text, among)]));
  }

  /** The blocks that their owner was told to be seen by the others. */
  async shown(person: Person, own: readonly Named[]): Promise<number[]> {
    const all = new Set((await person.bytes()).flatMap((text) => [...this.#turnedUp(text)]));
    return own.map(({ block }) => block).filter((block) => all.has(block));
  }

  /** All of these blocks that a text names, with the places at which it does. */
  faces(text: string, among: readonly Named[]): Map<number, string> {
    const { blocks, lists } = this.#telling;
    const found = new Map<number, string>();
    each(text, ({ path, key, value }) => {
      for (const { block, id, name } of among) {
        const isBlock = blocks.includes(key) || lists.includes(path.at(-1) ?? '');
        const isName =
          typeof value === 'string' && (value.includes(id) || name?.test(value) === true);
        if ((value === block && isBlock) || isName)
          found.set(block, `/${[...path, key].join('/')}: ${value}`);
      }
    });
    return found;
  }

  /** All blocks that a text to their owner says to be seen by the enemy, or to be lost. */
  #turnedUp(text: string): Set<number> {
    const { shows, gone } = this.#telling;
    const shown = new Set<number>();
    each(text, ({ path, owner, key, value }) => {
      if (typeof value !== 'number') return;
      const isLost = gone.includes(path.at(-1) ?? '');
      const isTurnedUp = key === 'block' && path.some((step) => shows.includes(step));
      const isLeader = key === 'leader' && path.at(-1) === 'leader-shown';
      const isSeen = key === 'block' && owner.shown === true;
      if (isLost || isTurnedUp || isLeader || isSeen) shown.add(value);
      const { face } = owner as { face?: { block: number } };
      if (owner.shown === true && face !== undefined) shown.add(face.block);
    });
    return shown;
  }
}

/** Every value of a text, one JSON value in each line, but for what lies open from the beginning. */
function each(text: string, look: (spot: Spot) => void) {
  const walk = (owner: Record<string, unknown>, path: readonly string[]) => {
    for (const [key, value] of Object.entries(owner)) {
      if (OPEN.has(key)) continue;
      look({ path, owner, key, value });
      if (typeof value === 'object' && value !== null)
        walk(value as Record<string, unknown>, [...path, key]);
    }
  };
  for (const line of text.split('\n').filter((line) => line !== ''))
    walk({ line: JSON.parse(line) as unknown }, []);
}
