import type { Page } from 'playwright/test';
import { cardField, cards, placeOrder, STRIPE_SCRIPT, shopOf, tell, test } from './pay-shop.ts';
import {
  at,
  deep,
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Locale,
  newShopper,
  open,
  openAs,
  say,
  signInDirectly,
  storeUrl,
} from './shop.ts';

// One shop for the file.
test.describe.configure({ mode: 'default' });

const formPath = (orderNo: string) => `/order/stripe_payment?orderNo=${orderNo}`;
const orderPath = (orderNo: string) => `/order/order_detail?orderNo=${orderNo}`;
const paid = (locale: Locale = 'en') => say(locale, 'payment.paid');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const payButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('main').getByRole('button', { name: new RegExp(say(locale, 'checkout.pay', { amount: '' }).trim()) });

/** A signed-in shopper with an order that is not paid. */
async function withOrder(page: Page, payType = 'stripe') {
  const shopper = await newShopper();
  const shop = await shopOf(shopper);
  const orderNo = await placeOrder(shop, payType);
  await signInDirectly(page, shopper);
  return { orderNo, shop };
}

test('a declined card can be replaced and pays once; the payment secret is sent to Stripe only', async ({
  page,
  pay,
  complaints,
}) => {
  const { orderNo, shop } = await withOrder(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`);
  });
  await open(page, orderPath(orderNo));
  expect(requests.filter((request) => request.includes('stripe.com'))).toEqual([]);
  await page.getByRole('radio', { name: new RegExp(say('en', 'payment.method.stripe')) }).check();
  await payButton(page).click();
  await page.waitForURL(/stripe_payment/);
  await hydrated(page);

  await test.step('the card form has the shop’s style and language', async () => {
    await expect(cardField(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const options = await page.evaluate(() => (window as unknown as { stripeOptions: object }).stripeOptions);
    expect(options).toMatchObject({
      locale: 'en',
      appearance: {
        variables: { colorText: expect.stringMatching(/^rgb\(/), borderRadius: expect.stringMatching(/px$/) },
      },
    });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('Trusted Types reject every script except Stripe’s', async () => {
    const refused = await page.evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }),
        () => Object.assign(document.createElement('script'), { text: 'window.pwned = 1' }),
        () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
        () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>Hello' + '<script>1</script>' }),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : `${error}`;
        }
      });
    });
    expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
    await expect.poll(() => complaints).toHaveLength(2);
    expect(complaints.splice(0).every((complaint) => /TrustedScript|require-trusted-types-for/.test(complaint))).toBe(
      true,
    );
  });

  await test.step('an incomplete and a declined card are reported below the form', async () => {
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your card number is incomplete.');
    await cardField(page).fill(cards.declined);
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await expect(cardField(page)).toHaveValue(cards.declined);
    await expectAccessible(page);
  });

  await test.step('another card pays once, also when pressed twice', async () => {
    await cardField(page).fill(cards.good);
    await payButton(page).dblclick();
    await page.waitForURL(/payment_result/);
    await expect(heading(page, paid())).toBeVisible();
    const { payPrice } = await shop.orders.masterDetail(orderNo);
    expect(pay.stripe.ledger.taken).toBe(payPrice);
  });

  await test.step('the secret was sent to Stripe only, and never in an address', async () => {
    const holders = requests.filter((request) => request.includes('_secret_'));
    expect(holders.length).toBeGreaterThan(0);
    for (const request of holders)
      expect(request).toMatch(/^https:\/\/api\.stripe\.com\/v1\/payment_intents\/confirm /);
  });

  await test.step('Back does not start a second payment', async () => {
    await page.goBack();
    await hydrated(page);
    await expect(payButton(page)).toHaveCount(0);
    await open(page, formPath(orderNo));
    await expect(heading(page, paid())).toBeVisible();
    await expect(page).toHaveURL(/payment_result/);
  });
});

test(
  'a bank challenge can be refused, which keeps the form, and confirmed, which pays (fr)',
  deep,
  async ({ page, pay }) => {
    const { orderNo } = await withOrder(page);
    await open(page, at('fr', formPath(orderNo)));
    await expect(heading(page, say('fr', 'payment.card'))).toBeVisible();
    await cardField(page).fill(cards.challenged);
    await payButton(page, 'fr').click();
    const bank = page.frameLocator('iframe[title=Bank]');
    await bank.getByRole('button', { name: 'No' }).click();
    await expect(page.getByRole('alert')).toContainText('Your bank could not confirm that it is you.');
    await expect(page.getByRole('alert')).toContainText(say('fr', 'payment.declined'));
    await payButton(page, 'fr').click();
    await bank.getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL(/\/fr\/order\/payment_result/);
    await expect(heading(page, paid('fr'))).toBeVisible();
    expect(pay.stripe.ledger.taken).toBeGreaterThan(0);
  },
);

test(
  'a payment secret in the address is removed from it, and the payment still works after a reload',
  deep,
  async ({ page, pay }) => {
    const { orderNo, shop } = await withOrder(page);
    const { hostname: hostName } = new URL(storeUrl());
    const started = await shop.payments.pay({
      ...{ orderNo, payType: 'stripe', payChannel: 'pc', hostName, storeName: 'Promenade' },
    });
    const response = await page.goto(`/order/stripe_payment?clientSecret=${started.stripeClientSecret}`);
    expect(await response?.text()).not.toContain('_secret_');
    const headers = (await response?.allHeaders()) ?? {};
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain('frame-src https://js.stripe.com');
    const other = await page.request.get(orderPath(orderNo));
    expect(other.headers()['content-security-policy']).not.toContain('stripe');
    await hydrated(page);
    await expect(page).toHaveURL(/stripe_payment$/);
    await expect(cardField(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await cardField(page).fill(cards.good);
    await page.getByRole('button', { name: say('en', 'payment.now') }).click();
    await page.waitForURL(/order_list/);
    expect(pay.stripe.statusOf(started.stripeClientSecret)).toBe('succeeded');
    await page.goto(
      `/order/payment_result?orderNo=${orderNo}&payment_intent_client_secret=${started.stripeClientSecret}`,
    );
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`payment_result\\?orderNo=${orderNo}$`));
    await expect(heading(page, paid())).toBeVisible();
  },
);

test(
  'a blocked card form can be loaded again, and offers another payment method',
  deep,
  async ({ page, context, pay: _, complaints }) => {
    const { orderNo } = await withOrder(page);
    let isBlocked = true;
    await context.route(STRIPE_SCRIPT, (route) => (isBlocked ? route.abort() : route.fallback()));
    await open(page, formPath(orderNo));
    const fault = page.getByRole('alert').filter({ hasText: say('en', 'payment.formFailed') });
    await expect(fault).toContainText(say('en', 'payment.formFailedText'));
    await expect(page.getByRole('link', { name: say('en', 'payment.otherWay') })).toHaveAttribute(
      'href',
      `${orderPath(orderNo)}#payment`,
    );
    await expectAccessible(page);
    isBlocked = false;
    await fault.getByRole('button').click();
    await expect(cardField(page)).toBeVisible();
    // Chromium logs itself that the script was not loaded.
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  },
);

