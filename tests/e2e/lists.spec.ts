import { expect, type Locator, type Page } from 'playwright/test';
import { apiUrl, at, expectAccessible, hydrated, localesFrom, open, say, test, words } from './shop.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const cardsOf = (page: Page): Locator => page.getByRole('main').getByRole('article');
const linkIn = (card: Locator): Locator => card.getByRole('link').first();
const moreButton = (page: Page) => page.getByRole('button', { name: words.en.ui.primitives.loadMore.action });

for (const locale of localesFrom('fr')) {
  test(`${locale}: themes lead to a page of their own, and from there to a product`, async ({ page }) => {
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

  test(`${locale}: what sells best stands in a list that can be read without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${at(locale, '/products/top_one')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'top.title'));
    expect(await cardsOf(page).count()).toBeGreaterThan(4);
    await expect(page.getByText(say(locale, 'top.rank', { rank: '2' }), { exact: true })).toBeVisible();
    await linkIn(cardsOf(page).first()).click();
    await expect(page).toHaveURL(/\/product\//);
    await context.close();
  });

  test(`${locale}: home shows more once a visitor moves, and each section can fail alone`, async ({ page }) => {
    await page.route('**/api/front/activity/index/list', (route) => route.fulfill({ json: { code: 500 } }));
    await open(page, at(locale, '/product/windowsill-ficus'));
    await page.getByRole('main').getByRole('button', { name: words[locale].ui.commerce.buy.add }).first().click();
    await expect(page.getByRole('dialog', { name: words[locale].ui.patterns.cart.title })).toBeVisible();

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
  });

  test(`${locale}: a search that finds nothing says which filter it is, and leads on`, async ({ page }) => {
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
  });
}

test('a theme that is over, or never was, is a page that is not there', async ({ page, request, baseURL }) => {
  for (const id of ['4711', 'x', '-1', '0', '99999999999']) {
    expect((await request.get(`${baseURL}/products/activity_list?id=${id}`)).status()).toBe(404);
  }
  await open(page, '/products/activity_list?id=4711');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'error.404.title'));
});

test('Back, a reload and a shared link show the same pages of a list at the same place', async ({ page, browser }) => {
  await open(page, '/products/all?sort=sales');
  await moreButton(page).click();
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(page).toHaveURL(/sort=sales&to=2$/);
  await open(page, '/products/all?sort=sales&to=6');
  await expect(cardsOf(page)).toHaveCount(120);
  await moreButton(page).click();
  await expect(cardsOf(page)).toHaveCount(140);
  await expect(page).toHaveURL(/sort=sales&to=7$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/all$/);

  const names = await cardsOf(page).locator('a:first-of-type').allTextContents();
  expect(new Set(names).size).toBe(140);
  await cardsOf(page).nth(127).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await linkIn(cardsOf(page).nth(127)).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(140);
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.reload();
  await hydrated(page);
  await expect(cardsOf(page)).toHaveCount(140);
  await expect.poll(() => scrolled(page)).toBe(before);

  const context = await browser.newContext();
  const shared = await context.newPage();
  await shared.goto(page.url());
  expect(await cardsOf(shared).locator('a:first-of-type').allTextContents()).toEqual(names);
  await context.close();
});

test('what narrows a list is in its address, said, and taken away piece by piece', async ({ page }) => {
  const { filters } = words.en.ui.patterns;
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

test('filters and pages of a list need no scripts', async ({ browser, baseURL }) => {
  const { filters } = words.en.ui.patterns;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/products/all`);
  const main = page.getByRole('main');
  await main.getByLabel(filters.sort).selectOption('price-asc');
  await main.getByRole('textbox', { name: filters.from, exact: true }).fill('20');
  await main.getByRole('textbox', { name: filters.to, exact: true }).fill('90');
  await main.getByRole('button', { name: filters.apply }).click();
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

test('a further page that fails leaves the list as it is, and comes on request', async ({ page, complaints }) => {
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

test('a page behind the last one of a list leads to the first', async ({ page }) => {
  await open(page, '/products/all?page=99');
  await page.getByRole('link', { name: say('en', 'list.firstPage') }).click();
  await expect(page).toHaveURL(/\/products\/all$/);
  await expect(cardsOf(page)).toHaveCount(20);
});

test('the grid has two, three or five columns, its cards can be used without hovering, and its end has no button', async ({
  page,
}) => {
  const { productCard } = words.en.ui.commerce;
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

test('a search heeds category, level and words together, and a card says what it costs and what it cost', async ({
  page,
}) => {
  const { commerce } = words.en.ui;
  const answer = await fetch(`${apiUrl()}/api/front/product/category`);
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  const fashion = data.find(({ name }) => name === 'Fashion');
  await open(page, `/products/product_search?title=shoe&cid=${fashion?.id}&l=1`);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('shoe');
  const inFashion = await cardsOf(page).count();
  expect(inFashion).toBeGreaterThan(0);
  await main.getByRole('link', { name: words.en.ui.patterns.filters.remove('Fashion') }).click();
  await expect(page).toHaveURL(/product_search\?title=shoe$/);

  await open(page, '/products/all');
  const reduced = cardsOf(page)
    .filter({ has: page.locator('s, del') })
    .first();
  const said = ((await reduced.textContent()) ?? '').replace(/\s+/g, ' ');
  expect(said).toMatch(/−\d+\.\d\d%/);
  const { current, original } = commerce.price;
  expect(said).toMatch(new RegExp(`${current} \\$[\\d,.]+${original} \\$[\\d,.]+`));
  const rated = cardsOf(page).filter({ has: page.getByRole('img', { name: /of 5/ }) });
  await expect(rated.first().getByRole('img', { name: /^\d(\.5)? of 5( \(\d+\))?$/ })).toBeVisible();
});

test('the slides of the home page go on by themselves after six seconds, and stop for whoever looks', async ({
  page,
}) => {
  const { carousel } = words.en.ui.primitives;
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

test('a link that is pointed at is read ahead, except where visitors save data', async ({ page, browser }) => {
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
  // The focus reads ahead at once where anything does: its request would come before that of the press.
  await first(saving).focus();
  await other.press('Enter');
  await expect(saving).toHaveURL(new RegExp(`${otherPath}$`));
  expect(new Set(asked).size).toBe(1);
  await context.close();
});
