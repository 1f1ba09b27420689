import { expect, type Page } from 'playwright/test';
import { apiUrl, at, say, words } from '../../shop.ts';
import { hold } from '../disturb.ts';
import { type Flow, load, type Stage } from '../stage.ts';
import { expectPage } from '../verdict.ts';

const PRODUCT = '/product/windowsill-ficus';

interface Detail {
  productInfo: { id: number };
  productValue: Record<string, { id: number; stock: number }>;
}

export async function ficus(): Promise<{ productId: number; productAttrUnique: number }> {
  const response = await fetch(`${apiUrl()}/api/front/product/detail/listed/windowsill-ficus`);
  const { data } = (await response.json()) as { data: Detail };
  return { productId: data.productInfo.id, productAttrUnique: Object.values(data.productValue)[0]?.id ?? 0 };
}

/** The quantities of the lines in the account's cart. */
async function pieces({ shop }: Stage): Promise<number[]> {
  const groups = (await shop?.cart.list({ isValid: true, storeId: 1 })) ?? [];
  return groups.flatMap(({ cartInfoList }) => cartInfoList.map(({ cartNum }) => cartNum));
}

/** Fills the account's cart with this quantity of one product. */
export async function fillCart({ shop }: Stage, cartNum: number): Promise<void> {
  if (!shop) throw new Error('A cart belongs to an account here.');
  for (const { cartInfoList } of await shop.cart.list({ isValid: true, storeId: 1 })) {
    await shop.cart.remove({ ids: cartInfoList.map(({ id }) => id) });
  }
  if (cartNum > 0) await shop.cart.save([{ ...(await ficus()), cartNum, storeId: 1 }]);
}

const drawer = (page: Page, stage: Pick<Stage, 'locale'>) =>
  page.getByRole('dialog', { name: say(stage.locale, 'cart.panel') });

/** Opens and closes the empty cart. */
async function lookIntoCart(stage: Stage): Promise<void> {
  const { ui } = words[stage.locale];
  await stage.page
    .getByRole('banner')
    .getByRole('button', { name: ui.shop.header.cart(0), exact: true })
    .click();
  const open = drawer(stage.page, stage);
  await expect(open.getByText(say(stage.locale, 'cart.empty'))).toBeVisible();
  await open.getByRole('button', { name: ui.primitives.close, exact: true }).click();
  await expect(open).toHaveCount(0);
}

/** Without a connection the cart keeps its changes, says so, and sends them once when the connection is back. */
async function queued(stage: Stage, flow: Flow): Promise<void> {
  const { page, context, locale } = stage;
  await flow.prepare?.(stage);
  await load(page, at(locale, flow.path(stage)));
  await flow.fill?.(stage);
  await context.setOffline(true);
  await flow.act?.(stage, 'click');
  await expect(page.getByText(say(locale, 'offline.text')).first()).toBeAttached();
  await expect(page.getByRole('main')).toHaveText(/\S/);
  await context.setOffline(false);
  await expect(page.getByText(say(locale, 'offline.text'))).toHaveCount(0);
  await flow.done(stage);
  await flow.once?.(stage);
  await expectPage(page, locale);
}

export const addToCart: Flow = {
  id: 4,
  title: 'Add to cart',
  as: 'shopper',
  kind: 'write',
  calls: /^\/api\/front\/cart\/save$/,
  prepare: (stage) => fillCart(stage, 0),
  path: () => PRODUCT,
  async act({ page, locale }, press) {
    await page.getByRole('main').getByRole('button', { name: words[locale].ui.shop.buy.add }).first()[press]();
  },
  async done(stage) {
    await expect(drawer(stage.page, stage).getByRole('spinbutton').first()).toHaveValue('1');
  },
  async once(stage) {
    await expect.poll(() => pieces(stage)).toEqual([1]);
  },
  cells: {
    // Opening the cart beforehand loads its code. Without the code, a press reports that there is no connection.
    2: (stage) => queued(stage, { ...addToCart, fill: lookIntoCart }),
    9: { reason: 'nothing of its answer is read' },
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    // Two presses in two tabs add two units, which both tabs show.
    async 14(stage) {
      await addToCart.prepare?.(stage);
      const second = { ...stage, page: await stage.context.newPage() };
      for (const { page, locale } of [stage, second]) await load(page, at(locale, PRODUCT));
      await addToCart.act?.(stage, 'click');
      await addToCart.done(stage);
      await addToCart.act?.(second, 'click');
      for (const tab of [second, stage]) {
        await expect(drawer(tab.page, tab).getByRole('spinbutton').first()).toHaveValue('2');
      }
      await expect.poll(() => pieces(stage)).toEqual([2]);
      await expectPage(second.page, second.locale);
      await second.page.close();
    },
  },
};

const line = (page: Page) => page.getByRole('main').getByRole('spinbutton').first();

