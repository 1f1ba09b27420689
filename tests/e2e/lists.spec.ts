import { expect, type Locator, type Page } from 'playwright/test';
import { readPage, textOf } from './plain-html.ts';
import {
  apiUrl,
  at,
  daily,
  deep,
  expectAccessible,
  hydrated,
  locales,
  open,
  operate,
  say,
  test,
  words,
} from './shop.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const cardsOf = (page: Page): Locator => page.getByRole('main').getByRole('article');
const linkIn = (card: Locator): Locator => card.getByRole('link').first();
const moreButton = (page: Page) => page.getByRole('button', { name: words.en.ui.primitives.loadMore.action });

for (const locale of locales) {
  const details = daily(locale === 'fr');

  test(`a promotion has a page, which links to its products (${locale})`, deep, async ({ page }) => {
    await open(page, at(locale, '/products/activity_list'));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'activities.title'));
    const [first] = await main.getByRole('heading', { level: 2 }).allTextContents();
    await expectAccessible(page);
    await main.getByRole('link', { name: say(locale, 'activities.seeAll', { name: first ?? '' }) }).click();
    await expect(page).toHaveURL(/activity_list\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    await expect(page).toHaveTitle(new RegExp(`^${first}`));
    await expectAccessible(page);
    const card = cardsOf(page).first();
    const name = await linkIn(card).textContent();
    await linkIn(card).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });

  test(`the best sellers can be read and followed without scripts (${locale})`, async () => {
    const { document } = await readPage(at(locale, '/products/top_one'));
    expect(textOf(document.querySelector('h1'))).toBe(say(locale, 'top.title'));
    const cards = [...document.querySelectorAll('main article')];
    expect(cards.length).toBeGreaterThan(4);
    expect(textOf(document.querySelector('main'))).toContain(say(locale, 'top.rank', { rank: '2' }));
    expect(cards[0]?.querySelector('a')?.getAttribute('href')).toMatch(/\/product\//);
  });

  test(
    `the home page loads its sections as the visitor scrolls, and one that fails leaves the others (${locale})`,
    details,
    async ({ page }) => {
      // The carousel does not move for visitors who prefer less motion, and has no pause button then.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.route('**/api/front/activity/index/list', (route) => route.fulfill({ json: { code: 500 } }));
      await open(page, at(locale, '/product/windowsill-ficus'));
      await page.getByRole('main').getByRole('button', { name: words[locale].ui.shop.buy.add }).first().click();
      await expect(page.getByRole('dialog', { name: say(locale, 'cart.panel') })).toBeVisible();

      await open(page, at(locale, '/'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'home.title'));
      await page.mouse.move(200, 300);
      const banners = main.getByRole('region', { name: say(locale, 'home.title') });
      await expect(banners.getByRole('button', { name: words[locale].ui.primitives.carousel.pause })).toBeVisible();
      await banners.getByRole('button', { name: words[locale].ui.primitives.carousel.next }).click();
      for (const id of ['home.cart', 'top.title', 'home.coupons', 'home.merchants', 'home.viewed']) {
        const section = main.getByRole('heading', { name: say(locale, id), exact: true });
        await expect(async () => {
          await page.mouse.wheel(0, 400);
          await expect(section).toBeVisible({ timeout: 500 });
        }).toPass();
        await page.mouse.wheel(0, 400);
      }
      await expect(main.getByRole('link', { name: say(locale, 'home.cartLink') })).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: say(locale, 'home.popularLink') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'top.title'));
    },
  );

  test(
    `a search without results names the filter that excludes everything, and suggests others (${locale})`,
    deep,
    async ({ page }) => {
      await open(page, at(locale, '/products/product_search?title=lamp&min=900&max=901'));
      const main = page.getByRole('main');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(main.getByRole('searchbox')).toHaveValue('lamp');
      await expect(main.getByRole('heading', { name: say(locale, 'list.emptyFor', { words: 'lamp' }) })).toBeVisible();
      await expect(main.getByRole('navigation', { name: say(locale, 'empty.hotWords') })).toBeVisible();
      await expect(main.getByRole('navigation', { name: say(locale, 'empty.categories') })).toBeVisible();
      await expect(main.getByRole('heading', { name: say(locale, 'top.title') })).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: say(locale, 'list.withoutPrice') }).click();
      await expect(page).toHaveURL(/product_search\?title=lamp$/);
      await expect(cardsOf(page).first()).toBeVisible();
    },
  );
}

