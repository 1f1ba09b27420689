import type { Page } from 'playwright/test';
import { visitsOf } from './page-table.ts';
import { test } from './pay-shop.ts';
import {
  apiUrl,
  at,
  daily,
  deep,
  expect,
  expectAccessible,
  hydrated,
  locales,
  operate,
  say,
  storeUrl,
  words,
} from './shop.ts';

const ID = 'G-ABCDEF1234';

// In the second shop, where no other test runs at the same time, because the consent question is shown on every page.
test.describe.configure({ mode: 'default' });
const details = async () => (await fetch(`${apiUrl()}/api/front/store/details`)).text();
test.beforeAll(async ({ running: _ }) => {
  await operate('shop/set', { setting: 'gtmId', value: ID });
  await expect.poll(details, { timeout: 60_000 }).toContain(ID);
});
// The second shop takes payments through Stripe, whose script its product pages load for the wallets.
test.beforeEach(({ context }) =>
  context.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
);
test.afterAll(async () => {
  await operate('shop/set', { setting: 'gtmId', value: 'none' });
});

/** Responds for Google, which tests cannot reach. Returns the requested addresses. */
async function google(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** The names of the commands in the queue for Google's script. */
const commands = (page: Page) =>
  page.evaluate(() => {
    const layer = Reflect.get(globalThis, 'dataLayer') as ArrayLike<unknown>[] | undefined;
    return (layer ?? []).map((entry) => Array.from(entry).slice(0, 2).join(' '));
  });

/** The data of the first event with a name in the queue for Google's script. */
const factsOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const layer = Reflect.get(globalThis, 'dataLayer') as ArrayLike<unknown>[] | undefined;
    return (layer ?? []).find((entry) => entry[1] === wanted)?.[2];
  }, name);

/** The web vitals in the queue for Google's script. */
const measurements = (page: Page) =>
  page.evaluate(() => {
    const layer = Reflect.get(globalThis, 'dataLayer') as ArrayLike<unknown>[] | undefined;
    return (layer ?? []).filter((entry) => entry[1] === 'web_vitals').map((entry) => entry[2]);
  });

for (const locale of locales) {
  test(
    `nothing is measured before a shopper consents, nor after a refusal (${locale})`,
    daily(locale === 'en'),
    async ({ page }) => {
      const asked = await google(page);
      const foreign = await foreignHosts(page);
      await page.goto(storeUrl() + at(locale, '/'));
      await hydrated(page);
      const banner = page.getByRole('region', { name: say(locale, 'consent.title') });
      await expect(banner).toBeVisible();
      await expectAccessible(page);
      await banner.getByRole('button', { name: say(locale, 'consent.reject') }).click();
      await expect(banner).toBeHidden();
      await page.reload();
      await hydrated(page);
      await expect(async () => {
        await page.getByRole('button', { name: say(locale, 'footer.consent') }).click();
        await expect(banner).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(asked).toEqual([]);
      expect(foreign.requests).toEqual([]);
      expect(await foreign.cookies()).toEqual([]);
      expect(await commands(page)).toEqual([]);
    },
  );
}

test('page views and purchases are measured after consent, but not in the account', deep, async ({ page }) => {
  const asked = await google(page);
  await page.goto(`${storeUrl()}/products/all`);
  await hydrated(page);
  const banner = page.getByRole('region', { name: say('en', 'consent.title') });
  await banner.getByRole('button', { name: say('en', 'consent.choose') }).click();
  await banner.getByRole('checkbox', { name: say('en', 'consent.analytics') }).check();
  await banner.getByRole('button', { name: say('en', 'consent.save') }).click();
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  await expect.poll(() => commands(page)).toContain('event page_view');
  await expect.poll(() => commands(page)).toContain('event view_item_list');
  const count = async (name: string) => (await commands(page)).filter((each) => each === `event ${name}`).length;
  const chosen = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const chosenName = await chosen.textContent();
  await chosen.click();
  await page.waitForURL('**/product/**');
  await expect.poll(() => count('view_item')).toBe(1);
  expect(await count('select_item')).toBe(1);
  expect(await factsOf(page, 'select_item')).toMatchObject({
    item_list_name: 'products',
    items: [{ item_name: chosenName }],
  });
  const drawer = page.getByRole('dialog', { name: say('en', 'cart.panel') });
  const openCart = page.locator('header').getByRole('button', { name: words.en.ui.shop.header.cart(1) });
  await page.getByRole('main').getByRole('button', { name: words.en.ui.shop.buy.add }).first().click();
  await expect(drawer).toBeVisible();
  await expect.poll(() => count('view_cart')).toBe(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await openCart.click();
  await expect(drawer).toBeVisible();
  await expect.poll(() => count('view_cart')).toBe(2);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // The web vitals are reported when the page is hidden.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(await measurements(page)).toHaveLength(1);
  }).toPass();
  const [vitals] = await measurements(page);
  expect(vitals).toMatchObject({
    lcp_ms: expect.any(Number),
    cls: expect.any(Number),
    fcp_ms: expect.any(Number),
    ttfb_ms: expect.any(Number),
  });
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));

  await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true));
  // With the keyboard, because the lists above the footer load when it comes into view, and would move it away from under a pointer.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('en', 'account.orders') })
    .press('Enter');
  await page.waitForURL('**/users/order_list');
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(await commands(page)).toEqual([]);
});

