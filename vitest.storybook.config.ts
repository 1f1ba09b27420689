import { dirname, join, relative } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { browserPath, chromiumFlags } from './tooling/browser.ts';
import { changedSinceMain } from './tooling/changed-files.ts';

/**
 * Appends statements for each `story` of the `stories` of files that `covers`. They can use `fullest`, the story with the most variants of its component,
 * and an empty set, `addresses`.
 */
const forEachStory = (name: string, statements: string, covers: (file: string) => boolean): Plugin => ({
  name,
  enforce: 'pre',
  transform(code, id) {
    const file = relative(import.meta.dirname, id.replace(/\?.*$/, ''));
    if (!file.endsWith('.stories.tsx') || !covers(file)) return null;
    const stories = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, story]) => story);
    const names = `const stories = [${stories.join(', ')}], fullest = ${stories.includes('Matrix') ? 'Matrix' : stories[0]}, addresses = new Set();`;
    return { code: `${code}\n{\n${names}\nfor (const story of stories) { ${statements} }\n}\n`, map: null };
  },
});

/**
 * Play functions look for English words. In another language each story is only rendered, and axe checks it; texts that a page shows only after its play
 * function are not expected.
 */
const withoutPlay = () =>
  forEachStory(
    'stories-without-play',
    `if (story.play && story.parameters?.shop) {
      story.parameters = { ...story.parameters, shop: { ...story.parameters.shop, sees: [] } };
    }
    delete story.play;`,
    () => true,
  );

/** Gives each story the args of those that render the same, and no axe, which has seen them untranslated. */
const translated = () =>
  forEachStory(
    'stories-translated',
    `story.parameters = {
      ...story.parameters,
      a11y: { test: 'off' },
      argsOfOthers: stories.filter((other) => other !== story && other.render === story.render).map(({ args }) => ({ ...meta.args, ...args })),
    };`,
    () => true,
  );

const PAGES = 'apps/reference-store/src/stories';

/**
 * Axe costs as much as the story itself. Of a component it checks the story that shows most of it, in both themes; of the shop's pages the first story of
 * each address. Stories of changed folders, and all of them in deep, are each checked in both themes.
 */
function depthOfAxe(): Plugin[] {
  const folders = new Set(changedSinceMain().map((file) => dirname(file)));
  const isDeep = (file: string) => Boolean(process.env.PM_DEEP) || folders.has(dirname(file));
  const isPage = (file: string) => dirname(file) === PAGES;
  const withParameters = (parameters: string) => `story.parameters = { ...story.parameters, ${parameters} };`;
  // What passes is not described one by one.
  const axe = `a11y: { options: { resultTypes: ['violations'] } }`;
  const inBothThemes = withParameters(`${axe}, axeInDark: true`);
  const without = withParameters(`a11y: { test: 'off' }`);
  return [
    forEachStory('stories-with-axe', inBothThemes, isDeep),
    forEachStory(
      'pages-with-axe',
      `const [address] = (story.parameters?.shop?.path ?? '').split('?');
      if (addresses.has(address)) { ${without} } else { addresses.add(address); ${withParameters(axe)} }`,
      (file) => !isDeep(file) && isPage(file),
    ),
    forEachStory(
      'components-with-axe',
      `if (story === fullest) { ${inBothThemes} } else { ${without} }`,
      (file) => !isDeep(file) && !isPage(file),
    ),
  ];
}

/** Moves the pointer off the page. */
const parkPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.move(-9, -9);

/**
 * Every story in Chromium; a violation that axe finds fails it. `VITE_PM_LOCALE` (`fr`, `en-XA`), `VITE_PM_DIR=rtl` and
 * `VITE_PM_CONTRAST=more` render all of them that way. With `VITE_PM_TRANSLATED` a browser's translation changes their texts,
 * and `.storybook/translated-stories.tsx` their args.
 */
export default defineConfig({
  plugins: [
    ...(process.env.VITE_PM_LOCALE ? [withoutPlay()] : []),
    ...(process.env.VITE_PM_TRANSLATED ? [translated()] : depthOfAxe()),
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
