import { defineConfig } from 'playwright/test';
import { chromiumFlags } from '../../tooling/browser.ts';

/** The real store, API and identity provider in a real browser; `setup.ts` starts them on free ports. */
export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A journey is many pages long; what waits in vain is caught by `expect` much earlier.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    // Set by setup.ts before the workers read this file.
    baseURL: process.env.STORE_URL ?? '',
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A trace films every page, which costs as much as the tests do: ask for one with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
  },
});
