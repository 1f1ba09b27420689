import { expect, type Page } from 'playwright/test';
import { at, codeFor, fillSignIn, freshEmail, hydrated, type Locale, newShopper, say, words } from '../../shop.ts';
import { ownNetwork } from '../own-network.ts';
import { arriveWithoutCode, isCode } from '../procedures.ts';
import { type Flow, load, type Stage } from '../stage.ts';
import { expectPage } from '../verdict.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`);

/** A browser without storage cannot sign in: the state of the sign-in would be lost on its return. */
async function noteStorage({ page, notes }: Stage): Promise<void> {
  const canStore = await page.evaluate(() => {
    try {
      return sessionStorage !== null;
    } catch {
      return false;
    }
  });
  if (!canStore) notes.set('unstored', 'true');
}

const expectExplanation = (page: Page, locale: Locale) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'callback.unstored.title'));

export const register: Flow = {
  id: 9,
  title: 'Registration: the code and the account',
  as: 'guest',
  kind: 'write',
  calls: /^\/api\/front\/login\/register\/email$/,
  async prepare({ page, notes }) {
    notes.set('email', freshEmail());
    await ownNetwork(page, /^\/api\/front\/login\/(email\/captcha|register\/email)$/);
  },
  path: () => '/register',
  async fill(stage) {
    const { page, locale, notes } = stage;
    const email = notes.get('email') ?? '';
    await noteStorage(stage);
    await field(page, 'email').fill(email);
    await main(page)
      .getByRole('button', { name: say(locale, 'register.send') })
      .click();
    await expect(page.getByText(say(locale, 'register.sent', { email }))).toBeAttached();
    await field(page, 'captcha').fill(await codeFor(email));
    await field(page, 'password').fill('a-calm-walk-7');
    await field(page, 'confirmPassword').fill('a-calm-walk-7');
  },
  async kept({ page, notes }) {
    await expect(field(page, 'email')).toHaveValue(notes.get('email') ?? '');
    await expect(field(page, 'password')).toHaveValue('a-calm-walk-7');
  },
  async act({ page, locale }, press) {
    await main(page)
      .getByRole('button', { name: say(locale, 'register.submit') })
      [press]();
  },
  async done({ page, locale, notes }) {
    if (notes.has('unstored')) return expectExplanation(page, locale);
    await page.waitForURL(/\/oidc\//);
    await expect(page.locator('input[name=password]')).toBeVisible();
  },
  cells: {
    9: { reason: 'nothing of its answer is read' },
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    14: { reason: 'another tab has another form; one account for an address is the API’s rule' },
    15: { reason: 'it sends no credentials' },
    // Passwords are never stored for another document, and the account exists already, so the shopper only has to sign in.
    async 17(stage) {
      const { page, locale } = stage;
      await register.prepare?.(stage);
      await arriveWithoutCode(stage, register);
      await register.fill?.(stage);
      await page.route(isCode, (route) => route.abort());
      await register.act?.(stage, 'click');
      await expect(page.getByRole('button', { name: say(locale, 'error.reload') })).toBeVisible();
      await expectPage(page, locale);
      await page.unroute(isCode);
      await load(page, at(locale, '/sign-in'));
      await register.done(stage);
    },
  },
};

export const signIn: Flow = {
  id: 10,
  title: 'Sign-in: the way to the provider and back',
  as: 'guest',
  kind: 'write',
  calls: /^\/oidc\/token$/,
  async prepare({ notes }) {
    const { email, password } = await newShopper();
    notes.set('email', email);
    notes.set('password', password);
  },
  path: () => '/products/top_one',
  fill: noteStorage,
  async act({ page, locale, notes }) {
    await page.goto(at(locale, '/sign-in?return=/users'));
    if (notes.has('unstored')) return;
    await page.waitForURL((url) => /\/oidc\/|\/users$/.test(url.pathname));
    if (!/\/oidc\//.test(page.url())) return;
    await fillSignIn(page, { email: notes.get('email') ?? '', password: notes.get('password') ?? '' });
    await page.waitForURL((url) => !url.pathname.startsWith('/oidc/'));
  },
  async failed({ page, locale }) {
    await expect(main(page).getByRole('link', { name: say(locale, 'callback.again') })).toBeVisible();
  },
  async again({ page, locale }) {
    await main(page)
      .getByRole('link', { name: say(locale, 'callback.again') })
      .click();
  },
  async done({ page, locale, notes }) {
    if (notes.has('unstored')) return expectExplanation(page, locale);
    await page.waitForURL((url) => !/oidc|callback|sign-in/.test(url.pathname));
    await hydrated(page);
    await load(page, at(locale, '/users/user_info'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'account.profile'));
  },
  cells: {
    2: { reason: 'the provider’s page is another document: without a connection the browser shows its own page' },
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    13: { reason: 'a document of its own: leaving it ends the call' },
    15: { reason: 'there is no session yet' },
    // The code of the page to which the provider redirects; the shop loads that page as a new document, once.
    async 17(stage) {
      const { page, locale } = stage;
      await signIn.prepare?.(stage);
      await load(page, at(locale, signIn.path(stage)));
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && /\/callback\?/.test(request.url())) documents++;
      });
      await page.route(/\/assets\/callback-[\w-]{7}\.js$/, (route) =>
        documents < 2 ? route.abort() : route.fallback(),
      );
      await signIn.act?.(stage, 'click');
      await signIn.done(stage);
      expect(documents).toBe(2);
      await expectPage(page, locale);
    },
  },
};

