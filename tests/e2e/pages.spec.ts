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

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`${scheme}`, () => {
    test.use({ colorScheme: scheme });

    for (const path of openToAll) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }

    test('axe finds nothing on the pages of an account', async ({ page }) => {
      const shopper = await newShopper();
      await leaveForSignIn(page, '/sign-in');
      await expectAccessible(page);
      await fillSignIn(page, shopper);
      await page.waitForURL((url) => !/oidc|callback/.test(url.pathname));
      for (const path of signedIn) {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      }
    });
  });
}

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`${locale}: a list, a product and a cart work as plain HTML`, async ({ page }) => {
      await page.goto(at(locale, '/products/all'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goto(at(locale, '/product/windowsill-ficus'));
      await expect(page.locator('h1')).not.toBeEmpty();
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

test('Ctrl+K opens the search, but takes no dialog away from what is typed into it', async ({ page }) => {
  await open(page, '/products/all');
  const search = page.getByRole('dialog', { name: words.en.ui.patterns.search.title });
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await page.getByLabel(words.en.ui.patterns.header.account, { exact: true }).click();
  await page.getByRole('link', { name: say('en', 'account.register') }).click();
  const registration = page.getByRole('dialog', { name: words.en.ui.patterns.registration.title });
  await registration.locator('[name=email]').fill('ada@example.com');
  await page.keyboard.press('Control+k');
  await expect(search).toBeHidden();
  await expect(registration.locator('[name=email]')).toHaveValue('ada@example.com');
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
  await expect(page.getByRole('button', { name: words.en.ui.patterns.registration.submit })).toBeDisabled();
  await expect(page.locator('main noscript > *')).toContainText(say('en', 'account.needsScripts'));
  await context.close();
});
