import type { Page } from 'playwright/test';
import { createStorefront } from '../../packages/storefront-sdk/src/index.ts';
import {
  apiUrl,
  at,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  freshEmail,
  freshNetwork,
  hydrated,
  issueTexts,
  type Locale,
  locales,
  mailsTo,
  newShopper,
  open,
  say,
  storeUrl,
  test,
  words,
} from './shop.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`);

/** Presses "Buy now" on a product's page. */
async function buyNow(page: Page, locale: Locale): Promise<string> {
  await open(page, at(locale, '/product/windowsill-ficus'));
  const name = (await page.locator('h1').textContent()) ?? '';
  await main(page).getByRole('button', { name: words[locale].ui.shop.buy.now }).first().click();
  await page.waitForURL(/order_confirm/);
  return name;
}

/** Continues from the choice between an account and an e-mail address. */
async function enterAsGuest(page: Page, locale: Locale, email: string): Promise<void> {
  await main(page).getByLabel(say(locale, 'guest.email')).fill(email);
  await main(page)
    .getByRole('button', { name: say(locale, 'guest.continue'), exact: true })
    .click();
  await page.waitForURL(/preOrderNo=/);
}

async function fillAddress(page: Page): Promise<void> {
  await field(page, 'country').selectOption('FR');
  await field(page, 'firstName').fill('Demo');
  await field(page, 'lastName').fill('Guest');
  await field(page, 'addressLine1').fill('12 quai des Promeneurs');
  await field(page, 'postCode').fill('44000');
  await field(page, 'city').fill('Nantes');
  await field(page, 'phone').fill('+33 2 40 00 00 00');
}

async function saveAddress(page: Page): Promise<void> {
  await main(page)
    .locator('form')
    .filter({ has: page.locator('[name=postCode]') })
    .locator('[type=submit]')
    .click();
  await expect(main(page).getByText('12 quai des Promeneurs').first()).toBeVisible();
}

const payButton = (page: Page, locale: Locale) =>
  main(page).getByRole('button', { name: new RegExp(say(locale, 'checkout.pay', { amount: '' }).trim()) });