test('a promotion that does not exist has status 404', async () => {
  for (const id of ['4711', 'x', '-1', '0', '99999999999']) {
    const { status, document } = await readPage(`/products/activity_list?id=${id}`);
    expect(status).toBe(404);
    expect(textOf(document.querySelector('h1'))).toBe(say('en', 'error.404.title'));
  }
});

for (const width of [360, 1280]) {
  test(
    `Back, a reload and a shared link show the same part of a list (${width} px)`,
    daily(width === 360),
    async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 740 });
      // Not sorted by sales, because other tests buy products meanwhile.
      await open(page, '/products/all?sort=price-asc');
      await moreButton(page).click();
      await expect(cardsOf(page)).toHaveCount(40);
      await expect(page).toHaveURL(/sort=price-asc&to=2$/);
      await open(page, '/products/all?sort=price-asc&to=3');
      await expect(cardsOf(page)).toHaveCount(60);
      await moreButton(page).click();
      await expect(cardsOf(page)).toHaveCount(80);
      await expect(page).toHaveURL(/sort=price-asc&to=4$/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/all$/);

      const names = await cardsOf(page).locator('a:first-of-type').allTextContents();
      expect(new Set(names).size).toBe(80);
      await cardsOf(page).nth(67).scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      await linkIn(cardsOf(page).nth(67)).click();
      await expect(page.locator('h1')).toBeFocused();
      await page.reload();
      await hydrated(page);
      await page.goBack();
      await expect(cardsOf(page)).toHaveCount(80);
      await expect.poll(() => scrolled(page)).toBe(before);
      await page.reload();
      await hydrated(page);
      await expect(cardsOf(page)).toHaveCount(80);
      await expect.poll(() => scrolled(page)).toBe(before);

      const context = await browser.newContext();
      const shared = await context.newPage();
      await shared.goto(page.url());
      expect(await cardsOf(shared).locator('a:first-of-type').allTextContents()).toEqual(names);
      await context.close();
    },
  );
}

