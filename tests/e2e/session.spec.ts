import { expect, fillSignIn, hydrated, leaveForSignIn, newShopper, open, say, test, words } from './shop.ts';

const accountOf = (name: string) => words.en.ui.patterns.header.accountOf(name);

test('while the identity provider is down a returning customer shops on as a guest, and is found again', async ({
  page,
  complaints,
}) => {
  const shopper = await newShopper();
  await leaveForSignIn(page, '/sign-in?return=/users/order_list');
  await fillSignIn(page, shopper);
  await page.waitForURL('**/users/order_list');
  await hydrated(page);

  await page.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, '/users/order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'session.unreachable'));

  await open(page, '/product/windowsill-ficus');
  const saved = page.waitForResponse('**/api/front/cart/save');
  await page.getByRole('button', { name: words.en.ui.commerce.buy.add, exact: true }).first().click();
  await saved;
  await open(page, '/order/shopping_cart');
  await expect(page.getByText(say('en', 'cart.joinsLater'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Windowsill ficus', exact: true })).toBeVisible();

  await page.unroute('**/oidc/**');
  await open(page, '/users/order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'orders.title'));
  await open(page, '/order/shopping_cart');
  await expect(page.getByRole('main').getByRole('link', { name: 'Windowsill ficus', exact: true })).toBeVisible();

  // Chromium writes an error for each 503 that this test gave; anything else is one.
  expect(complaints.filter((complaint) => !/status of 503/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test('a guest’s tab follows a sign-in in another one', async ({ page, context }) => {
  const shopper = await newShopper();
  const other = await context.newPage();
  await open(other, '/products/all');
  await leaveForSignIn(page, '/sign-in');
  await fillSignIn(page, shopper);
  await page.waitForURL((url) => !/oidc|callback/.test(url.pathname));
  await expect(other.getByLabel(accountOf(shopper.email.split('@')[0] ?? ''))).toBeVisible();
});
