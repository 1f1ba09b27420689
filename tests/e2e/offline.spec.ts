import type { Page } from 'playwright/test';
import { storeNames } from '../../apps/reference-store/src/lib/stored-names.ts';
import { storedNames } from '../../packages/storefront-hooks/src/browser/stored-names.ts';
import {
  at,
  deep,
  expect,
  expectAccessible,
  fillSignIn,
  hydrated,
  leaveForSignIn,
  newShopper,
  open,
  say,
  test,
  words,
} from './shop.ts';

/* Without a connection: visited pages can be read, personal pages are not stored, and changes to the cart are sent later. */
test.use({ serviceWorkers: 'allow' });

/** Requests for the catalogue that were pending when the connection was lost: the service worker returns an error for them. */
const lost = /net::ERR_FAILED \S*\/(?:media|api\/front\/(?:product|store|coupons))\//;
test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !lost.test(text)));
});

const FICUS = '/product/windowsill-ficus';

/** Looks at a page long enough for it to be stored. */
async function lookAt(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.mouse.move(200, 200);
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path), { message: path })
    .toBe(true);
}

/** Everything that the browser has stored, by address. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses;
  });

const offlineTitle = { en: 'No connection', fr: 'Pas de connexion' };

test('without a connection visited pages can be read again, and others say that they need one', async ({
  page,
  context,
}) => {
  await lookAt(page, '/');
  await lookAt(page, FICUS);
  // A page that was reached without loading a document is stored as well.
  await page.getByRole('navigation', { name: words.en.ui.primitives.breadcrumbs }).getByRole('link').nth(1).click();
  await page.waitForURL((url) => url.pathname !== FICUS);
  const { pathname: category } = new URL(page.url());
  const isStored = () => page.evaluate(async (path) => Boolean(await caches.match(path)), category);
  // The request waits for a connection behind pictures of the list, which the shop draws at their first request.
  await expect.poll(isStored, { timeout: 150_000 }).toBe(true);

  await context.setOffline(true);
  for (const path of ['/', FICUS, category]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
    await expect(page.getByText(say('en', 'offline.text')).first()).toBeVisible();
  }
  for (const [locale, path] of [
    ['en', '/order/shopping_cart'],
    ['en', '/users/order_list'],
    ['en', '/order/order_confirm'],
    ['fr', '/merchant/merchant_street'],
  ] as const) {
    await page.goto(at(locale, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineTitle.fr);
});

test('changes to the cart without a connection survive a reload and are sent later', async ({ page, context }) => {
  const { ui } = words.en;
  await lookAt(page, FICUS);
  await page.getByRole('main').getByRole('button', { name: ui.shop.buy.add }).first().click();
  const drawer = page.getByRole('dialog', { name: say('en', 'cart.panel') });
  const quantity = drawer.getByRole('spinbutton').first();
  await expect(quantity).toHaveValue('1');

  await context.setOffline(true);
  await drawer.getByRole('button', { name: ui.shop.quantity.increase }).first().click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await page.mouse.move(220, 220);
  await expect(page.locator('header').getByRole('button', { name: ui.shop.header.cart(2), exact: true })).toBeVisible();
  // The change has reached the server, not just this page.
  await open(page, '/order/shopping_cart');
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('2');
});

test(
  'the service worker stores no account pages, and nothing for visitors who save data',
  deep,
  async ({ page, browser }) => {
    await lookAt(page, FICUS);
    await page.getByRole('main').getByRole('button', { name: words.en.ui.shop.buy.add }).first().click();
    await expect(page.getByRole('dialog', { name: say('en', 'cart.panel') })).toBeVisible();
    for (const path of ['/order/shopping_cart', '/sign-in', '/users']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    await open(page, FICUS);
    const kept = await keptBy(page);
    expect(kept).toContain(FICUS);
    expect(
      kept.filter((path) => /^\/(order|users|oidc|sign-in|callback)|\/(cart|user|login|order)\//.test(path)),
    ).toEqual([]);

    const saving = await browser.newContext({ serviceWorkers: 'allow', baseURL: new URL(page.url()).origin });
    await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const other = await saving.newPage();
    await other.clock.install();
    await open(other, FICUS);
    await other.mouse.move(200, 200);
    await other.waitForLoadState('networkidle');
    await other.clock.runFor(10_000);
    expect(await other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await keptBy(other)).toEqual([]);
    await saving.close();
  },
);

/** Records every name under which a page stores something, even if it is removed later. */
const tellNames = () => {
  const note = (place: string, name: string) =>
    void (window as unknown as { noteStored(entry: string): Promise<void> }).noteStored(`${place} ${name}`);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    note(this === localStorage ? 'localStorage' : 'sessionStorage', name);
    setItem.call(this, name, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set(text: string) {
      note('cookie', text.split('=')[0] ?? '');
      cookie?.set?.call(document, text);
    },
  });
  const { open: openDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, ...version) {
    note('indexedDB', name);
    return openDatabase.call(this, name, ...version);
  };
};

test('signing out leaves nothing of the person on the device: no words, no products, no drafts', async ({ page }) => {
  const written = new Set<string>();
  await page.exposeFunction('noteStored', (entry: string) => void written.add(entry));
  await page.addInitScript(tellNames);
  const shopper = await newShopper();
  await leaveForSignIn(page, '/sign-in?return=/users/user_info');
  await fillSignIn(page, shopper);
  await page.waitForURL('**/users/user_info');
  await lookAt(page, FICUS);
  const search = '/products/product_search?title=secret-lamp';
  await open(page, search);
  await page.mouse.move(200, 200);
  await lookAt(page, '/merchant/merchant_street');
  await open(page, '/users/user_info');
  await page.evaluate(() => {
    localStorage.setItem('promenade.recentWords.1', '["secret-lamp"]');
    localStorage.setItem('pm-wish-price-7', '1200');
    sessionStorage.setItem('promenade.application.1', '{"name":"Secret"}');
  });
  const before = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    return addresses.filter((address) => /[?&](?:title|keywords?)=/.test(address));
  });
  expect(before, 'words of a search are never kept').toEqual([]);

  await page
    .getByRole('navigation', { name: say('en', 'account.overview') })
    .getByRole('button', { name: say('en', 'account.signOut') })
    .click();
  await page.waitForURL(/\/logout$/);
  await hydrated(page);
  const all = [...storedNames, ...storeNames];
  const left = () =>
    page.evaluate(async () => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      cookie: document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
      cache: await caches.keys(),
    }));
  const ofPerson = async () =>
    Object.entries(await left()).flatMap(([place, names]) =>
      names
        .filter((name) => all.some((each) => each.in === place && each.of === 'person' && name.startsWith(each.name)))
        .map((name) => `${place} ${name}`),
    );
  await expect.poll(ofPerson).toEqual([]);

  const unlisted = [...written].filter((entry) => {
    const [place = '', name = ''] = entry.split(/ (.*)/);
    return !all.some((each) => each.in === place && name.startsWith(each.name));
  });
  expect(unlisted, 'stored, and on neither list').toEqual([]);
  expect(written.size).toBeGreaterThan(5);
});
