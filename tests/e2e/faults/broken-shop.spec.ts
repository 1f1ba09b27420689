import { expect, type Page } from 'playwright/test';
import { fr } from '../../../packages/storefront-sdk/src/errors/texts/fr.ts';
import { placeOrder } from '../pay-shop.ts';
import { deep } from '../shop.ts';
import { test } from './fault-test.ts';
import { list } from './flows/browse.ts';
import { checkout } from './flows/orders.ts';
import { load, visit } from './stage.ts';
import { expectPage } from './verdict.ts';

/* Runs the checks of the fault matrix on a shop that is broken on purpose, to show that they detect it. */
const isCode = (url: URL) => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js');

/** Removes the error boundaries from the shop's code, and lets its next page fail. */
async function withoutBoundaries(page: Page): Promise<void> {
  await page.route(isCode, async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll('static getDerivedStateFromError(', 'static leftOut(')
      .replaceAll('}componentDidCatch(', '}leftOut(');
    const failing = text.replace(/[\w$]+ as Component\b/, 'failingPart as Component');
    const thrower = 'const failingPart=()=>{throw new Error("Nobody catches this.")};';
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: failing === text ? text : thrower + failing });
  });
}

test('a white screen and an uncaught error are detected', deep, async ({ stageFor }) => {
  const { page, complaints } = await stageFor(list, 'en')();
  await withoutBoundaries(page);
  await page.goto('/service/privacy_policy');
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await expect(expectPage(page, 'en', 500)).rejects.toThrow(/header|white screen|Target/);
});

test('an endless spinner, another language and a missing value are detected', async ({ stageFor }) => {
  const stage = await stageFor(list, 'en')();
  const { page } = stage;
  await load(page, '/service/privacy_policy');
  await visit(page, '/products/all');
  await list.done(stage);
  await expectPage(page, 'en', 500);
  for (const [attribute, words, complaint] of [
    ['aria-busy', 'One moment', /busy/],
    ['title', fr.network, /language/],
    ['title', 'undefined items', /missing/],
  ] as const) {
    await page.evaluate(
      ([name, text]) => {
        const part = document.createElement('p');
        part.id = 'spoilt';
        part.setAttribute(name, 'true');
        part.textContent = text;
        document.querySelector('main')?.append(part);
      },
      [attribute, words] as const,
    );
    await expect(expectPage(page, 'en', 500)).rejects.toThrow(complaint);
    await page.evaluate(() => document.querySelector('#spoilt')?.remove());
  }
});

test('a second order is detected', deep, async ({ stageFor }) => {
  const stage = await stageFor(checkout, 'en')();
  await checkout.prepare?.(stage);
  if (!stage.shop) throw new Error('An order belongs to an account.');
  await placeOrder(stage.shop, 'sandbox');
  await checkout.once?.(stage);
  await placeOrder(stage.shop, 'sandbox');
  await expect(checkout.once?.(stage)).rejects.toThrow(/one order/);
});
