import type { Page } from 'playwright/test';
import { readPage, textOf } from './plain-html.ts';
import {
  apiUrl,
  at,
  daily,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hydrated,
  type Locale,
  leaveForSignIn,
  locales,
  newShopper,
  open,
  openAs,
  say,
  test,
  words,
} from './shop.ts';

const cartButton = (page: Page, locale: Locale, count: number) =>
  page
    .locator('header')
    .getByRole('link', { name: words[locale].ui.shop.header.cart(count), exact: true })
    .or(page.locator('header').getByRole('button', { name: words[locale].ui.shop.header.cart(count), exact: true }));

interface Listed {
  slug: string;
  uniqueKey: string;
  storeName: string;
  stock: number;
}

/** Names of two products without choices that have plenty of stock. */
async function plainProducts(locale: Locale): Promise<string[]> {
  const read = async <Data>(path: string) => {
    const response = await fetch(`${apiUrl()}/api/front/${path}`, { headers: { 'accept-language': locale } });
    return ((await response.json()) as { data: Data }).data;
  };
  const names: string[] = [];
  for (const card of (await read<{ list: Listed[] }>('product/list?limit=50')).list) {
    if (card.stock < 30) continue;
    const detail = await read<{ productValue: Record<string, unknown> }>(
      `product/detail/${card.uniqueKey}/${card.slug}`,
    );
    if (Object.keys(detail.productValue).length === 1) names.push(card.storeName);
    if (names.length === 2) return names;
  }
  throw new Error('The catalogue has no two plain products with enough stock.');
}

/** Fills in the address form that is open on the page. */
async function fillAddress(page: Page, email: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[name=postCode]') });
  await form.locator('[name=country]').selectOption('FR');
  await form.locator('[name=firstName]').fill('Demo');
  await form.locator('[name=lastName]').fill('Shopper');
  await form.locator('[name=addressLine1]').fill('12 quai des Promeneurs');
  await form.locator('[name=postCode]').fill('44000');
  await form.locator('[name=city]').fill('Nantes');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('+33 2 40 00 00 00');
  await form.locator('[type=submit]').click();
  await expect(page.getByText('12 quai des Promeneurs').first()).toBeVisible();
}

async function onSmallPhone(page: Page, work: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await work();
  if (before) await page.setViewportSize(before);
}

/** From the open checkout to the paid order. */
async function payInSandbox(page: Page, locale: Locale): Promise<void> {
  const sandbox = page.getByRole('radio', { name: new RegExp(say(locale, 'payment.test')) });
  if (await sandbox.isVisible()) await sandbox.check();
  await page.getByRole('button', { name: new RegExp(say(locale, 'checkout.pay', { amount: '' }).trim()) }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expectAccessible(page);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/payment_result/);
  await expect(page.getByRole('heading', { name: say(locale, 'payment.paid') })).toBeVisible();
  await expectAccessible(page);
  await onSmallPhone(page, () => expectNoSidewaysScroll(page));
}

