import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, expect } from 'playwright/test';
import { everydayModes, modeNamesFor, modes } from '../../.storybook/modes.ts';
import { browserPath } from '../../tooling/browser.ts';
import { excuse, open, storiesTagged, test } from './built.ts';
import { lookAs, show, takePicture } from './visual.ts';

const stories = storiesTagged('vrt');
/** Pictures depend on the browser, because others draw letters and corners differently. */
const browserFile = join(import.meta.dirname, 'pictures-browser.txt');
const isUpdate = process.env.PM_PICTURES === 'update';

/** Whether this browser has drawn the pictures in the repository; logs a message if not. */
function areOurs(browser: Browser): boolean {
  const here = `${basename(browserPath)} ${browser.version()}`;
  if (isUpdate) writeFileSync(browserFile, `${here}\n`);
  const taken = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : '';
  if (here === taken) return true;
  console.warn(`Pictures are not compared: they are of ${taken}, and this is ${here}.`);
  return false;
}

const names = process.env.PM_DEEP ? Object.keys(modes) : everydayModes.slice(0, 1);

test('the built Storybook contains stories with pictures', () => {
  expect(stories.length).toBeGreaterThan(0);
});

// One test per mode: the page stays open, only the story changes.
for (const name of names) {
  test(`stories and their pictures ${name}`, async ({ page, browser }) => {
    const isCompared = areOurs(browser);
    const mode = modes[name];
    const shown = stories.filter(({ tags = [] }) => modeNamesFor(tags).includes(name));
    // It has no play function, so nothing runs in it while the toolbar is set.
    const first = stories.find(({ tags = [] }) => !tags.includes('play-fn'));
    if (!mode || !first) throw new Error(`There is nothing to show in ${name}.`);
    test.setTimeout(300_000);
    await open(page, first.id);
    await lookAs(page, mode);
    for (const { id } of shown) {
      await show(page, id);
      expect.soft(await excuse(page), id).toBe('');
      if (!isCompared) continue;
      expect.soft(await takePicture(page)).toMatchSnapshot([name, `${id}.png`], { maxDiffPixelRatio: 0.002 });
    }
  });
}

test('a component that looks different is detected', async ({ page, browser }) => {
  if (!areOurs(browser)) return;
  const [name = ''] = everydayModes;
  const [mode, story] = [modes[name], stories.find(({ tags = [] }) => !tags.includes('play-fn'))];
  if (!mode || !story) throw new Error('There is nothing to compare.');
  await open(page, story.id);
  await lookAs(page, mode);
  await show(page, story.id);
  await page.addStyleTag({ content: '#storybook-root { filter: invert(1) }' });
  expect(await takePicture(page)).not.toMatchSnapshot([name, `${story.id}.png`], { maxDiffPixelRatio: 0.002 });
});
