import type { Page } from 'playwright/test';
import { payInSandbox, placeOrder, shopOf } from './pay-shop.ts';
import {
  at,
  deep,
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  issueTexts,
  locales,
  newShopper,
  open,
  openAs,
  operate,
  type Shopper,
  say,
  signInDirectly,
  test,
  words,
} from './shop.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Buys two of a plain product through the API; returns the number of the merchant's order. */
async function buyTwo(shopper: Shopper): Promise<string> {
  const shop = await shopOf(shopper);
  const orderNo = await placeOrder(shop, 'sandbox', 2);
  await payInSandbox(shop, orderNo);
  const { orderList } = await shop.orders.masterDetail(orderNo);
  return orderList[0]?.orderNo ?? '';
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a shopper tracks a parcel, confirms its receipt and reviews the product once', async ({ page }) => {
  const shopper = await newShopper();
  await signInDirectly(page, shopper);
  const orderNo = await buyTwo(shopper);
  const { ui } = words.en;

  await test.step('the order shows carrier, tracking number and stations, the latest first', async () => {
    await operate('ship', { orderNo, company: 'Colis Bleu', number: 'CB123456' });
    await operate('logistics', { orderNo, station: 'Sorting centre Nantes' });
    await open(page, `/order/order_detail?orderNo=${orderNo}`);
    await expect(page.getByText('Colis Bleu')).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('en', 'orders.copyNumber', { number: 'CB123456' }) }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: say('en', 'orders.trackParcel') })).toHaveAttribute('href', /CB123456/);
    await expect(
      page
        .getByRole('list', { name: say('en', 'orders.stations') })
        .getByRole('listitem')
        .first(),
    ).toContainText('Sorting centre Nantes');
    await expectAccessible(page);
  });

  await test.step('receipt is confirmed in a dialog', async () => {
    await operate('deliver', { orderNo });
    await page.reload();
    await hydrated(page);
    await page
      .getByRole('button', { name: ui.account.order.actionOf(ui.account.order.action['confirm-receipt'], orderNo) })
      .click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: say('en', 'orders.receipt.confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(ui.account.order.status.completed, { exact: true }).first()).toBeVisible();
  });

  await test.step('the draft of a review survives a reload; it is sent with a picture', async () => {
    await open(page, '/users/review_list');
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Write a review/ })
      .first()
      .click();
    await page.waitForURL(/review_confirm/);
    await expect(heading(page)).toHaveText(say('en', 'writing.form.title'));
    const comment = page.locator('[name=comment]');
    await page.getByRole('button', { name: say('en', 'writing.send') }).click();
    await expect(page.getByText(issueTexts.en.commentEmpty).first()).toBeVisible();
    await page.locator('[name=productScore][value="5"]').check({ force: true });
    await page.locator('[name=serviceScore][value="4"]').check({ force: true });
    await comment.fill('A calm and sturdy plant.');
    await page.reload();
    await hydrated(page);
    const { pathname, search } = new URL(page.url());
    // In the other language, too.
    for (const locale of ['fr', 'en'] as const) {
      await expect(comment).toHaveValue('A calm and sturdy plant.');
      await expect(page.locator('[name=productScore][value="5"]')).toBeChecked();
      await open(page, at(locale, pathname + search));
    }
    await expect(comment).toHaveValue('A calm and sturdy plant.');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'plant.png', mimeType: 'image/png', buffer: png },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
    await expect(page.getByText(words.en.ui.account.fileUpload.refused.type('notes.txt')).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('en', 'writing.send') }).click();
    await expect(heading(page)).toHaveText(say('en', 'writing.sent.title'));
    await expectAccessible(page);
    await open(page, '/users/review_list?tab=written');
    const written = page.getByRole('main').getByRole('listitem').filter({ hasText: /ficus/i });
    await expect(written).toContainText('A calm and sturdy plant.');
    await open(page, `/users/review_confirm?orderNo=${orderNo}`);
    await expect(heading(page)).toHaveText(say('en', 'writing.nothingHere'));
  });
});

