import { readPage } from './plain-html.ts';
import {
  daily,
  deep,
  expect,
  fillSignIn,
  hydrated,
  leaveForSignIn,
  newShopper,
  open,
  say,
  test,
  words,
} from './shop.ts';

/* Browsers in other time zones, pages that extensions have changed, Back after a sign-out, and crawlers. */

const product = '/product/windowsill-ficus';

for (const [timezoneId, locale] of [
  ['Pacific/Kiritimati', 'ar'],
  ['Pacific/Honolulu', 'fr-CA'],
] as const) {
  test.describe(`a browser in ${timezoneId} that speaks ${locale}`, () => {
    test.use({ timezoneId, locale });

    test('shows the dates that the server has written', daily(locale === 'ar'), async ({ page }) => {
      for (const path of ['/', product, `${product}?reviews=5`, '/fr/products/activity_list', '/fr']) {
        await page.goto(path);
        const dates = () => page.getByRole('main').locator('time').allTextContents();
        const written = await dates();
        await hydrated(page);
        expect((await dates()).slice(0, written.length), path).toEqual(written);
      }
    });
  });
}

test(
  'a page that extensions have changed still works: a variant is chosen, and added to the cart',
  deep,
  async ({ page }) => {
    await page.addInitScript(() => {
      const change = () => {
        document.documentElement.setAttribute('data-extension', 'on');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        document.head.append(Object.assign(document.createElement('meta'), { name: 'of-an-extension' }));
        document.body.append(
          Object.assign(document.createElement('div'), { id: 'toolbar', textContent: 'Translate?' }),
        );
        for (const field of document.querySelectorAll('input, select')) field.setAttribute('data-lt-active', 'true');
      };
      document.addEventListener('readystatechange', () => document.readyState === 'interactive' && change());
    });
    await open(page, product);
    await expect(page.locator('#toolbar')).toBeAttached();
    const saved = page.waitForResponse('**/api/front/cart/save');
    await page.getByRole('main').getByRole('button', { name: words.en.ui.shop.buy.add }).first().click();
    await saved;
    const drawer = page.getByRole('dialog', { name: say('en', 'cart.panel') });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Promenade', exact: true }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(say('en', 'error.500.title'))).toHaveCount(0);
  },
);

test('a guest whose browser blocks cookies is told so above what was added, and on the page of the cart', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );
  await open(page, '/product/windowsill-ficus');
  await page.getByRole('button', { name: words.en.ui.shop.buy.add, exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: say('en', 'cart.panel') });
  const blocked = drawer.getByText(say('en', 'cart.cookiesBlocked'));
  const added = drawer.getByText(say('en', 'cart.added', { name: 'Windowsill ficus' })).last();
  await expect(added).toBeVisible();
  expect((await blocked.boundingBox())?.y).toBeLessThan((await added.boundingBox())?.y ?? 0);
  await drawer.getByRole('link', { name: say('en', 'cart.view') }).click();
  await expect(page.getByRole('main').getByText(say('en', 'cart.cookiesBlocked'))).toBeVisible();
});

test('Back after a sign-out shows nothing of the account', async ({ page }) => {
  const shopper = await newShopper();
  await leaveForSignIn(page, '/sign-in?return=/users/user_info');
  await fillSignIn(page, shopper);
  await page.waitForURL('**/users/user_info');
  await expect(page.getByRole('main')).toContainText(shopper.email);
  await page
    .getByRole('navigation', { name: say('en', 'account.overview') })
    .getByRole('button', { name: say('en', 'account.signOut') })
    .click();
  await page.waitForURL(/\/logout$/);
  await hydrated(page);
  await page.goBack();
  await hydrated(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: say('en', 'account.signIn'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(shopper.email)).toHaveCount(0);
  const fields = page.locator('input');
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).join())).not.toContain(
    '@',
  );
});

test(
  'a field has text of at least 16 px on a phone, because phones zoom in on smaller text',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of ['/', '/products/all', product, '/order/shopping_cart', '/register', '/forgotten-password']) {
      await open(page, path);
      const sizes = await page
        .locator('input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(Math.min(...sizes, 16), `${path}: ${sizes}`).toBe(16);
    }
  },
);

test('a page declares its canonical address and those in other languages, without the parameters of advertisements', async () => {
  for (const [path, own] of [
    ['/?utm_source=mail', '/'],
    [`${product}?utm_source=mail&fbclid=1`, product],
    ['/collections/fashion?utm_campaign=x', '/collections/fashion'],
    ['/products/all?page=2&gclid=1', '/products/all?page=2'],
    ['/products/all?sort=price-asc&page=2', '/products/all?page=2'],
    ['/merchant/merchant_street?utm_medium=x', '/merchant/merchant_street'],
  ] as const) {
    for (const prefix of ['', '/fr']) {
      const { document } = await readPage(prefix + (prefix && path.startsWith('/?') ? path.slice(1) : path));
      const pathOf = (selector: string) => {
        const { pathname, search } = new URL(document.querySelector(selector)?.getAttribute('href') ?? '');
        return pathname + search;
      };
      const french = own === '/' ? '/fr' : `/fr${own}`;
      expect(pathOf('link[rel=canonical]'), path).toBe(prefix ? french : own);
      expect(pathOf('link[hreflang=en]'), path).toBe(own);
      expect(pathOf('link[hreflang=fr]'), path).toBe(french);
      expect(pathOf('link[hreflang=x-default]'), path).toBe(own);
      expect((await readPage(prefix ? french : own)).status, path).toBe(200);
    }
  }
});
