import type { Page } from 'playwright/test';
import {
  at,
  codeFor,
  deep,
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  freshEmail,
  hydrated,
  isDeep,
  issueTexts,
  leaveForSignIn,
  locales,
  localesFrom,
  mailsTo,
  newShopper,
  open,
  openAs,
  type Shopper,
  say,
  storeUrl,
  test,
  words,
} from './shop.ts';

const pages = {
  '/users': 'account.overview',
  '/users/collection_list': 'wishes.title',
  '/users/coupon_list': 'coupons.title',
  '/users/points': 'points.title',
  '/users/address_list': 'addresses.title',
  '/users/user_info': 'account.profile',
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns a function that calls the API as a shopper, without the browser. */
async function callAs({ email, password }: Shopper): Promise<(path: string, body?: object) => Promise<void>> {
  const send = async (path: string, body: object | undefined, token = '') => {
    const response = await fetch(`${storeUrl()}/api/front/${path}`, {
      method: 'POST',
      headers: {
        origin: storeUrl(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { 'authori-zation': token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { code: number; message: string; data: { token: string } };
    expect(answer.code, `${path}: ${answer.message}`).toBe(200);
    return answer.data;
  };
  const { token } = await send('login/email', { email, password, storeId: 1 });
  return async (path, body) => void (await send(path, body, token));
}

test('the account menu links to every page, and is a separate page on a phone', deep, async ({ page }) => {
  await openAs(page, demo, '/users');
  const waiting = page.getByRole('list', { name: say('en', 'orders.title') }).getByRole('link');
  await expect(waiting).toHaveText([/\d.*To pay/, /\d.*On their way/, /\d.*To review/, /\d.*Refunds in progress/]);
  await expect(waiting.first()).toHaveAttribute('href', '/users/order_list?tab=unpaid');
  await waiting.first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    words.en.ui.account.order.status.unpaid,
  );
  const menu = page.getByRole('navigation', { name: say('en', 'account.overview') });
  for (const [path, name] of Object.entries(pages).slice(1)) {
    await menu.getByRole('link', { name: say('en', name === 'addresses.title' ? 'account.addresses' : name) }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(title(page)).toHaveText(say('en', name));
    await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', path);
    // The page table runs axe on these pages every day.
    if (isDeep) await expectAccessible(page);
  }
  for (const locale of localesFrom('fr')) {
    await page.setViewportSize({ width: 320, height: 700 });
    // The page table opens them on a small phone every day.
    for (const path of isDeep ? Object.keys(pages) : ['/users/points']) {
      await open(page, at(locale, path));
      await expect(title(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: say(locale, 'account.overview') })
      .click();
    await page
      .getByRole('navigation', { name: say(locale, 'account.overview') })
      .getByRole('link', { name: say(locale, 'account.points') })
      .click();
    await expect(title(page)).toHaveText(say(locale, 'points.title'));
  }
});

test('a shopper removes products from the wish list, undoes it, and moves one to the cart', deep, async ({ page }) => {
  const shopper = await newShopper();
  const call = await callAs(shopper);
  for (const id of [1, 3, 5, 9]) await call('collect/add/product', { id, category: 'store' });
  await openAs(page, shopper, '/users/collection_list');
  const { wish } = words.en.ui.account;
  const list = page.getByRole('list', { name: say('en', 'wishes.title') });
  const entries = list.getByRole('article');
  await expect(entries).toHaveCount(4);
  await expect(list.getByText(words.en.ui.shop.stock.inStock).first()).toBeVisible();

  /** The list shows a change at once; this resolves when the API has responded to this many requests for it. */
  const answers = (path: string, count: number) => {
    let left = count;
    return page.waitForResponse((response) => response.url().includes(path) && --left === 0);
  };
  await list.getByRole('checkbox').nth(0).check();
  await list.getByRole('checkbox').nth(1).check();
  const areRemoved = answers('/collect/cancel/', 2);
  await page.getByRole('button', { name: 'Remove 2 products' }).click();
  await expect(entries).toHaveCount(2);
  await expect(title(page)).toBeFocused();
  await areRemoved;
  const areAdded = answers('/collect/add/product', 2);
  await page.getByRole('button', { name: words.en.ui.primitives.undo }).click();
  await expect(entries).toHaveCount(4);
  await areAdded;

  const first = (await entries.first().getByRole('link').textContent()) ?? '';
  const isRemovedAgain = answers('/collect/cancel/', 1);
  await page.getByRole('button', { name: wish.remove(first) }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(say('en', 'wishes.removed', { name: first }))
      .last(),
  ).toBeVisible();
  await isRemovedAgain;
  await open(page, '/users/collection_list');
  await expect(entries).toHaveCount(3);

  // A product without variants leaves the list; for one with variants, the quick view opens.
  await page
    .getByRole('button', { name: /^Move to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a wish list that fails to load can be retried; an empty one links to the products', deep, async ({ page }) => {
  const shopper = await newShopper();
  await page.route('**/api/front/collect/product/list**', (route) =>
    route.fulfill({ json: { code: 400, message: 'Not now', data: null } }),
  );
  await openAs(page, shopper, '/users/collection_list');
  await expect(page.getByText(say('en', 'wishes.failed'))).toBeVisible();
  await page.unroute('**/api/front/collect/product/list**');
  await page.getByRole('main').getByRole('button', { name: words.en.ui.primitives.loadError.retry }).click();
  await expect(page.getByText(say('en', 'wishes.empty'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('en', 'orders.shop') })).toHaveAttribute('href', '/products/all');
});

for (const locale of locales) {
  test(`a shopper gets a mail when a product on the wish list becomes cheaper (${locale})`, deep, async ({ page }) => {
    const shopper = await newShopper();
    const slug = locale === 'fr' ? 'windowsill-ficus' : 'four-o-clock-teapot';
    await openAs(page, shopper, at(locale, `/product/${slug}`));
    const { wish } = words[locale].ui.shop;
    const name = (await page.locator('h1').textContent()) ?? '';
    await page
      .getByRole('main')
      .getByRole('button', { name: wish.add(name) })
      .first()
      .click();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: wish.remove(name) })
        .first(),
    ).toBeVisible();
    await open(page, at(locale, '/users/collection_list'));
    const mails = page.getByRole('switch', { name: say(locale, 'wishes.priceAlerts') });
    await mails.click();
    await expect(page.getByText(say(locale, 'wishes.priceAlertsOn', { email: shopper.email })).first()).toBeVisible();
    await expect(mails).toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await hydrated(page);
    await expect(mails).toBeChecked();
  });
}

test('a followed merchant is listed with a link to its page, and can be unfollowed', deep, async ({ page }) => {
  const shopper = await newShopper();
  const call = await callAs(shopper);
  await call('collect/add/merchant/1');
  await openAs(page, shopper, '/users/collection_list?tab=merchants');
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/merchant/merchant/home?id=1');
  await card.getByRole('button', { name: /^Unfollow/ }).click();
  await expect(page.getByText(say('en', 'follows.empty'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'wishes.tab.products'), exact: true })
    .click();
  await expect(page).toHaveURL(/collection_list$/);
  await page.goBack();
  await expect(page).toHaveURL(/tab=merchants$/);
});

for (const locale of locales) {
  test(
    `the coupon page links to the products that a coupon applies to; the points page lists balance and history (${locale})`,
    deep,
    async ({ page }) => {
      await openAs(page, demo, at(locale, '/users/coupon_list'));
      const { coupon } = words[locale].ui.product;
      await expect(page.getByRole('article').getByText(coupon.state.usable).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^(Use now|Utiliser)\s?: / }).first()).toHaveAttribute(
        'href',
        at(locale, '/products/all'),
      );
      await page.getByRole('link', { name: say(locale, 'coupons.tab.unusable') }).click();
      await expect(page).toHaveURL(/tab=unusable$/);
      await open(page, at(locale, '/users/points'));
      for (const name of ['current', 'total', 'used', 'frozen']) {
        await expect(page.getByText(say(locale, `points.${name}Text`))).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: say(locale, 'points.history') })).toBeVisible();
      await expect(page.getByRole('main').locator('li time').first()).toBeVisible();
    },
  );
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'a shopper changes name and picture: the draft survives a reload, mistakes are shown, the change is saved',
  deep,
  async ({ page }) => {
    const shopper = await newShopper();
    await openAs(page, shopper, '/users/user_info');
    const nickname = page.getByRole('textbox', { name: say('en', 'profile.nickname') });
    await nickname.fill('Ada');
    await page.reload();
    await hydrated(page);
    await expect(nickname).toHaveValue('Ada');
    const upload = page.locator('input[type=file]');
    await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.getByText(issueTexts.en.imageType).first()).toBeVisible();
    await upload.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByRole('listitem').filter({ hasText: 'me.png' })).toBeVisible();
    await nickname.fill(' ');
    await page.getByRole('button', { name: say('en', 'profile.save') }).click();
    await expect(page.getByText(issueTexts.en.usernameEmpty).first()).toBeVisible();
    await nickname.fill('Ada L.');
    await page.getByRole('button', { name: say('en', 'profile.save') }).click();
    await expect(page.getByText(say('en', 'profile.saved')).first()).toBeVisible();
    await open(page, '/users');
    await expect(page.getByText(say('en', 'account.hello', { name: 'Ada L.' }))).toBeVisible();
  },
);

