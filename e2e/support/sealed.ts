// Looks through what a server has said for what is still under a seal: orders that nobody may know yet,
// and units that nobody has seen.

/** A unit by its number in the battle, and as everybody names it. */
export interface Named {
  unit: number;
  name: string;
}

/** What somebody writes, or is offered to write. */
const WRITTEN = ['draft', 'orders', 'decision', 'decisions', 'places', 'commands'];
/** Where a number is that of a unit. */
const UNITS = ['unit', 'target', 'with'];

/** Every place at which a text tells what one of these units was ordered. */
export const ordersTold = (text: string, units: readonly Named[]): string[] =>
  found(text, ({ path, owner, key, value }) => {
    if (typeof value === 'string')
      return units.some(({ name }) => value.startsWith(`${name} `) && value.includes(': '));
    const isWritten = path.some((step) => WRITTEN.includes(step)) || 'order' in owner;
    // Whom somebody fires at first is his own order.
    const isOrdered = key === 'unit' && path.at(-1) !== 'fire';
    return isOrdered && isWritten && units.some(({ unit }) => unit === value);
  });

/** Every place at which a text tells that one of these units is in the battle. */
export const unitsTold = (text: string, units: readonly Named[]): string[] =>
  found(text, ({ key, value }) =>
    typeof value === 'string'
      ? units.some(({ name }) => new RegExp(`\\b${name}\\b`).test(value))
      : UNITS.includes(key) && units.some(({ unit }) => unit === value),
  );

interface Spot {
  path: readonly string[];
  /** The object that the value is in. */
  owner: object;
  key: string;
  value: unknown;
}

/** The places in a text, one JSON value in each line, of which something is so. */
function found(text: string, isOne: (spot: Spot) => boolean): string[] {
  const all: string[] = [];
  const walk = (owner: object, path: readonly string[]) => {
    for (const [key, value] of Object.entries(owner) as [string, unknown][]) {
      // The battles on the shelf are none that is played here, and a roster names all who could hide.
      if (key === 'scenarios' || key === 'scenery') continue;
      const here = [...path, key];
      if (typeof value === 'object' && value !== null) walk(value, here);
      else if (isOne({ path, owner, key, value })) all.push(`/${here.join('/')}: ${value}`);
    }
  };
  for (const line of text.split('\n').filter((line) => line !== '')) walk([JSON.parse(line)], []);
  return all;
}