test('filters are in the address of a list, are listed above it, and can be removed one by one', async ({ page }) => {
  const { filters } = words.en.ui.shop;
  await open(page, '/products/product_search');
  const main = page.getByRole('main');
  const result = main.getByRole('status').first();
  const all = await result.textContent();
  await main.getByRole('textbox', { name: filters.from, exact: true }).fill('60');
  await main.getByRole('textbox', { name: filters.to, exact: true }).fill('20');
  await main.getByRole('button', { name: filters.apply }).click();
  await expect(page).toHaveURL(/search\?min=20.00&max=60.00$/);
  await expect(result).not.toHaveText(all ?? '');
  await main
    .getByRole('navigation', { name: say('en', 'list.subcategories') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/search\?cid=\d+&l=1&min=20.00&max=60.00$/);
  await main.getByLabel(filters.sort).selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await main.getByRole('link', { name: /up to/ }).click();
  await expect(page).toHaveURL(/sort=newest&min=20.00$/);
  await page.goBack();
  await expect(page).toHaveURL(/max=60.00/);
  await expect(main.getByRole('link', { name: /up to/ })).toBeVisible();
  await main.getByRole('link', { name: filters.clear }).click();
  await expect(page).toHaveURL(/product_search\?sort=newest$/);
  await expect(result).toHaveText(all ?? '');
});

test('filters and further pages of a list work without scripts', deep, async ({ browser, baseURL }) => {
  const { filters } = words.en.ui.shop;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/products/all`);
  const main = page.getByRole('main');
  await main.getByLabel(filters.sort).selectOption('price-asc');
  await main.getByRole('textbox', { name: filters.from, exact: true }).fill('20');
  await main.getByRole('textbox', { name: filters.to, exact: true }).fill('90');
  await main.getByRole('button', { name: filters.apply }).first().click();
  await expect(page).toHaveURL(/sort=price-asc&min=20&max=90/);
  await expect(main.getByRole('link', { name: /from \$20/ })).toBeVisible();
  const first = await linkIn(cardsOf(page).first()).textContent();
  await main.getByRole('link', { name: words.en.ui.primitives.loadMore.action }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(linkIn(cardsOf(page).first())).not.toHaveText(first ?? '');
  await main.getByRole('link', { name: filters.clear }).click();
  await expect(page).toHaveURL(/products\/all\?sort=price-asc$/);
  await context.close();
});

test('a further page that fails to load keeps the list, and can be retried', deep, async ({ page, complaints }) => {
  await open(page, '/products/all');
  await page.route('**/api/front/product/**', (route) =>
    route.fulfill({ json: { code: 500, message: '', data: null } }),
  );
  await page.route('**/api/front/products**', (route) =>
    route.fulfill({ json: { code: 500, message: '', data: null } }),
  );
  await page.route('**/api/front/search/**', (route) =>
    route.fulfill({ json: { code: 500, message: '', data: null } }),
  );
  await moreButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(say('en', 'list.failed'));
  await expect(cardsOf(page)).toHaveCount(20);
  await page.unrouteAll();
  await alert.getByRole('button', { name: say('en', 'action.retry') }).click();
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(alert).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const path of [
  '/products/all?sort=sales',
  '/fr/collections/fashion?',
  '/products/product_search?title=lamp',
  '/products/activity_list?id=1',
  '/merchant/merchant_street?',
  '/merchant/merchant_more?',
]) {
  test(`an address beyond the last page of ${path} redirects to the last page`, async () => {
    const { status, headers } = await readPage(`${path}&page=999`.replace('?&', '?'));
    expect(status).toBe(302);
    const target = new URL(headers.get('location') ?? '', 'http://shop');
    expect(target.pathname).toBe(path.split('?')[0]);
    expect(Number(target.searchParams.get('page') ?? 1)).toBeLessThan(999);
    expect((await readPage(target.pathname + target.search)).status).toBe(200);
  });
}

test('the product grid has two, three or five columns, and no button after the last page', deep, async ({ page }) => {
  const { productCard } = words.en.ui.shop;
  const columns = () =>
    cardsOf(page).evaluateAll((cards) => {
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  const quickAdd = (card: Locator) =>
    card.getByRole('button', { name: new RegExp(`^${productCard.quickAddOf('').trim()}`) });
  await open(page, '/products/all?page=10');
  expect(await columns()).toBe(5);
  for (const [width, count] of [
    [768, 3],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns).toBe(count);
  }
  await expect(quickAdd(cardsOf(page).first())).toBeVisible();
  const heights = await cardsOf(page).evaluateAll((cards) =>
    cards.slice(0, 2).map((card) => Math.round(card.getBoundingClientRect().height)),
  );
  expect(heights[0]).toBe(heights[1]);
  await moreButton(page).click();
  await expect(page).toHaveURL(/page=10&to=11$/);
  await expect(moreButton(page)).toHaveCount(0);
});

test('a search combines words and category, and a reduced product shows both prices', deep, async ({ page }) => {
  const { shop } = words.en.ui;
  const answer = await fetch(`${apiUrl()}/api/front/product/category`);
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  const fashion = data.find(({ name }) => name === 'Fashion');
  const { document } = await readPage(`/products/product_search?title=shoe&cid=${fashion?.id}&l=1`);
  expect(document.querySelector('main input[type=search]')?.getAttribute('value')).toBe('shoe');
  expect(document.querySelectorAll('main article').length).toBeGreaterThan(0);
  const remove = [...document.querySelectorAll('main a')].find(
    (link) => (link.getAttribute('aria-label') ?? textOf(link)) === words.en.ui.shop.filters.remove('Fashion'),
  );
  expect(remove?.getAttribute('href')).toMatch(/product_search\?title=shoe$/);

  await page.goto('/products/all');
  const reduced = cardsOf(page)
    .filter({ has: page.locator('s, del') })
    .first();
  const said = ((await reduced.textContent()) ?? '').replace(/\s+/g, ' ');
  expect(said).toMatch(/−\d+\.\d\d%/);
  const { current, original } = shop.price;
  expect(said).toMatch(new RegExp(`${current} \\$[\\d,.]+${original} \\$[\\d,.]+`));
  const rated = cardsOf(page).filter({ has: page.getByRole('img', { name: /of 5/ }) });
  await expect(rated.first().getByRole('img', { name: /^\d(\.5)? of 5( \(\d+\))?$/ })).toBeVisible();
});

test('the slides of the home page advance after six seconds, and can be paused', deep, async ({ page }) => {
  const { carousel } = words.en.ui.primitives;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, '/');
  await page.mouse.move(700, 880);
  const banners = page.getByRole('main').getByRole('region', { name: say('en', 'home.title') });
  await expect(banners.getByRole('button', { name: carousel.pause })).toBeVisible();
  const current = banners.locator('[aria-current=true]');
  const first = await current.getAttribute('aria-label');
  await page.clock.runFor(6_500);
  await expect(current).not.toHaveAttribute('aria-label', first ?? '');
  await banners.getByRole('button', { name: carousel.pause }).click();
  await expect(banners.getByRole('button', { name: carousel.play })).toBeVisible();
  const paused = await current.getAttribute('aria-label');
  await page.clock.runFor(20_000);
  await expect(current).toHaveAttribute('aria-label', paused ?? '');
});

test('a hovered product is prefetched, unless the visitor saves data', deep, async ({ page, browser }) => {
  const detail = '**/api/front/product/detail/**';
  const first = (from: Page) => linkIn(cardsOf(from).first());
  await open(page, '/products/all');
  const ahead = page.waitForRequest(detail);
  await first(page).hover();
  await ahead;

  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: new URL(page.url()).origin });
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const saving = await context.newPage();
  const asked: string[] = [];
  saving.on('request', (request) => /product\/detail/.test(request.url()) && asked.push(request.url()));
  await open(saving, '/products/all');
  const other = linkIn(cardsOf(saving).nth(1));
  const otherPath = await other.getAttribute('href');
  // Focus also prefetches if anything does, so its request would precede the request of the press.
  await first(saving).focus();
  await other.press('Enter');
  await expect(saving).toHaveURL(new RegExp(`${otherPath}$`));
  expect(new Set(asked).size).toBe(1);
  await context.close();
});

test('old links to renamed pages of the owner redirect to the new address, with scripts and without', async ({
  page,
}) => {
  const { data } = await (await fetch(`${apiUrl()}/api/front/product/list?limit=50&page=3`)).json();
  const { slug } = data.list.find((card: { listedOnStore: boolean; landingPage: boolean }) => {
    return card.listedOnStore && !card.landingPage;
  });
  const links = `<h1>Our finds</h1><a href="/product/${slug}?variant=x">The find</a>`;
  await operate('page/publish', { type: 'CUSTOM', slug: 'our-finds', html: links });
  await operate('rename', { kind: 'custom', slug: 'our-finds', newSlug: 'finds' });
  await operate('rename', { kind: 'product', slug, newSlug: `renamed-${slug}` });
  await operate('rename', { kind: 'category', slug: 'camping-and-fishing', newSlug: 'camping' });
  for (const [former, to] of [
    [`/product/${slug}?ref=mail&variant=x`, `/product/renamed-${slug}?variant=x&ref=mail`],
    ['/fr/collections/camping-and-fishing?ref=mail', '/fr/collections/camping?ref=mail'],
    ['/our-finds', '/finds'],
  ] as const) {
    const { status, headers } = await readPage(former);
    expect([former, status, headers.get('location')]).toEqual([former, 301, to]);
    expect((await readPage(to)).status).toBe(200);
  }
  await open(page, '/our-finds');
  await expect(page).toHaveURL(/\/finds$/);
  await page.getByRole('link', { name: 'The find' }).click();
  await expect(page).toHaveURL(new RegExp(`/product/renamed-${slug}\\?variant=x$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
