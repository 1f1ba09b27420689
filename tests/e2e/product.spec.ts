import type { Page } from 'playwright/test';
import { hold } from './faults/disturb.ts';
import { readPage, textOf } from './plain-html.ts';
import {
  apiUrl,
  at,
  daily,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  freshEmail,
  issueTexts,
  type Locale,
  locales,
  newShopper,
  open,
  operate,
  say,
  signInAsAsked,
  storeUrl,
  test,
  words,
} from './shop.ts';

interface Card {
  id: number;
  slug: string;
  uniqueKey: string;
  storeName: string;
  rating: number;
  stock: number;
  sales: number;
  discount: number | null;
  discountExpiry: string | null;
  landingPage: boolean;
  listedOnStore: boolean;
}

async function read<Data>(path: string, locale: Locale = 'en'): Promise<Data> {
  const response = await fetch(`${apiUrl()}/api/front/${path}`, { headers: { 'accept-language': locale } });
  return ((await response.json()) as { data: Data }).data;
}

const all = new Map<Locale, Promise<Card[]>>();

/** Every product of the shop; the server returns fifty at a time. */
function catalogue(locale: Locale): Promise<Card[]> {
  const known = all.get(locale);
  if (known) return known;
  const loading = Promise.all(
    [1, 2, 3, 4, 5].map((page) => read<{ list: Card[] }>(`product/list?limit=50&page=${page}`, locale)),
  ).then((pages) => pages.flatMap(({ list }) => list));
  all.set(locale, loading);
  return loading;
}

async function findProduct(locale: Locale, fits: (card: Card) => boolean): Promise<Card> {
  const card = (await catalogue(locale)).find(fits);
  if (!card) throw new Error('The catalogue has no such product.');
  return card;
}

/** The first variant of a product, by its values in a language. */
async function firstVariant(slug: string, locale: Locale): Promise<string> {
  const { productValue } = await read<{ productValue: Record<string, object> }>(
    `product/detail/listed/${slug}`,
    locale,
  );
  return Object.keys(productValue)[0] ?? '';
}

