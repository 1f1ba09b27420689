import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { browserPath, chromiumFlags } from './tooling/browser.ts';

// Vite hands only VITE_* on to the stories.
process.env.VITE_PM_AXE_IN_DARK = 'true';

/**
 * Play functions look for English words. In another language each story is only shown, and axe looks at it.
 */
const withoutPlay = (): Plugin => ({
  name: 'stories-without-play',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.stories\.tsx(?:\?|$)/.test(id)) return null;
    const stories = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name);
    return { code: `${code}\nfor (const story of [${stories.join(', ')}]) delete story.play;\n`, map: null };
  },
});

/** Moves the pointer off the page. */
const parkPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.move(-9, -9);

/**
 * Every story in Chromium, with axe as an error in the light and in the dark theme. `VITE_PM_LOCALE` (`fr`, `en-XA`),
 * `VITE_PM_DIR=rtl` and `VITE_PM_CONTRAST=more` show all of them so.
 */
export default defineConfig({
  plugins: [
    ...(process.env.VITE_PM_LOCALE ? [withoutPlay()] : []),
    storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
  ],
  test: {
    name: 'stories',
    // One frame for all files: Storybook itself clears up between stories.
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['./tooling/park-pointer.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Durations become zero: no test waits for an animation.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: browserPath, args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { parkPointer },
    },
  },
});
