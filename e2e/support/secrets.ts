// Looks through what a server has said for cards that somebody holds.

type Side = 'french' | 'allied';

const HANDS = ['cards', 'scouted_cards'];
const DRAWN = ['card-drawn', 'card-scouted', 'square-formed', 'card-kept'];

/** Every place at which a text tells a card that one of these sides holds. */
export function cardsTold(text: string, hidden: readonly Side[]): string[] {
  const found: string[] = [];
  walk(JSON.parse(text), '', hidden, found);
  return found;
}

function walk(value: unknown, path: string, hidden: readonly Side[], found: string[]) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}/${key}`;
    if (hidden.includes(key as Side)) inHand(inner, here, found);
    if (DRAWN.includes(key)) drawn(inner, here, hidden, found);
    walk(inner, here, hidden, found);
  }
}

/** The hand of a side, as a view has it. */
function inHand(hand: unknown, path: string, found: string[]) {
  if (typeof hand !== 'object' || hand === null) return;
  const fields = hand as Record<string, unknown>;
  for (const name of HANDS) if (Array.isArray(fields[name])) found.push(`${path}/${name}`);
  const track = (fields.track ?? []) as { card?: unknown }[];
  if (Array.isArray(track) && track.some(({ card }) => typeof card === 'string'))
    found.push(`${path}/track`);
}

/** A card that a side drew, as an event has it. What it rejected lies open. */
function drawn(event: unknown, path: string, hidden: readonly Side[], found: string[]) {
  const { side, card, kept } = event as { side: Side; card?: unknown; kept?: unknown };
  if (hidden.includes(side) && (typeof card === 'string' || typeof kept === 'string'))
    found.push(path);
}