/** The texts of the mails to an address, newest first. */
async function textsTo(address: string): Promise<string[]> {
  const response = await fetch(`${apiUrl()}/mail/messages?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { data: { text: string }[] }).data.map(({ text }) => text);
}

const isPlain = ({ listedOnStore, landingPage, stock }: Card) => listedOnStore && !landingPage && stock > 30;
const isReviewed = (card: Card) => isPlain(card) && card.rating === 4.5 && card.sales > 1500;
const pathOf = ({ slug }: Card) => `/product/${slug}`;

/** Matches names that start with words; browsers return names with plain spaces. */
const startingWith = (text: string) => new RegExp(`^${text.replace(/\s/g, '\\s')}`);

/** Scrolls to a section that loads when it is near. */
async function section(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  for (let step = 0; step < 12 && !(await heading.isVisible()); step++) await page.mouse.wheel(0, 600);
  await heading.scrollIntoViewIfNeeded();
  return page.getByRole('region', { name: title, exact: true });
}

for (const locale of locales) {
  test(
    `the attributes of the shop are on the page and in its structured data (${locale})`,
    daily(locale === 'en'),
    async ({ page }) => {
      await open(page, at(locale, '/product/skylark-running-shoe'));
      const madeIn = page.locator('dl').filter({ hasText: locale === 'fr' ? 'Fabriqué en' : 'Made in' });
      await expect(madeIn.getByRole('definition')).toHaveCount(3);
      await expect(madeIn.getByText('Portugal')).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(JSON.parse(data ?? '')).toMatchObject({
        countryOfOrigin: { '@type': 'Country', name: 'Portugal' },
        additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'care' }],
      });
      await expectAccessible(page);
    },
  );

  test(
    `a shopper filters and pages through the reviews of a product and enlarges their pictures (${locale})`,
    deep,
    async ({ page }) => {
      const { ui } = words[locale];
      const card = await findProduct(locale, isReviewed);
      await open(page, at(locale, pathOf(card)));
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      const described = JSON.parse(data ?? '') as { aggregateRating: { ratingValue: number; reviewCount: number } };
      expect(described.aggregateRating.ratingValue).toBe(4.5);
      const { reviewCount } = described.aggregateRating;

      await page.getByRole('link', { name: new RegExp(`\\(${reviewCount}\\)`) }).click();
      const reviews = await section(page, say(locale, 'reviews.title'));
      await expect(
        reviews.getByRole('img', { name: ui.product.review.mean(locale === 'fr' ? '4,5' : '4.5') }),
      ).toBeVisible();
      await expect(reviews.getByRole('progressbar', { name: say(locale, 'reviews.kind.good') })).toBeVisible();
      await expect(reviews.getByRole('article')).toHaveCount(6);
      await expect(reviews.getByText(ui.product.review.verified).first()).toBeVisible();
      await expect(reviews.locator('time').first()).toHaveText(
        locale === 'fr' ? /^\d+(er)? \p{L}+ \d{4}$/u : /^[A-Z][a-z]+ \d+, \d{4}$/,
      );
      await expectAccessible(page);

      await reviews.getByRole('link', { name: startingWith(say(locale, 'reviews.kind.medium')) }).click();
      await expect(page).toHaveURL(/\?reviews=medium$/);
      await expect(reviews.getByRole('img', { name: ui.shop.rating.label(5), exact: true })).toHaveCount(0);
      await reviews.getByRole('link', { name: startingWith(say(locale, 'reviews.kind.poor')) }).click();
      await expect(reviews.getByText(say(locale, 'reviews.noneOfKind'))).toBeVisible();
      await reviews.getByRole('link', { name: say(locale, 'reviews.showAll') }).click();

      const first = await reviews.getByRole('article').first().textContent();
      await reviews.getByRole('link', { name: ui.primitives.pagination.next }).click();
      await expect(page).toHaveURL(/\?reviewsPage=2$/);
      await expect(reviews.getByRole('article').first()).not.toHaveText(first ?? '');
      await page.goBack();
      await expect(reviews.getByRole('article').first()).toHaveText(first ?? '');

      const picture = reviews.getByRole('button').first();
      const name = await picture.getAttribute('aria-label');
      expect(name).toContain(ui.product.review.enlarge(1, '').trim());
      await picture.click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(picture).toBeFocused();
    },
  );
}

test(
  'a product without reviews invites the first one; reviews that fail to load can be retried',
  deep,
  async ({ page }) => {
    const card = await findProduct('en', (each) => isPlain(each) && each.rating === 0);
    await open(page, pathOf(card));
    const reviews = await section(page, say('en', 'reviews.title'));
    await expect(reviews.getByText(say('en', 'reviews.empty'))).toBeVisible();
    await expect(reviews.getByRole('link', { name: say('en', 'reviews.write') })).toHaveAttribute(
      'href',
      '/users/order_list',
    );
    const rated = await findProduct('en', isReviewed);
    await page.route('**/product/reply/list/**', (route) =>
      route.fulfill({ status: 404, body: '{"code":404,"message":"no","data":null}' }),
    );
    await open(page, `${pathOf(rated)}?reviews=good`);
    await expect(reviews.getByText(say('en', 'reviews.failed'))).toBeVisible();
    await page.unroute('**/product/reply/list/**');
    await reviews.getByRole('button', { name: words.en.ui.primitives.loadError.retry }).click();
    await expect(reviews.getByRole('article').first()).toBeVisible();
  },
);

test('a guest follows a merchant after signing in, then receives a coupon', deep, async ({ page }) => {
  const { ui } = words.fr;
  const card = await findProduct('fr', isReviewed);
  const path = pathOf(card);
  await open(page, at('fr', path));
  let merchant = await section(page, say('fr', 'merchant.title'));
  const follow = merchant.getByRole('button', { name: new RegExp(`^${say('fr', 'merchant.follow')} `) });
  const question = say('fr', 'merchant.signIn').split('{name}')[0] ?? '';
  await follow.click();
  await signInAsAsked(page, 'fr', question, path);
  merchant = await section(page, say('fr', 'merchant.title'));
  await expect(merchant.getByRole('button', { name: say('fr', 'merchant.following') })).toBeVisible();
  await expect(merchant.getByRole('link', { name: new RegExp(`^${say('fr', 'merchant.visit')}`) })).toHaveAttribute(
    'href',
    /^\/fr\/merchant\/merchant\/home\?id=\d+$/,
  );

  const coupons = await section(page, say('fr', 'product.coupons'));
  const coupon = coupons.getByRole('article').first();
  await coupon.getByRole('button', { name: new RegExp(`^${ui.product.coupon.receive}`) }).click();
  await expect(coupon.getByRole('status')).toHaveText(ui.product.coupon.state.received);
  await expectAccessible(page);
});

test('a guest receives a coupon after signing in', deep, async ({ page }) => {
  const { ui } = words.en;
  const card = await findProduct('en', isReviewed);
  const path = pathOf(card);
  await open(page, path);
  let coupons = await section(page, say('en', 'product.coupons'));
  const offer = coupons.getByRole('article').first();
  const name = (await offer.getByRole('heading').textContent()) ?? '';
  await offer.getByRole('button', { name: ui.product.coupon.receiveOf(name) }).click();
  await signInAsAsked(page, 'en', say('en', 'coupons.signIn'), path);
  coupons = await section(page, say('en', 'product.coupons'));
  await expect(coupons.getByRole('article', { name, exact: true }).getByRole('status')).toHaveText(
    ui.product.coupon.state.received,
  );
});

test('a guest presses Buy now, signs in and comes to the checkout', deep, async ({ page }) => {
  const card = await findProduct('en', isReviewed);
  await open(page, pathOf(card));
  await page.getByRole('button', { name: words.en.ui.shop.buy.now }).click();
  await page.waitForURL(/order_confirm/);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'account.signIn') })
    .click();
  await page.waitForURL(/\/oidc\//);
  await fillSignIn(page, await newShopper());
  await page.waitForURL(/preOrderNo=/);
  await expect(page.getByText(card.storeName).first()).toBeVisible();

  await test.step('a shopper who leaves before the checkout has loaded stays on the other page', async () => {
    await open(page, pathOf(card));
    const held = await hold(page, /\/order\/pre\/order$/);
    await page.getByRole('button', { name: words.en.ui.shop.buy.now }).click();
    await expect.poll(() => held.met).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('link', { name: 'Promenade', exact: true }).click();
    await expect(page).toHaveURL(`${storeUrl()}/`);
    await held.end();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${storeUrl()}/`);
  });
});

