// Looks through what a server has said for the faces of blocks: whom it named, and whom it said to be seen
// by both sides.

/** A block by its number in the campaign, and as everybody names it. */
export interface Named {
  block: number;
  name: string;
}

/** Where a number is that of a block: in a view, in an event, in a decision. */
const BLOCKS = new Set([
  ...['block', 'leader', 'host', 'guest', 'take', 'pick', 'take-hit', 'hold', 'test', 'shelter'],
  ...['pass-on', 'reinforce', 'cross', 'starve'],
]);
/** Where a list has the numbers of blocks. */
const LISTS = new Set(['blocks', 'begun', 'fresh', 'over', 'lost', 'removed']);
/** The roster is open before everybody; who may be where is what a seat can tell by itself. */
const OPEN = new Set(['scenery', 'scenarios', 'file', 'surmises']);

interface Spot {
  path: readonly string[];
  /** The object that the value is in. */
  owner: Record<string, unknown>;
  key: string;
  value: unknown;
}

/** All of these blocks that a text names, with the places at which it does. */
export function facesTold(text: string, among: readonly Named[]): Map<number, string> {
  const found = new Map<number, string>();
  each(text, ({ path, key, value }) => {
    for (const { block, name } of among) {
      const isNumber = value === block && (BLOCKS.has(key) || LISTS.has(path.at(-1) ?? ''));
      const isName = typeof value === 'string' && value.includes(name);
      if (isNumber || isName) found.set(block, `/${[...path, key].join('/')}: ${value}`);
    }
  });
  return found;
}

/** The events that turn blocks up before both sides. */
const TURNED_UP = ['skirmishers-shown', 'revealed', 'found', 'army-removed', 'eliminated'];

/** All blocks that a text to their owner says to be seen by the enemy, or to be lost. */
export function facesShown(text: string): Set<number> {
  const shown = new Set<number>();
  each(text, ({ path, owner, key, value }) => {
    if (typeof value !== 'number') return;
    const isLost = ['lost', 'removed'].includes(path.at(-1) ?? '');
    const isTurnedUp = key === 'block' && path.some((step) => TURNED_UP.includes(step));
    const isLeader = key === 'leader' && path.at(-1) === 'leader-shown';
    const isSeen = key === 'block' && owner.shown === true;
    if (isLost || isTurnedUp || isLeader || isSeen) shown.add(value);
    const { face } = owner as { face?: { block: number } };
    if (owner.shown === true && face !== undefined) shown.add(face.block);
  });
  return shown;
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
