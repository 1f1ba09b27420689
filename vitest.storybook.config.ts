import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './tooling/browser.ts';

// Vite hands only VITE_* on to the stories.
process.env.VITE_PM_THEME = process.env.PM_THEME ?? 'light';

/** Every story in Chromium, with axe as an error; PM_THEME=dark for the dark theme. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
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
