// Which page is shown, from the address. Links are plain links; those to this server's own pages
// change the page without loading it anew.

export type Route =
  | { page: 'front' }
  | { page: 'game'; game: string; scenario?: string }
  | { page: 'table'; table: string }
  | { page: 'record' }
  | { page: 'rules'; game: string }
  | { page: 'design' }
  | { page: 'nowhere' };

export function read(path: string): Route {
  const [first, second, third, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'front' };
  if (first === 'games' && second !== undefined)
    return { page: 'game', game: second, scenario: third };
  if (third !== undefined) return { page: 'nowhere' };
  if (first === 'tables' && second !== undefined) return { page: 'table', table: second };
  if (first === 'rules' && second !== undefined) return { page: 'rules', game: second };
  if (second !== undefined) return { page: 'nowhere' };
  if (first === 'records') return { page: 'record' };
  if (first === 'design') return { page: 'design' };
  return { page: 'nowhere' };
}

class Router {
  #path = $state(location.pathname);
  route = $derived(read(this.#path));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string) {
    history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Replaces the address without a step back to it: a secret behind the # is to be forgotten. */
  replace(path: string) {
    history.replaceState(null, '', path);
    this.#arrive();
  }

  #arrive() {
    this.#path = location.pathname;
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
