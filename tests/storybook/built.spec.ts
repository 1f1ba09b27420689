import { expect } from 'playwright/test';
import { docsPages, excuse, open, storiesTagged, test } from './built.ts';

const stories = storiesTagged('smoke');

test('the built Storybook contains stories', () => {
  expect(stories.length).toBeGreaterThan(0);
});

// Stories with pictures are opened by visual.spec.ts.
for (const { id, title, name } of stories.filter(({ tags }) => !tags?.includes('vrt'))) {
  test(`${title}, ${name}`, async ({ page }) => {
    await open(page, id);
    expect(await excuse(page)).toBe('');
    await expect(page.locator('#storybook-root *:visible, [role$=dialog]:visible').first()).toBeVisible();
  });
}

test('the sidebar stays short: at most 500 entries, and eight stories of a component', () => {
  const shown = storiesTagged('dev');
  expect(shown.length + docsPages().length).toBeLessThanOrEqual(500);
  const byTitle = Object.groupBy(shown, ({ title }) => title);
  const long = Object.entries(byTitle).filter(([, stories = []]) => stories.length > 8);
  expect(long.map(([title]) => title)).toEqual([]);
});

const pages = docsPages();
const ofComponents = /^(actions|content|forms|layout|feedback|overlays|navigation|shop|theme)-/;

test('the built Storybook contains docs pages', () => {
  expect(pages.length).toBeGreaterThan(100);
});

for (const { id, title } of pages.filter((page) => process.env.PM_DEEP || !ofComponents.test(page.id))) {
  test(`the docs page of ${title} fits a phone`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    expect(await excuse(page)).toBe('');
    const room = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(room).toBeLessThanOrEqual(0);
    // Play functions in iframes fail without the focus, which the docs page has.
    if (ofComponents.test(id)) complaints.length = 0;
  });
}

test('a docs page links to the components it mentions', async ({ page }) => {
  await page.goto('/iframe.html?id=actions-button--docs&viewMode=docs');
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
  test(`an arrow points in the text direction: ${dir}`, async ({ page }) => {
    await page.goto(`/iframe.html?id=layout-sectionheading--basic&viewMode=story&globals=dir:${dir}`);
    await expect(page.locator('#storybook-root a svg')).toHaveCSS('scale', scale);
  });
}

test('a missing story is detected', async ({ page, complaints }) => {
  await open(page, 'shop-frame-siteheader--no-such-story');
  expect(await excuse(page)).toContain("Couldn't find story");
  complaints.length = 0;
});

test('the sidebar lists the stories and shows the selected one', async ({ page }) => {
  const [story] = stories;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/?path=/story/${story?.id}`);
  await expect(page.locator(`#storybook-explorer-tree [data-item-id="${story?.id}"]`)).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  test.setTimeout(180_000);
  // The preview loads after the sidebar.
  await expect(preview.locator('body')).toHaveClass(/sb-show-main/, { timeout: 60_000 });
  await expect(preview.locator('#storybook-root *').first()).toBeAttached();
});

test('the toolbar fits a small window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/?path=/story/${stories[0]?.id}`);
  const full = page.getByRole('button', { name: 'Enter full screen' });
  await expect(full).toBeInViewport({ ratio: 1 });
  for (const name of ['Theme', 'Contrast', 'Brand', 'Language', 'Direction', 'Density', 'Motion', 'Backend']) {
    await expect(page.getByRole('button', { name: new RegExp(`^${name} `) })).toBeInViewport({ ratio: 1 });
  }
});