export const sessionRecord: Flow = {
  id: 17,
  title: 'Record of the visit',
  as: 'guest',
  kind: 'read',
  calls: /^\/api\/front\/session\//,
  failure: 'quiet',
  path: () => '/products/top_one',
  // A visit is recorded when a document loads.
  act: ({ page, locale }) => load(page, at(locale, '/products/top_one')),
  async done({ page, locale }) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'top.title'));
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  },
  cells: {
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    13: { reason: 'leaving is what it records: the visit’s own test goes through it' },
    15: { reason: 'it sends no credentials' },
  },
};

const coupon = ({ page, notes }: Stage) => {
  const name = notes.get('coupon') ?? '';
  return main(page).getByRole('article', { name, exact: true });
};

export const coupons: Flow = {
  id: 6,
  title: 'Coupons: receiving one',
  as: 'shopper',
  needsNewAccount: true,
  kind: 'write',
  calls: /^\/api\/front\/coupon\/receive$/,
  path: () => '/product/windowsill-ficus',
  async fill({ page, locale, notes }) {
    const { receiveOf } = words[locale].ui.product.coupon;
    // Accessible names have a plain space where the text has a no-break space before a colon.
    const start = receiveOf('').trim().replace(/\s/g, '\\s');
    const buttons = page.getByRole('button', { name: new RegExp(`^${start}`) });
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(buttons.first()).toBeVisible({ timeout: 400 });
    }).toPass({ timeout: 60_000 });
    const article = main(page).getByRole('article').filter({ has: buttons }).first();
    notes.set('coupon', ((await article.getByRole('heading').textContent()) ?? '').trim());
  },
  async act(stage, press) {
    await coupon(stage).getByRole('button').first()[press]();
  },
  async done(stage) {
    await expect(coupon(stage).getByRole('status')).toHaveText(words[stage.locale].ui.product.coupon.state.received);
  },
  async once({ shop }) {
    const held = await shop?.coupons.mine({ type: 'usable' });
    expect(held?.total, 'one coupon').toBe(1);
  },
  cells: {
    9: { reason: 'nothing of its answer is read' },
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    // The second tab follows, so there is nothing left to press.
    async 14(stage) {
      const second = { ...stage, page: await stage.context.newPage() };
      for (const tab of [stage, second]) await load(tab.page, at(tab.locale, coupons.path(tab)));
      for (const tab of [stage, second]) await coupons.fill?.(tab);
      await coupons.act?.(stage, 'click');
      for (const tab of [stage, second]) await coupons.done(tab);
      await coupons.once?.(stage);
      await second.page.close();
    },
  },
};
