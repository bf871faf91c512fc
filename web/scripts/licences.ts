// Writes licences.txt beside the client: the licence of every package that a file of it comes from,
// those included that came with another. Fails if something comes under one that the project does not
// take.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TAKEN = ['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1'];
const OWN = fileURLToPath(new URL('../../LICENSE-APACHE', import.meta.url));
const RULE = `\n${'-'.repeat(80)}\n\n`;

/** The folder of the package that a module lies in; null for the project's own. */
function folderOf(module: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(module)?.[1] ?? null;
}

interface Package {
  name: string;
  version: string;
  license: string;
}

function pageOf(folder: string): string {
  const about = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(about) as Package;
  if (!TAKEN.includes(license))
    throw new Error(`${name} comes under ${license}, which is not on the list.`);
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  // Who brings no text of his own comes under the one that the project itself has.
  if (file === undefined && license !== 'Apache-2.0') throw new Error(`${name} brings no licence.`);
  const text = readFileSync(file === undefined ? OWN : join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** Everything that goes into the client, once each, by name. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(folderOf).filter((it) => it !== null));
      const source = [...folders].sort().map(pageOf).join(RULE);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
