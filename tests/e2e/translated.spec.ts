import type { Page } from 'playwright/test';
import { apiUrl, deep, expect, fillSignIn, leaveForSignIn, newShopper, open, say, test, words } from './shop.ts';

/**
 * Changes a page like the translation of Chrome and Edge: replaces each text, also later ones, by an element. Texts marked as not translatable stay.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'script, style, noscript, textarea, font';
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest(skipped)) return;
      if (parent.closest('[translate]')?.getAttribute('translate') === 'no') return;
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(replaceAll);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Amounts that the translator may touch no longer change. */
const translatedAmounts = (page: Page) => page.locator('main font').filter({ hasText: /[$€]\d|\d,\d\d/ });

/** A listed product with one attribute and several variants in stock. */
async function withVariants(isFit: (product: { discount: number | null }) => boolean) {
  const { data } = await (await fetch(`${apiUrl()}/api/front/product/list?limit=50`)).json();
  const listed = data.list.filter(({ listedOnStore }: { listedOnStore: boolean }) => listedOnStore);
  for (const { slug } of listed) {
    const { data: detail } = await (await fetch(`${apiUrl()}/api/front/product/detail/listed/${slug}`)).json();
    const variants = Object.values(detail.productValue) as { price: string; stock: number; sku: string }[];
    const inStock = variants.filter(({ stock }) => stock > 0);
    const isOne = detail.productAttr.length === 1 && inStock.length > 1;
    if (isOne && isFit(detail.productInfo)) return { slug: `${slug}`, variants: inStock };
  }
  throw new Error('The demo shop has no such product.');
}

/** A part that hydrates later is rendered anew if its texts have changed meanwhile, and React logs that. */
function expectOnlyTextMismatches(complaints: string[]): void {
  expect(complaints.filter((complaint) => !/React error #418/.test(complaint))).toEqual([]);
  complaints.length = 0;
}

for (const [kind, isFit] of [
  ['a product', ({ discount }: { discount: number | null }) => !discount],
  ['a product on sale', ({ discount }: { discount: number | null }) => !!discount],
] as const) {
  test(`${kind} on a translated page can be chosen and added to the cart`, deep, async ({ page, complaints }) => {
    const { slug, variants } = await withVariants(isFit);
    await open(page, `/product/${slug}`);
    await translate(page);
    const main = page.getByRole('main');
    await expect(main.locator('font').first()).toBeAttached();
    await expect(main.locator('p[translate=no]').first()).toContainText('$');
    for (const { sku } of variants.slice(0, 3)) {
      await main.getByRole('radio', { name: sku, exact: true }).check({ force: true });
      await expect(main.locator('legend').first()).toContainText(sku);
    }
    const saved = page.waitForResponse('**/api/front/cart/save');
    await main.getByRole('button', { name: words.en.ui.shop.buy.add, exact: true }).first().click();
    await saved;
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 3_000);
    await expect(main.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText(say('en', 'error.500.title'))).toHaveCount(0);
    expectOnlyTextMismatches(complaints);
  });
}

test('a translated shop still works: cart, sign-in and account', async ({ page, complaints }) => {
  const { slug } = await withVariants(() => true);
  await open(page, `/product/${slug}`);
  const saved = page.waitForResponse('**/api/front/cart/save');
  await page.getByRole('button', { name: words.en.ui.shop.buy.add, exact: true }).first().click();
  await saved;
  await open(page, '/order/shopping_cart');
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton').first();
  await expect(quantity).toHaveValue('1');
  await translate(page);
  await expect(translatedAmounts(page)).toHaveCount(0);
  const amounts = async () => (await main.locator('[translate=no]').allTextContents()).join();
  const before = await amounts();
  await main.getByRole('button', { name: words.en.ui.shop.quantity.increase }).first().click();
  await expect(quantity).toHaveValue('2');
  await expect.poll(amounts).not.toBe(before);

  await leaveForSignIn(page, '/sign-in');
  await fillSignIn(page, await newShopper());
  await page.waitForURL((url) => !/oidc|callback/.test(url.pathname));
  await translate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Promenade', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(say('en', 'error.500.title'))).toHaveCount(0);
  expectOnlyTextMismatches(complaints);
});
