import type { Page } from 'playwright/test';
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
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

/** Colours follow the system by style sheet alone: a page need not be loaded again to be seen in the dark. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

for (const path of openToAll) {
  test(`axe finds nothing on ${path}, in light and dark`, async ({ page }) => {
    await open(page, path);
    await expectAccessibleInBothThemes(page);
  });
}

test('axe finds nothing on the pages of an account, in light and dark', async ({ page }) => {
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

test('fr: from the home page to the account the shop speaks French', async ({ page }) => {
  await open(page, '/fr');
  await page
    .locator('header')
    .getByRole('link', { name: say('fr', 'nav.shopNow') })
    .click();
  await expect(page.locator('h1')).toHaveText(say('fr', 'list.allTitle'));
  await open(page, '/fr/product/windowsill-ficus');
  await page.getByRole('button', { name: words.fr.ui.commerce.buy.add, exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: words.fr.ui.patterns.cart.title })).toBeVisible();
  await leaveForSignIn(page, '/fr/sign-in?return=/fr/users/order_list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await fillSignIn(page, await newShopper());
  await page.waitForURL('**/fr/users/order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('fr', 'orders.title'));
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`${locale}: a list, a product and the footer can be read as plain HTML`, async ({ page }) => {
      await page.goto(at(locale, '/products/all'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      const about = page.getByRole('contentinfo').getByRole('link', { name: say(locale, 'footer.aboutUs') });
      await expect(about).toBeVisible();
      await page.goto(at(locale, '/product/windowsill-ficus'));
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(about).toBeVisible();
      expect(await page.locator('[style]').count()).toBe(0);
    });
  }
});

test('a French cookie leads the home page to /fr, and the prefix beats the cookie', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'fr', url: storeUrl() }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/fr\/?$/);
  await page.goto('/products/all');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('Back returns to the same place in a list', async ({ page }) => {
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

test('no page scrolls sideways on a small phone', async ({ page }) => {
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

test('the / key opens the search, but no key takes a dialog away from what is typed into it', async ({ page }) => {
  await open(page, '/products/all');
  const search = page.getByRole('dialog', { name: words.en.ui.patterns.search.title });
  await page.keyboard.press('/');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await page.getByLabel(words.en.ui.patterns.header.account, { exact: true }).click();
  await page.getByRole('link', { name: say('en', 'account.register') }).click();
  const registration = page.getByRole('dialog', { name: words.en.ui.account.registration.title });
  await registration.locator('[name=email]').fill('ada@example.com');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(search).toBeHidden();
  await expect(registration.locator('[name=email]')).toHaveValue('ada@example.com/');
});

test('what is taken out of the cart page can be put back', async ({ page }) => {
  await open(page, '/product/windowsill-ficus');
  await page.getByRole('button', { name: words.en.ui.commerce.buy.add }).first().click();
  await expect(page.getByRole('dialog', { name: words.en.ui.patterns.cart.title })).toBeVisible();
  const name = (await page.locator('h1').textContent()) ?? '';
  await open(page, '/order/shopping_cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.en.ui.commerce.cart.removeOf(name) }).click();
  await expect(main.getByText(say('en', 'cart.empty'))).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: say('en', 'cart.removed', { name }) })).toBeAttached();
  await main.getByRole('button', { name: words.en.ui.patterns.cart.undo }).click();
  await expect(main.getByRole('link', { name })).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
});

test('nothing typed into the registration can be sent before scripts run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${storeUrl()}/register`);
  await expect(page.getByRole('button', { name: words.en.ui.account.registration.submit })).toBeDisabled();
  await expect(page.locator('main noscript > *')).toContainText(say('en', 'account.needsScripts'));
  await context.close();
});

test('no script of the page can make a Trusted Types policy of its own', async ({ page, complaints }) => {
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
  // The browser names each violation, and this test is about nothing else.
  expect(complaints.every((complaint) => /policy|Trusted|trusted/.test(complaint))).toBe(true);
  complaints.length = 0;
});

test('a form sent too often before scripts run says so and keeps what was entered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const body = new URLSearchParams({ email: 'ada@example.com' });
  const send = async () =>
    (await fetch(`${storeUrl()}/newsletter`, { method: 'POST', body, redirect: 'manual' })).status;
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
