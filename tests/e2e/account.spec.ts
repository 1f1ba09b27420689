import type { Page } from 'playwright/test';
import {
  at,
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  freshEmail,
  hydrated,
  type Locale,
  leaveForSignIn,
  localesFrom,
  mailsTo,
  newShopper,
  open,
  type Shopper,
  say,
  storeUrl,
  test,
  words,
} from './shop.ts';

const demo: Shopper = { email: 'demo@promenade.example', password: 'promenade-demo' };
const pages = {
  '/users': 'account.overview',
  '/users/collection_list': 'wishes.title',
  '/users/coupon_list': 'coupons.title',
  '/users/points': 'points.title',
  '/users/address_list': 'addresses.title',
  '/users/user_info': 'account.profile',
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function signIn(page: Page, shopper: Shopper, path: string, locale: Locale = 'en'): Promise<void> {
  await leaveForSignIn(page, `${at(locale, '/sign-in')}?return=${encodeURIComponent(path)}`);
  await fillSignIn(page, shopper);
  await page.waitForURL((url) => url.pathname + url.search === at(locale, path));
  await hydrated(page);
}

/** Calls the API as a shopper, beside the browser. */
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

for (const locale of localesFrom('fr')) {
  test(`every page of the account asks a guest to sign in, by its name, and is not indexed (${locale})`, async ({
    page,
  }) => {
    for (const [path, name] of Object.entries(pages)) {
      await open(page, at(locale, path));
      await expect(page.getByText(say(locale, 'signIn.forPage', { page: say(locale, name) }))).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${say(locale, name)}`));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
    await expectAccessible(page);
  });
}

test('the menu stands beside the pages, and is a page of its own on a phone', async ({ page }) => {
  await signIn(page, demo, '/users');
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
    await expectAccessible(page);
  }
  for (const locale of localesFrom('fr')) {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of Object.keys(pages)) {
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

test('products leave the wish list alone and together, come back, and go into the cart', async ({ page }) => {
  const shopper = await newShopper();
  const call = await callAs(shopper);
  for (const id of [1, 3, 5, 9]) await call('collect/add/product', { id, category: 'store' });
  await signIn(page, shopper, '/users/collection_list');
  const { wish } = words.en.ui.account;
  const list = page.getByRole('list', { name: say('en', 'wishes.title') });
  const entries = list.getByRole('article');
  await expect(entries).toHaveCount(4);
  await expect(list.getByText(words.en.ui.commerce.stock.inStock).first()).toBeVisible();

  await list.getByRole('checkbox').nth(0).check();
  await list.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Remove 2 products' }).click();
  await expect(entries).toHaveCount(2);
  await expect(title(page)).toBeFocused();
  await page.getByRole('button', { name: words.en.ui.patterns.cart.undo }).click();
  await expect(entries).toHaveCount(4);

  const first = (await entries.first().getByRole('link').textContent()) ?? '';
  await page.getByRole('button', { name: wish.remove(first) }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(say('en', 'wishes.removed', { name: first }))
      .last(),
  ).toBeVisible();
  await open(page, '/users/collection_list');
  await expect(entries).toHaveCount(3);

  // Either it has no variants and leaves the list, or the quick view asks for one.
  await page
    .getByRole('button', { name: /^Move to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a failing wish list says so and is read again on request; an empty one leads to the shop', async ({ page }) => {
  const shopper = await newShopper();
  await page.route('**/api/front/collect/product/list**', (route) =>
    route.fulfill({ json: { code: 400, message: 'Not now', data: null } }),
  );
  await signIn(page, shopper, '/users/collection_list');
  await expect(page.getByText(say('en', 'wishes.failed'))).toBeVisible();
  await page.unroute('**/api/front/collect/product/list**');
  await page.getByRole('main').getByRole('button', { name: words.en.ui.patterns.loadError.retry }).click();
  await expect(page.getByText(say('en', 'wishes.empty'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('en', 'orders.shop') })).toHaveAttribute('href', '/products/all');
});

test('a followed merchant is listed with a way to its pages, and let go at once', async ({ page }) => {
  const shopper = await newShopper();
  const call = await callAs(shopper);
  await call('collect/add/merchant/1');
  await signIn(page, shopper, '/users/collection_list?tab=merchants');
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

for (const locale of localesFrom('fr')) {
  test(`coupons say what they are good for, points what they are (${locale})`, async ({ page }) => {
    await signIn(page, demo, '/users/coupon_list', locale);
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
  });
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('name and picture are kept while typed, checked, and saved', async ({ page }) => {
  const shopper = await newShopper();
  await signIn(page, shopper, '/users/user_info');
  const nickname = page.getByRole('textbox', { name: say('en', 'profile.nickname') });
  await nickname.fill('Ada');
  await page.reload();
  await hydrated(page);
  await expect(nickname).toHaveValue('Ada');
  const upload = page.locator('input[type=file]');
  await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText(say('en', 'profile.issue.imageType')).first()).toBeVisible();
  await upload.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('listitem').filter({ hasText: 'me.png' })).toBeVisible();
  await nickname.fill(' ');
  await page.getByRole('button', { name: say('en', 'profile.save') }).click();
  await expect(page.getByText(say('en', 'profile.issue.usernameEmpty')).first()).toBeVisible();
  await nickname.fill('Ada L.');
  await page.getByRole('button', { name: say('en', 'profile.save') }).click();
  await expect(page.getByText(say('en', 'profile.saved')).first()).toBeVisible();
  await open(page, '/users');
  await expect(page.getByText(say('en', 'account.hello', { name: 'Ada L.' }))).toBeVisible();
});

test('a new password is set by code, and signs in from then on', async ({ page }) => {
  const shopper = await newShopper();
  await signIn(page, shopper, '/users/user_info');
  const section = page.getByRole('region', { name: say('en', 'profile.password') });
  await section.getByRole('button', { name: say('en', 'register.send') }).click();
  await expect(section.getByText(say('en', 'register.sent', { email: shopper.email }))).toBeAttached();
  await section.getByRole('textbox', { name: words.en.ui.account.code.label }).fill(await codeFor(shopper.email));
  await section.locator('input[name=password]').fill('another-walk-8');
  await section.locator('input[name=confirmPassword]').fill('another-walk-9');
  await section.getByRole('button', { name: say('en', 'profile.changePassword') }).click();
  await expect(section.getByText(say('en', 'register.issue.pwdMatch')).first()).toBeVisible();
  await section.locator('input[name=confirmPassword]').fill('another-walk-8');
  await section.getByRole('button', { name: say('en', 'profile.changePassword') }).click();
  await expect(page.getByText(say('en', 'profile.passwordChanged')).first()).toBeVisible();
  await expect(section.locator('input[name=password]')).toHaveValue('');
  await callAs({ ...shopper, password: 'another-walk-8' });
  await expect(title(page)).toHaveText(say('en', 'account.profile'));
});

test('another email address is set by code, and signs in with a code from then on', async ({ page }) => {
  const shopper = await newShopper();
  const email = freshEmail();
  await signIn(page, shopper, '/users/user_info');
  const section = page.getByRole('region', { name: say('en', 'profile.contact') });
  await section.getByText(say('en', 'profile.changeEmail')).first().click();
  const change = section.getByRole('button', { name: say('en', 'profile.changeEmail') });
  await change.click();
  await expect(section.getByText(say('en', 'register.issue.currentPasswordEmpty')).first()).toBeVisible();
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

test('a forgotten password is set anew by a code; addresses without an account are not told apart', async ({
  page,
}) => {
  const shopper = await newShopper();
  await open(page, '/register');
  await page.getByRole('link', { name: say('en', 'forgotten.link') }).click();
  await expect(title(page)).toHaveText(say('en', 'forgotten.title'));
  await page.getByRole('button', { name: say('en', 'register.send') }).click();
  await expect(page.getByText(say('en', 'register.issue.emailEmpty')).first()).toBeVisible();
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

test('a sign-in with Twitter that was not started here, or was refused, is told with a way on', async ({ page }) => {
  await open(page, '/middlewares/callback_twitter?oauth_token=a&oauth_verifier=b');
  await expect(title(page)).toHaveText(say('en', 'callback.lost.title'));
  await open(page, '/fr/middlewares/callback_twitter?denied=a');
  await expect(title(page)).toHaveText(say('fr', 'callback.denied.title'));
  await expect(page.getByRole('link', { name: say('fr', 'callback.again') })).toBeVisible();
});

test('an address is deleted after a question, and comes back on request', async ({ page }) => {
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
  await signIn(page, shopper, '/users/address_list');
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
