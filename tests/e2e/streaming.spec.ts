import type { Page } from 'playwright/test';
import { test } from './pay-shop.ts';
import { apiUrl, deep, expect, expectAccessible, hydrated, say, storeUrl, words } from './shop.ts';

/* A live stream, from the operator's command to the window that a visitor moves and closes. */
const PLAYER = 'https://player.vimeo.com/event/1/embed';
const stream = {
  title: say('en', 'stream.title'),
  move: say('en', 'stream.move', { title: say('en', 'stream.title') }),
  play: say('en', 'stream.play'),
  close: say('en', 'stream.close'),
};

// In the second shop, where no other test runs at the same time, because the window is shown on every page.
test.describe.configure({ mode: 'serial' });
test.afterAll(() => sendToOperator('stop', {}));

function sendToOperator(command: string, body: object): Promise<Response> {
  return fetch(`${apiUrl()}/operator/stream/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const startStream = async (address: string): Promise<number> => (await sendToOperator('start', { address })).status;

/** Responds for the player, which tests cannot reach. Returns the requested addresses. */
async function answerAsPlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Live' });
  });
  return asked;
}

const windowOf = (page: Page) => page.getByRole('region', { name: stream.title });
const moverOf = (page: Page) => windowOf(page).getByRole('button', { name: stream.move });

async function boxOf(page: Page) {
  const box = await windowOf(page).boundingBox();
  if (!box) throw new Error('There is no window of a stream.');
  return box;
}

/** Opens a page and interacts with it, because the stream is only requested then. */
async function lookAround(page: Page, path: string): Promise<void> {
  await page.goto(storeUrl() + path);
  await hydrated(page);
  await page.mouse.move(200, 200);
}

test(
  'a visitor moves, resizes, plays and closes a live stream with the keyboard alone',
  deep,
  async ({ page, context }) => {
    const asked = await answerAsPlayer(page);
    expect(await startStream(PLAYER)).toBe(200);
    await lookAround(page, '/products/all');
    await expect(windowOf(page)).toBeVisible();
    await expectAccessible(page);

    const before = await boxOf(page);
    await moverOf(page).focus();
    for (const key of ['ArrowUp', 'Shift+ArrowLeft', '-']) await page.keyboard.press(key);
    await expect.poll(() => boxOf(page)).toMatchObject({ width: before.width - 32 });
    const moved = await boxOf(page);
    expect(moved.x + moved.width).toBe(before.x + before.width - 64);
    expect(moved.y + moved.height).toBe(before.y + before.height - 16);
    // It never leaves the screen.
    for (let press = 0; press < 40; press++) await page.keyboard.press('Shift+ArrowDown');
    const { y, height } = await boxOf(page);
    expect(y + height).toBeLessThanOrEqual(900);

    expect(asked, 'nobody is asked before a press').toEqual([]);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(windowOf(page).getByRole('button', { name: stream.play })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(windowOf(page).locator('iframe')).toHaveAttribute('sandbox', /^((?!allow-top|allow-popups).)*$/);
    await expect(windowOf(page).frameLocator('iframe').getByText('Live')).toBeVisible();
    expect(asked).toEqual([PLAYER]);

    const put = await boxOf(page);
    await page.reload();
    await hydrated(page);
    await page.mouse.move(210, 210);
    await expect.poll(() => boxOf(page)).toEqual(put);

    await windowOf(page).getByRole('button', { name: stream.close }).focus();
    await page.keyboard.press('Enter');
    await expect(windowOf(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    const answered = page.waitForResponse(/streaming\/channel/);
    await page.mouse.move(220, 220);
    await answered;
    await expect(windowOf(page), 'closed for the visit').toHaveCount(0);
    // A later visit restores the chosen position.
    const visit = await context.newPage();
    await visit.setViewportSize({ width: 1440, height: 900 });
    await lookAround(visit, '/products/all');
    await expect.poll(() => boxOf(visit)).toEqual(put);
  },
);

test(
  'a live stream does not cover the buy bar of a phone, and is not shown during checkout',
  deep,
  async ({ page }) => {
    await answerAsPlayer(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await startStream(PLAYER)).toBe(200);
    await lookAround(page, '/product/windowsill-ficus');
    await expect(windowOf(page)).toBeVisible();
    await page.mouse.wheel(0, 4_000);
    const bar = page.getByRole('region', { name: words.en.ui.shop.buy.bar });
    await expect(bar).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page)).y + (await boxOf(page)).height - ((await bar.boundingBox())?.y ?? 0))
      .toBeLessThanOrEqual(0);
    await lookAround(page, '/order/shopping_cart');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(windowOf(page)).toHaveCount(0);
    // A page reached from there, without loading a document, shows it again.
    await page.locator('header').getByRole('link').first().click();
    await page.waitForURL(`${storeUrl()}/`);
    await windowOf(page).getByRole('button', { name: stream.play }).click();
    await expect(windowOf(page).frameLocator('iframe').getByText('Live')).toBeVisible();
  },
);

test('a live stream from a host that is not allowed is not shown', deep, async ({ page }) => {
  expect(await startStream('javascript:alert(1)')).toBe(400);
  expect(await startStream('https://evil.example/live')).toBe(200);
  await page.goto(storeUrl());
  await hydrated(page);
  const answered = page.waitForResponse(/streaming\/channel/);
  await page.mouse.move(200, 200);
  expect((await (await answered).json()).data.content).toContain('https://evil.example/live');
  // The response has been processed before the next frame is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(windowOf(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});