export const cart: Flow = {
  id: 5,
  title: 'Cart: quantity',
  as: 'shopper',
  kind: 'write',
  calls: /^\/api\/front\/cart\/num$/,
  prepare: (stage) => fillCart(stage, 2),
  path: () => '/order/shopping_cart',
  async fill({ page }) {
    await expect(line(page)).toHaveValue('2');
  },
  async act({ page, locale }, press) {
    const more = page.getByRole('main').getByRole('button', { name: words[locale].ui.shop.quantity.increase }).first();
    await more.click();
    if (press === 'dblclick') {
      await more.click();
      await page
        .getByRole('main')
        .getByRole('button', { name: words[locale].ui.shop.quantity.decrease })
        .first()
        .click();
    }
  },
  async done({ page }) {
    await expect(line(page)).toHaveValue('3');
  },
  async once(stage) {
    await expect.poll(() => pieces(stage)).toEqual([3]);
  },
  cells: {
    2: (stage) => queued(stage, cart),
    10: { reason: 'the answer to a quantity is no list' },
    async 12(stage) {
      const { page, locale } = stage;
      await fillCart(stage, 2);
      await load(page, at(locale, '/order/shopping_cart'));
      await expect(line(page)).toHaveValue('2');
      const more = page
        .getByRole('main')
        .getByRole('button', { name: words[locale].ui.shop.quantity.increase })
        .first();
      const held = await hold(page, /^\/api\/front\/cart\/num$/);
      await more.click();
      await expect.poll(() => held.met).toBe(1);
      await more.click();
      await more.click();
      await held.end();
      await expect(line(page)).toHaveValue('5');
      await expect.poll(() => pieces(stage)).toEqual([5]);
      await expectPage(page, locale);
    },
  },
};

/** The button of a product's heart while the product is on the list, or is not. */
const heart = ({ page, locale }: Stage, state: 'wished' | 'not wished') => {
  const { wish: strings } = words[locale].ui.shop;
  const start = strings[state === 'wished' ? 'remove' : 'add']('').trim().replace(/\s/g, '\\s');
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${start}`) })
    .first();
};

export const wish: Flow = {
  id: 7,
  title: 'Wish list',
  as: 'shopper',
  kind: 'write',
  calls: /^\/api\/front\/collect\/(add|cancel)/,
  async prepare({ shop }) {
    const { productId } = await ficus();
    await shop?.wishlist.remove(productId);
  },
  path: () => PRODUCT,
  async fill(stage) {
    await expect(heart(stage, 'not wished')).toBeVisible();
    // Its code is loaded at the visitor's first interaction.
    await heart(stage, 'not wished').hover();
  },
  async act(stage, press) {
    await heart(stage, 'not wished')[press]();
  },
  async done(stage) {
    await expect(heart(stage, 'wished')).toBeVisible();
  },
  async once(stage) {
    const { productId } = await ficus();
    await expect
      .poll(async () => {
        const { list = [] } = (await stage.shop?.wishlist.list({ limit: 50 })) ?? {};
        return list.filter((entry) => entry.productId === productId).length;
      })
      .toBe(1);
  },
  cells: {
    9: { reason: 'nothing of its answer is read' },
    10: { reason: 'its answer is no list' },
    // The second tab follows, so there is nothing left to press.
    async 14(stage) {
      await wish.prepare?.(stage);
      const second = { ...stage, page: await stage.context.newPage() };
      for (const { page, locale } of [stage, second]) await load(page, at(locale, PRODUCT));
      await wish.fill?.(stage);
      await wish.act?.(stage, 'click');
      for (const tab of [stage, second]) await wish.done(tab);
      await wish.once?.(stage);
      await expectPage(second.page, second.locale);
      await second.page.close();
    },
    async 12(stage) {
      const { page, locale } = stage;
      await wish.prepare?.(stage);
      await load(page, at(locale, PRODUCT));
      await wish.fill?.(stage);
      const held = await hold(page, /^\/api\/front\/collect\/add/);
      await heart(stage, 'not wished').click();
      await expect.poll(() => held.met).toBe(1);
      // The last press counts.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await held.end();
      await wish.done(stage);
      await wish.once?.(stage);
      await expectPage(page, locale);
    },
  },
};

export const newsletter: Flow = {
  id: 8,
  title: 'Newsletter',
  as: 'guest',
  kind: 'write',
  calls: /^\/api\/front\/form\/subscribe\/newsletter$/,
  failure: 'quiet',
  path: () => '/products/top_one',
  async fill({ page }) {
    await page.getByRole('contentinfo').getByRole('textbox').fill('ada@promenade.example');
  },
  async kept({ page }) {
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('ada@promenade.example');
  },
  async act({ page }, press) {
    await page.getByRole('contentinfo').getByRole('textbox').press('Enter');
    if (press === 'dblclick') await page.getByRole('contentinfo').getByRole('textbox').press('Enter');
  },
  async done({ page, locale }) {
    await expect(page.getByRole('contentinfo').getByText(say(locale, 'newsletter.done'))).toBeAttached();
  },
  cells: {
    17: { reason: 'its form works without code: the test of pages before scripts run sends it' },
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    15: { reason: 'it sends no credentials' },
  },
};
