import { defineConfig } from 'playwright/test';
import { browserPath, chromiumFlags } from '../../tooling/browser.ts';

/** Tests of the built Storybook. Build it first: npm run storybook:build */
export default defineConfig({
  testDir: '.',
  // To take new pictures: PM_PICTURES=update, with --update-snapshots.
  outputDir: '../../.cache/storybook',
  fullyParallel: true,
  // One browser with one page, which costs less than a second one while other steps run.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Durations become zero, so that nothing waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browserPath, args: chromiumFlags },
  },
});
