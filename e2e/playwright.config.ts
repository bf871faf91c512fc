import { defineConfig } from '@playwright/test';
import { chromium, QUIET } from './support/browser.ts';

// Three sets of runs: the stories that `make test` tells, whole battles for `make soak`, and what
// `make bench` measures. Pictures for the pages of the project are taken by a set of their own.
export default defineConfig({
  outputDir: 'artifacts/failures',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // These bound what hangs, and measure nothing: machines are shared.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'artifacts/result.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // A trace of every step costs as much as the steps; TRACE=1 has it written.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: { executablePath: chromium(), args: QUIET },
  },
  projects: [
    { name: 'stories', testDir: 'tests' },
    { name: 'soak', testDir: 'soak', timeout: 1_800_000 },
    { name: 'bench', testDir: 'bench', timeout: 300_000, fullyParallel: false, workers: 1 },
    { name: 'pictures', testDir: 'pictures', timeout: 300_000 },
  ],
});
