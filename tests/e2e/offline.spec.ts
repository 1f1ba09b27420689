import type { Page } from 'playwright/test';
import { at, expect, expectAccessible, hydrated, open, say, test, words } from './shop.ts';

/* Without a connection: visited pages can be read, personal pages are not stored, and changes to the cart are sent later. */
test.use({ serviceWorkers: 'allow' });

/** Requests for the catalogue that were under way when the connection was lost: the service worker answers them with an error. */
const lost = /net::ERR_FAILED \S*\/(?:media|api\/front\/(?:product|store|coupons))\//;
test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !lost.test(text)));
});

const FICUS = '/product/windowsill-ficus';

/** Looks at a page long enough for it to be kept. */
async function lookAt(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.mouse.move(200, 200);
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path), { message: path })
    .toBe(true);
}

/** Everything that the browser keeps, by address. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses;
  });

const offlineTitle = { en: 'No connection', fr: 'Pas de connexion' };

test('without a connection visited pages can be read again, others say that they need one', async ({
  page,
  context,
}) => {
  await lookAt(page, '/');
  await lookAt(page, FICUS);
  // A page that was reached without a document is kept as well.
  await page.getByRole('navigation', { name: words.en.ui.primitives.breadcrumbs }).getByRole('link').nth(1).click();
  await page.waitForURL((url) => url.pathname !== FICUS);
  const { pathname: category } = new URL(page.url());
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), category)).toBe(true);

  await context.setOffline(true);
  for (const path of ['/', FICUS, category]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
    await expect(page.getByText(say('en', 'offline.text')).first()).toBeVisible();
  }
  for (const [locale, path] of [
    ['en', '/order/shopping_cart'],
    ['en', '/users/order_list'],
    ['en', '/order/order_confirm'],
    ['fr', '/merchant/merchant_street'],
  ] as const) {
    await page.goto(at(locale, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineTitle.fr);
});

test('changes to the cart without a connection survive a reload and are sent later', async ({ page, context }) => {
  const { ui } = words.en;
  await lookAt(page, FICUS);
  await page.getByRole('main').getByRole('button', { name: ui.commerce.buy.add }).first().click();
  const drawer = page.getByRole('dialog', { name: ui.patterns.cart.title });
  const quantity = drawer.getByRole('spinbutton').first();
  await expect(quantity).toHaveValue('1');

  await context.setOffline(true);
  await drawer.getByRole('button', { name: ui.commerce.quantity.increase }).first().click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await page.mouse.move(220, 220);
  await expect(
    page.locator('header').getByRole('button', { name: ui.patterns.header.cart(2), exact: true }),
  ).toBeVisible();
  // The shop itself has it, not this page alone.
  await open(page, '/order/shopping_cart');
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('2');
});

test('the service worker stores no account pages, and nothing for visitors who save data', async ({
  page,
  browser,
}) => {
  await lookAt(page, FICUS);
  await page.getByRole('main').getByRole('button', { name: words.en.ui.commerce.buy.add }).first().click();
  await expect(page.getByRole('dialog', { name: words.en.ui.patterns.cart.title })).toBeVisible();
  for (const path of ['/order/shopping_cart', '/sign-in', '/users']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await open(page, FICUS);
  const kept = await keptBy(page);
  expect(kept).toContain(FICUS);
  expect(
    kept.filter((path) => /^\/(order|users|oidc|sign-in|callback)|\/(cart|user|login|order)\//.test(path)),
  ).toEqual([]);

  const saving = await browser.newContext({ serviceWorkers: 'allow', baseURL: new URL(page.url()).origin });
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const other = await saving.newPage();
  await other.clock.install();
  await open(other, FICUS);
  await other.mouse.move(200, 200);
  await other.waitForLoadState('networkidle');
  await other.clock.runFor(10_000);
  expect(await other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await keptBy(other)).toEqual([]);
  await saving.close();
});
