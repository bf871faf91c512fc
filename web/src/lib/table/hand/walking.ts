// Arrows go from one thing in the hand to the next.

const WAYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export function walk(root: HTMLElement | undefined, event: KeyboardEvent) {
  const by = WAYS[event.key];
  const all = [...(root?.querySelectorAll<HTMLElement>('[data-target], [data-spot]') ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
}