test(
  'product pictures open in full screen; Escape closes them, and the gallery shows the last one',
  deep,
  async ({ page }) => {
    const { ui } = words.en;
    const card = await findProduct('en', isReviewed);
    await open(page, pathOf(card));
    const button = page.getByRole('button', { name: ui.shop.gallery.enlarge(1), exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: card.storeName });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: ui.shop.lightbox.next }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Picture 2 of/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const enlarge = page.getByRole('button', { name: ui.shop.gallery.enlarge(2), exact: true });
    await expect(enlarge).toBeFocused();
  },
);

test('a discount that ends while the page is open disappears', deep, async ({ page }) => {
  const card = await findProduct(
    'en',
    (each) => isPlain(each) && each.discount !== null && Date.parse(`${each.discountExpiry}Z`) > Date.now(),
  );
  const remaining = Date.parse(`${card.discountExpiry}Z`) - Date.now();
  await page.clock.install();
  await open(page, pathOf(card));
  const summary = page.locator('article', { has: page.getByRole('heading', { level: 1 }) });
  const timer = page.getByRole('timer', { name: say('en', 'sale.endsIn') });
  await expect(summary.getByText(say('en', 'sale.limited'))).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(timer).toBeVisible();
  await expect(summary.locator('s, del').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The shop uses the server's clock, so move that forward as well.
  const jump = remaining + 5_000;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + jump).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.fastForward(jump);
  await expect(timer).toHaveCount(0);
  await expect(summary.locator('s, del')).toHaveCount(0);
});

