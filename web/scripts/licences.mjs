// Writes dist/licences.txt: the licence of everything that goes into the client. Fails if something
// comes under one that the project does not take.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TAKEN = ['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1'];

const here = fileURLToPath(new URL('..', import.meta.url));
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
// The compiler's own runtime is part of what it compiles.
const names = [...Object.keys(own.dependencies), 'svelte'].sort();

const pages = names.map((name) => {
  const folder = join(here, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!TAKEN.includes(license))
    throw new Error(`${name} comes under ${license}, which is not on the list.`);
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  // Who brings no text of his own comes under the one that the project itself has.
  const page = file === undefined ? join(here, '..', 'LICENSE-APACHE') : join(folder, file);
  if (file === undefined && license !== 'Apache-2.0') throw new Error(`${name} brings no licence.`);
  const text = readFileSync(page, 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
});

const rule = `\n${'-'.repeat(80)}\n\n`;
writeFileSync(join(here, 'dist', 'licences.txt'), pages.join(rule));