test('a card form that does not load within ten seconds is reported as failed', deep, async ({ page, pay: _ }) => {
  const { orderNo } = await withOrder(page);
  await page.clock.install();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(STRIPE_SCRIPT);
  await page.route(STRIPE_SCRIPT, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(formPath(orderNo));
  await page.clock.runFor(3_000);
  await asked;
  await page.clock.runFor(11_000);
  await expect(page.getByRole('alert').filter({ hasText: say('en', 'payment.formFailed') })).toBeVisible();
  release();
});

test('a payment whose response is lost is charged once', async ({ page, pay, complaints }) => {
  const { orderNo, shop } = await withOrder(page);
  const before = pay.stripe.ledger.taken;
  await open(page, formPath(orderNo));
  await cardField(page).fill(cards.lost);
  await payButton(page).click();
  // The shopper cannot know the result; pressing again finds out, and does not pay again.
  await expect(page.getByRole('alert').or(heading(page, paid()))).toBeVisible();
  if (await page.getByRole('alert').isVisible()) {
    await cardField(page).fill(cards.good);
    await payButton(page).click();
  }
  await expect(heading(page, paid())).toBeVisible();
  const { payPrice } = await shop.orders.masterDetail(orderNo);
  expect(pay.stripe.ledger.taken - before).toBe(payPrice);
  complaints.splice(0);
});

test('an order paid in one tab is shown as paid in the other', deep, async ({ page, context, pay }) => {
  const { orderNo, shop } = await withOrder(page);
  const before = pay.stripe.ledger.taken;
  await open(page, formPath(orderNo));
  await expect(cardField(page)).toBeVisible();
  const second = await context.newPage();
  await open(second, formPath(orderNo));
  await cardField(second).fill(cards.good);
  await payButton(second).click();
  await expect(heading(second, paid())).toBeVisible();
  await cardField(page).fill(cards.good);
  await payButton(page).click();
  await expect(heading(page, paid())).toBeVisible();
  expect(pay.stripe.ledger.taken - before).toBe((await shop.orders.masterDetail(orderNo)).payPrice);
});

test(
  'the result page waits for a late confirmation, and ignores a forged result in its address',
  deep,
  async ({ page, pay }) => {
    const { orderNo, shop } = await withOrder(page);
    const { hostname: hostName } = new URL(storeUrl());
    const { stripeClientSecret } = await shop.payments.pay({
      ...{ orderNo, payType: 'stripe', payChannel: 'pc', hostName, storeName: 'Promenade' },
    });
    await open(page, `/order/payment_result?orderNo=${orderNo}&status=paid&paid=true&redirect_status=succeeded`);
    await expect(heading(page, say('en', 'payment.confirming'))).toBeVisible();
    pay.stripe.pay(stripeClientSecret);
    await tell(pay.stripe.event('payment_intent.succeeded', stripeClientSecret));
    await tell(pay.stripe.event('payment_intent.succeeded', stripeClientSecret));
    await expect(heading(page, paid())).toBeVisible();
  },
);

test('PayPal: cancelling returns to the order, approving captures the payment once', deep, async ({ page, pay }) => {
  const { orderNo, shop } = await withOrder(page, 'paypal');
  const before = pay.paypal.ledger.taken;
  await open(page, orderPath(orderNo));
  await page.getByRole('radio', { name: new RegExp(say('en', 'payment.method.paypal')) }).check();
  await payButton(page).click();
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await page.waitForURL(/order_detail/);
  await hydrated(page);

  await test.step('after Back from PayPal the button works again', async () => {
    await page.getByRole('radio', { name: new RegExp(say('en', 'payment.method.paypal')) }).check();
    await payButton(page).dblclick();
    await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible();
    await page.goBack();
    await hydrated(page);
    const method = page.getByRole('radio', { name: new RegExp(say('en', 'payment.method.paypal')) });
    await method.check();
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible();
  });

  pay.paypal.approve(pay.paypalPages.at(-1) ?? '');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(heading(page, paid())).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(heading(page, paid())).toBeVisible();
  expect(pay.paypal.ledger.taken - before).toBe((await shop.orders.masterDetail(orderNo)).payPrice);
});

test('cash on delivery needs no payment page', deep, async ({ page }) => {
  const { orderNo } = await withOrder(page, 'cod');
  await open(page, at('fr', orderPath(orderNo)));
  await page.getByRole('radio', { name: new RegExp(say('fr', 'payment.method.cod')) }).check();
  await payButton(page, 'fr').click();
  await page.waitForURL(/payment_result/);
  await expect(heading(page, paid('fr'))).toBeVisible();
});

test(
  'coupon, points and products of two merchants are paid together, and the order is found by its number',
  deep,
  async ({ page, pay }) => {
    const shop = await shopOf(demo);
    for (const { cartInfoList } of await shop.cart.list({ isValid: true, storeId: 1 })) {
      await shop.cart.remove({ ids: cartInfoList.map(({ id }) => id) });
    }
    for (const slug of ['windowsill-ficus', 'harbour-canvas-trainer']) {
      const { productInfo, productValue } = await shop.products.detailBySlug({ slug });
      const variant = Object.values(productValue).find(({ stock }) => stock > 3);
      await shop.cart.save([
        { productId: productInfo.id, productAttrUnique: variant?.id ?? 0, cartNum: 2, storeId: 1 },
      ]);
    }
    const before = pay.stripe.ledger.taken;
    await openAs(page, demo, '/order/order_confirm?from=cart');
    await page.waitForURL(/preOrderNo=/);
    const main = page.getByRole('main');

    await test.step('each deduction lowers the total at once', async () => {
      const amount = async () => Number((await payButton(page).textContent())?.replace(/[^\d.]/g, ''));
      await expect(payButton(page)).toBeVisible();
      const full = await amount();
      await main.locator('#coupon').getByRole('radio').nth(1).check();
      await expect.poll(amount).toBeLessThan(full);
      const withCoupon = await amount();
      await main.locator('#points').getByRole('switch').click();
      await expect.poll(amount).toBeLessThan(withCoupon);
      await expect(main.locator('#items').getByRole('heading', { level: 3 })).toHaveCount(2);
      await page.reload();
      await hydrated(page);
      await expect.poll(amount).toBeLessThan(withCoupon);
    });

    await main.getByRole('radio', { name: new RegExp(say('en', 'payment.method.stripe')) }).check();
    await payButton(page).dblclick();
    await page.waitForURL(/stripe_payment/);
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
    await cardField(page).fill(cards.good);
    await payButton(page).click();
    await expect(heading(page, paid())).toBeVisible();
    const order = await shop.orders.masterDetail(orderNo);
    expect(order.orderList).toHaveLength(2);
    expect(order.couponPrice).toBeGreaterThan(0);
    expect(order.integralPrice).toBeGreaterThan(0);
    expect(pay.stripe.ledger.taken - before).toBe(order.payPrice);

    await test.step('the list of orders finds it by its number, and says which search had no result', async () => {
      await open(page, '/users/order_list');
      const search = main.getByRole('searchbox', { name: say('en', 'orders.search') });
      await search.fill(orderNo.slice(2, 12).toLowerCase());
      await search.press('Enter');
      await expect(page).toHaveURL(/q=/);
      await expect(main.getByRole('article')).toHaveCount(2);
      await expectAccessible(page);
      await page.reload();
      await hydrated(page);
      await expect(main.getByRole('article')).toHaveCount(2);
      await search.fill('nothing like it');
      await search.press('Enter');
      await expect(main.getByText(say('en', 'orders.notFound', { words: 'nothing like it' }))).toBeVisible();
      await page.goBack();
      await expect(main.getByRole('article')).toHaveCount(2);
    });
  },
);
