import { SHOP_CLOSED_CODE } from '../../packages/storefront-sdk/src/errors/storefront-error.ts';
import { deep, expect, fillSignIn, leaveForSignIn, newShopper, open, openAs, say, test, words } from './shop.ts';

const accountOf = (name: string) => words.en.ui.shop.header.accountOf(name);

test('while the identity provider is down a returning shopper can shop as a guest, and is signed in again afterwards', async ({
  page,
  complaints,
}) => {
  const shopper = await newShopper();
  await openAs(page, shopper, '/users/order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'orders.title'));

  await page.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, '/users/order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'session.unreachable'));

  await open(page, '/product/windowsill-ficus');
  const saved = page.waitForResponse('**/api/front/cart/save');
  await page.getByRole('button', { name: words.en.ui.shop.buy.add, exact: true }).first().click();
  await saved;
  await open(page, '/order/shopping_cart');
  await expect(page.getByText(say('en', 'cart.joinsLater'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Windowsill ficus', exact: true })).toBeVisible();

  await page.unroute('**/oidc/**');
  await open(page, '/users/order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'orders.title'));
  await open(page, '/order/shopping_cart');
  await expect(page.getByRole('main').getByRole('link', { name: 'Windowsill ficus', exact: true })).toBeVisible();

  // Chromium logs an error for each 503 that this test caused; any other error is a failure.
  expect(complaints.filter((complaint) => !/status of 503/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('signing in in one tab returns to the part of the page that it began at, and signs in the other tabs', async ({
  page,
  context,
}) => {
  const shopper = await newShopper();
  const other = await context.newPage();
  await open(other, '/products/all');
  await open(page, '/product/windowsill-ficus#reviews');
  await page.getByLabel(words.en.ui.shop.header.account).first().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('en', 'account.signIn'), exact: true })
    .click();
  await page.waitForURL(/\/oidc\//);
  await fillSignIn(page, shopper);
  // The part of the page that was shown is shown again, also in the other language.
  await page.waitForURL(/\/product\/windowsill-ficus#reviews$/);
  await expect(other.getByLabel(accountOf(shopper.email.split('@')[0] ?? ''))).toBeVisible();
});

for (const how of ['throws', 'never answers']) {
  test(`a shopper signs in in a private window whose key store ${how}`, deep, async ({ page }) => {
    await page.addInitScript((refuses) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const get = refuses ? refuse : () => ({ open: () => ({}) });
      Object.defineProperty(window, 'indexedDB', { get });
    }, how === 'throws');
    const shopper = await newShopper();
    await leaveForSignIn(page, '/sign-in');
    await fillSignIn(page, shopper);
    await page.waitForURL((url) => !/oidc|callback/.test(url.pathname));
    const account = page.getByLabel(accountOf(shopper.email.split('@')[0] ?? ''));
    await account.click();
    await page
      .getByRole('link', { name: say('en', 'orders.title') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'orders.title'));
  });
}

test(
  'a visit is started once, ended when its last page is closed, and resumed on the next page',
  deep,
  async ({ page }) => {
    // Playwright does not report requests that outlive their page, so the tab records them itself.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const [, call] = /\/api\/front\/session\/(.+)$/.exec(`${input}`) ?? [];
        if (call) sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''} ${call}`);
        return fetch(input, init);
      };
    });
    const kept = () => page.evaluate(() => localStorage.getItem('promenade.session.1'));
    await open(page, '/');
    await expect.poll(kept).toContain('"isStarted":true');
    const goneOn = page.waitForResponse('**/api/front/session/resume');
    await open(page, '/products/all');
    expect((await goneOn).status()).toBe(200);
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(' start end resume');
  },
);

test(
  'while the shop is closed a page says so, keeps the typed text and recovers without a reload',
  deep,
  async ({ page, complaints }) => {
    await page.clock.install();
    await open(page, '/products/all');
    const closed = page.getByText(say('en', 'closed.text'));
    await page.route('**/api/front/**', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'content-type': 'application/json', 'retry-after': '40' },
        body: JSON.stringify({ code: SHOP_CLOSED_CODE, message: 'The shop is being updated', data: null }),
      }),
    );
    const email = page.getByRole('contentinfo').getByRole('textbox');
    await email.fill('someone@shop.example');
    await email.press('Enter');
    await expect(closed).toBeVisible();
    await expect(email).toHaveValue('someone@shop.example');
    await page.clock.runFor(10_000);
    await expect(closed).toBeVisible();

    await page.unroute('**/api/front/**');
    await page.clock.runFor(10_000);
    await expect(closed).toBeHidden();
    await expect(email).toHaveValue('someone@shop.example');
    expect(complaints.filter((complaint) => !/status of 503/.test(complaint))).toEqual([]);
    complaints.length = 0;
  },
);