test('a shopper requests a refund of one unit, is refused, and requests it again', deep, async ({ page }) => {
  const shopper = await newShopper();
  await signInDirectly(page, shopper);
  const orderNo = await buyTwo(shopper);
  const { ui } = words.en;

  const request = async (remark: string) => {
    await open(page, `/users/refund_confirm?orderNo=${orderNo}`);
    await page.getByRole('main').getByRole('button', { name: ui.shop.quantity.decrease }).click();
    await page.getByRole('button', { name: say('en', 'refunds.toReview') }).click();
    await expect(page.getByText(issueTexts.en.reasonMissing).first()).toBeVisible();
    await page.locator('[name=reason]').selectOption({ index: 1 });
    await page.locator('[name=remark]').fill(remark);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[name=remark]')).toHaveValue(remark);
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    await page.locator('input[type=file]').setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByText('leaf.png').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('en', 'refunds.toReview') }).click();
    await page.waitForURL(/step=review/);
    await expect(heading(page)).toHaveText(say('en', 'refunds.review.title'));
    await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('en', 'refunds.send') }).dblclick();
    await expect(heading(page)).toHaveText(say('en', 'refunds.sent.title'));
    const number = page.getByText(/^RE\w+$/).first();
    await expect(number).toBeVisible();
    return `${await number.textContent()}`;
  };

  const first = await request('One leaf is torn.');
  await test.step('the merchant refuses, with a reason', async () => {
    await open(page, `/order/refund_detail?refundNo=${first}`);
    await expect(page.getByText(say('en', 'refunds.next.under-review.title'))).toBeVisible();
    await expectAccessible(page);
    await operate('refund/refuse', { refundNo: first, reason: 'The leaf was cut on purpose.' });
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('The leaf was cut on purpose.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('en', 'refunds.applyAgain') }).click();
    await page.waitForURL(/refund_confirm/);
  });
  const second = await request('The leaf arrived like this.');
  expect(second).not.toBe(first);

  await test.step('the merchant accepts; the list filters by status', async () => {
    await operate('refund/accept', { refundNo: second });
    await open(page, '/users/refund_list?tab=refused');
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(first) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(second) })).toBeHidden();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test('a shopper withdraws a refund request, requests it again and sends the goods back', deep, async ({ page }) => {
  const shopper = await newShopper();
  await signInDirectly(page, shopper);
  const orderNo = await buyTwo(shopper);
  await operate('ship', { orderNo, company: 'Colis Bleu', number: 'CB123457' });
  await operate('deliver', { orderNo });
  const title = (state: string) => page.getByText(say('en', `refunds.next.${state}.title`, { amount: '$68.00' }));

  const request = async () => {
    await page.locator('[name=reason]').selectOption({ index: 1 });
    await page.getByRole('button', { name: say('en', 'refunds.toReview') }).click();
    await page.getByRole('button', { name: say('en', 'refunds.send') }).click();
    await expect(heading(page)).toHaveText(say('en', 'refunds.sent.title'));
    const number = `${await page
      .getByText(/^RE\w+$/)
      .first()
      .textContent()}`;
    await open(page, `/order/refund_detail?refundNo=${number}`);
    return number;
  };

  await open(page, `/users/refund_confirm?orderNo=${orderNo}`);
  await request();
  await test.step('it is withdrawn in a dialog', async () => {
    const withdraw = page.getByRole('main').getByRole('button', { name: say('en', 'refunds.withdraw.open') });
    const dialog = page.getByRole('alertdialog');
    await withdraw.click();
    await dialog.getByRole('button', { name: say('en', 'refunds.withdraw.cancel') }).click();
    await expect(dialog).toBeHidden();
    await withdraw.click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('en', 'refunds.withdraw.confirm') }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(title('withdrawn')).toBeVisible();
    await expect(withdraw).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: say('en', 'refunds.applyAgain') }).click();
    await page.waitForURL(/refund_confirm/);
  });
  const refundNo = await request();

  const carrier = page.locator('[name=carrier]');
  const tracking = page.locator('[name=trackingNumber]');
  const save = page.getByRole('button', { name: say('en', 'refunds.return.save') });
  await test.step('the merchant requests the return of the goods; the draft survives a reload', async () => {
    await expect(page.getByText(say('en', 'refunds.return.title'), { exact: true })).toHaveCount(0);
    await operate('refund/return', { refundNo, address: 'Returns desk\n18 Orchard Street\nPortland' });
    await page.reload();
    await hydrated(page);
    await expect(title('awaiting-goods')).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: say('en', 'refunds.return.copyAddress') }).click();
    await expect(page.getByRole('button', { name: say('en', 'refunds.copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Returns desk\n18 Orchard Street\nPortland');
    await save.click();
    await expect(page.getByText(issueTexts.en.carrierMissing).first()).toBeVisible();
    await carrier.fill('Colis Bleu');
    await tracking.fill('CB99');
    await expectAccessible(page);
    await page.reload();
    await hydrated(page);
    await expect(carrier).toHaveValue('Colis Bleu');
    await expect(tracking).toHaveValue('CB99');
  });

  await test.step('carrier and tracking number are sent and corrected, and the refund is paid', async () => {
    await save.click();
    await expect(title('goods-sent')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    const change = page.getByRole('button', { name: say('en', 'refunds.return.change') });
    await change.click();
    await expect(carrier).toBeFocused();
    await tracking.fill('CB100');
    await save.click();
    await expect(page.getByText('CB100', { exact: true })).toBeVisible();
    await expect(change).toBeFocused();
    await expect(page.getByRole('button', { name: say('en', 'refunds.withdraw.open') })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await operate('refund/accept', { refundNo });
    await page.reload();
    await hydrated(page);
    await expect(title('refunded')).toBeVisible();
    await expect(page.getByRole('button', { name: say('en', 'refunds.return.change') })).toHaveCount(0);
  });
});

test('points lower the total of a checkout, and the choice survives a reload', deep, async ({ page }) => {
  await openAs(page, demo, '/product/windowsill-ficus');
  await page.getByRole('main').getByRole('button', { name: words.en.ui.shop.buy.now }).first().click();
  await page.waitForURL(/order_confirm/);
  const pay = page.getByRole('button', { name: /^Pay / });
  await expect(pay).toHaveText('Pay $34.00');
  await expect(page.getByText(say('en', 'checkout.couponIssue.below-minimum', { amount: '$6.00' }))).toBeVisible();
  await page.getByRole('switch').check();
  await expect(pay).toHaveText(/^Pay \$(?!34\.00)[\d.]+$/);
  const reduced = (await pay.textContent()) ?? '';
  await expectAccessible(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(pay).toHaveText(reduced);
});

for (const locale of locales) {
  test(
    `refunds and reviews of other shoppers are not found, and no account page is indexed (${locale})`,
    deep,
    async ({ page }) => {
      await open(page, at(locale, '/users/refund_list'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('main').getByRole('link', { name: say(locale, 'account.signIn') })).toBeVisible();
      await signInDirectly(page, await newShopper());
      const pages: [path: string, title: string][] = [
        ['/users/refund_list', 'refunds.title'],
        ['/users/review_list', 'writing.title'],
        ['/users/review_list?tab=written', 'writing.title'],
        ['/users/refund_confirm', 'refunds.apply.impossible'],
        ['/users/refund_confirm?orderNo=SH26011512000001', 'refunds.apply.impossible'],
        ['/order/refund_detail', 'refunds.unknown'],
        ['/order/refund_detail?refundNo=RE26011512000001', 'refunds.unknown'],
        ['/users/review_confirm?orderNo=SH26011512000001', 'writing.nothingHere'],
      ];
      for (const [path, title] of pages) {
        await open(page, at(locale, path));
        await expect(heading(page), path).toHaveText(say(locale, title));
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page);
      }
    },
  );
}
