import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort, type Shop, startShop } from '../../tooling/shop.ts';
import { expect, expectAccessible, hydrated, test, words } from './shop.ts';

/* A live stream of the shop, from the operator's command to the window that a visitor moves and closes. */
const PLAYER = 'https://player.vimeo.com/event/1/embed';
const OPERATOR_TOKEN = 'the-operator-of-the-streaming-test';
const { stream } = words.en.ui.patterns;

let shop: Shop;
const dataDir = mkdtempSync(join(tmpdir(), 'promenade-streaming-'));

// A shop of its own: the window would stand before every other test.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const ports = { storePort: await freePort(), apiPort: await freePort() };
  shop = await startShop({ ...ports, dataDir, env: { WARM_PICTURES: 'off', OPERATOR_TOKEN } });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startStream(address: string): Promise<number> {
  const answer = await fetch(`${shop.apiUrl}/operator/stream/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  });
  return answer.status;
}

/** Stands in for the player, which this machine may not reach. Answers what was asked for. */
async function answerAsPlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Live' });
  });
  return asked;
}

const windowOf = (page: Page) => page.getByRole('region', { name: stream.title });
const moverOf = (page: Page) => windowOf(page).getByRole('button', { name: stream.move(stream.title) });

async function boxOf(page: Page) {
  const box = await windowOf(page).boundingBox();
  if (!box) throw new Error('There is no window of a stream.');
  return box;
}

/** Opens a page and looks around a little: only then is the stream looked for. */
async function lookAround(page: Page, path: string): Promise<void> {
  await page.goto(shop.storeUrl + path);
  await hydrated(page);
  await page.mouse.move(200, 200);
}

test('a stream is moved, resized, watched and closed with the keyboard alone', async ({ page, context }) => {
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
  // Another visit, at the place that was chosen.
  const visit = await context.newPage();
  await visit.setViewportSize({ width: 1440, height: 900 });
  await lookAround(visit, '/products/all');
  await expect.poll(() => boxOf(visit)).toEqual(put);
});

test('a stream stays off the bars of a phone, and off pages on which somebody pays', async ({ page }) => {
  await answerAsPlayer(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await startStream(PLAYER)).toBe(200);
  await lookAround(page, '/product/windowsill-ficus');
  await expect(windowOf(page)).toBeVisible();
  await page.mouse.wheel(0, 4_000);
  const bar = page.getByRole('region', { name: words.en.ui.commerce.buy.bar });
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => (await boxOf(page)).y + (await boxOf(page)).height - ((await bar.boundingBox())?.y ?? 0))
    .toBeLessThanOrEqual(0);
  await lookAround(page, '/order/shopping_cart');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(windowOf(page)).toHaveCount(0);
  // A page that is reached from there shows it again, in the same document.
  await page.locator('header').getByRole('link').first().click();
  await page.waitForURL(`${shop.storeUrl}/`);
  await windowOf(page).getByRole('button', { name: stream.play }).click();
  await expect(windowOf(page).frameLocator('iframe').getByText('Live')).toBeVisible();
});

test('a stream from anywhere else is shown to nobody', async ({ page }) => {
  expect(await startStream('javascript:alert(1)')).toBe(400);
  expect(await startStream('https://evil.example/live')).toBe(200);
  await page.goto(shop.storeUrl);
  await hydrated(page);
  const answered = page.waitForResponse(/streaming\/channel/);
  await page.mouse.move(200, 200);
  expect((await (await answered).json()).data.content).toContain('https://evil.example/live');
  // The answer is used before the next frame is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(windowOf(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});
