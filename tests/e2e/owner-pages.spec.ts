import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { OWNER_HOST } from './owner-host.ts';
import {
  apiUrl,
  deep,
  expect,
  expectNoSidewaysScroll,
  fillSignIn,
  freshEmail,
  freshNetwork,
  hydrated,
  issueTexts,
  mailsTo,
  open as openPage,
  type Shopper,
  say,
  test as shopTest,
  storeUrl,
} from './shop.ts';

const STORE_ID = 2;

/** The second shop, which consists of its owner's pages, on a separate host name. */
const ownerUrl = () => storeUrl().replace('localhost', OWNER_HOST);
const test = shopTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  baseURL: ({}, use) => use(ownerUrl()),
});

const header = (page: Page) => page.locator('header');
const cards = (page: Page) => page.getByRole('main').locator('[data-pm-products] [data-pm-key]');
const drawer = (page: Page) => page.getByRole('dialog', { name: say('en', 'cart.panel') });

/** Opens a page and waits for the hooks of its header, which are filled 600 ms later. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(header(page).locator('[data-pm-count]')).toHaveText(/\d/);
}

/**
 * axe finds nothing, in shadow roots either. axe is run without its copy of the styles, which the page's policy forbids, and without its skip-link
 * rule, which does not see links in shadow roots.
 */
async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ preload: false, resultTypes: ['violations'] })
    .exclude('a[href="#main"]');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Registers an account of the second shop. */
async function newShopper(): Promise<Shopper> {
  const network = freshNetwork();
  const shopper = { email: freshEmail(), password: 'a-calm-walk-7' };
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${apiUrl()}/api/front/login/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': new URL(ownerUrl()).host,
        'x-forwarded-for': network,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { code: number; message: string };
    expect(answer.code, answer.message).toBe(200);
  };
  await post('email/captcha', shopper.email);
  const captcha = /^\d{6}/.exec((await mailsTo(shopper.email))[0]?.subject ?? '')?.[0];
  await post('register/email', { ...shopper, storeId: STORE_ID, captcha });
  return shopper;
}

test('an owner’s pages can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownerUrl() });
  const page = await context.newPage();
  // On a busy machine the shop's own home page is shown when the owner's page loads too late.
  await expect(async () => {
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe('For the hours after the door is shut');
  }).toPass();
  await expect(header(page).getByRole('link', { name: 'Foyer Lune' })).toHaveAttribute('href', '/');
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  // The template row is hidden, and so is content for signed-in shoppers.
  await expect(page.getByRole('main').locator('[data-pm-row]').first()).toBeHidden();
  await expect(header(page).locator('[data-pm-user]')).toBeHidden();
  await expect(page).toHaveTitle('Foyer Lune, for the hours after the door is shut');

  await page.goto('/fr/the-house');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La maison');
  await expect(header(page).getByRole('link', { name: 'Tout voir' })).toHaveAttribute('href', '/fr/products/all');
  await context.close();
});