test('Back closes the quick view, and adding to the cart from it opens the cart', deep, async ({ page }) => {
  const { ui } = words.en;
  await open(page, '/products/all');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Quick view/ }) })
    .filter({ has: page.getByRole('button', { name: /^Quick add/ }) })
    .first();
  const eye = card.getByRole('button', { name: /^Quick view/ });
  await eye.press('Enter');
  const name = ((await eye.getAttribute('aria-label')) ?? '').replace('Quick view: ', '');
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog.getByRole('button', { name: ui.shop.buy.add })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(eye).toBeFocused();

  await eye.press('Enter');
  await dialog.getByRole('button', { name: ui.shop.buy.add }).click();
  await expect(dialog).toHaveCount(0);
  const cart = page.getByRole('dialog');
  await expect(cart.getByText(say('en', 'cart.added', { name })).first()).toBeVisible();
  await cart.getByRole('button', { name: ui.primitives.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/products\/all$/);
});

test(
  'on a phone a bar with the add button stays in view, and the selected variant is in the address',
  deep,
  async ({ page }) => {
    const { ui } = words.fr;
    await page.setViewportSize({ width: 360, height: 740 });
    let card: Card | undefined;
    for (const each of await catalogue('fr')) {
      if (!isPlain(each)) continue;
      const detail = await read<{ productValue: Record<string, unknown> }>(`product/detail/listed/${each.slug}`, 'fr');
      if (Object.keys(detail.productValue).length > 2) {
        card = each;
        break;
      }
    }
    if (!card) throw new Error('No product has variants.');
    await open(page, at('fr', pathOf(card)));
    await expectNoSidewaysScroll(page);
    const value = page.getByRole('main').getByRole('radio', { checked: false }).first();
    await value.scrollIntoViewIfNeeded();
    await value.check({ force: true });
    await expect(page).toHaveURL(/\?variant=/);
    await page.mouse.wheel(0, 2500);
    const bar = page.getByRole('region', { name: ui.shop.buy.bar, exact: true });
    await expect(bar).toBeVisible();
    const add = bar.getByRole('button', { name: ui.shop.buy.add });
    const { width = 0, height = 0 } = (await add.boundingBox()) ?? {};
    // Press at the end of the button, which the floating buttons could cover.
    await add.click({ position: { x: width - 8, y: height / 2 } });
    await expect(
      page
        .getByRole('dialog')
        .getByText(say('fr', 'cart.added', { name: card.storeName }))
        .first(),
    ).toBeVisible();
  },
);

