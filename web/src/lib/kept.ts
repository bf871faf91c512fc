// What this browser keeps for itself. One that keeps nothing forgets it with the page.

type Where = 'browser' | 'tab';

const store = (where: Where): Storage => (where === 'browser' ? localStorage : sessionStorage);

/** What was kept under a name; null if there is nothing that can be read. */
export function recall<T>(name: string, where: Where = 'browser'): T | null {
  try {
    return JSON.parse(store(where).getItem(`grognard.${name}`) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown, where: Where = 'browser'): void {
  try {
    store(where).setItem(`grognard.${name}`, JSON.stringify(value));
  } catch {
    // There is no room, or no leave. Nothing that is kept here is needed to play.
  }
}

export function drop(name: string, where: Where = 'browser'): void {
  try {
    store(where).removeItem(`grognard.${name}`);
  } catch {
    // What was never kept is gone already.
  }
}