test('a shopper sets a new password with an emailed code', deep, async ({ page }) => {
  const shopper = await newShopper();
  await openAs(page, shopper, '/users/user_info');
  const section = page.getByRole('region', { name: say('en', 'profile.password') });
  await section.getByRole('button', { name: say('en', 'register.send') }).click();
  await expect(section.getByText(say('en', 'register.sent', { email: shopper.email }))).toBeAttached();
  await section.getByRole('textbox', { name: words.en.ui.account.code.label }).fill(await codeFor(shopper.email));
  await section.locator('input[name=password]').fill('another-walk-8');
  await section.locator('input[name=confirmPassword]').fill('another-walk-9');
  await section.getByRole('button', { name: say('en', 'profile.changePassword') }).click();
  await expect(section.getByText(issueTexts.en.pwdMatch).first()).toBeVisible();
  await section.locator('input[name=confirmPassword]').fill('another-walk-8');
  await section.getByRole('button', { name: say('en', 'profile.changePassword') }).click();
  await expect(page.getByText(say('en', 'profile.passwordChanged')).first()).toBeVisible();
  await expect(section.locator('input[name=password]')).toHaveValue('');
  await callAs({ ...shopper, password: 'another-walk-8' });
  await expect(title(page)).toHaveText(say('en', 'account.profile'));
});

