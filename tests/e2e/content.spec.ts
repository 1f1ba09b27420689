import { readPage, textOf } from './plain-html.ts';
import { at, deep, expect, expectAccessible, locales, open, say, test } from './shop.ts';

const pages = [
  ['/company/about_us', 'aboutUs'],
  ['/company/contact_us', 'contactUs'],
  ['/company/affiliate_stores', 'affiliateStores'],
  ['/service/payment_method', 'paymentMethods'],
  ['/service/shipping_policy', 'shippingPolicy'],
  ['/service/refund_policy', 'refundPolicy'],
  ['/service/privacy_policy', 'privacyPolicy'],
  ['/service/terms_of_service', 'termsOfService'],
  ['/service/accessibility', 'accessibility'],
] as const;

for (const locale of locales) {
  test(`pages about the shop have a title, a canonical address and a link in the footer (${locale})`, async () => {
    for (const [path, id] of pages) {
      const { document } = await readPage(at(locale, path));
      const title = say(locale, `content.${id}.title`);
      expect(textOf(document.querySelector('h1')), path).toBe(title);
      expect(document.title).toMatch(new RegExp(`^${title} · `));
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
        new RegExp(`${at(locale, path)}$`),
      );
      const links = [...document.querySelectorAll('a')].map(textOf);
      expect(links, path).toContain(title);
      // Every placeholder was replaced by its value.
      expect(textOf(document.querySelector('main'))).not.toMatch(/[{}]|content\./);
    }
  });

  test(`axe finds nothing on the pages about the shop (${locale})`, deep, async ({ page }) => {
    for (const [path] of pages) {
      await open(page, at(locale, path));
      await expectAccessible(page);
    }
  });
}

test('pages about the shop can be read and followed without scripts', deep, async ({ browser }) => {
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
  const stores = page.getByRole('region', { name: say('en', 'content.affiliateStores.stores') });
  // On a busy machine the API may respond too late for the server, which then leaves the list to scripts.
  await expect(async () => {
    await page.goto('/company/affiliate_stores');
    expect(await stores.isVisible()).toBe(true);
  }).toPass();
  await stores.getByRole('link', { name: 'Larkstep' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larkstep');
});

test('the contact page links to the shop’s email address', async () => {
  const { document } = await readPage('/company/contact_us');
  const link = [...document.querySelectorAll('main a')].find((each) => textOf(each) === 'hello@promenade.example');
  expect(link?.getAttribute('href')).toBe('mailto:hello@promenade.example');
});

test('a link to a section moves focus there, and Back returns to the scroll position', async ({ page }) => {
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

test('a malformed hash in the address does not break the page', deep, async ({ page }) => {
  await open(page, '/company/about_us#50%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('#promise a');
    link?.click();
  });
  await expect(page.locator('#promise')).toBeFocused();
});
