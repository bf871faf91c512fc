// Which page is shown, from the address. Links are plain links; those to this server's own pages
// change the page without loading it anew.

export type Route =
  | { page: 'front' }
  /** `mode`: how somebody who came here wants to play. */
  | { page: 'game'; game: string; scenario?: string; mode?: string }
  | { page: 'table'; table: string }
  | { page: 'record' }
  | { page: 'rules'; game: string }
  | { page: 'design' }
  | { page: 'nowhere' };

export function read(path: string, search = ''): Route {
  const parts = decoded(path);
  if (parts === null) return { page: 'nowhere' };
  const [first, second, third, ...rest] = parts;
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'front' };
  if (first === 'games' && second !== undefined)
    return { page: 'game', game: second, scenario: third, mode: modeIn(search) };
  if (third !== undefined) return { page: 'nowhere' };
  if (first === 'tables' && second !== undefined) return { page: 'table', table: second };
  if (first === 'rules' && second !== undefined) return { page: 'rules', game: second };
  if (second !== undefined) return { page: 'nowhere' };
  if (first === 'records') return { page: 'record' };
  if (first === 'design') return { page: 'design' };
  return { page: 'nowhere' };
}

const modeIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('mode') ?? undefined;

/** The address of a game or of one of its scenarios, for whoever wants to play in a certain way. */
export function gamePath(game: string, scenario?: string, mode?: string): string {
  const path = ['/games', game, ...(scenario === undefined ? [] : [scenario])].join('/');
  return mode === undefined ? path : `${path}?${new URLSearchParams({ mode })}`;
}

/** The parts of a path as they were meant; null if somebody broke one of their characters. */
function decoded(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** What stands behind the # as it was meant; as it is, if somebody broke one of its characters. */
function readable(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  /** What stands behind the #, without it: the place on a page, or the secret of an invitation. */
  #hash = $state(readable(location.hash.slice(1)));
  route = $derived(read(this.#path, this.#search));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('hashchange', () => this.#arrive());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get hash(): string {
    return this.#hash;
  }

  go(path: string) {
    history.pushState(null, '', path);
    this.#arrive();
    const place = document.getElementById(this.#hash);
    if (place !== null && this.#hash !== '') place.scrollIntoView();
    else scrollTo(0, 0);
  }

  /** Replaces the address without a step back to it: a secret behind the # is to be forgotten. */
  replace(path: string) {
    history.replaceState(null, '', path);
    this.#arrive();
  }

  #arrive() {
    this.#path = location.pathname;
    this.#search = location.search;
    this.#hash = readable(location.hash.slice(1));
  }

  #follow(event: MouseEvent) {
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download'))
      return;
    const here = link.origin === location.origin && !link.pathname.startsWith('/api/');
    if (!here || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
