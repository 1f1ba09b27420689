import type { Page } from 'playwright/test';
import { expect, hydrated, open, test, words } from './shop.ts';

const { shop } = words.en.ui;
const before = '/company/about_us';
const product = '/product/windowsill-ficus';
const list = '/products/all';
const inHeader = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByLabel(name, { exact: true }).filter({ visible: true }).first().click();
const press = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first().click();

const overlays: readonly [name: string, path: string, show: (page: Page) => Promise<void>][] = [
  ['menu', product, inHeader(shop.header.menu)],
  ['search', product, inHeader(shop.header.search)],
  ['cart', product, inHeader(/^Cart/)],
  ['commands', product, (page) => page.keyboard.press('Control+k')],
  ['enlarged picture', product, press(/^Enlarge/)],
  ['quick view', list, press(/^Quick view/)],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back closes every overlay and stays on its page; after a reload no further Back is needed', async ({
    page,
  }) => {
    await open(page, before);
    const dialog = page.getByRole('dialog');
    for (const [name, path, show] of overlays) {
      await open(page, path);
      await show(page);
      await expect(dialog, name).toHaveCount(1);
      await page.goBack();
      await expect(dialog, name).toHaveCount(0);
      expect(new URL(page.url()).pathname, name).toBe(path);
    }
    await open(page, before);
    await open(page, product);
    await inHeader(/^Cart/)(page);
    await expect(dialog).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => !history.state?.pmOverlays);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${before}$`));
  });
});
