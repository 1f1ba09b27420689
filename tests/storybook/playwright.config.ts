import { defineConfig } from 'playwright/test';
import { browserPath, chromiumFlags } from '../../tooling/browser.ts';

/** The built Storybook, as designers open it. Build it first: npm run storybook:build */
export default defineConfig({
  testDir: '.',
  // New pictures: PM_PICTURES=update, with --update-snapshots.
  outputDir: '../../.cache/storybook',
  fullyParallel: true,
  // One browser with one page, which is cheaper than a second one beside other steps.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Durations become zero: nothing waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browserPath, args: chromiumFlags },
  },
});
