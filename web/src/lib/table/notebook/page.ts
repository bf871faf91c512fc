// A page of notes as the browser keeps it. Whoever uses the browser may have written anything there.

/** The signs that can be pencilled beside a stack. */
export const PINS = ['danger', 'doubt', 'sure'] as const;
export type Pin = (typeof PINS)[number];

/** What was noted of the blocks of a side in a place. */
export interface Mark {
  place: number;
  side: string;
  text: string;
  pin: Pin | null;
}

/** How long a note can be, and how many are kept of one table. */
export const LONGEST = 120;
export const MOST = 200;

/** What is written into the browser. */
export const VERSION = 2;

export interface Page {
  version: typeof VERSION;
  guesses: [block: number, place: number][];
  marks: Mark[];
  hidden: boolean;
}

type Unread<T> = Partial<Record<keyof T, unknown>>;

/** Makes what is kept now of a note on a page of the first version, for a game that has such pages. */
export type OldReader = (mark: unknown) => unknown;

/** Whatever can be read of what was kept; a page that somebody spoilt is an empty one. */
export function readPage(
  kept: unknown,
  sides: readonly string[],
  old?: OldReader,
): Omit<Page, 'version'> {
  const page = (kept ?? {}) as Unread<Page>;
  const read = page.version === VERSION ? (mark: unknown) => mark : old;
  if (read === undefined || (page.version !== VERSION && page.version !== 1))
    return { guesses: [], marks: [], hidden: false };
  const guesses = listed(page.guesses).filter(isGuess);
  const marks = listed(page.marks)
    .map(read)
    .filter((mark) => isMark(mark, sides));
  return {
    guesses: guesses.slice(0, MOST),
    marks: marks.slice(0, MOST).map(bounded),
    hidden: page.hidden === true,
  };
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;

const isGuess = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);

function isMark(value: unknown, sides: readonly string[]): value is Mark {
  const mark = (value ?? {}) as Unread<Mark>;
  const hasPin = mark.pin === null || PINS.includes(mark.pin as Pin);
  const isOfSide = sides.includes(mark.side as string);
  return isNumber(mark.place) && isOfSide && typeof mark.text === 'string' && hasPin;
}

const bounded = ({ place, side, text, pin }: Mark): Mark => ({
  place,
  side,
  text: text.slice(0, LONGEST),
  pin,
});
