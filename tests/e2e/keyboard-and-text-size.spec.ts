import type { Page } from 'playwright/test';
import { daily, deep, expect, expectNoSidewaysScroll, open, test } from './shop.ts';

const product = '/product/windowsill-ficus';
const others = [
  '/',
  '/products/all',
  '/collections/fashion',
  '/order/shopping_cart',
  '/register',
  '/merchant/merchant_street',
];

/** Focused elements that are covered by something else at all of nine points, after each of `count` presses of Tab. */
async function coveredStops(page: Page, count: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < count; press++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(async () => {
      const stop = document.activeElement as HTMLElement | null;
      if (!stop || stop === document.body) return undefined;
      const labels = [...((stop as HTMLInputElement).labels ?? [])];
      const corners = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const isSeen = () => {
        const { left, top, width, height } = stop.getBoundingClientRect();
        if (width === 0 || height === 0) return true;
        return corners.some(([x, y]) => {
          const found = document.elementFromPoint(left + width * x, top + height * y);
          return (
            found && (stop.contains(found) || found.contains(stop) || labels.some((label) => label.contains(found)))
          );
        });
      };
      // The header's row moves slightly later than the page scrolls.
      for (let frame = 0; frame < 90 && !isSeen(); frame++) await new Promise(requestAnimationFrame);
      return isSeen() ? undefined : `${stop.ariaLabel ?? stop.textContent} at ${stop.getBoundingClientRect().top}`;
    });
    if (name !== undefined) covered.push(name);
  }
  return covered;
}

test('at 360 × 225 nothing is fixed to the screen while a product page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await open(page, product);
  await page.evaluate(() => window.scrollTo(0, 1_400));
  await page.waitForFunction(() => document.querySelector('header [data-fixed]'));
  const fixed = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height > 1)
      // The skip link is above the screen until it has the focus.
      .filter((element) => element.getBoundingClientRect().bottom > 0)
      .map((element) => element.className),
  );
  expect(fixed).toEqual([]);
});

const sizes = [
  { width: 360, height: 640 },
  // 1280 × 1024 at 400 % zoom.
  { width: 320, height: 256 },
];

for (const size of sizes) {
  test(
    `no focused element is covered by a bar on a product page of ${size.width} × ${size.height}`,
    daily(size.width === 360),
    async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, product);
      expect(await coveredStops(page, 45)).toEqual([]);
    },
  );

  test(
    `no focused element is covered by a bar on other pages of ${size.width} × ${size.height}`,
    deep,
    async ({ page }) => {
      await page.setViewportSize(size);
      // Stops the automatic carousel.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of others) {
        await open(page, path);
        expect(await coveredStops(page, 60), path).toEqual([]);
      }
    },
  );
}

async function doubleText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('a product page does not scroll sideways on a phone with text of twice the size', deep, async ({ page }) => {
  await doubleText(page);
  await open(page, product);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectNoSidewaysScroll(page);
});

test('other pages do not scroll sideways on a phone with text of twice the size', deep, async ({ page }) => {
  await doubleText(page);
  for (const path of others) {
    await open(page, path);
    await expectNoSidewaysScroll(page);
  }
});
