// The little Markdown that rules are written in: paragraphs, lists, tables; bold, emphasis, code, and
// rules named in brackets. It is read into plain data and drawn as elements: no text becomes markup.

export type Span =
  | { kind: 'text' | 'bold' | 'emphasis' | 'code'; text: string }
  | { kind: 'rule'; text: string; rule: string };

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const SPAN =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<emphasis>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<rule>[A-Z]+-\d+(?:\.\d+)*)(?:\]\([^)]*\)|\])/g;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const lines of paragraphs(text)) found.push(...blocksOf(lines));
  return found;
}

/** Lines that belong together: an empty line ends them. */
function paragraphs(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
}

function blocksOf(lines: string[]): Block[] {
  const begins = lines.findIndex((line) => isTable(line) || ITEM.test(line));
  if (begins < 0) return [{ kind: 'paragraph', spans: spans(lines.join(' ')) }];
  if (begins > 0) return [...blocksOf(lines.slice(0, begins)), ...blocksOf(lines.slice(begins))];
  if (!isTable(lines[0] ?? '')) return list(lines);
  const ends = lines.findIndex((line) => !isTable(line));
  if (ends < 0) return [table(lines)];
  return [table(lines.slice(0, ends)), ...blocksOf(lines.slice(ends))];
}

const isTable = (line: string) => line.trimStart().startsWith('|');

/** A line that begins no item goes on with the one before. */
function list(lines: string[]): Block[] {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line)?.[2];
    if (item === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(item);
  }
  const isNumbered = ITEM.exec(lines[0] ?? '')?.[1] !== undefined;
  return [{ kind: 'list', isNumbered, items: items.map(spans) }];
}

function table(lines: string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells);
  return { kind: 'table', head, rows };
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    found.push(span(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

function span({ bold, emphasis, code, rule }: Record<string, string | undefined>): Span {
  if (rule !== undefined) return { kind: 'rule', text: rule, rule };
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', text: bold };
  return { kind: 'emphasis', text: emphasis ?? '' };
}
