import { expect } from 'playwright/test';
import { docsPages, excuse, open, storiesTagged, test } from './built.ts';

const stories = storiesTagged('smoke');

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(0);
});

for (const { id, title, name } of stories) {
  test(`${title}, ${name}`, async ({ page }) => {
    await open(page, id);
    expect(await excuse(page)).toBe('');
    await expect(page.locator('#storybook-root *:visible, [role$=dialog]:visible').first()).toBeVisible();
  });
}

const pages = docsPages();
const ofComponents = /^(primitives|commerce|patterns|template|theme)-/;

test('there are written pages', () => {
  expect(pages.length).toBeGreaterThan(100);
});

for (const { id, title } of pages.filter((page) => process.env.PM_DEEP || !ofComponents.test(page.id))) {
  test(`the page about ${title} fits a phone`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    expect(await excuse(page)).toBe('');
    const room = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(room).toBeLessThanOrEqual(0);
    // Stories in frames of their own play without the focus, which the page keeps.
    if (ofComponents.test(id)) complaints.length = 0;
  });
}

test('a docs page leads to the components that it names', async ({ page }) => {
  await page.goto('/iframe.html?id=primitives-button--docs&viewMode=docs');
  const links = page.locator('.sbdocs-content li > a');
  await expect(links).toHaveText(['TextLink', 'IconButton', 'Switch']);
  const ids = pages.map(({ id }) => id);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect(ids).toContain(href.slice(href.lastIndexOf('/') + 1));
  }
});

for (const [dir, scale] of [
  ['ltr', '1'],
  ['rtl', '-1 1'],
] as const) {
  test(`an arrow points where the text goes, in English too: ${dir}`, async ({ page }) => {
    await page.goto(`/iframe.html?id=patterns-sectionheading--basic&viewMode=story&globals=dir:${dir}`);
    await expect(page.locator('#storybook-root a svg')).toHaveCSS('scale', scale);
  });
}

test('a story that cannot be shown is found out', async ({ page, complaints }) => {
  await open(page, 'patterns-siteheader--no-such-story');
  expect(await excuse(page)).toContain("Couldn't find story");
  complaints.length = 0;
});

test('the sidebar lists the stories and shows the one that is chosen', async ({ page }) => {
  const [story] = stories;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/?path=/story/${story?.id}`);
  await expect(page.locator(`#storybook-explorer-tree [data-item-id="${story?.id}"]`)).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.locator('body')).toHaveClass(/sb-show-main/);
  await expect(preview.locator('#storybook-root *').first()).toBeAttached();
});
