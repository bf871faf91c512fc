// How well one colour is read on another, as WCAG counts it.

export type Colour = readonly [red: number, green: number, blue: number];

/** Red, green and blue of a colour as a browser writes it. */
export function colourOf(text: string): Colour | null {
  const parts = /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)/.exec(text);
  return parts === null ? null : [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Colours that meet, and how much contrast they need: 4.5 for text, 3 for signs and large letters. */
export const PAIRS: readonly (readonly [text: string, ground: string, needed: number])[] = [
  ['--ink', '--paper', 4.5],
  ['--ink', '--table', 4.5],
  ['--ink', '--panel', 4.5],
  ['--ink', '--panel-raised', 4.5],
  ['--ink-soft', '--panel', 4.5],
  ['--ink-soft', '--paper-deep', 4.5],
  ['--link', '--panel', 4.5],
  ['--gold-text', '--panel', 4.5],
  ['--good', '--panel', 4.5],
  ['--bad', '--panel', 4.5],
  ['--strike', '--panel', 4.5],
  ['--side-one-text', '--panel', 4.5],
  ['--side-two-text', '--panel', 4.5],
  ['--side-three-text', '--panel', 4.5],
  ['--bar-text', '--bar', 4.5],
  ['--bar-soft', '--bar', 4.5],
  ['--bar-accent', '--bar', 4.5],
  ['--bar-text', '--bar-raised', 4.5],
  ['--bar-side-one', '--bar', 4.5],
  ['--bar-side-two', '--bar', 4.5],
  ['--bar-side-three', '--bar', 4.5],
  ['--bar-focus', '--bar', 3],
  ['--on-gold', '--gold', 4.5],
  ['--on-strike', '--strike-fill', 4.5],
  ['--on-strike', '--strike-fill-deep', 4.5],
  ['--on-side', '--side-one', 4.5],
  ['--on-side', '--side-two', 4.5],
  ['--on-side', '--side-three', 4.5],
  ['--night-ink', '--night', 4.5],
  ['--on-side', '--side-two-ally', 4.5],
  ['--on-side', '--side-third', 4.5],
  ['--side-third-text', '--panel', 4.5],
  ['--card-ink', '--card-deep', 4.5],
  ['--card-soft', '--card-deep', 4.5],
  ['--map-ink', '--clear', 4.5],
  ['--map-ink', '--hill', 4.5],
  ['--map-ink', '--height-one', 4.5],
  ['--map-ink', '--height-two', 4.5],
  ['--map-ink', '--paddy', 4.5],
  ['--guard', '--side-one', 3],
  ['--guard', '--side-two', 3],
  ['--mark-ink', '--guard', 4.5],
  ['--mark-ink', '--badge-light', 4.5],
  ['--mark-ink', '--wavering', 4.5],
  ['--mark-ink', '--fleeing', 4.5],
  ['--on-side', '--panicking', 3],
  ['--mark-ink', '--weary', 4.5],
  ['--mark-ink', '--die', 4.5],
  ['--on-side', '--badge-rifle', 4.5],
  ['--die-infantry', '--die', 4.5],
  ['--die-cavalry', '--die', 4.5],
  ['--die-artillery', '--die', 4.5],
  ['--gold-bright', '--piece-line', 3],
  ['--strike-bright', '--piece-line', 3],
  ['--cursor', '--cursor-case', 3],
  ['--focus', '--panel', 3],
  ['--line-strong', '--panel', 3],
];

/** The colours in groups. */
export const COLOURS: readonly (readonly [title: string, names: readonly string[]])[] = [
  [
    'paper',
    [
      'table',
      'paper',
      'paper-deep',
      'panel',
      'panel-raised',
      'ink',
      'ink-soft',
      'line',
      'line-strong',
    ],
  ],
  [
    'bar',
    [
      'bar',
      'bar-text',
      'bar-soft',
      'bar-line',
      'bar-accent',
      'bar-focus',
      'bar-side-one',
      'bar-side-two',
      'bar-side-three',
      'bar-raised',
    ],
  ],
  [
    'signs',
    [
      'gold',
      'gold-bright',
      'gold-deep',
      'gold-bright-card',
      'gold-text',
      'on-gold',
      'gold-edge',
      'strike',
      'strike-bright',
      'strike-fill',
      'strike-fill-deep',
      'on-strike',
      'go',
      'link',
      'focus',
      'cursor',
      'cursor-case',
      'good',
      'bad',
    ],
  ],
  ['cloth', ['cloth', 'cloth-ridge', 'cloth-slope', 'cloth-fold']],
  [
    'sides',
    [
      'side-one',
      'side-one-light',
      'side-one-dark',
      'side-one-text',
      'side-two',
      'side-two-light',
      'side-two-dark',
      'side-two-text',
      'side-three',
      'side-three-light',
      'side-three-dark',
      'side-three-text',
      'side-two-ally',
      'side-two-ally-light',
      'side-two-ally-dark',
      'side-third',
      'side-third-light',
      'side-third-dark',
      'side-third-text',
      'on-side',
      'night',
      'night-ink',
    ],
  ],
  [
    'ground',
    [
      'board-paper',
      'board-edge',
      'hex-line',
      'map-ink',
      'clear',
      'clear-shade',
      'clear-light',
      'tuft',
      'forest',
      'forest-leaf',
      'forest-leaf-light',
      'forest-shadow',
      'hill',
      'hill-high',
      'hachure',
      'rugged',
      'crag',
      'crag-dark',
      'water',
      'water-deep',
      'water-light',
      'town',
      'roof',
      'roof-dark',
      'wall',
      'wall-dark',
      'road',
      'timber',
      'stone',
      'quarry',
      'works',
      'height-one',
      'height-one-slope',
      'height-two',
      'height-two-slope',
      'height-three',
      'height-three-slope',
      'cedar',
      'cedar-light',
      'cedar-shadow',
      'cedar-floor',
      'dyke',
      'paddy',
      'paddy-wet',
      'paddy-ripe',
      'paddy-edge',
      'sprout',
      'thatch',
      'thatch-dark',
      'ravine',
      'ravine-floor',
    ],
  ],
  [
    'pieces',
    [
      'piece-line',
      'guard',
      'badge-light',
      'badge-rifle',
      'badge-heavy',
      'badge-militia',
      'mark-ground',
      'mark-ink',
      'hat',
      'wavering',
      'fleeing',
      'panicking',
      'weary',
      'die',
      'die-idle',
      'die-infantry',
      'die-cavalry',
      'die-artillery',
      'card',
      'card-deep',
      'card-line',
      'card-ink',
      'card-soft',
      'card-sign',
    ],
  ],
];

/** The names of all colours in the file of tokens. */
export const namesIn = (tokens: string): string[] =>
  [...tokens.matchAll(/--([a-z-]+):\s*(?:light-dark\()?#/g)].map(([, name]) => name!);

/** The groups, and at the end whatever belongs to none. */
export function groupsOf(tokens: string): [string, string[]][] {
  const grouped = new Set(COLOURS.flatMap(([, names]) => names));
  const others = namesIn(tokens).filter((name) => !grouped.has(name));
  const groups = COLOURS.map(([title, names]): [string, string[]] => [title, [...names]]);
  return others.length === 0 ? groups : [...groups, ['others', others]];
}