test('a shopper changes the email address with a code, and signs in with an emailed code', deep, async ({ page }) => {
  const shopper = await newShopper();
  const email = freshEmail();
  await openAs(page, shopper, '/users/user_info');
  const section = page.getByRole('region', { name: say('en', 'profile.contact') });
  await section.getByText(say('en', 'profile.changeEmail')).first().click();
  const change = section.getByRole('button', { name: say('en', 'profile.changeEmail') });
  await change.click();
  await expect(section.getByText(issueTexts.en.currentPasswordEmpty).first()).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('textbox', { name: say('en', 'profile.newEmail') }).fill(email);
  await section.getByRole('button', { name: say('en', 'register.send') }).click();
  await expect(section.getByText(say('en', 'register.sent', { email }))).toBeAttached();
  await section.getByRole('textbox', { name: say('en', 'profile.newEmailCode') }).fill(await codeFor(email));
  await section.locator('input[name=password]').fill('not-the-password');
  await change.click();
  await expect(section.getByText('The password is not right, please try again').first()).toBeVisible();
  await section.locator('input[name=password]').fill(shopper.password);
  await change.click();
  await expect(page.getByText(say('en', 'profile.emailChanged')).first()).toBeVisible();
  await expect(section.getByText(email)).toBeVisible();
  await expect(title(page)).toBeFocused();
  expect((await mailsTo(shopper.email))[0]?.subject).toBe('Your email address was changed');

  await page
    .getByRole('navigation', { name: say('en', 'account.overview') })
    .getByRole('button', { name: say('en', 'account.signOut') })
    .click();
  await page.waitForURL(/\/logout$/);
  await leaveForSignIn(page, '/sign-in?return=/users/user_info');
  await page.locator('input[name=email]').fill(email);
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await code.fill(await codeFor(email));
  await code.press('Enter');
  await page.waitForURL((url) => url.pathname === '/users/user_info');
});

test('a shopper resets a forgotten password with an emailed code', async ({ page }) => {
  const shopper = await newShopper();
  await open(page, '/register');
  await page.getByRole('link', { name: say('en', 'forgotten.link') }).click();
  await expect(title(page)).toHaveText(say('en', 'forgotten.title'));
  await page.getByRole('button', { name: say('en', 'register.send') }).click();
  await expect(page.getByText(issueTexts.en.emailEmpty).first()).toBeVisible();
  await page.getByRole('main').locator('input[name=email]').fill(shopper.email);
  await page.getByRole('button', { name: say('en', 'register.send') }).click();
  await expect(page.getByText(say('en', 'forgotten.sent', { email: shopper.email }))).toBeAttached();
  await expectAccessible(page);
  await page.locator('input[name=captcha]').fill(await codeFor(shopper.email));
  await page.locator('input[name=password]').fill('another-walk-8');
  await page.locator('input[name=confirmPassword]').fill('another-walk-8');
  await page.getByRole('button', { name: say('en', 'forgotten.submit') }).click();
  await page.waitForURL(/\/oidc\//);
  await fillSignIn(page, { ...shopper, password: 'another-walk-8' });
  await page.waitForURL((url) => url.pathname === '/');
});

test('a failed sign-in with Twitter says why and offers to try again', deep, async ({ page }) => {
  await open(page, '/middlewares/callback_twitter?oauth_token=a&oauth_verifier=b');
  await expect(title(page)).toHaveText(say('en', 'callback.lost.title'));
  await open(page, '/fr/middlewares/callback_twitter?denied=a');
  await expect(title(page)).toHaveText(say('fr', 'callback.denied.title'));
  await expect(page.getByRole('link', { name: say('fr', 'callback.again') })).toBeVisible();
});

test('a shopper deletes an address after a confirmation, and undoes it', deep, async ({ page }) => {
  const shopper = await newShopper();
  const call = await callAs(shopper);
  await call('address/edit', {
    country: 'US',
    firstName: 'Ada',
    lastName: 'Lovelace',
    addressLine1: '12 Harbor Road',
    addressLine2: '',
    postCode: '02110',
    city: 'Boston',
    state: 'MA',
    email: shopper.email,
    phone: '+16175550142',
    isDefault: true,
  });
  await openAs(page, shopper, '/users/address_list');
  const card = page.getByRole('main').getByText('12 Harbor Road');
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${words.en.ui.account.addressCard.remove}`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('en', 'addresses.delete.confirm') })
    .click();
  await expect(page.getByText(say('en', 'addresses.empty'))).toBeVisible();
  await page.getByRole('button', { name: say('en', 'addresses.undo'), exact: true }).click();
  await expect(card).toBeVisible();
});
