import { at, expect, expectAccessible, localesFrom, open, say, test } from './shop.ts';

const pages = [
  ['/company/about_us', 'aboutUs'],
  ['/company/contact_us', 'contactUs'],
  ['/company/affiliate_stores', 'affiliateStores'],
  ['/service/payment_method', 'paymentMethods'],
  ['/service/shipping_policy', 'shippingPolicy'],
  ['/service/refund_policy', 'refundPolicy'],
  ['/service/privacy_policy', 'privacyPolicy'],
  ['/service/terms_of_service', 'termsOfService'],
] as const;

for (const locale of localesFrom('fr')) {
  test(`what there is to read about the shop (${locale})`, async ({ page }) => {
    for (const [path, id] of pages) {
      await open(page, at(locale, path));
      const title = say(locale, `content.${id}.title`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${at(locale, path)}$`));
      await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
      // No value is left unsaid.
      await expect(page.getByRole('main')).not.toContainText(/[{}]|content\./);
      await expectAccessible(page);
    }
  });
}

test('pages to read need no scripts, and what they name can be followed', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/service/shipping_policy');
  await expect(page.getByRole('main')).toContainText('$5.00 for the first piece and $1.00 for each further one');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('en', 'footer.termsOfService') })
    .click();
  await expect(page).toHaveURL(/\/service\/terms_of_service$/);
  await page.goto('/service/terms_of_service#reviews');
  await expect(page.locator('#reviews')).toBeInViewport();
  await page.goto('/company/affiliate_stores');
  const stores = page.getByRole('region', { name: say('en', 'content.affiliateStores.stores') });
  await stores.getByRole('link', { name: 'Larkstep' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larkstep');
});

test('the shop is reached by the way that it has set', async ({ page }) => {
  await open(page, '/company/contact_us');
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@promenade.example' })).toHaveAttribute(
    'href',
    'mailto:hello@promenade.example',
  );
});

test('a part of a page is reached by its link, and Back leads to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/service/terms_of_service');
  const part = page.locator('#law');
  await part.getByRole('link').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await part.getByRole('link').click();
  await expect(page).toHaveURL(/#law$/);
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await page.locator('#contract').getByRole('link').click();
  await expect(page.locator('#contract')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#law$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a hash that is no name breaks nothing', async ({ page }) => {
  await open(page, '/company/about_us#50%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('#promise a');
    link?.click();
  });
  await expect(page.locator('#promise')).toBeFocused();
});
