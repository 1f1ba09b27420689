import type { Page } from 'playwright/test';
import {
  apiUrl,
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hydrated,
  type Locale,
  leaveForSignIn,
  localesFrom,
  newShopper,
  open,
  type Shopper,
  say,
  test,
  words,
} from './shop.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One of the operator's commands. */
async function operate(command: string, body: Record<string, string>): Promise<void> {
  const answer = await fetch(`${apiUrl()}/operator/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function signIn(page: Page, locale: Locale, shopper: Shopper): Promise<void> {
  await leaveForSignIn(page, at(locale, '/sign-in'));
  await fillSignIn(page, shopper);
  await page.waitForURL((url) => !url.pathname.includes('/oidc/') && !url.pathname.includes('/callback'));
  await hydrated(page);
}

/** Buys two of a plain product, pays in the sandbox, and returns the number of the merchant's order. */
async function buyTwo(page: Page, locale: Locale, shopper: Shopper): Promise<string> {
  const { ui } = words[locale];
  await open(page, at(locale, '/product/windowsill-ficus'));
  await page.getByRole('main').getByRole('button', { name: ui.commerce.quantity.increase }).first().click();
  await page.getByRole('main').getByRole('button', { name: ui.commerce.buy.now }).first().click();
  await page.waitForURL(/order_confirm/);
  const form = page.locator('form').filter({ has: page.locator('[name=postCode]') });
  await form.locator('[name=country]').selectOption('FR');
  await form.locator('[name=firstName]').fill('Demo');
  await form.locator('[name=lastName]').fill('Shopper');
  await form.locator('[name=addressLine1]').fill('12 quai des Promeneurs');
  await form.locator('[name=postCode]').fill('44000');
  await form.locator('[name=city]').fill('Nantes');
  await form.locator('[name=state]').fill('Pays de la Loire');
  await form.locator('[name=email]').fill(shopper.email);
  await form.locator('[name=phone]').fill('+33 2 40 00 00 00');
  await form.locator('[type=submit]').click();
  await expect(page.getByText('12 quai des Promeneurs').first()).toBeVisible();
  const sandbox = page.getByRole('radio', { name: new RegExp(ui.account.paymentMethods.sandbox) });
  if (await sandbox.isVisible()) await sandbox.check();
  await page.getByRole('button', { name: new RegExp(say(locale, 'checkout.pay', { amount: '' }).trim()) }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/payment_result/);
  await expect(page.getByRole('heading', { name: ui.account.paymentResult.paid.title })).toBeVisible();
  await open(page, at(locale, '/users/order_list'));
  const heading = page.getByRole('main').getByRole('heading', { name: /SH\w+/ }).first();
  const [number = ''] = /SH\w+/.exec((await heading.textContent()) ?? '') ?? [];
  return number;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a parcel is followed, its receipt confirmed, its product reviewed once', async ({ page }) => {
  const shopper = await newShopper();
  await signIn(page, 'en', shopper);
  const orderNo = await buyTwo(page, 'en', shopper);
  const { ui } = words.en;

  await test.step('the order shows carrier, number and stations, the latest first', async () => {
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

  await test.step('receipt is confirmed after a question', async () => {
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
    await expect(page.getByText(say('en', 'writing.issue.commentEmpty')).first()).toBeVisible();
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
    await expect(page.getByText(say('en', 'pictures.issue.imageType', { name: 'notes.txt' }))).toBeVisible();
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

test('a refund of one piece is checked, sent, refused, and requested again', async ({ page }) => {
  const shopper = await newShopper();
  await signIn(page, 'en', shopper);
  const orderNo = await buyTwo(page, 'en', shopper);
  const { ui } = words.en;

  const request = async (remark: string) => {
    await open(page, `/users/refund_confirm?orderNo=${orderNo}`);
    await page.getByRole('main').getByRole('button', { name: ui.commerce.quantity.decrease }).click();
    await page.getByRole('button', { name: say('en', 'refunds.toReview') }).click();
    await expect(page.getByText(say('en', 'refunds.issue.reasonMissing')).first()).toBeVisible();
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

  await test.step('the merchant accepts; lists tell by status', async () => {
    await operate('refund/accept', { refundNo: second });
    await open(page, '/users/refund_list?tab=refused');
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(first) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(second) })).toBeHidden();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test('a refund is withdrawn, requested again, and its goods sent back', async ({ page }) => {
  const shopper = await newShopper();
  await signIn(page, 'en', shopper);
  const orderNo = await buyTwo(page, 'en', shopper);
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
  await test.step('it is withdrawn after a question', async () => {
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
  await test.step('the merchant asks for the goods; what is typed survives a reload', async () => {
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
    await expect(page.getByText(say('en', 'refunds.return.issue.carrierMissing')).first()).toBeVisible();
    await carrier.fill('Colis Bleu');
    await tracking.fill('CB99');
    await expectAccessible(page);
    await page.reload();
    await hydrated(page);
    await expect(carrier).toHaveValue('Colis Bleu');
    await expect(tracking).toHaveValue('CB99');
  });

  await test.step('carrier and number are sent, corrected, and the money comes back', async () => {
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

test('points and coupons change what a checkout comes to, and the choice survives a reload', async ({ page }) => {
  await signIn(page, 'en', { email: 'demo@promenade.example', password: 'promenade-demo' });
  await open(page, '/product/windowsill-ficus');
  await page.getByRole('main').getByRole('button', { name: words.en.ui.commerce.buy.now }).first().click();
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

for (const locale of localesFrom('en')) {
  test(`what is not the shopper’s is not shown, and nothing is indexed (${locale})`, async ({ page }) => {
    await open(page, at(locale, '/users/refund_list'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main').getByRole('link', { name: say(locale, 'account.signIn') })).toBeVisible();
    await signIn(page, locale, await newShopper());
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
  });
}
