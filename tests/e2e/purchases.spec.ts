import type { Page } from 'playwright/test';
import { at, deep, expect, freshEmail, hydrated, type Locale, locales, open, say, test, words } from './shop.ts';
import { faultsOf, type Read, type WayOfUsing, withKeyboard, withVirtualCursor } from './ways-of-using.ts';

const address = {
  country: 'France',
  firstName: 'Demo',
  lastName: 'Guest',
  addressLine1: '12 quai des Promeneurs',
  postCode: '44000',
  city: 'Nantes',
  phone: '+33 2 40 00 00 00',
};

/** From home through a search to a paid order, as a guest. `onPage` is called on every page. */
async function buy(page: Page, locale: Locale, way: WayOfUsing, onPage: (name: string) => Promise<void>) {
  const { ui } = words[locale];
  const main = page.getByRole('main');
  const email = freshEmail();

  await test.step('search from the home page', async () => {
    await open(page, at(locale, '/'));
    await way.reach(page.getByRole('link', { name: ui.primitives.skipToContent }));
    await onPage('home');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await way.type(dialog.getByRole('combobox'), 'ficus');
    await expect.poll(async () => (await way.heard()).join(' ')).toMatch(/\d/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/product_search/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await onPage('results');
  });

  await test.step('choose a product and put it into the cart', async () => {
    await way.press(main.locator('a[href*="windowsill-ficus"]').first());
    await page.waitForURL(/product\/windowsill-ficus/);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(async () => (await way.heard()).join(' ')).toContain(await page.title());
    await onPage('product');
    await way.mark(main.locator('input[type=radio]').nth(1));
    await expect(page).toHaveURL(/variant=/);
    await way.press(main.getByRole('button', { name: ui.shop.buy.add }).first());
    const drawer = page.getByRole('dialog', { name: say(locale, 'cart.panel') });
    await expect(drawer).toBeVisible();
    await expect
      .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)), 'the focus is in the cart')
      .toBe(true);
    await way.press(drawer.getByRole('button', { name: ui.shop.quantity.increase }).first());
    await expect(drawer.getByRole('spinbutton').first()).toHaveValue('2');
    await way.press(drawer.getByRole('link', { name: say(locale, 'cart.view') }));
    await page.waitForURL(/shopping_cart/);
    await expect(main.getByRole('spinbutton').first()).toHaveValue('2');
    await onPage('cart');
  });

  await test.step('go to the checkout as a guest', async () => {
    await way.press(main.getByRole('button', { name: say(locale, 'cart.checkout') }));
    await way.type(main.getByLabel(say(locale, 'guest.email')), email);
    await onPage('guest');
    await way.press(main.getByRole('button', { name: say(locale, 'guest.continue'), exact: true }));
    await page.waitForURL(/preOrderNo=/);
    for (const [name, text] of Object.entries(address)) await way.type(main.locator(`[name=${name}]`), text);
    await onPage('checkout');
    const form = main.locator('form').filter({ has: page.locator('[name=postCode]') });
    await way.press(form.locator('[type=submit]'));
    await expect(main.getByText(address.addressLine1).first()).toBeVisible();
  });

  await test.step('pay', async () => {
    const sandbox = main.getByRole('radio', { name: new RegExp(say(locale, 'payment.test')) });
    if ((await sandbox.isVisible()) && !(await sandbox.isChecked())) await way.mark(sandbox);
    await way.press(main.getByRole('button', { name: new RegExp(say(locale, 'checkout.pay', { amount: '' }).trim()) }));
    await page.waitForURL(/\/sandbox\/pay\//);
    await way.press(page.locator('button[value=approve]'));
    await page.waitForURL(/payment_result/);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: say(locale, 'payment.paid') })).toBeVisible();
    await onPage('paid');
  });
}

test('a shopper buys with the keyboard alone, from the home page to the paid order', async ({ page }) => {
  await buy(page, 'en', await withKeyboard(page), async () => undefined);
});

for (const locale of locales) {
  test(`a shopper buys with the virtual cursor of a screen reader (${locale})`, deep, async ({ page }) => {
    const cursor = await withVirtualCursor(page);
    const pages = new Map<string, Read[]>();
    await buy(page, locale, cursor, async (name) => {
      const reads = await cursor.read();
      expect(faultsOf(reads), name).toEqual([]);
      pages.set(name, reads);
    });
    const whole = pages.get('product') ?? [];
    const product = whole.slice(whole.findIndex(({ role }) => role === 'main'));
    const spoken = product.map(({ name }) => name);
    // Information is read in the order of the decisions: the product, its price, the variant, and the button.
    const order = [
      product.findIndex(({ role, level }) => role === 'heading' && level === 1),
      spoken.findIndex((name) => /\$\s?\d|\d\s?\$/.test(name)),
      product.findIndex(({ role }) => role === 'radio'),
      product.findIndex(({ role, name }) => role === 'button' && name === words[locale].ui.shop.buy.add),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const [name, reads] of pages) {
      for (const landmark of ['banner', 'main', 'contentinfo']) {
        if (landmark === 'contentinfo' && /checkout|guest|paid/.test(name)) continue;
        expect(
          reads.map(({ role }) => role),
          `${name} has its landmarks`,
        ).toContain(landmark);
      }
    }
  });
}

test('missing names, skipped heading levels and missing landmarks are detected', () => {
  const read = (role: string, name: string, level?: number): Read => ({ role, name, level, element: undefined });
  const whole = [read('main', ''), read('heading', 'Lamps', 1), read('button', 'Add to cart')];
  expect(faultsOf(whole)).toEqual([]);
  expect(faultsOf([...whole, read('button', ' ')])).toEqual(['a button has no name']);
  expect(faultsOf([...whole, read('heading', 'More', 3)])).toEqual(['a heading of level 3 skips one']);
  expect(faultsOf([...whole, read('heading', 'Lamps', 1)])).toEqual(['there is not one title']);
  expect(faultsOf(whole.slice(1))).toEqual(['there is not one main part']);
});