test('a product list on an owner’s page loads page by page', deep, async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('index/product/list') && lists.push(request.url()));
  await open(page, '/');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('[data-pm-row]:not([data-pm-key])')).toHaveCount(0);
  const first = cards(page).first();
  await expect(first.locator('img')).toHaveAttribute('src', /\/media\//);
  await expect(first.locator('[data-pm-field=price]')).toHaveText(/US\$\d/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const more = page.getByRole('main').getByRole('button', { name: 'Show more' });
  let shown = 4;
  while (await more.isVisible()) {
    await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
    await expect(page.locator('[data-pm-products]')).toHaveAttribute('data-pm-state', 'ready');
    shown = await cards(page).count();
  }
  await expect(more).toHaveCount(0);
  // Each page was requested once.
  expect(new Set(lists).size).toBe(lists.length);
  expect(lists.length).toBe(Math.ceil(shown / 4));
  const keys = await cards(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-pm-key')));
  expect(new Set(keys).size).toBe(shown);
});

test('an owner’s header opens cart, menu and search, and its links keep the language', deep, async ({ page }) => {
  await open(page, '/fr');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await header(page).getByRole('link', { name: 'La maison' }).click();
  await page.waitForURL(/\/fr\/the-house$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La maison');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('The house · Foyer Lune');

  await header(page).getByRole('link', { name: 'Foyer Lune' }).click();
  await page.waitForURL(/\/fr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour les heures d’après la porte fermée');
  await expect(cards(page)).toHaveCount(4);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  await header(page).getByRole('button', { name: 'Panier' }).click();
  await expect(page.getByRole('dialog', { name: say('fr', 'cart.panel') })).toBeVisible();
  await page.keyboard.press('Escape');
  await header(page).getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

test('a cart on an owner’s page changes and removes its lines', deep, async ({ page }) => {
  await open(page, '/set-aside');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect(page.getByText('Subtotal')).toBeHidden();
  const plain = cards(page).filter({ hasText: 'Orchard ladder shelf' });
  await plain.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const line = page.locator('[data-pm-cart] [data-pm-key]');
  await expect(line).toHaveCount(1);
  await expect(page.getByText('Nothing yet.')).toBeHidden();
  const quantity = line.getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  await expect(line.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
  const unit = Number((await line.locator('[data-pm-field=total]').textContent())?.replace(/[^\d.]/g, ''));
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('2');
  await expect(header(page).locator('[data-pm-count]')).toHaveText('2');
  await quantity.fill('3');
  await quantity.press('Tab');
  const sum = (unit * 3).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(page.locator('[data-pm-field=subtotal]')).toHaveText(`US$${sum}`);
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Remove' }).click();
  await expect(line).toHaveCount(0);
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('a shopper buys a product on an owner’s page', deep, async ({ page }) => {
  const shopper = await newShopper();
  await open(page, '/p/evening-oil-lamp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One lamp, one evening');
  await expect(page).toHaveTitle('The evening lamp · Foyer Lune');
  await expect(page.locator('[data-pm-products] [data-pm-field=price]')).toHaveText(/US\$\d/);
  await expect(page.locator('[data-pm-reviews] [data-pm-key]')).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page).getByRole('link', { name: 'Evening oil lamp', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL(/\/oidc\//);
  await fillSignIn(page, shopper);
  await page.waitForURL((url) => url.host === new URL(ownerUrl()).host && !/oidc|callback|sign-in/.test(url.pathname));
  await hydrated(page);
  // The action started before the sign-in continues after it; the checkout is the shop's own page.
  await page.waitForURL(/order_confirm/);
  await expect(page.getByRole('main').getByText('Evening oil lamp').first()).toBeVisible();
  await expect(page.locator('[data-pm-count]')).toHaveCount(0);
  const add = page.getByRole('button', { name: say('en', 'checkout.addAddress') });
  await expect(add.or(page.locator('[name=postCode]')).first()).toBeVisible();
  if (await add.isVisible()) await add.click();
  const form = page.locator('form').filter({ has: page.locator('[name=postCode]') });
  await form.locator('[name=country]').selectOption('FR');
  for (const [name, value] of Object.entries({
    ...{
      firstName: 'Ada',
      lastName: 'Evening',
      addressLine1: '7 rue de la Veilleuse',
      postCode: '69001',
      city: 'Lyon',
    },
    ...{ email: shopper.email, phone: '+33 4 70 00 00 00' },
  })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[type=submit]').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('7 rue de la Veilleuse').first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(say('en', 'checkout.pay', { amount: '' }).trim()) }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/payment_result/);
  await expect(page.getByRole('heading', { name: say('en', 'payment.paid') })).toBeVisible();

  // Signed in, the header shows the name instead of the sign-in link, and the block for guests never appears in between.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const link = document.querySelector('header div')?.shadowRoot?.querySelector('[data-pm-login]');
      if (link?.checkVisibility({ visibilityProperty: true })) seen.push('guest');
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, '/');
  await expect(header(page).locator('[data-pm-user]')).toBeVisible();
  await expect(header(page).locator('[data-pm-user]')).not.toBeEmpty();
  await expect(header(page).locator('[data-pm-login]')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await header(page).locator('[data-pm-user]').click();
  await page.waitForURL(/\/users\/order_list$/);
});

test(
  'the newsletter form of an owner’s footer reports a missing address and a subscription',
  deep,
  async ({ page }) => {
    await open(page, '/products/all');
    const form = page.locator('footer form');
    const message = form.locator('[data-pm-message]');
    await expect(form.locator('button')).toBeVisible();
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(message).toHaveText(issueTexts.en.subscriptionEmailEmpty);
    await form.getByRole('textbox').fill(freshEmail());
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(message).toHaveText(say('en', 'newsletter.done'));
  },
);

test('the shop shows its own page when an owner’s page cannot be loaded', deep, async ({ page }) => {
  await open(page, '/products/all');
  await page.route('**/media/pages/*', (route) => route.fulfill({ status: 404, body: '' }));
  await header(page).getByRole('link', { name: 'Foyer Lune' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('For the hours after the door is shut');
  await expect(page.getByRole('main').locator('[data-pm-products]')).toHaveCount(0);
});

test('a list on an owner’s page that fails to load can be retried', deep, async ({ page }) => {
  await page.route('**/index/product/list*', (route) =>
    route.fulfill({ status: 404, json: { code: 404, message: 'No' } }),
  );
  await open(page, '/');
  const failed = page.getByText('This could not be loaded.');
  await expect(failed).toBeVisible();
  await page.unroute('**/index/product/list*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(failed).toBeHidden();
});

test(
  'owners’ headers are not shown during checkout and registration; an unknown address has status 404',
  deep,
  async ({ page }) => {
    for (const path of ['/order/shopping_cart', '/register']) {
      await openPage(page, path);
      await expect(header(page).getByRole('link', { name: 'The house' })).toHaveCount(0);
      await expect(page.locator('[data-pm-count]')).toHaveCount(0);
    }
    expect((await page.goto('/no-such-house'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'error.404.title'));
  },
);
