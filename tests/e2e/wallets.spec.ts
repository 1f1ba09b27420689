import type { Frame, Page } from 'playwright/test';
import { address, cards, shopOf, test } from './pay-shop.ts';
import {
  at,
  daily,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Locale,
  locales,
  newShopper,
  open,
  openAs,
  operate,
  say,
  words,
} from './shop.ts';

// One shop for the file.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, locale: Locale) => page.locator(`iframe[title="${say(locale, 'wallets.title')}"]`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const paid = (locale: Locale) => say(locale, 'payment.paid');

/** The address in the shopper's wallet. */
const home = { line1: '8 rue Crébillon', line2: null, city: 'Nantes', state: '', postal_code: '44000', country: 'FR' };
const person = { name: 'Ada Martin', email: `wallet-${process.pid}@promenade.example`, phone: '+33 2 40 11 22 33' };

interface Sheet {
  terms: { lineItems: { name: string; amount: number }[]; shippingRates: { amount: number }[]; business: object };
  total(): number;
  move(address: object): Promise<unknown>;
  approve(event: object, card: string): Promise<{ reason: string; message: string }>;
}
type WalletWindow = Window & { walletSheet: Sheet };

/** Reads and controls the wallet's sheet, which belongs to the device. */
const sheetOf = (frame: Frame) => ({
  read: () =>
    frame.evaluate(() => {
      const { terms, total } = (window as unknown as WalletWindow).walletSheet;
      return { items: terms.lineItems, total: total() };
    }),
  move: (place: object) => frame.evaluate((to) => (window as unknown as WalletWindow).walletSheet.move(to), place),
  /** Does not wait: an approved payment leaves the page. */
  approve: (card: string = cards.good, email = person.email) =>
    frame.evaluate(
      ([number, event]) => {
        void (window as unknown as WalletWindow).walletSheet.approve(event, number).then((failure) => {
          document.title = `${failure.reason}: ${failure.message}`;
        });
      },
      [
        card,
        { billingDetails: { ...person, email, address: home }, shippingAddress: { name: person.name, address: home } },
      ] as const,
    ),
});

const frameOf = async (page: Page): Promise<Frame> => {
  await expect.poll(() => page.frames().some((frame) => frame.url().endsWith('/order/wallets'))).toBe(true);
  return page.frames().find((frame) => frame.url().endsWith('/order/wallets')) as Frame;
};

/** Presses the wallet's button, which opens its sheet. */
async function pressWallet(page: Page, locale: Locale) {
  await expect(title(page, locale)).toBeVisible();
  await title(page, locale).contentFrame().getByRole('button', { name: 'Google Pay' }).click();
  return sheetOf(await frameOf(page));
}

/** Moves the pointer, or the first touch, near the buy buttons. */
const comeNear = (page: Page, locale: Locale = 'en') =>
  main(page).getByRole('button', { name: words[locale].ui.shop.buy.add }).hover();

for (const locale of locales) {
  test(
    `a guest buys a product with the wallet of the device, whose address and total are used (${locale})`,
    daily(locale === 'en'),
    async ({ page, pay }) => {
      pay.wallets.push('googlePay');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, at(locale, '/product/windowsill-ficus'));
      const early = requests.filter((url) => url.includes('stripe.com') || url.includes('/order/wallets'));
      expect(early, 'nothing of a wallet is loaded before the shopper comes near').toEqual([]);
      await comeNear(page, locale);
      await expect(title(page, locale)).toBeVisible();
      await expectAccessible(page);
      await main(page).getByRole('spinbutton').first().fill('2');
      const one = await pressWallet(page, locale).then((sheet) => sheet.read());
      await expect(async () => {
        const sheet = await pressWallet(page, locale);
        const { items, total } = await sheet.read();
        expect(items.map(({ name }) => name)).toEqual([
          say(locale, 'wallets.subtotal'),
          say(locale, 'wallets.shipping'),
        ]);
        expect(total).toBe(items.reduce((sum, { amount }) => sum + amount, 0));
        expect(total).toBeGreaterThanOrEqual(one.total);
      }).toPass();
      const sheet = sheetOf(await frameOf(page));
      await sheet.move({ country: 'FR', city: 'Nantes', state: '', postal_code: '44000' });
      const before = pay.stripe.ledger.taken;
      const { total } = await sheet.read();
      await sheet.approve();
      await page.waitForURL(/payment_result/);
      await expect(heading(page, paid(locale))).toBeVisible();
      expect(pay.stripe.ledger.taken - before).toBe(total);
      expect(page.url(), 'secrets stay out of addresses').not.toContain('secret');
    },
  );
}

