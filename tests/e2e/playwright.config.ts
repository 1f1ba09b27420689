import { defineConfig } from 'playwright/test';
import { browserPath, chromiumFlags } from '../../tooling/browser.ts';

/** The real store, API and identity provider in a real browser; `setup.ts` starts them on free ports. */
export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  // A journey waits for the shop more than it computes, and this step is the longest of `npm test`.
  workers: 3,
  retries: 0,
  // A journey is many pages long; what waits in vain is caught by `expect` much earlier.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    // Set by setup.ts before the workers read this file.
    baseURL: process.env.STORE_URL ?? '',
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // What a worker asks for passes by the tests that hold or change calls; offline.spec.ts lets it work.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace films every page, which costs as much as the tests do: ask for one with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: browserPath, args: chromiumFlags },
  },
});