for (const locale of locales) {
  const { ui } = words[locale];
  // Each of the two journeys uses another colour mode: axe checks every page of the journey.
  const colorScheme = locale === 'fr' ? 'dark' : 'light';

  test(
    `a guest browses, fills a cart, signs in, pays and sees the order (${locale})`,
    daily(locale === 'en'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const shopper = await newShopper();

      await test.step('browse from the home page to a filtered list', async () => {
        await open(page, at(locale, '/'));
        await expect(page.locator('h1')).not.toBeEmpty();
        await page
          .locator('header')
          .getByRole('link', { name: say(locale, 'nav.shopNow') })
          .click();
        await expect(page.locator('h1')).toHaveText(say(locale, 'list.allTitle'));
        const filter = page.locator('form').filter({ has: page.locator('[name=min]') });
        await filter.locator('[name=min]').fill('10');
        await filter.locator('[name=max]').fill('40');
        await filter.locator('[name=max]').press('Enter');
        await page.waitForURL(/min=10.*max=40/);
      });

      const drawer = page.getByRole('dialog', { name: say(locale, 'cart.panel') });
      await test.step('search for two products and quick-add them', async () => {
        for (const [index, name] of (await plainProducts(locale)).entries()) {
          await open(page, at(locale, `/products/product_search?title=${encodeURIComponent(name)}`));
          await page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ has: page.getByRole('link', { name, exact: true }) })
            .hover();
          await page.getByRole('button', { name: ui.shop.productCard.quickAddOf(name) }).click();
          await expect(drawer.getByRole('link', { name, exact: true }).first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(drawer).toBeHidden();
          await expect(cartButton(page, locale, index + 1)).toBeVisible();
        }
      });

      await test.step('ten quick presses add ten units, on the page and on the server', async () => {
        await cartButton(page, locale, 2).click();
        const more = drawer.getByRole('button', { name: ui.shop.quantity.increase }).first();
        for (let press = 0; press < 10; press++) await more.click();
        await expect(drawer.getByRole('spinbutton').first()).toHaveValue('11');
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(cartButton(page, locale, 12)).toBeVisible();
        await open(page, at(locale, '/order/shopping_cart'));
        await expect(cartButton(page, locale, 12)).toBeVisible();
        const quantities = page.getByRole('main').getByRole('spinbutton');
        const values = () => quantities.evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
        await expect.poll(async () => (await values()).sort()).toEqual(['1', '11']);
      });

      await test.step('a wrong password is refused, and the email stays filled in', async () => {
        await leaveForSignIn(page, at(locale, '/sign-in'));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await fillSignIn(page, { ...shopper, password: 'not-the-password' });
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(page.locator('input[name=email]')).toHaveValue(shopper.email);
      });

      await test.step('sign in; the guest cart is in the account', async () => {
        await fillSignIn(page, shopper);
        await page.waitForURL(
          (url) =>
            url.origin === new URL(process.env.STORE_URL as string).origin && !/oidc|callback/.test(url.pathname),
        );
        await hydrated(page);
        await expect(cartButton(page, locale, 12)).toBeVisible();
      });

      await test.step('check out with a new address and pay in the sandbox', async () => {
        await open(page, at(locale, '/order/shopping_cart'));
        await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`${say(locale, 'cart.checkout')}|${say(locale, 'cart.buyNow')}`) })
          .first()
          .click();
        await page.waitForURL(/order_confirm/);
        const add = page.getByRole('button', { name: say(locale, 'checkout.addAddress') });
        await expect(add.or(page.locator('[name=postCode]')).first()).toBeVisible();
        if (await add.isVisible()) await add.click();
        await fillAddress(page, shopper.email);
        await payInSandbox(page, locale);
      });

      await test.step('the order is there, and the cart is empty', async () => {
        await page.getByRole('link', { name: say(locale, 'payment.viewOrder') }).click();
        await page.waitForURL(/order_detail/);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        await onSmallPhone(page, () => expectNoSidewaysScroll(page));
        await expect(page.getByText(ui.account.order.status.paid, { exact: true }).first()).toBeVisible();
        await open(page, at(locale, '/users/order_list'));
        await expect(
          page
            .getByRole('main')
            .getByText(/SH[A-Za-z0-9]+/)
            .first(),
        ).toBeVisible();
        await expect(cartButton(page, locale, 0)).toBeVisible();
      });
    },
  );

  test(`buy now works from a product to a paid order (${locale})`, deep, async ({ page }) => {
    await page.emulateMedia({ colorScheme: locale === 'fr' ? 'light' : 'dark' });
    const shopper = await newShopper();
    await openAs(page, shopper, at(locale, '/users/address_list'));
    const add = page
      .getByRole('main')
      .getByRole('button', { name: say(locale, 'addresses.new') })
      .or(page.getByRole('main').getByRole('link', { name: say(locale, 'addresses.new') }));
    await add.first().click();
    await fillAddress(page, shopper.email);

    await open(page, at(locale, '/product/windowsill-ficus'));
    const name = (await page.locator('h1').textContent()) ?? '';
    await page.getByRole('main').getByRole('button', { name: ui.shop.buy.now }).first().click();
    await page.waitForURL(/order_confirm/);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expectAccessible(page);
    await payInSandbox(page, locale);
  });
}

for (const locale of locales) {
  test(`an unknown product has status 404 and a page that links home (${locale})`, async () => {
    const { status, document } = await readPage(at(locale, '/product/no-such-thing'));
    expect(status).toBe(404);
    expect(textOf(document.querySelector('h1'))).toBe(say(locale, 'error.404.title'));
    const links = [...document.querySelectorAll('a')].map(textOf);
    expect(links.some((text) => text === say(locale, 'action.home'))).toBe(true);
  });
}
