import type { Page } from 'playwright/test';
import { deep, expect, expectAccessible, open, test } from './shop.ts';

const product = '/product/windowsill-ficus';

/** Elements that must not appear in print. */
function unfitForPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { position, boxShadow, clipPath, translate, transform } = getComputedStyle(element);
        const isOffScreen = clipPath !== 'none' || translate !== 'none' || transform !== 'none';
        return boxShadow !== 'none' || (position === 'fixed' && !isOffScreen) || element.tagName === 'BUTTON';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test(
    `a printed product page is light and has no buttons or shadows at ${viewport.width} px`,
    deep,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, product);
      await page.mouse.wheel(0, 900);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await unfitForPaper(page)).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Promenade');
      await expect(page.locator('main img').first()).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
      expect(Number(/\d+/.exec(ink)?.[0])).toBeLessThan(64);
    },
  );
}

test('the selected thumbnail is visible in forced colours', deep, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, product);
  const [current, other] = await page
    .locator('main [aria-current="true"]')
    .first()
    .evaluate((thumbnail) => {
      const { nextElementSibling: next, parentElement } = thumbnail;
      const neighbour = next ?? parentElement?.nextElementSibling?.firstElementChild;
      return [thumbnail, neighbour].map((element) => element && getComputedStyle(element).outlineColor);
    });
  expect(other).toBeTruthy();
  expect(current).not.toBe(other);
});

test('axe finds nothing with increased contrast, in light and dark', deep, async ({ page }) => {
  for (const path of ['/', product, '/products/all']) {
    await open(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  }
});