/** The link to an order in the latest mail to an address. */
async function orderLink(email: string): Promise<string> {
  const response = await fetch(`${apiUrl()}/mail/messages?to=${encodeURIComponent(email)}`);
  const { data } = (await response.json()) as { data: { text: string }[] };
  const link = data.map(({ text }) => /https?:\S+order_detail\S+#token=[\w-]+/.exec(text)?.[0]).find(Boolean);
  if (!link) throw new Error(`No mail to ${email} leads to an order.`);
  return link;
}

/** An order that a guest has placed but not paid, so that no mail was sent about it. */
async function guestOrder(email: string): Promise<{ orderNo: string }> {
  const headers = { origin: storeUrl(), 'x-forwarded-for': freshNetwork() };
  const baseUrl = storeUrl();
  const { token } = await createStorefront({ baseUrl, headers: () => headers }).login.asGuest({ email });
  const shop = createStorefront({ baseUrl, headers: () => ({ ...headers, 'authori-zation': token }) });
  const { productInfo, productValue } = await shop.products.detailBySlug({ slug: 'windowsill-ficus' });
  const [variant] = Object.values(productValue);
  const { preOrderNo } = await shop.preorders.create({
    preOrderType: 'buyNow',
    orderDetails: [{ productId: productInfo.id, attrValueId: variant?.id ?? 0, productNum: 1 }],
  });
  const { id: addressId } = await shop.addresses.save({
    ...{ firstName: 'Demo', lastName: 'Guest', email, country: 'FR', addressLine1: '12 quai des Promeneurs' },
    ...{ state: 'Pays de la Loire', city: 'Nantes', postCode: '44000', phone: '+33 2 40 00 00 00', isDefault: true },
  });
  return shop.orders.create({ preOrderNo, addressId, payType: 'sandbox', payChannel: 'pc', email });
}

test('a guest checks out the cart, and the link in the email opens the order on another device', async ({
  page,
  browser,
}) => {
  const email = freshEmail();
  await open(page, '/product/windowsill-ficus');
  await main(page).getByRole('button', { name: words.en.ui.shop.buy.add }).first().click();
  const drawer = page.getByRole('dialog', { name: say('en', 'cart.panel') });
  await expect(drawer.getByRole('spinbutton').first()).toBeVisible();
  await open(page, '/order/shopping_cart');
  await expect(main(page).getByRole('spinbutton').first()).toBeVisible();
  await main(page)
    .getByRole('button', { name: new RegExp(`${say('en', 'cart.checkout')}|${say('en', 'cart.buyNow')}`) })
    .first()
    .click();

  await test.step('the email address is required and validated', async () => {
    await expect(main(page).getByRole('heading', { name: say('en', 'guest.title') })).toBeVisible();
    await expectAccessible(page);
    const next = main(page).getByRole('button', { name: say('en', 'guest.continue'), exact: true });
    await next.click();
    await expect(main(page).getByText(issueTexts.en.emailEmpty)).toBeVisible();
    await expect(main(page).getByLabel(say('en', 'guest.email'))).toBeFocused();
    await main(page).getByLabel(say('en', 'guest.email')).fill('nobody');
    await next.click();
    await expect(main(page).getByText(issueTexts.en.correctEmail)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAsGuest(page, 'en', email);
  });

  await test.step('the draft survives a reload and a change of language', async () => {
    await expect(field(page, 'email')).toHaveValue(email);
    await fillAddress(page);
    await field(page, 'note').fill('Ring twice');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'city')).toHaveValue('Nantes');
    await expect(field(page, 'note')).toHaveValue('Ring twice');
    const { pathname, search } = new URL(page.url());
    await open(page, at('fr', pathname + search));
    await expect(field(page, 'city')).toHaveValue('Nantes');
    await expect(field(page, 'note')).toHaveValue('Ring twice');
    await open(page, pathname + search);
    await saveAddress(page);
    await expectAccessible(page);
  });

  await test.step('the order is paid, and the guest sees where the email was sent', async () => {
    await payButton(page, 'en').click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.locator('button[value=approve]').click();
    await expect(title(page, say('en', 'payment.paid'))).toBeVisible();
    await expect(main(page).getByText(say('en', 'payment.guestMail', { email }))).toBeVisible();
    await expect(main(page).getByRole('link', { name: say('en', 'payment.openAccount') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the link opens the order elsewhere, and its token is removed from the address', async () => {
    const link = await orderLink(email);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const orderNo = new URL(link).searchParams.get('orderNo') ?? '';
    await other.goto(link.split('#')[0] ?? '');
    await hydrated(other);
    await expect(main(other).getByText(say('en', 'orders.mailHint'))).toBeVisible();
    await other.goto('about:blank');
    await other.goto(link);
    await hydrated(other);
    await expect(main(other).getByText('12 quai des Promeneurs')).toBeVisible();
    await expect(main(other).getByText('Ring twice')).toBeVisible();
    await expect(title(other, orderNo)).toBeVisible();
    await expect(other).toHaveURL(new RegExp(`orderNo=${orderNo}$`));
    await expectAccessible(other);
    await other.reload();
    await hydrated(other);
    await expect(main(other).getByText('12 quai des Promeneurs')).toBeVisible();
    await other.goto('about:blank');
    await other.goto(
      `/order/order_detail?orderNo=${orderNo}#token=${'x'.repeat(43)}`.replace(/^/, new URL(link).origin),
    );
    await hydrated(other);
    await expect(main(other).getByText(say('en', 'orders.mailLinkOver'))).toBeVisible();
    await elsewhere.close();
  });
});

for (const locale of locales) {
  test(
    `a guest who has lost the email requests the order’s link again, on a phone (${locale})`,
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const email = freshEmail();
      const { orderNo } = await guestOrder(email);
      await open(page, at(locale, '/users/order_list'));
      await main(page)
        .getByRole('link', { name: say(locale, 'orders.findGuest') })
        .click();
      await expect(title(page, say(locale, 'orders.find'))).toBeVisible();
      const send = main(page).getByRole('button', { name: say(locale, 'orders.findSend') });
      await send.click();
      await expect(field(page, 'orderNo')).toHaveAccessibleDescription(new RegExp(issueTexts[locale].orderNumberEmpty));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const sent = say(locale, 'orders.findSent', { email });
      await field(page, 'orderNo').fill(`# ${orderNo.toLowerCase()}`);
      await field(page, 'email').fill(email);
      await send.click();
      await expect(main(page).getByText(sent)).toBeVisible();
      await page.goto(await orderLink(email));
      await hydrated(page);
      await expect(title(page, orderNo)).toBeVisible();

      await test.step('an unknown order gets the same message', async () => {
        const before = (await mailsTo(email)).length;
        await open(page, at(locale, '/order/order_detail'));
        await field(page, 'orderNo').fill('PT0000000000000000');
        await field(page, 'email').fill(email);
        await send.click();
        await expect(main(page).getByText(sent)).toBeVisible();
        expect(await mailsTo(email)).toHaveLength(before);
      });
    },
  );
}

test(
  'Back from the payment page shows a guest the order, and never places a second one (fr)',
  deep,
  async ({ page }) => {
    const name = await buyNow(page, 'fr');
    await enterAsGuest(page, 'fr', freshEmail());
    await expect(main(page).getByText(name).first()).toBeVisible();
    await fillAddress(page);
    await saveAddress(page);
    await payButton(page, 'fr').click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.goBack();
    await hydrated(page);
    // The checkout has become an order: Back shows the order, and never places a second one.
    await page.waitForURL(/order_detail/);
    await payButton(page, 'fr').click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.locator('button[value=approve]').click();
    await expect(title(page, say('fr', 'payment.paid'))).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(title(page, say('fr', 'payment.paid'))).toBeVisible();
  },
);

test(
  'a shopper signs in during checkout, and the form survives a session that expires',
  deep,
  async ({ page, context }) => {
    const shopper = await newShopper();
    await buyNow(page, 'en');
    await main(page)
      .getByRole('link', { name: say('en', 'account.signIn') })
      .click();
    await page.waitForURL(/\/oidc\//);
    await fillSignIn(page, shopper);
    await page.waitForURL(/preOrderNo=/);
    await hydrated(page);
    await fillAddress(page);
    await field(page, 'note').fill('By the back door');

    await test.step('the session expires while the form is filled in', async () => {
      await page.route('**/api/front/address/**', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 401, json: { code: 401, message: 'Sign in', data: null } })
          : route.fallback(),
      );
      await main(page)
        .locator('form')
        .filter({ has: page.locator('[name=postCode]') })
        .locator('[type=submit]')
        .click();
      await expect(title(page, say('en', 'signIn.expired'))).toBeVisible();
      await page.unrouteAll();
      await context.clearCookies();
      await main(page)
        .getByRole('link', { name: say('en', 'account.signIn') })
        .click();
      await page.waitForURL(/\/oidc\//);
      await fillSignIn(page, shopper);
      await page.waitForURL(/preOrderNo=/);
      await hydrated(page);
    });

    await expect(field(page, 'city')).toHaveValue('Nantes');
    await expect(field(page, 'note')).toHaveValue('By the back door');
    await saveAddress(page);
  },
);

test('a total that changed since the page was loaded is shown before anything is paid', deep, async ({ page }) => {
  await buyNow(page, 'en');
  await enterAsGuest(page, 'en', freshEmail());
  await fillAddress(page);
  await saveAddress(page);
  // The page shows an older, lower total than the shop has.
  await page.route('**/api/front/**/load/**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.payFee = '1.00';
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await hydrated(page);
  await expect(payButton(page, 'en')).toHaveText(say('en', 'checkout.pay', { amount: '$1.00' }));
  await page.unrouteAll();
  await payButton(page, 'en').click();
  const notice = main(page).getByText(say('en', 'checkout.totalChanged'));
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/order_confirm/);
  await expect(payButton(page, 'en')).not.toHaveText(say('en', 'checkout.pay', { amount: '$1.00' }));
  await expectAccessible(page);
  await payButton(page, 'en').click();
  await page.waitForURL(/\/sandbox\/pay\//);
});
