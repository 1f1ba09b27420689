import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort, startShop } from '../../tooling/shop.ts';
import {
  at,
  test as base,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshEmail,
  hydrated,
  type Locale,
  mailsTo,
  newShopper,
  open,
  operate,
  say,
  signInDirectly,
  words,
} from './shop.ts';

/* Each test opens an empty shop, because the currency can change only before the first order. */

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  baseURL: async ({}, use) => {
    const before = { STORE_URL: process.env.STORE_URL, API_URL: process.env.API_URL };
    const dataDir = mkdtempSync(join(tmpdir(), 'promenade-currency-'));
    const { OPERATOR_TOKEN = '' } = process.env;
    const shop = await startShop({
      storePort: await freePort(),
      apiPort: await freePort(),
      dataDir,
      empty: true,
      env: { WARM_PICTURES: 'off', TRUST_PROXY: 'loopback', OPERATOR_TOKEN },
    });
    Object.assign(process.env, { STORE_URL: shop.storeUrl, API_URL: shop.apiUrl });
    await use(shop.storeUrl);
    Object.assign(process.env, before);
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

const sheets = {
  categories: 'slug,name,name_fr\nhome,Home,Maison\n',
  merchants: 'slug,name,email,own\nown,Wool & Felt,hello@wool.example,yes\n',
  products:
    'slug,name,name_fr,category,merchant,price,stock\nfelt-slippers,Felt slippers,Chaussons en feutre,home,own,12.50,40\n',
};

const main = (page: Page) => page.getByRole('main');
const price = (page: Page, written: string) => main(page).getByText(written).filter({ visible: true }).first();

/** From the list to the receipt of an order for two units; each page shows its amount. */
async function buyTwo(
  page: Page,
  locale: Locale,
  shown: Record<'one' | 'two' | 'total', string>,
  { email, isGuest }: { email: string; isGuest: boolean },
) {
  const { ui } = words[locale];
  const look = async (...written: string[]) => {
    for (const each of written) await expect(price(page, each)).toBeVisible();
    await expect(main(page)).not.toContainText(/US\$|\$\d|\d\s?\$/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await open(page, at(locale, '/products/all'));
  await look(shown.one);
  await main(page)
    .getByRole('link', { name: locale === 'en' ? 'Felt slippers' : 'Chaussons en feutre' })
    .first()
    .click();
  await page.waitForURL(/\/product\/felt-slippers$/);
  await look(shown.one);
  await main(page)
    .getByRole('button', { name: new RegExp(ui.shop.quantity.increase) })
    .first()
    .click();
  await main(page).getByRole('button', { name: ui.shop.buy.add }).first().click();
  const drawer = page.getByRole('dialog', { name: say(locale, 'cart.panel') });
  await expect(drawer.getByText(shown.two).first()).toBeVisible();
  await open(page, at(locale, '/order/shopping_cart'));
  await look(shown.two);
  await main(page)
    .getByRole('button', { name: new RegExp(`${say(locale, 'cart.checkout')}|${say(locale, 'cart.buyNow')}`) })
    .first()
    .click();
  if (isGuest) {
    await main(page).getByLabel(say(locale, 'guest.email')).fill(email);
    await main(page)
      .getByRole('button', { name: say(locale, 'guest.continue'), exact: true })
      .click();
  }
  await page.waitForURL(/preOrderNo=/);
  const form = main(page)
    .locator('form')
    .filter({ has: page.locator('[name=postCode]') });
  await form.locator('[name=country]').selectOption('FR');
  const address = {
    ...{ firstName: 'Demo', lastName: 'Shopper', addressLine1: '12 quai des Promeneurs', postCode: '44000' },
    ...{ city: 'Nantes', phone: '+33 2 40 00 00 00', email },
  };
  for (const [name, value] of Object.entries(address)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[type=submit]').click();
  await expect(main(page).getByText('12 quai des Promeneurs').first()).toBeVisible();
  await look(shown.two, shown.total);
  await main(page)
    .getByRole('button', { name: say(locale, 'checkout.pay', { amount: shown.total }) })
    .click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.getByText(shown.total).first()).toBeVisible();
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/payment_result/);
  await expect(page.getByRole('heading', { name: say(locale, 'payment.paid') })).toBeVisible();
  const [mail] = (await mailsTo(email)) as { text?: string }[];
  expect(mail?.text?.replace(/\s/g, ' ')).toContain(shown.total);
  const link = /https?:\S+order_detail\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await hydrated(page);
  await look(shown.total);
  await page.emulateMedia({ media: 'print' });
  await expect(price(page, shown.total)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

const cases = [
  {
    locale: 'en',
    currency: 'JPY',
    menu: 'JPY ¥',
    typed: '1250',
    before: '$12.50',
    shown: { one: '¥1,250', two: '¥2,500', total: '¥3,100' },
  },
  {
    locale: 'fr',
    currency: 'KWD',
    menu: 'KWD',
    typed: '1.255',
    before: '12,50 $',
    shown: { one: '1,255 KWD', two: '2,510 KWD', total: '3,110 KWD' },
  },
] as const;

for (const { locale, currency, menu, typed, before, shown } of cases) {
  test(
    `after shop set currency ${currency}, a guest on a phone and a signed-in shopper buy in it (${locale})`,
    deep,
    async ({ page, browser, baseURL }) => {
      for (const [sheet, file] of Object.entries(sheets)) await operate('import', { sheet, file });
      await open(page, at(locale, '/products/all'));
      await expect(price(page, before)).toBeVisible();
      await operate('shop/set', { setting: 'currency', value: currency });
      await operate('price', { slug: 'felt-slippers', price: typed });
      await expect(async () => {
        await open(page, at(locale, '/products/all'));
        await expect(price(page, shown.one)).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 90_000 });

      await expect(page.locator('header').getByText(menu, { exact: true }).first()).toBeVisible();
      await open(page, at(locale, '/service/payment_method'));
      await expect(main(page).getByText(new RegExp(`\\b${currency}\\. `))).toBeVisible();

      await test.step('a guest, on a phone', async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await buyTwo(page, locale, shown, { email: freshEmail(), isGuest: true });
      });

      await test.step('a signed-in shopper', async () => {
        const context = await browser.newContext({ baseURL });
        const other = await context.newPage();
        const shopper = await newShopper();
        await signInDirectly(other, shopper);
        await buyTwo(other, locale, shown, { email: shopper.email, isGuest: false });
        await context.close();
      });
    },
  );
}
