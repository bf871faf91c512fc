// How heavy the client is: every part as it was built and as it goes over the line.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = resolve(import.meta.dirname, '../../web/dist');
const PACKED = ['.woff2', '.png'];

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((it) =>
    it.isDirectory() ? filesIn(join(folder, it.name)) : [join(folder, it.name)],
  );

const weighed = filesIn(DIST)
  .filter((file) => !['.br', '.gz', '.rs'].includes(extname(file)))
  .map((file) => {
    const body = readFileSync(file);
    const sent = PACKED.includes(extname(file)) ? body.length : brotliCompressSync(body).length;
    return {
      name: relative(DIST, file).replace(/-[\w-]{8}(?=\.\w+$)/, ''),
      raw: body.length,
      sent,
    };
  })
  .sort((one, other) => other.sent - one.sent);

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
const line = ({ name, raw, sent }) =>
  console.log(`  ${name.padEnd(48)}${kilobytes(raw)}${kilobytes(sent)}`);
const sum = (name, parts) =>
  line({
    name,
    raw: parts.reduce((all, { raw }) => all + raw, 0),
    sent: parts.reduce((all, { sent }) => all + sent, 0),
  });

const isFont = ({ name }) => name.endsWith('.woff2');
console.log(`The client for browsers, by part${' '.repeat(20)}built   as sent`);
weighed.filter((part) => !isFont(part)).forEach(line);
sum(
  'scripts, styles and pages',
  weighed.filter((part) => !isFont(part)),
);
sum('fonts in all; a browser takes those that it needs', weighed.filter(isFont));
