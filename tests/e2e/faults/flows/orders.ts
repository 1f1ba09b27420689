import { expect, type Page } from 'playwright/test';
import { payInSandbox, placeOrder } from '../../pay-shop.ts';
import { at, operate, say, words } from '../../shop.ts';
import { hold } from '../disturb.ts';
import { type Flow, load, type Stage, visit } from '../stage.ts';
import { expectPage } from '../verdict.ts';
import { ficus } from './cart.ts';

const main = (page: Page) => page.getByRole('main');
const shopOf = ({ shop }: Stage) => {
  if (!shop) throw new Error('An order belongs to an account here.');
  return shop;
};
const noted = ({ notes }: Stage, name: string): string => notes.get(name) ?? '';

const payButton = ({ page, locale }: Stage) =>
  main(page).getByRole('button', { name: new RegExp(say(locale, 'checkout.pay', { amount: '' }).trim()) });

/** The page of the sandbox, on which tests approve or refuse a payment. */
const expectSandbox = async ({ page }: Stage) => {
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.locator('button[value=approve]')).toBeVisible();
};

/** Number of the account's unpaid checkouts. */
async function unpaid(stage: Stage): Promise<number> {
  return (await shopOf(stage).orders.listUnpaid({})).total;
}

/** Places an order, after cancelling the unpaid ones: the shop allows only a few of them. */
async function newOrder(stage: Stage): Promise<string> {
  const shop = shopOf(stage);
  const { list } = await shop.orders.listUnpaid({ limit: 20 });
  for (const { orderNo } of list) await shop.orders.cancel(orderNo);
  return placeOrder(shop, 'sandbox');
}

/** A paid order: the number of the merchant's part. */
async function paidOrder(stage: Stage): Promise<string> {
  const orderNo = await newOrder(stage);
  await payInSandbox(shopOf(stage), orderNo);
  stage.notes.set('order', orderNo);
  const { orderList } = await shopOf(stage).orders.masterDetail(orderNo);
  return orderList[0]?.orderNo ?? '';
}

const note = 'Please ring twice';

export const checkout: Flow = {
  id: 11,
  title: 'Checkout: placing the order',
  as: 'shopper',
  kind: 'write',
  calls: /^\/api\/front\/order\/create$/,
  async prepare(stage) {
    const shop = shopOf(stage);
    // It also saves the account's address.
    await shop.orders.cancel(await newOrder(stage));
    const { productId, productAttrUnique } = await ficus();
    const { preOrderNo } = await shop.preorders.create({
      preOrderType: 'buyNow',
      orderDetails: [{ attrValueId: productAttrUnique, productId, productNum: 1 }],
    });
    stage.notes.set('preOrder', preOrderNo);
    stage.notes.set('unpaid', `${await unpaid(stage)}`);
  },
  path: (stage) => `/order/order_confirm?preOrderNo=${noted(stage, 'preOrder')}`,
  async fill(stage) {
    await main(stage.page).locator('[name=note]').fill(note);
    await expect(payButton(stage)).not.toHaveAttribute('data-pending');
  },
  async kept({ page }) {
    const field = main(page).locator('[name=note]');
    // Once the order is placed, its page shows the note.
    if (await field.isVisible()) await expect(field).toHaveValue(note);
  },
  async act(stage, press) {
    await payButton(stage)[press]();
  },
  done: expectSandbox,
  async once(stage) {
    await expect.poll(() => unpaid(stage), 'one order').toBe(Number(noted(stage, 'unpaid')) + 1);
  },
  cells: {
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
  },
};

export const payment: Flow = {
  id: 12,
  title: 'Payment',
  as: 'shopper',
  kind: 'write',
  calls: /^\/api\/front\/pay\/payment$/,
  async prepare(stage) {
    stage.notes.set('order', await newOrder(stage));
  },
  path: (stage) => `/order/order_detail?orderNo=${noted(stage, 'order')}`,
  async fill(stage) {
    const sandbox = stage.page.getByRole('radio', { name: say(stage.locale, 'payment.method.sandbox') });
    await expect(sandbox).toBeVisible();
    await sandbox.check();
  },
  async act(stage, press) {
    await payButton(stage)[press]();
  },
  async again(stage) {
    const { page, locale } = stage;
    // A start of the payment without a response opens the result page as unconfirmed; from there the shopper pays on the order's page.
    const order = main(page).getByRole('link', { name: say(locale, 'payment.viewOrder'), exact: true });
    await expect(order.or(payButton(stage)).first()).toBeVisible();
    if (await order.isVisible()) {
      await order.click();
      await payment.fill?.(stage);
    }
    await payButton(stage).click();
  },
  done: expectSandbox,
  async once(stage) {
    const { paid } = await shopOf(stage).payments.result(noted(stage, 'order'));
    expect(paid, 'nothing is paid before it is approved').toBe(false);
    await stage.page.locator('button[value=approve]').click();
    await stage.page.waitForURL(/payment_result/);
    await expect(stage.page.getByRole('heading', { name: say(stage.locale, 'payment.paid') })).toBeVisible();
  },
  cells: {
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
  },
};

