import type { Page } from 'playwright/test';
import { readPage, textOf } from './plain-html.ts';
import {
  at,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  freshNetwork,
  hydrated,
  leaveForSignIn,
  locales,
  newShopper,
  open,
  say,
  storeUrl,
  test,
  words,
} from './shop.ts';

const openToAll = [
  '/',
  '/products/all',
  '/products/product_search?title=lamp',
  '/collections/fashion',
  '/collections/shoes',
  '/collections/sneakers',
  '/product/windowsill-ficus',
  '/order/shopping_cart',
  '/register',
  '/logout',
  '/callback?error=access_denied&state=none',
  '/order/payment_result',
  '/no-such-page',
];
const signedIn = ['/users/order_list', '/users/address_list', '/order/order_detail?orderNo=PT0000000000000000'];

/** Colours depend on the stylesheet only, so the page need not be reloaded for the other colour mode. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

for (const path of openToAll) {
  test(`axe finds nothing on ${path}, in light and dark`, deep, async ({ page }) => {
    await open(page, path);
    await expectAccessibleInBothThemes(page);
  });
}

test('axe finds nothing on the pages of an account, in light and dark', deep, async ({ page }) => {
  const shopper = await newShopper();
  await leaveForSignIn(page, '/sign-in');
  await expectAccessibleInBothThemes(page);
  await fillSignIn(page, shopper);
  await page.waitForURL((url) => !/oidc|callback/.test(url.pathname));
  for (const path of signedIn) {
    await open(page, path);
    await expectAccessibleInBothThemes(page);
  }
});

test('the shop speaks French from the home page to the account', deep, async ({ page }) => {
  await open(page, '/fr');
  await page
    .locator('header')
    .getByRole('link', { name: say('fr', 'nav.shopNow') })
    .click();
  await expect(page.locator('h1')).toHaveText(say('fr', 'list.allTitle'));
  await open(page, '/fr/product/windowsill-ficus');
  await page.getByRole('button', { name: words.fr.ui.shop.buy.add, exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: say('fr', 'cart.panel') })).toBeVisible();
  await leaveForSignIn(page, '/fr/sign-in?return=/fr/users/order_list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await fillSignIn(page, await newShopper());
  await page.waitForURL('**/fr/users/order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('fr', 'orders.title'));
});

for (const locale of locales) {
  test(`a list, a product and the footer can be read without scripts (${locale})`, async () => {
    const about = (document: Document) =>
      [...document.querySelectorAll('footer a')].some((link) => textOf(link) === say(locale, 'footer.aboutUs'));
    const list = await readPage(at(locale, '/products/all'));
    expect(list.document.documentElement.lang).toBe(locale);
    expect(textOf(list.document.querySelector('main li'))).not.toBe('');
    expect(about(list.document)).toBe(true);
    const product = await readPage(at(locale, '/product/windowsill-ficus'));
    expect(textOf(product.document.querySelector('h1'))).not.toBe('');
    expect(about(product.document)).toBe(true);
    expect(product.document.querySelectorAll('[style]')).toHaveLength(0);
  });
}

test('a French cookie redirects the home page to /fr; on other pages the address decides', async () => {
  const cookie = 'locale=fr';
  const home = await readPage('/', { cookie });
  expect(home.status).toBe(302);
  expect(home.headers.get('location')).toMatch(/\/fr\/?$/);
  expect((await readPage('/products/all', { cookie })).document.documentElement.lang).toBe('en');
});

test('Back returns to the same position in a list', deep, async ({ page }) => {
  await open(page, '/products/all');
  const link = page.getByRole('main').getByRole('listitem').nth(14).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/(product|p)\//);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/products\/all/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
});

test('no page scrolls sideways on a small phone', deep, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/',
    '/fr',
    '/products/all',
    '/fr/product/windowsill-ficus',
    '/order/shopping_cart',
    '/register',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expectNoSidewaysScroll(page);
  }
});

test('the / key opens the search, but not while the shopper types into a dialog', deep, async ({ page }) => {
  await open(page, '/products/all');
  const search = page.getByRole('dialog', { name: words.en.ui.shop.search.title });
  await page.keyboard.press('/');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await page.getByLabel(words.en.ui.shop.header.account, { exact: true }).click();
  await page.getByRole('link', { name: say('en', 'account.register') }).click();
  const registration = page.getByRole('dialog', { name: say('en', 'register.title') });
  await registration.locator('[name=email]').fill('ada@example.com');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(search).toBeHidden();
  await expect(registration.locator('[name=email]')).toHaveValue('ada@example.com/');
});

test('removing a product from the cart page can be undone', deep, async ({ page }) => {
  await open(page, '/product/windowsill-ficus');
  await page.getByRole('button', { name: words.en.ui.shop.buy.add }).first().click();
  await expect(page.getByRole('dialog', { name: say('en', 'cart.panel') })).toBeVisible();
  const name = (await page.locator('h1').textContent()) ?? '';
  await open(page, '/order/shopping_cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.en.ui.shop.cart.removeOf(name) }).click();
  await expect(main.getByText(say('en', 'cart.empty'))).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: say('en', 'cart.removed', { name }) })).toBeAttached();
  await main.getByRole('button', { name: words.en.ui.primitives.undo }).click();
  await expect(main.getByRole('link', { name })).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
});

test('without scripts the registration cannot be sent, and says that it needs them', async () => {
  const { document } = await readPage('/register');
  const button = [...document.querySelectorAll('main button')].find(
    (each) => textOf(each) === say('en', 'register.submit'),
  );
  expect(button?.hasAttribute('disabled')).toBe(true);
  expect(textOf(document.querySelector('main noscript'))).toContain(say('en', 'account.needsScripts'));
});

test('scripts of a page cannot create a Trusted Types policy', async ({ page, complaints }) => {
  await open(page, '/');
  const outcomes = await page.evaluate(() => {
    interface Factory {
      createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
    }
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const tried = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const create = (name: string) => () => void trustedTypes.createPolicy(name, { createHTML: (text) => text });
    return [
      ...['default', 'anything'].map((name) => tried(create(name))),
      tried(() => {
        document.body.innerHTML = '<p>text</p>';
      }),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
  // The browser logs each violation, and this test causes no other errors.
  expect(complaints.every((complaint) => /policy|Trusted|trusted/.test(complaint))).toBe(true);
  complaints.length = 0;
});

test('a form sent too often without scripts says so and keeps the typed text', deep, async ({ browser }) => {
  // A separate network, because other tests subscribe too.
  const headers = { 'x-forwarded-for': freshNetwork() };
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers });
  const page = await context.newPage();
  const body = new URLSearchParams({ email: 'ada@example.com' });
  const send = async () =>
    (await fetch(`${storeUrl()}/newsletter`, { method: 'POST', headers, body, redirect: 'manual' })).status;
  let status = await send();
  for (let sent = 1; status === 303 && sent < 200; sent++) status = await send();
  expect(status).toBe(429);
  await page.goto(`${storeUrl()}/fr`);
  await page.locator('form[action="/newsletter"] [name=email]').fill('ada@example.com');
  await page.locator('form[action="/newsletter"] button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue('ada@example.com');
  await context.close();
});
