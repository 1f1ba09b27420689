import { defineConfig } from 'playwright/test';
import { browserPath, chromiumFlags } from '../../tooling/browser.ts';
import { OWNER_HOST } from './owner-host.ts';

// setup.ts sets these before the workers read this file.
const { STORE_URL = '', OWNER_PORT = '', PM_DEEP } = process.env;

const secondShop = ['payments', 'streaming', 'tracking', 'wallets'].map((name) => `**/${name}.spec.ts`);

const flags = [
  ...chromiumFlags,
  ...(STORE_URL ? [`--host-resolver-rules=MAP ${OWNER_HOST}:${new URL(STORE_URL).port} 127.0.0.1:${OWNER_PORT}`] : []),
  // Loading and drawing pictures takes up to a third of a run; what they look like is tested in deep.
  ...(PM_DEEP ? [] : ['--blink-settings=imagesEnabled=false']),
];

/** The real store, API and identity provider in a real browser; `setup.ts` starts them on free ports. */
export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  // Tests spend more time waiting for the shop than computing.
  workers: 3,
  retries: 0,
  // Tests of `npm run test:deep` are filtered from the daily run, so that they are not reported as skipped.
  ...(!PM_DEEP && { grepInvert: /@deep/ }),
  // No test depends on the speed of the machine: these limits only end tests that hang.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    // These tests change settings of the whole shop, or need every payment method, so they run one after the other in a separate shop. They start
    // first, so that the other workers are busy meanwhile.
    { name: 'second shop', testMatch: secondShop, workers: 1 },
    { name: 'shop', testIgnore: secondShop },
  ],
  reporter: [['line']],
  use: {
    baseURL: STORE_URL,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Requests of a service worker bypass the tests' request handlers, so only offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace records every page, which takes as long as the tests themselves: enable it with `--trace on`.
    trace: 'off',
    // Drawing animations takes a tenth of a run; the deep run enables them.
    contextOptions: { reducedMotion: PM_DEEP ? 'no-preference' : 'reduce' },
    launchOptions: { executablePath: browserPath, args: flags },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
  },
});
