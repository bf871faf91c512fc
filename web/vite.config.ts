import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { letters } from './scripts/letters';
import { licences } from './scripts/licences';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The server that `npm run dev` passes requests on to.
const server = `127.0.0.1:${process.env.PORT ?? '8080'}`;

/** What nearly every page needs, and what small pictures are painted with. */
const COMMON =
  /src\/lib\/(wire|ui|words|dates)|src\/lib\/table\/(kit|seats|learning|opening|RuleLink|LineNotice)\.|src\/lib\/board\/Picture|src\/pages\/front\/Page/;
const MINIATURES = /src\/games\/\w+\/Miniature/;

export default defineConfig({
  plugins: [svelte(), letters(), licences()],
  resolve: {
    alias: { $types: here('../types'), $lib: here('./src/lib'), $games: here('./src/games') },
  },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files of their own: nothing is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Not many small files: each has a head of its own, of a kilobyte.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'common', test: COMMON, priority: 2 },
            { name: 'miniatures', test: MINIATURES, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api/socket': { target: `ws://${server}`, ws: true },
      '/api': { target: `http://${server}` },
    },
    fs: { allow: [here('..')] },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'plain', include: ['tests/*.test.ts'] } },
      // What holds state and speaks with the server is compiled for browsers, and has a page around it.
      {
        extends: true,
        test: {
          name: 'page',
          include: ['tests/page/*.test.ts'],
          environment: './tests/support/page.ts',
        },
      },
    ],
  },
});