export const result: Flow = {
  id: 13,
  title: 'Result of a payment',
  as: 'shopper',
  kind: 'read',
  calls: /^\/api\/front\/pay\/query\/pay\/result\//,
  async prepare(stage) {
    const orderNo = await newOrder(stage);
    await payInSandbox(shopOf(stage), orderNo);
    stage.notes.set('order', orderNo);
  },
  path: (stage) => `/order/payment_result?orderNo=${noted(stage, 'order')}`,
  async done({ page, locale }) {
    const title = say(locale, 'payment.paid');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
  async again(stage) {
    const { page, locale } = stage;
    const { done } = result;
    // The page checks again by itself; shoppers can also press the button.
    const check = main(page).getByRole('button', { name: say(locale, 'payment.checkAgain') });
    if (await check.isVisible()) await check.click();
    else await load(page, at(locale, result.path(stage)));
    await done(stage);
  },
  cells: {
    10: { reason: 'its answer is no list' },
    async 12(stage) {
      const { page, locale } = stage;
      await result.prepare?.(stage);
      const open = await newOrder(stage);
      await load(page, at(locale, '/service/privacy_policy'));
      const late = await hold(page, new RegExp(`/pay/result/${open}$`));
      await visit(page, at(locale, `/order/payment_result?orderNo=${open}`));
      await expect.poll(() => late.met).toBeGreaterThan(0);
      await visit(page, at(locale, result.path(stage)));
      await result.done(stage);
      await late.end();
      await page.waitForLoadState('networkidle');
      await result.done(stage);
      await expectPage(page, locale);
    },
  },
};

const cancelButton = (stage: Stage) => {
  const { order } = words[stage.locale].ui.account;
  return main(stage.page).getByRole('button', {
    name: new RegExp(`^${order.action.cancel}.*${noted(stage, 'order')}`),
  });
};
const question = ({ page }: Stage) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

export const orders: Flow = {
  id: 14,
  title: 'Orders: cancelling one',
  as: 'shopper',
  kind: 'write',
  calls: /^\/api\/front\/order\/cancel\//,
  async prepare(stage) {
    stage.notes.set('order', await newOrder(stage));
  },
  path: () => '/users/order_list?tab=unpaid',
  async fill(stage) {
    // Opened once, so that the dialog's code is loaded.
    await cancelButton(stage).first().click();
    await question(stage)
      .getByRole('button', { name: say(stage.locale, 'orders.cancel.keep') })
      .click();
    await expect(question(stage)).toHaveCount(0);
  },
  async act(stage, press) {
    if (!(await question(stage).isVisible())) await cancelButton(stage).first().click();
    await question(stage)
      .getByRole('button', { name: say(stage.locale, 'orders.cancel.confirm') })
      [press]();
  },
  async done(stage) {
    await expect(question(stage)).toHaveCount(0);
    await expect(cancelButton(stage)).toHaveCount(0);
  },
  async once(stage) {
    expect((await shopOf(stage).orders.masterDetail(noted(stage, 'order'))).isCancel).toBe(true);
  },
  cells: {
    async 10(stage) {
      await longList(stage, '/users/order_list', /^\/api\/front\/order\/(list|await\/pay)/);
    },
    async 12(stage) {
      const { page, locale } = stage;
      await orders.prepare?.(stage);
      await load(page, at(locale, '/users/order_list'));
      const late = await hold(page, /^\/api\/front\/order\/list$/);
      const tabs = page.getByRole('navigation', { name: say(locale, 'orders.tabs') });
      await tabs.getByRole('link').nth(2).click();
      await expect.poll(() => late.met).toBeGreaterThan(0);
      await tabs.getByRole('link').nth(1).click();
      await expect(cancelButton(stage).first()).toBeVisible();
      await late.end();
      await page.waitForLoadState('networkidle');
      await expect(cancelButton(stage).first()).toBeVisible();
      await expectPage(page, locale);
    },
  },
};

/** A page with a very long list still works. */
async function longList({ page, locale }: Stage, path: string, calls: RegExp): Promise<void> {
  const { disturb } = await import('../disturb.ts');
  await load(page, at(locale, '/service/privacy_policy'));
  const fault = await disturb(page, calls, 'long list');
  await visit(page, at(locale, path));
  await expect.poll(() => fault.met).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(page, locale);
}

const comment = 'A calm and sturdy plant.';

export const review: Flow = {
  id: 15,
  title: 'After the sale: writing a review',
  as: 'shopper',
  kind: 'write',
  calls: /^\/api\/front\/order\/comment$/,
  async prepare(stage) {
    const orderNo = await paidOrder(stage);
    await operate('ship', { orderNo, company: 'Colis Bleu', number: 'CB123456' });
    await operate('deliver', { orderNo });
    await shopOf(stage).orders.confirmReceipt(orderNo);
    stage.notes.set('part', orderNo);
  },
  path: (stage) => `/users/review_confirm?orderNo=${noted(stage, 'part')}`,
  async fill({ page }) {
    await page.locator('[name=productScore][value="5"]').check({ force: true });
    await page.locator('[name=serviceScore][value="4"]').check({ force: true });
    await page.locator('[name=comment]').fill(comment);
  },
  async kept({ page }) {
    await expect(page.locator('[name=comment]')).toHaveValue(comment);
    await expect(page.locator('[name=productScore][value="5"]')).toBeChecked();
  },
  async act({ page, locale }, press) {
    await main(page)
      .getByRole('button', { name: say(locale, 'writing.send') })
      [press]();
  },
  async done({ page, locale }) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'writing.sent.title'));
  },
  cells: {
    9: { reason: 'nothing of its answer is read' },
    async 10(stage) {
      await longList(stage, '/users/review_list', /^\/api\/front\/order\/reply\/list|\/reply/);
    },
    12: { reason: 'one call at a time' },
  },
};
