import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import {
  apiUrl,
  at,
  daily,
  deep,
  expect,
  expectNoSidewaysScroll,
  issueTexts,
  open,
  say,
  storeUrl,
  test,
  words,
} from './shop.ts';

const FICUS = 'windowsill-ficus';
const SWIMSUIT = 'regatta-swimsuit';

/** Creates a guest's cart with one unit of each product; returns its id. */
async function cartOf(...slugs: string[]): Promise<string> {
  const uuid = randomBytes(16).toString('hex');
  const lines = await Promise.all(
    slugs.map(async (slug) => {
      const { data } = await (await fetch(`${apiUrl()}/api/front/product/detail/listed/${slug}`)).json();
      const [variant] = Object.values(data.productValue) as { id: number }[];
      return {
        ...{ productId: data.productInfo.id, productAttrUnique: variant?.id },
        ...{ cartNum: 1, storeId: 1, uuid },
      };
    }),
  );
  const body = JSON.stringify(lines);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${apiUrl()}/api/front/cart/save`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ code: 200 });
  return uuid;
}

async function fill(context: BrowserContext, ...slugs: string[]): Promise<void> {
  await context.addCookies([{ name: 'cartUuid', value: await cartOf(...slugs), url: storeUrl() }]);
}

test('checkout needs a selected product; products that are no longer sold are listed apart', deep, async ({ page }) => {
  const { cart } = words.en.ui.shop;
  const please = issueTexts.en.selectProduct;
  await fill(page.context(), FICUS, SWIMSUIT);
  await open(page, '/order/shopping_cart');
  const main = page.getByRole('main');

  await test.step('nothing is ticked: page and drawer say so, and ticking a product enables the checkout again', async () => {
    const everything = main.getByRole('checkbox', { name: say('en', 'cart.all'), exact: true });
    const swimsuit = main.getByRole('checkbox', { name: cart.choose('Regatta swimsuit') });
    await swimsuit.uncheck();
    expect(await everything.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await everything.check();
    await expect(swimsuit).toBeChecked();
    await everything.uncheck();
    await main.getByRole('button', { name: say('en', 'cart.checkout') }).click();
    await expect(main.getByText(please)).toBeVisible();
    await expect(page).toHaveURL(/shopping_cart$/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.en.ui.shop.header.cart(2) })
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: say('en', 'cart.buyNow') }).click();
    await expect(drawer.getByText(please)).toBeVisible();
    await page.keyboard.press('Escape');
    await swimsuit.check();
    await expect(main.getByText(please)).toBeHidden();
  });

  await test.step('products that are no longer sold cannot be ticked, and are removed at once', async () => {
    // The shop still sells both: only the responses to this browser say otherwise.
    await page.route(/\/cart\/list\?/, async (route) => {
      const url = new URL(route.request().url());
      const isValid = url.searchParams.get('isValid') === 'true';
      url.searchParams.set('isValid', 'true');
      const response = await route.fetch({ url: `${url}` });
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: isValid ? [] : answer.data } });
    });
    await open(page, '/order/shopping_cart');
    const unavailable = page.getByRole('region', { name: say('en', 'cart.unavailable') });
    await expect(unavailable.getByRole('link', { name: 'Regatta swimsuit' })).toBeVisible();
    await expect(unavailable.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('button', { name: say('en', 'cart.removeUnavailable') }).click();
    await expect(unavailable).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('without scripts a guest adds to the cart, changes a quantity and removes products', async ({ browser }) => {
  const { shop } = words.fr.ui;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await fill(context, SWIMSUIT);
  const page = await context.newPage();
  const main = page.getByRole('main');
  // Variants are identified by their values in the page's language.
  await page.goto(at('fr', `/product/${FICUS}`));
  await main.getByRole('button', { name: shop.buy.add }).first().click();
  await expect(page).toHaveURL(/\/fr\/order\/shopping_cart$/);
  const sections = main.getByRole('region');
  await expect(sections).toHaveCount(2);
  const ficus = sections.filter({ has: page.locator(`a[href$="${FICUS}"]`) });
  await ficus.getByRole('textbox', { name: shop.quantity.labelOf('Ficus du rebord') }).fill('3');
  await ficus.getByRole('button', { name: say('fr', 'cart.update') }).click();
  await expect(ficus.getByText('102,00')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(main.locator('[aria-busy=true]')).toBeHidden();
  for (const left of [1, 0]) {
    await sections
      .first()
      .getByRole('button', { name: new RegExp(`^${shop.cart.removeOf('').trim()}`) })
      .click();
    await expect(sections).toHaveCount(left);
  }
  await expect(main.locator('noscript h2')).toHaveText(say('fr', 'cart.empty'));
  await context.close();
});

test('the server shows a guest’s cart only to the browser that holds its id', async () => {
  const own = await cartOf(FICUS);
  const shown = async (cookie: string) =>
    (await fetch(`${storeUrl()}/order/shopping_cart`, { headers: { cookie } })).text();
  expect(await shown(`cartUuid=${own}`)).toContain(`/product/${FICUS}`);
  for (const cookie of ['', `cartUuid=${'0'.repeat(32)}`, 'cartUuid=1']) {
    expect(await shown(cookie)).not.toContain(`/product/${FICUS}`);
  }
});

for (const locale of ['en', 'fr'] as const) {
  test(
    `a link to a cart shows its items, and adds nothing before the button is pressed (${locale})`,
    daily(locale === 'en'),
    async ({ page }) => {
      const ids = await Promise.all(
        [FICUS, SWIMSUIT].map(async (slug) => {
          const { data } = await (await fetch(`${apiUrl()}/api/front/product/detail/listed/${slug}`)).json();
          return (Object.values(data.productValue) as { id: number }[])[0]?.id;
        }),
      );
      const writes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && /\/(?:cart|preorder|order|coupon)/.test(request.url()))
          writes.push(request.url());
      });
      await open(page, at(locale, `/order/link?items=${FICUS}:${ids[0]}:2,${SWIMSUIT}:${ids[1]},gone-for-good:1`));
      const main = page.getByRole('main');
      const lines = main.getByRole('list', { name: say(locale, 'cartLink.label') }).getByRole('listitem');
      await expect(lines).toHaveCount(2);
      await expect(main.getByText(/One item is sold out|Un article est épuisé/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(writes).toEqual([]);
      await main.getByRole('button', { name: say(locale, 'cartLink.add'), exact: true }).click();
      await expect(page).toHaveURL(/\/order\/shopping_cart$/);
      await expect(main.locator(`a[href$="${FICUS}"], a[href$="${SWIMSUIT}"]`).first()).toBeVisible();
      expect(writes).toHaveLength(1);
    },
  );
}

test('a link to the checkout offers a guest the ways to buy, and places no order', deep, async ({ page }) => {
  const { data } = await (await fetch(`${apiUrl()}/api/front/product/detail/listed/${FICUS}`)).json();
  const [variant] = Object.values(data.productValue) as { id: number }[];
  const { data: offers } = await (
    await fetch(`${apiUrl()}/api/front/coupons?page=1&limit=1&productId=${data.productInfo.id}`)
  ).json();
  const [coupon] = offers.list as { id: number; name: string }[];
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/coupon/receive')) claims.push(request.url());
  });
  await open(page, `/order/link?items=${FICUS}:${variant?.id}&coupon=${coupon?.id}&to=checkout`);
  await expect(page.getByRole('heading', { name: coupon?.name })).toBeVisible();
  expect(claims).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('en', 'cartLink.checkout') })
    .click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?from=product/);
  await expect(page.getByRole('heading', { level: 2, name: say('en', 'guest.title') })).toBeVisible();
});
