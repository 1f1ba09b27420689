import type { Page } from 'playwright/test';
import { createStorefront } from '../../packages/storefront-sdk/src/index.ts';
import { address, payInSandbox, placeOrder, shopOf } from './pay-shop.ts';
import {
  apiUrl,
  at,
  daily,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshEmail,
  freshNetwork,
  hydrated,
  locales,
  newShopper,
  open,
  operate,
  type Shopper,
  say,
  signInDirectly,
  storeUrl,
  test,
  words,
} from './shop.ts';

/* The legal duties of a shop, from a shopper's view. */

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Buys two of a plain product through the API; returns the numbers of the checkout and of the merchant's order. */
async function buyTwo(shopper: Shopper) {
  const shop = await shopOf(shopper);
  const checkoutNo = await placeOrder(shop, 'sandbox', 2);
  await payInSandbox(shop, checkoutNo);
  const { orderList } = await shop.orders.masterDetail(checkoutNo);
  return { shop, checkoutNo, orderNo: orderList[0]?.orderNo ?? '' };
}

/** The mails to an address, the newest first. */
async function mailTexts(address: string): Promise<{ purpose: string; text: string }[]> {
  const response = await fetch(`${apiUrl()}/mail/messages?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { data: { purpose: string; text: string }[] }).data;
}

for (const locale of locales) {
  test(
    `a shopper withdraws from part of a purchase in two steps (${locale})`,
    daily(locale === 'en'),
    async ({ page }) => {
      const shopper = await newShopper();
      await signInDirectly(page, shopper);
      const { shop, orderNo } = await buyTwo(shopper);
      await operate('ship', { orderNo, company: 'Colis Bleu', number: 'CB123456' });
      await operate('deliver', { orderNo });
      const { ui } = words[locale];

      await test.step('the order shows the deadline, and links to the form', async () => {
        await open(page, at(locale, `/order/order_detail?orderNo=${orderNo}`));
        const year = `${new Date(Date.now() + 14 * 24 * 60 * 60_000).getUTCFullYear()}`;
        const [before = '', after = ''] = say(locale, 'orders.withdrawal.until').split('{day}');
        await expect(main(page).getByText(before).filter({ hasText: after }).filter({ hasText: year })).toBeVisible();
        await main(page)
          .getByRole('link', { name: say(locale, 'orders.withdrawal.link') })
          .click();
        await expect(heading(page)).toHaveText(say(locale, 'withdrawal.title'));
        await expectAccessible(page);
      });

      await test.step('printed, the order is a receipt', async () => {
        await page.goBack();
        await page.emulateMedia({ media: 'print' });
        const [seller = ''] = say(locale, 'orders.seller').split('{facts}');
        for (const fact of [orderNo, seller, 'quai des Promeneurs', say(locale, 'payment.method.sandbox')]) {
          await expect(main(page).getByText(fact).filter({ visible: true }).first()).toBeVisible();
        }
        await expect(main(page).getByRole('link', { name: say(locale, 'orders.withdrawal.link') })).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
        await main(page)
          .getByRole('link', { name: say(locale, 'orders.withdrawal.link') })
          .click();
        await expect(heading(page)).toHaveText(say(locale, 'withdrawal.title'));
      });

      await test.step('it is declared without a reason, and nothing happens before the confirmation', async () => {
        const declare = main(page).getByRole('button', { name: say(locale, 'withdrawal.declare') });
        await main(page).getByRole('checkbox').first().uncheck();
        await declare.click();
        await expect(main(page).getByText(say(locale, 'withdrawal.nothingChosen')).first()).toBeVisible();
        await main(page).getByRole('checkbox').first().check();
        await main(page)
          .getByRole('button', { name: new RegExp(ui.shop.quantity.decrease) })
          .first()
          .click();
        await declare.click();
        await expect(heading(page)).toHaveText(say(locale, 'withdrawal.confirmTitle'));
        await expect(heading(page)).toBeFocused();
        await expectAccessible(page);
        expect((await shop.refunds.list()).total).toBe(0);
      });

      await test.step('Back returns to the form, which still has the chosen items', async () => {
        await page.goBack();
        await expect(heading(page)).toHaveText(say(locale, 'withdrawal.title'));
        await expect(main(page).getByRole('spinbutton').first()).toHaveValue('1');
        await page.goForward();
        await expect(heading(page)).toHaveText(say(locale, 'withdrawal.confirmTitle'));
      });

      await test.step('the receipt contains the time, and is mailed', async () => {
        await main(page)
          .getByRole('button', { name: say(locale, 'withdrawal.confirm') })
          .click();
        await expect(heading(page)).toHaveText(say(locale, 'withdrawal.sent.title'));
        await expect(main(page).getByText(say(locale, 'withdrawal.sent.mailed'))).toBeVisible();
        await expect(
          main(page)
            .getByText(/RE[A-Za-z0-9]+/)
            .first(),
        ).toBeVisible();
        await expectAccessible(page);
        const [receipt] = await mailTexts(shopper.email);
        expect(receipt?.purpose).toBe('order-withdrawn');
        expect(receipt?.text).toContain(orderNo);
      });

      await test.step('the refund cannot be refused, and the order continues with the other unit', async () => {
        const [refund] = (await shop.refunds.list()).list;
        expect(refund).toMatchObject({ isWithdrawal: true, totalNum: 1 });
        await main(page)
          .getByRole('link', { name: say(locale, 'refunds.sent.view') })
          .click();
        await expect(main(page).getByText(say(locale, 'refunds.withdrawal'))).toBeVisible();
        await operate('refund/accept', { refundNo: refund?.refundOrderNo ?? '' });
        await open(page, at(locale, `/order/order_detail?orderNo=${orderNo}`));
        await expect(main(page).getByRole('link', { name: say(locale, 'orders.withdrawal.link') })).toBeVisible();
      });
    },
  );

  test(`a guest withdraws through the link in the order’s mail, on a phone (${locale})`, deep, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const email = freshEmail();
    const visitor = (token?: string) =>
      createStorefront({
        baseUrl: apiUrl(),
        authorize: (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
        headers: () => ({ 'accept-language': locale, origin: storeUrl(), 'x-forwarded-for': freshNetwork() }),
      });
    const { token } = await visitor().login.asGuest({ email });
    const shop = visitor(token);
    await shop.addresses.save({ ...address, email });
    await payInSandbox(shop, await placeOrder(shop, 'sandbox', 1));
    const link = (await mailTexts(email)).map(({ text }) => /https?:\S+#token=[\w-]+/.exec(text)?.[0]).find(Boolean);
    const { pathname, search, hash } = new URL(link ?? '');
    await open(page, pathname + search + hash);
    await main(page)
      .getByRole('link', { name: say(locale, 'orders.withdrawal.link') })
      .click();
    await expectNoSidewaysScroll(page);
    await main(page)
      .getByRole('button', { name: say(locale, 'withdrawal.declare') })
      .click();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await hydrated(page);
    await main(page)
      .getByRole('button', { name: say(locale, 'withdrawal.confirm') })
      .click();
    await expect(heading(page)).toHaveText(say(locale, 'withdrawal.sent.title'));
    expect((await mailTexts(email))[0]?.purpose).toBe('order-withdrawn');
  });

  test(`the account’s data is downloaded, and the account deleted (${locale})`, deep, async ({ page }) => {
    const shopper = await newShopper();
    await signInDirectly(page, shopper);
    await open(page, at(locale, '/users/user_info'));
    await test.step('the file contains the shop’s data about the account', async () => {
      const downloading = page.waitForEvent('download');
      await main(page)
        .getByRole('button', { name: say(locale, 'profile.download') })
        .click();
      const file = await downloading;
      const chunks = await (await file.createReadStream()).toArray();
      const data = JSON.parse(Buffer.concat(chunks).toString());
      expect(data.account).toMatchObject([{ email: shopper.email }]);
    });
    await test.step('deleting needs the password, and signs out', async () => {
      await main(page).getByText(say(locale, 'profile.erase'), { exact: true }).click();
      const password = main(page).getByLabel(say(locale, 'profile.currentPassword')).last();
      const erase = main(page).getByRole('button', { name: say(locale, 'profile.eraseConfirm') });
      await password.fill('another-walk-8');
      await erase.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await password.fill(shopper.password);
      await erase.click();
      await page.waitForURL((url) => !url.pathname.endsWith('/users/user_info'));
      const answer = await fetch(`${apiUrl()}/api/front/login/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: storeUrl(), 'x-forwarded-for': freshNetwork() },
        body: JSON.stringify(shopper),
      });
      expect(((await answer.json()) as { code: number }).code).not.toBe(200);
    });
  });
}

test('the lowest price of 30 days is next to the previous price where the law requires it', deep, async ({ page }) => {
  const shop = createStorefront({ baseUrl: apiUrl() });
  const { list } = await shop.products.list({ limit: 50 });
  const product = list.find(({ discount, discountExpiry, listedOnStore, landingPage }) => {
    return discount && listedOnStore && !landingPage && (discountExpiry ?? 0) > Date.now() + 60 * 60_000;
  });
  const { slug, price } = product ?? { slug: '', price: 0 };
  const euros = (cents: number) => (cents / 100).toFixed(2);
  await operate('price', { slug, price: euros(price + 1000) });
  await operate('shop/set', { setting: 'country', value: 'FR' });
  try {
    for (const locale of locales) {
      const [before = ''] = words[locale].ui.shop.price.lowest('|').split('|');
      await expect(async () => {
        await open(page, at(locale, `/product/${slug}`));
        await expect(main(page).getByText(before).first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 90_000 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  } finally {
    await operate('shop/set', { setting: 'country', value: 'none' });
    await operate('price', { slug, price: euros(price) });
  }
});
