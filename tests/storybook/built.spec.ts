import { expect } from 'playwright/test';
import { excuse, open, storiesTagged, test } from './built.ts';

const stories = storiesTagged('smoke');

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(0);
});

for (const { id, title, name } of stories) {
  test(`${title}, ${name}`, async ({ page }) => {
    await open(page, id);
    expect(await excuse(page)).toBe('');
    await expect(page.locator('#storybook-root *:visible, [role=dialog]:visible').first()).toBeVisible();
  });
}

test('a story that cannot be shown is found out', async ({ page, complaints }) => {
  await open(page, 'patterns-siteheader--no-such-story');
  expect(await excuse(page)).toContain("Couldn't find story");
  complaints.length = 0;
});

test('the sidebar lists the stories and shows the one that is chosen', async ({ page }) => {
  const [story] = stories;
  await page.goto(`/?path=/story/${story?.id}`);
  await expect(page.locator(`#storybook-explorer-tree [data-item-id="${story?.id}"]`)).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.locator('body')).toHaveClass(/sb-show-main/);
  await expect(preview.locator('#storybook-root *').first()).toBeAttached();
});
