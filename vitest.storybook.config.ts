import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './tooling/browser.ts';

// Vite hands only VITE_* on to the stories.
process.env.VITE_PM_AXE_IN_DARK = 'true';

/** Every story in Chromium, with axe as an error in the light and in the dark theme. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    // One frame for all files: Storybook itself clears up between stories.
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Durations become zero: no test waits for an animation.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
