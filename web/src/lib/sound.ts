// What was kept by an older page, or written by somebody's hand: of it only what still means something.

type Values = Record<string, unknown>;

/** For those that are words: the words that they may be. */
export type Choices<T> = { readonly [K in keyof T]?: readonly T[K][] };

/** The usual values, and in place of each what was kept for it, if that is of its kind. */
export function sound<T extends object>(usual: T, kept: unknown, choices: Choices<T>): T {
  const given: Values = typeof kept === 'object' && kept !== null ? (kept as Values) : {};
  const isSound = (name: string) => {
    const list = choices[name as keyof T] as readonly unknown[] | undefined;
    const value = given[name];
    return list?.includes(value) ?? typeof value === typeof usual[name as keyof T];
  };
  const names = Object.keys(usual).filter(isSound);
  return { ...usual, ...Object.fromEntries(names.map((name) => [name, given[name]])) };
}