test('the wallet of a phone buys the ticked lines of the cart (fr)', daily(false), async ({ page, pay }) => {
  pay.wallets.push('applePay');
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await newShopper();
  const shop = await shopOf(shopper);
  for (const slug of ['windowsill-ficus', 'harbour-canvas-trainer']) {
    const { productInfo, productValue } = await shop.products.detailBySlug({ slug });
    const variant = Object.values(productValue).find(({ stock }) => stock > 3);
    await shop.cart.save([{ productId: productInfo.id, productAttrUnique: variant?.id ?? 0, cartNum: 1, storeId: 1 }]);
  }
  await openAs(page, shopper, at('fr', '/order/shopping_cart'));
  await expect(main(page).getByRole('checkbox').nth(1)).toBeVisible();
  await main(page).getByRole('checkbox').last().uncheck();
  await expect(title(page, 'fr')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await title(page, 'fr').scrollIntoViewIfNeeded();
  const before = pay.stripe.ledger.taken;
  const sheet = await pressWallet(page, 'fr');
  expect((await sheet.read()).items.map(({ name }) => name)).toEqual([
    say('fr', 'wallets.subtotal'),
    say('fr', 'wallets.shipping'),
  ]);
  const { total } = await sheet.read();
  await sheet.approve(cards.good, shopper.email);
  await page.waitForURL(/\/fr\/order\/payment_result/);
  await expect(heading(page, paid('fr'))).toBeVisible();
  expect(pay.stripe.ledger.taken - before).toBe(total);
  const left = await shop.cart.list({ isValid: true, storeId: 1 });
  expect(left.flatMap(({ cartInfoList }) => cartInfoList)).toHaveLength(1);
});

test(
  'at checkout the wallet pays the amount left by coupon and points, and its address is the order’s',
  deep,
  async ({ page, pay }) => {
    pay.wallets.push('googlePay');
    const shopper = await newShopper();
    const shop = await shopOf(shopper);
    const { id: couponId } = await shop.coupons.redeem({ code: 'PROMENADE5' });
    const { productInfo, productValue } = await shop.products.detailBySlug({ slug: 'windowsill-ficus' });
    const variant = Object.values(productValue).find(({ stock }) => stock > 3);
    await shop.addresses.save({ ...address, email: shopper.email });
    const { preOrderNo } = await shop.preorders.create({
      preOrderType: 'buyNow',
      orderDetails: [{ attrValueId: variant?.id ?? 0, productId: productInfo.id, productNum: 2 }],
    });
    await openAs(page, shopper, `/order/order_confirm?preOrderNo=${preOrderNo}`);
    await main(page).locator('#coupon').getByRole('radio').nth(1).check();
    await expect(title(page, 'en')).toBeVisible();
    await expectAccessible(page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    const { payFee } = await shop.preorders.computePrice({ preOrderNo, couponId });
    await expect(async () => {
      const sheet = await pressWallet(page, 'en');
      const { items, total } = await sheet.read();
      expect(total).toBe(payFee);
      expect(items.at(-1)).toMatchObject({ name: say('en', 'wallets.discount'), amount: -500 });
    }).toPass();
    await sheetOf(await frameOf(page)).approve(cards.good, shopper.email);
    await page.waitForURL(/payment_result/);
    await expect(heading(page, paid('en'))).toBeVisible();
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
    const order = await shop.orders.masterDetail(orderNo);
    expect([order.payPrice, order.couponPrice]).toEqual([payFee, 500]);
    const [part] = order.orderList;
    expect(JSON.stringify(await shop.orders.detail(part?.orderNo ?? ''))).toContain(home.line1);
  },
);

test(
  "if the price differs from the wallet's sheet, nothing is bought, and the next sheet shows the new price",
  deep,
  async ({ page, complaints, pay }) => {
    pay.wallets.push('googlePay');
    const shopper = await newShopper();
    const shop = await shopOf(shopper);
    const slug = 'windowsill-ficus';
    const { productInfo } = await shop.products.detailBySlug({ slug });
    await openAs(page, shopper, `/product/${slug}`);
    await comeNear(page);
    const sheet = await pressWallet(page, 'en');
    const { total } = await sheet.read();
    await operate('price', { slug, price: ((productInfo.price + 700) / 100).toFixed(2) });
    try {
      const before = pay.stripe.ledger.taken;
      await sheet.approve(cards.good, shopper.email);
      const alert = title(page, 'en').contentFrame().getByRole('alert');
      await expect(alert).toContainText(say('en', 'wallets.failed'));
      expect(pay.stripe.ledger.taken).toBe(before);
      expect((await shop.orders.listUnpaid()).list).toEqual([]);
      // Chromium logs itself that the order was refused.
      expect(complaints.splice(0).every((complaint) => complaint.includes('409'))).toBe(true);
      const next = await pressWallet(page, 'en');
      const now = await next.read();
      expect(now.total).toBeGreaterThan(total);
      await next.approve(cards.good, shopper.email);
      await page.waitForURL(/payment_result/);
      await expect(heading(page, paid('en'))).toBeVisible();
      expect(pay.stripe.ledger.taken - before).toBe(now.total);
    } finally {
      await operate('price', { slug, price: (productInfo.price / 100).toFixed(2) });
    }
  },
);

test(
  'a wallet whose card is declined opens the order, which can be paid in another way (fr)',
  deep,
  async ({ page, pay }) => {
    pay.wallets.push('googlePay');
    const shopper = await newShopper();
    await openAs(page, shopper, at('fr', '/product/windowsill-ficus'));
    await comeNear(page, 'fr');
    const sheet = await pressWallet(page, 'fr');
    await sheet.approve(cards.declined, shopper.email);
    await page.waitForURL(/\/fr\/order\/order_detail/);
    await hydrated(page);
    await expect(main(page).locator('#payment')).toBeVisible();
  },
);

test('a device without wallets shows none', deep, async ({ page, pay: _ }) => {
  await open(page, '/product/windowsill-ficus');
  const asked = page.waitForRequest('https://api.stripe.com/wallets');
  await comeNear(page);
  await asked;
  await frameOf(page);
  await expect(title(page, 'en')).toBeHidden();
  await expect(page.getByRole('region', { name: say('en', 'wallets.title') })).toHaveCount(0);
});
