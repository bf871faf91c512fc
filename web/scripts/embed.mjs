// Describes the built client to the program that carries it: compresses what is text, and lists all
// files of `dist` in `dist/files.rs`, a Rust expression that the crate `server` includes.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const LIST = join(DIST, 'files.rs');

/** What browsers take a file for, by the end of its name. */
const KINDS = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Kinds that are compressed in themselves. */
const PACKED = /^(image\/(?!svg|x-icon)|font\/woff2|audio\/)/;

/** All files of a folder and those below it, without what an earlier run has left. */
function filesIn(folder) {
  const inside = readdirSync(folder, { withFileTypes: true });
  const found = inside.flatMap((it) =>
    it.isDirectory() ? filesIn(join(folder, it.name)) : [join(folder, it.name)],
  );
  return found.filter((file) => file !== LIST);
}

/** Removes compressed files of an earlier run. */
function clear() {
  for (const file of filesIn(DIST)) {
    if (['.br', '.gz'].includes(extname(file)) && existsSync(file.slice(0, -3))) rmSync(file);
  }
}

function kindOf(file) {
  const kind = KINDS[extname(file)];
  if (!kind)
    throw new Error(
      `There is no kind for ${relative(DIST, file)}; add one to web/scripts/embed.mjs.`,
    );
  return kind;
}

const brotli = (body) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
const gzip = (body) => gzipSync(body, { level: 9 });

/** A file as Rust includes it: by its place beside the list, so that no machine's paths are written. */
const included = (file) =>
  `include_bytes!(${JSON.stringify(relative(DIST, file).split(sep).join('/'))})`;

/** Writes a file in a shorter form beside it, and says how Rust includes that; `None` if it is not shorter. */
function shorter(file, body, kind, ending, compress) {
  if (PACKED.test(kind)) return 'None';
  const packed = compress(body);
  if (packed.length >= body.length) return 'None';
  writeFileSync(file + ending, packed);
  return `Some(${included(file + ending)})`;
}

/** One entry of the list. */
function entry(file) {
  const [body, kind] = [readFileSync(file), kindOf(file)];
  const path = encodeURI(`/${relative(DIST, file).split(sep).join('/')}`);
  const fields = {
    path: JSON.stringify(path),
    kind: JSON.stringify(kind),
    tag: JSON.stringify(createHash('sha256').update(body).digest('hex')),
    body: included(file),
    gzip: shorter(file, body, kind, '.gz', gzip),
    brotli: shorter(file, body, kind, '.br', brotli),
    lasting: path.startsWith('/assets/'),
  };
  const written = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return { path, text: `    File { ${written.join(', ')} },\n` };
}

function run() {
  if (!existsSync(join(DIST, 'index.html')))
    throw new Error('web/dist/index.html is missing: build the client first.');
  rmSync(LIST, { force: true });
  clear();
  const entries = filesIn(DIST).map(entry);
  entries.sort((one, other) => (one.path < other.path ? -1 : 1));
  writeFileSync(LIST, `&[\n${entries.map((it) => it.text).join('')}]\n`);
}

try {
  run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
