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
  type Locale,
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

/** On paper, the current page of an order is a receipt. */
async function expectReceipt(page: Page, locale: Locale, orderNo: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const [seller = ''] = say(locale, 'orders.seller').split('{facts}');
  for (const fact of [orderNo, seller, 'quai des Promeneurs', say(locale, 'payment.method.sandbox')]) {
    await expect(main(page).getByText(fact).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(main(page).getByRole('link', { name: say(locale, 'orders.withdrawal.link') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
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
        await expectReceipt(page, locale, orderNo);
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

  test(
    `a guest prints a receipt and withdraws through the link in the order’s mail, on a phone (${locale})`,
    deep,
    async ({ page }) => {
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
      const orderNo = await placeOrder(shop, 'sandbox', 1);
      await payInSandbox(shop, orderNo);
      const link = (await mailTexts(email)).map(({ text }) => /https?:\S+#token=[\w-]+/.exec(text)?.[0]).find(Boolean);
      const { pathname, search, hash } = new URL(link ?? '');
      await open(page, pathname + search + hash);
      await expectReceipt(page, locale, orderNo);
      await main(page)
        .getByRole('link', { name: say(locale, 'orders.withdrawal.link') })
        .click();
      await expectNoSidewaysScroll(page);
      await main(page)
        .getByRole('button', { name: say(locale, 'withdrawal.declare') })
        .click();
      await expect(heading(page)).toHaveText(say(locale, 'withdrawal.confirmTitle'));
      await expectNoSidewaysScroll(page);
      await page.reload();
      await hydrated(page);
      await main(page)
        .getByRole('button', { name: say(locale, 'withdrawal.confirm') })
        .click();
      await expect(heading(page)).toHaveText(say(locale, 'withdrawal.sent.title'));
      expect((await mailTexts(email))[0]?.purpose).toBe('order-withdrawn');
    },
  );

  test(`the account’s data is downloaded, and the account deleted (${locale})`, deep, async ({ page }) => {
    if (locale === 'fr') await page.setViewportSize({ width: 360, height: 740 });
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
      await expectNoSidewaysScroll(page);
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
      await page.setViewportSize({ width: locale === 'fr' ? 360 : 1440, height: 900 });
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

test(
  'a guest on a phone sees who makes and who sells a product, and that it cannot be sent back, before ordering it',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const slug = 'olive-branch-bundle';
    const warnings = { en: 'Keep away from cats', fr: 'Tenir hors de portée des chats' };
    const columns = 'slug,withdrawable,manufacturer,responsible_person,safety,safety_fr';
    const put = (cells: string) => operate('import', { sheet: 'products', file: `${columns}\n${slug},${cells}\n` });
    await put(
      `no,"Glasshouse Works, 4 Mill Lane, Leeds","Serre SARL, 2 rue du Port, Nantes",${warnings.en},${warnings.fr}`,
    );
    try {
      for (const locale of locales) {
        await test.step(`the product’s page has the facts, and links to the merchant (${locale})`, async () => {
          await expect(async () => {
            await open(page, at(locale, `/product/${slug}`));
            await main(page).getByText(say(locale, 'product.safety'), { exact: true }).click({ timeout: 2000 });
          }).toPass({ timeout: 90_000 });
          const facts = [
            ...[say(locale, 'product.manufacturer'), 'Glasshouse Works, 4 Mill Lane, Leeds'],
            ...[say(locale, 'product.responsiblePerson'), 'Serre SARL, 2 rue du Port, Nantes'],
            ...[say(locale, 'product.warnings'), warnings[locale]],
          ];
          await expect(main(page).getByText(say(locale, 'product.notWithdrawable')).first()).toBeVisible();
          for (const fact of facts) await expect(main(page).getByText(fact, { exact: true })).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });

        await test.step(`the merchant’s page names the company and its address (${locale})`, async () => {
          await main(page).getByRole('link', { name: 'Fernhollow', exact: true }).first().click();
          await page.waitForURL(/merchant\/home/);
          await main(page)
            .getByRole('link', { name: say(locale, 'merchant.tab.qualification'), exact: true })
            .first()
            .click();
          await page.waitForURL(/merchant\/qualification/);
          for (const fact of ['Fernhollow Nurseries LLC', '1 Fernhollow Lane, Asheville, NC 28801, US']) {
            await expect(main(page).getByText(fact, { exact: true })).toBeVisible();
          }
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });

        await test.step(`so does the checkout (${locale})`, async () => {
          await open(page, at(locale, `/product/${slug}`));
          await main(page).getByRole('button', { name: words[locale].ui.shop.buy.now }).first().click();
          await page.waitForURL(/order_confirm/);
          await main(page).getByLabel(say(locale, 'guest.email')).fill(freshEmail());
          await main(page)
            .getByRole('button', { name: say(locale, 'guest.continue'), exact: true })
            .click();
          await page.waitForURL(/preOrderNo=/);
          const names = locale === 'en' ? 'Olive branch bundle' : 'Bouquet de rameaux verts';
          await expect(main(page).getByText(say(locale, 'checkout.notWithdrawable', { names }))).toBeVisible();
          const company = 'Fernhollow Nurseries LLC, 1 Fernhollow Lane, Asheville, NC 28801, US';
          await expect(main(page).getByText(say(locale, 'orders.seller', { facts: company }))).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
        await page.context().clearCookies();
      }
    } finally {
      await put('yes,,,,');
    }
  },
);
