// Cuts the letters that every page loads down to what is written with: the weights and the features
// that the client uses. All characters stay, and so do the files for other scripts, which are loaded
// only where they are needed.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Alias, Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('../node_modules/@fontsource-variable', import.meta.url));
const CUT = fileURLToPath(new URL('../node_modules/.cache/letters', import.meta.url));

/** Whatever browsers do by themselves to set letters well, and figures of one width, for tables. */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rlig tnum'.split(' ');

/** The weights that are used. The italic has one, between text and names on maps: more would double it. */
const LETTERS = [
  { font: 'eb-garamond', style: 'normal', wght: { min: 400, max: 750 } },
  { font: 'eb-garamond', style: 'italic', wght: 480 },
  { font: 'inter', style: 'normal', wght: { min: 400, max: 750 } },
] as const;

type Letters = (typeof LETTERS)[number];

const nameOf = ({ font, style }: Letters) => `${font}-latin-wght-${style}.woff2`;

/** The characters that the style sheet of the package takes from this file. */
function charactersOf(letters: Letters): string {
  const sheet = letters.style === 'normal' ? 'wght.css' : 'wght-italic.css';
  const faces = readFileSync(join(PACKAGES, letters.font, sheet), 'utf8').split('@font-face');
  const face = faces.find((it) => it.includes(`/${nameOf(letters)}`)) ?? '';
  const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1]?.split(',') ?? [];
  if (ranges.length === 0) throw new Error(`${nameOf(letters)} is in no style sheet.`);
  return ranges.map(charactersIn).join('');
}

/** `U+0020-007E` as a text of all that is meant. */
function charactersIn(range: string): string {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}

/** Writes the shorter file, once for each version and each choice, and says where it lies. */
async function cut(letters: Letters): Promise<string> {
  const whole = readFileSync(join(PACKAGES, letters.font, 'files', nameOf(letters)));
  const choice = JSON.stringify([letters, FEATURES, toolVersion()]);
  const tag = createHash('sha256').update(whole).update(choice).digest('hex').slice(0, 16);
  const file = join(CUT, tag, nameOf(letters));
  if (existsSync(file)) return file;
  const less = await subsetFont(whole, charactersOf(letters), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: letters.wght },
  });
  mkdirSync(join(CUT, tag), { recursive: true });
  writeFileSync(file, less);
  return file;
}

function toolVersion(): string {
  const about = createRequire(import.meta.url).resolve('subset-font/package.json');
  return (JSON.parse(readFileSync(about, 'utf8')) as { version: string }).version;
}

/** The style sheets of the packages name their files; these names lead to the shorter ones. */
export function letters(): Plugin {
  return {
    name: 'letters',
    apply: (_, { mode }) => mode !== 'test',
    async config() {
      const alias: Alias[] = [];
      for (const it of LETTERS)
        alias.push({ find: new RegExp(`^.*/${nameOf(it)}$`), replacement: await cut(it) });
      return { resolve: { alias } };
    },
  };
}
