import type { Page } from 'playwright/test';
import { readPage, textOf } from './plain-html.ts';
import {
  at,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hydrated,
  locales,
  newShopper,
  open,
  say,
  test,
  words,
} from './shop.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

for (const locale of locales) {
  test(
    `a shopper finds a merchant by search, filters its products and opens one (${locale})`,
    deep,
    async ({ page }) => {
      await page.goto(at(locale, '/merchant/merchant_street'));
      await hydrated(page);
      const larkstep = main(page).getByRole('article').filter({ hasText: 'Larkstep' });
      await expect(larkstep.getByRole('link')).toHaveCount(1);
      await expect(title(page)).toHaveText(say(locale, 'merchants.directory'));
      await expectAccessible(page);

      await page.getByLabel(say(locale, 'merchants.search.type')).selectOption('3');
      await page.waitForURL(/merchant_more\?type=3$/);
      await expect(main(page).getByRole('article')).toHaveCount(3);
      await page.getByLabel(say(locale, 'merchants.search.words')).fill('lark');
      await main(page)
        .getByRole('button', { name: say(locale, 'merchants.search.submit') })
        .click();
      await page.waitForURL(/merchant_more\?title=lark&type=3$/);
      await expect(title(page)).toHaveText(say(locale, 'merchants.resultsFor', { words: 'lark' }));
      await expect(main(page).getByRole('article')).toHaveCount(1);
      await page.goBack();
      await expect(main(page).getByRole('article')).toHaveCount(3);
      await expect(page.getByLabel(say(locale, 'merchants.search.type'))).toHaveValue('3');
      await expectAccessible(page);

      await main(page).getByRole('link', { name: 'Larkstep' }).click();
      await page.waitForURL((url) => url.pathname + url.search === at(locale, '/merchant/merchant/home?id=1'));
      await expect(title(page)).toHaveText('Larkstep');
      await expect(page).toHaveTitle(/^Larkstep · /);
      await expect(main(page).getByText('+1 207 555 0104')).toBeVisible();
      await expectAccessible(page);

      await main(page)
        .getByRole('link', { name: say(locale, 'merchant.tab.category'), exact: true })
        .first()
        .click();
      await page.waitForURL(/merchant\/category\?id=1$/);
      const tree = page.getByRole('navigation', { name: say(locale, 'merchant.categories') });
      await tree.getByRole('link').nth(1).click();
      await page.waitForURL(/category\?id=1&cid=\d+$/);
      await main(page).getByRole('combobox').selectOption('price-asc');
      await page.waitForURL(/category\?id=1&cid=\d+&sort=price-asc$/);
      await page.locator('input[name=max]').fill('60');
      await main(page).getByRole('button', { name: words[locale].ui.shop.filters.apply }).click();
      await page.waitForURL(/&sort=price-asc&max=60(\.00)?$/);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('input[name=max]')).toHaveValue(/^60/);
      await expectAccessible(page);
      await main(page)
        .getByRole('list', { name: say(locale, 'list.label') })
        .getByRole('link')
        .first()
        .click();
      await page.waitForURL(/\/(product|p)\//);
    },
  );
}

test('a merchant’s page has structured data without scripts; an unknown merchant has status 404', async ({
  request,
}) => {
  const html = await (await request.get('/fr/merchant/merchant/home?id=1')).text();
  const data = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(`${json}`),
  );
  expect(data.find((each) => each['@type'] === 'Store')).toMatchObject({ name: 'Larkstep' });
  expect(html).toMatch(/rel="canonical" href="[^"]*\/fr\/merchant\/merchant\/home\?id=1"/);
  expect(html, 'contact data is for who asks').not.toContain('hello@larkstep.example');
  for (const path of ['home?id=4711', 'home', 'home?id=x', 'elsewhere?id=1']) {
    expect((await request.get(`/merchant/merchant/${path}`)).status(), path).toBe(404);
  }
  const { document } = await readPage('/merchant/merchant/home?id=4711');
  expect(textOf(document.querySelector('h1'))).toBe(say('en', 'error.404.title'));
  const link = [...document.querySelectorAll('main a')].find((each) => textOf(each) === say('en', 'nav.merchants'));
  expect(link?.getAttribute('href')).toBe('/merchant/merchant_street');
  const sitemap = await (await request.get('/sitemap-1.xml')).text();
  expect(sitemap).toContain('/merchant/merchant_street<');
  expect(sitemap).toContain('/fr/merchant/merchant/home?id=1<');
});

test('a guest follows a merchant and receives its coupon by signing in', deep, async ({ page }) => {
  const { ui } = words.en;
  await open(page, '/merchant/merchant/coupon?id=1');
  await page.getByRole('button', { name: say('en', 'merchant.followOf', { name: 'Larkstep' }) }).click();
  await expect(page.getByText(say('en', 'merchant.signIn', { name: 'Larkstep' })).first()).toBeVisible();
  await page.getByRole('button', { name: say('en', 'account.signIn'), exact: true }).click();
  await page.waitForURL(/\/oidc\//);
  await fillSignIn(page, await newShopper());
  await page.waitForURL(/merchant\/coupon\?id=1$/);
  await hydrated(page);
  await expect(
    page.getByRole('button', { name: say('en', 'merchant.unfollowOf', { name: 'Larkstep' }) }),
  ).toBeVisible();

  const coupon = main(page).getByRole('article').first();
  await coupon.getByRole('button', { name: new RegExp(`^${ui.product.coupon.receive}`) }).click();
  await expect(coupon.getByRole('status')).toHaveText(ui.product.coupon.state.received);
  await expectAccessible(page);

  await open(page, '/merchant/merchant_street');
  const card = main(page).getByRole('article').filter({ hasText: 'Larkstep' });
  await card.getByRole('button', { name: say('en', 'merchant.unfollowOf', { name: 'Larkstep' }) }).click();
  await expect(card.getByRole('button', { name: say('en', 'merchant.followOf', { name: 'Larkstep' }) })).toBeVisible();
});

test('a merchant’s certificates can be enlarged, also on the narrowest screen', deep, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/merchant/merchant/qualification?id=1');
  const paper = say('en', 'merchant.paper', { name: 'Larkstep', number: '1' });
  await expect(page.getByRole('img', { name: paper })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const open1 = page.getByRole('button', { name: say('en', 'merchant.enlarge', { paper }) });
  await open1.click();
  const dialog = page.getByRole('dialog', { name: say('en', 'merchant.papersOf', { name: 'Larkstep' }) });
  await expect(dialog.getByRole('img', { name: paper })).toBeVisible();
  await dialog.getByRole('button', { name: words.en.ui.shop.lightbox.zoomIn }).click();
  await page.keyboard.press('Escape');
  await expect(open1).toBeFocused();
});

test('a search without results in a merchant’s store links to all its products', deep, async ({ page }) => {
  await open(page, '/merchant/merchant/home?id=1');
  await page.getByLabel(say('en', 'merchant.search')).fill('qqqq');
  await page.getByLabel(say('en', 'merchant.search')).press('Enter');
  await page.waitForURL(/category\?id=1&title=qqqq$/);
  await expect(page.getByText(say('en', 'merchant.noneFound'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: say('en', 'merchant.allProducts') })
    .last()
    .click();
  await page.waitForURL(/category\?id=1$/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