test('every address of a product redirects to its canonical one, and previews cannot be bought', async () => {
  const listed = await findProduct('en', isPlain);
  const landing = await findProduct('en', (card) => card.landingPage && card.listedOnStore);
  const unlisted = await findProduct('en', (card) => !card.listedOnStore && !card.landingPage);
  const answer = async (path: string) => {
    const response = await fetch(storeUrl() + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location') ?? ''];
  };
  expect(await answer(`/p/${listed.slug}`)).toEqual([301, `/product/${listed.slug}`]);
  expect(await answer(`/product/another/key/${listed.uniqueKey}/details`)).toEqual([301, `/product/${listed.slug}`]);
  expect(await answer(`/fr/product/${landing.slug}`)).toEqual([301, `/fr/p/${landing.slug}`]);
  expect(await answer(`/${landing.slug}?from=mail`)).toEqual([302, `/p/${landing.slug}?from=mail`]);
  expect((await answer(`/product/${unlisted.slug}`))[0]).toBe(404);
  expect((await answer('/no-such-thing'))[0]).toBe(404);

  const own = `/product/${unlisted.slug}/key/${unlisted.uniqueKey}/details`;
  const { document: page } = await readPage(own);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${own}$`));
  expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(/^http.*\/media\//);

  const { document: preview } = await readPage(`/fr/product/${listed.slug}/${listed.uniqueKey}/details/preview`);
  expect(textOf(preview.querySelector('main'))).toContain(say('fr', 'preview.notice'));
  expect(preview.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const buttons = [...preview.querySelectorAll('button')].map(textOf);
  expect(buttons).not.toContain(words.fr.ui.shop.buy.add);
});

for (const locale of locales) {
  test(
    `a guest gets a mail when a sold-out variant is available again, after confirming the address (${locale})`,
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const email = freshEmail();
      const soldOut = (await catalogue('en')).filter((card) => card.listedOnStore && !card.landingPage && !card.stock);
      const { slug = '' } = soldOut[locales.indexOf(locale)] ?? {};
      const variant = await firstVariant(slug, locale);
      await open(page, at(locale, `/product/${slug}?${new URLSearchParams({ variant })}`));
      const main = page.getByRole('main');
      await main.getByText(say(locale, 'stockAlert.title')).click();
      const field = main.getByLabel(say(locale, 'stockAlert.email'));
      const ask = main.getByRole('button', { name: say(locale, 'stockAlert.ask') });
      await ask.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(issueTexts[locale].emailEmpty));
      await expect(field).toBeFocused();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await field.fill(email);
      await ask.click();
      await expect(main.getByText(say(locale, 'stockAlert.confirm', { email }))).toBeVisible();

      const [mail] = await textsTo(email);
      await page.goto(/https?:\S+\/api\/stock-alerts\/confirm\S+/.exec(mail ?? '')?.[0] ?? '');
      await expectAccessible(page);
      await page.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'fr' ? 'Merci' : 'Thank you');

      const name = await firstVariant(slug, 'en');
      const pieces = { slug, ...(name && { variant: name }) };
      await operate('restock', { ...pieces, pieces: '2' });
      await expect.poll(async () => (await textsTo(email)).length, { timeout: 30_000 }).toBe(2);
      const [back] = await textsTo(email);
      await open(page, /https?:\S+\/product\/\S+/.exec(back ?? '')?.[0] ?? '');
      await expect(main.getByRole('button', { name: words[locale].ui.shop.buy.add }).first()).toBeVisible();
      await operate('restock', { ...pieces, pieces: '-2' });
    },
  );
}

test(
  'a variant that is sold out cannot be bought, and the quantity is limited to the stock',
  deep,
  async ({ page }) => {
    const { shop } = words.en.ui;
    const { productValue } = await read<{ productValue: Record<string, { stock: number }> }>(
      'product/detail/listed/regatta-swimsuit',
    );
    expect(productValue['L,Lagoon']?.stock).toBe(0);
    await open(page, '/product/regatta-swimsuit');
    const main = page.getByRole('main');
    const summary = page.locator('article', { has: page.getByRole('heading', { level: 1 }) });
    const add = summary.getByRole('button', { name: shop.buy.add });
    await expect(summary.getByText(shop.stock.inStock)).toBeVisible();

    await main.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
    const lagoon = main.getByRole('radio', { name: /^Lagoon/ });
    await expect(lagoon).toHaveAccessibleName(new RegExp(shop.variants.unavailable));
    await lagoon.check({ force: true });
    await expect(page).toHaveURL(/variant=L%2CLagoon$/);
    await expect(summary.getByText(shop.variants.explain('Lagoon'))).toBeVisible();
    await expect(summary.getByText(shop.stock.soldOut)).toBeVisible();
    await expect(add).toHaveCount(0);

    await main.getByRole('radio', { name: 'XS', exact: true }).check({ force: true });
    const stock = productValue['XS,Lagoon']?.stock ?? 0;
    await expect(summary.getByText(shop.stock.left(stock), { exact: true }).first()).toBeVisible();
    const quantity = summary.getByRole('spinbutton');
    await quantity.fill('99');
    await quantity.press('Tab');
    await expect(quantity).toHaveValue(`${stock}`);
    await quantity.fill('several');
    await quantity.press('Tab');
    await expect(quantity).toHaveValue('1');

    await page.route('**/cart/save', (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: 'Not this time', data: null } }),
    );
    await add.click();
    await expect(summary.getByRole('alert')).toHaveText(/Not this time/);
    await expect(page.getByRole('dialog', { name: say('en', 'cart.panel') })).toHaveCount(0);
  },
);