/** Requests to other hosts than the shop's, from the browser's network log, and the cookies of other hosts. */
async function foreignHosts(page: Page): Promise<{ requests: string[]; cookies(): Promise<string[]> }> {
  const requests: string[] = [];
  const log = await page.context().newCDPSession(page);
  await log.send('Network.enable');
  log.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (/^https?:/.test(url) && new URL(url).hostname !== 'localhost') requests.push(url);
  });
  return {
    requests,
    async cookies() {
      const { cookies } = await log.send('Network.getAllCookies');
      return cookies.filter(({ domain }) => domain !== 'localhost').map(({ name, domain }) => `${domain} ${name}`);
    },
  };
}

test('a live stream is shown after the consent question is answered', deep, async ({ page }) => {
  await google(page);
  await operate('stream/start', { address: 'https://player.vimeo.com/event/1/embed' });
  await page.goto(`${storeUrl()}/products/all`);
  await hydrated(page);
  const banner = page.getByRole('region', { name: say('en', 'consent.title') });
  const stream = page.getByRole('region', { name: say('en', 'stream.title') });
  await expect(banner).toBeVisible();
  await page.mouse.move(200, 200);
  await page.waitForLoadState('networkidle');
  await expect(stream).toHaveCount(0);
  await banner.getByRole('button', { name: say('en', 'consent.reject') }).click();
  await expect(stream).toBeVisible();
  // When the question is opened again, the stream stays and does not cover it.
  await page.getByRole('button', { name: say('en', 'footer.consent') }).click();
  await expect(banner).toBeVisible();
  await expect(stream).toBeVisible();
  await operate('stream/stop', {});
});

for (const choice of ['unasked', 'refused'] as const) {
  test(`no page sends a request to another host while consent is ${choice}`, deep, async ({ page }) => {
    test.setTimeout(900_000);
    await google(page);
    const foreign = await foreignHosts(page);
    const banner = page.getByRole('region', { name: say('en', 'consent.title') });
    await page.goto(storeUrl());
    await hydrated(page);
    await expect(banner).toBeVisible();
    if (choice === 'refused') await banner.getByRole('button', { name: say('en', 'consent.reject') }).click();
    const visits = Object.values(await visitsOf(apiUrl())).map((each) => [...each]);
    for (const { path } of visits.flat().filter(({ as }) => !as)) {
      await page.goto(storeUrl() + path);
      await hydrated(page);
      // The code that measures also shows the question.
      await page.waitForLoadState('networkidle');
      expect(foreign.requests, path).toEqual([]);
      expect(await foreign.cookies(), path).toEqual([]);
    }
    // The same log records requests after the consent; events from before the consent are never sent.
    await page.goto(`${storeUrl()}/`);
    await hydrated(page);
    if (choice === 'refused') await page.getByRole('button', { name: say('en', 'footer.consent') }).click();
    await expect(async () => {
      await banner.getByRole('button', { name: say('en', 'consent.accept') }).click({ timeout: 2_000 });
    }).toPass();
    await page.goto(`${storeUrl()}/products/all`);
    await hydrated(page);
    await expect.poll(() => foreign.requests.join()).toContain('googletagmanager.com');
  });
}
