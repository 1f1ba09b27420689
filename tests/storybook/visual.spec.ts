import { expect } from 'playwright/test';
import { everydayModes, modeNamesFor, modes } from '../../.storybook/modes.ts';
import { excuse, open, storiesTagged, test } from './built.ts';
import { lookAs, show, takePicture } from './visual.ts';

const stories = storiesTagged('vrt');
const names = process.env.PM_DEEP ? Object.keys(modes) : everydayModes;

test('there are stories to take pictures of', () => {
  expect(stories.length).toBeGreaterThan(0);
});

// One test a mode: the page stays, only the story changes.
for (const name of names) {
  test(`pictures ${name}`, async ({ page }) => {
    const mode = modes[name];
    const shown = stories.filter(({ tags = [] }) => modeNamesFor(tags).includes(name));
    const [first] = shown;
    if (!mode || !first) return;
    test.setTimeout(300_000);
    await open(page, first.id);
    await lookAs(page, mode);
    for (const { id } of shown) {
      await show(page, id);
      expect.soft(await excuse(page), id).toBe('');
      expect.soft(await takePicture(page)).toMatchSnapshot([name, `${id}.png`], { maxDiffPixelRatio: 0.002 });
    }
  });
}

test('a component that looks different is found out', async ({ page }) => {
  const [name = ''] = everydayModes;
  const [mode, story] = [modes[name], stories[0]];
  if (!mode || !story) throw new Error('There is nothing to compare.');
  await open(page, story.id);
  await lookAs(page, mode);
  await show(page, story.id);
  await page.addStyleTag({ content: '#storybook-root { filter: invert(1) }' });
  expect(await takePicture(page)).not.toMatchSnapshot([name, `${story.id}.png`], { maxDiffPixelRatio: 0.002 });
});
