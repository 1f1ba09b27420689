import { expect, type Locator, type Page } from 'playwright/test';
import { readPage, textOf } from './plain-html.ts';
import {
  at,
  daily,
  deep,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  say,
  signInAsAsked,
  test,
  words,
} from './shop.ts';

const cardsOf = (page: Page): Locator => page.getByRole('main').getByRole('article');
const nameOf = async (card: Locator) => (await card.getByRole('link').first().textContent()) ?? '';
/** The number in a count such as "1,200 products". */
const numberIn = (text: string | null) => Number(/\d[\d\s,.\u202f]*/.exec(text ?? '')?.[0].replace(/\D/g, ''));
const resultOf = (page: Page) => page.getByRole('main').getByRole('status').first();

for (const locale of locales) {
  const { ui } = words[locale];

  test(
    `a list is filtered by the attributes of its products, and every filter is in the address (${locale})`,
    daily(locale === 'fr'),
    async ({ page }) => {
      await open(page, at(locale, '/collections/fashion'));
      const filters = page.getByRole('complementary', { name: ui.shop.filters.title });
      const facet = filters.getByRole('group').first();
      const first = facet.getByRole('checkbox').first();
      const count = numberIn(await first.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? ''));
      await first.check();
      await expect(page).toHaveURL(/[?&]attribute=/);
      await expect(resultOf(page)).toHaveText(new RegExp(`^${count}\\b`));
      await expect(first).toBeChecked();
      await expect(first).toBeFocused();

      await filters.getByText(say(locale, 'facet.offers'), { exact: true }).click();
      const inStock = filters.getByRole('checkbox', { name: new RegExp(`^${say(locale, 'facet.stock')}`) });
      await inStock.check();
      await expect(page).toHaveURL(/attribute=.*&stock=1/);
      await expectAccessible(page);
      const narrowed = numberIn(await resultOf(page).textContent());
      expect(narrowed).toBeLessThanOrEqual(count);

      const remove = page.getByRole('link', { name: ui.shop.filters.remove(say(locale, 'facet.stock')) });
      await remove.click();
      await expect(page).not.toHaveURL(/stock=1/);
      await expect(resultOf(page)).toHaveText(new RegExp(`^${count}\\b`));
      await page.goBack();
      await expect(inStock).toBeChecked();
      await expect(resultOf(page)).toHaveText(new RegExp(`^${narrowed}\\b`));
    },
  );

  for (const list of ['/products/all', '/merchant/merchant/category?id=1']) {
    test(`a list is filtered without scripts, by a form: ${list} (${locale})`, daily(locale === 'en'), async () => {
      const { document } = await readPage(at(locale, list));
      const form = document.querySelector('form[method=get] fieldset')?.closest('form');
      const box = form?.querySelector<HTMLInputElement>('input[type=checkbox][name=attribute]');
      expect(box).toBeTruthy();
      const count = numberIn(textOf(box?.closest('label')?.querySelector('span:last-child')));
      // The query that a browser sends, including empty fields.
      const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])];
      const query = [
        ...hidden.map(({ name, value }) => [name, value]),
        ...[['sort'], ['min'], ['max'], ['attribute', box?.value], ['rating']],
      ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
      const narrowed = (await readPage(`${form?.getAttribute('action')}?${query.join('&')}`)).document;
      expect(numberIn(textOf(narrowed.querySelector('main [role=status]')))).toBe(count);
      const ticked = narrowed.querySelector(`input[name=attribute][value="${box?.value}"]`);
      expect(ticked?.hasAttribute('checked')).toBe(true);
      const merchants = narrowed.querySelectorAll('input[name=merchant]');
      expect(merchants.length > 0, 'the merchant of a list is not offered again').toBe(list === '/products/all');
    });
  }

  test(
    `a guest who wishes for a product signs in, and it is on the wish list (${locale})`,
    daily(locale === 'en'),
    async ({ page }) => {
      const path = '/products/all?sort=price-asc';
      await open(page, at(locale, path));
      const name = await nameOf(cardsOf(page).nth(0));
      await page.getByRole('button', { name: ui.shop.wish.add(name), exact: true }).click();
      await signInAsAsked(page, locale, say(locale, 'wish.signIn', { name }), path);
      await expect(page.getByRole('button', { name: ui.shop.wish.remove(name), exact: true })).toBeVisible();

      await open(page, at(locale, '/users/collection_list'));
      const list = page.getByRole('list', { name: say(locale, 'wishes.title') });
      await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => localStorage.getItem('promenade.wishes.1'))).toBeNull();
    },
  );

  test(
    `up to four products are compared side by side, at an address that can be shared (${locale})`,
    deep,
    async ({ page }) => {
      await open(page, at(locale, '/collections/fashion?sort=price-asc'));
      const names: string[] = [];
      for (let place = 0; place < 5; place++) {
        const card = cardsOf(page).nth(place);
        names.push(await nameOf(card));
        await card.hover();
        await card.getByRole('button', { name: ui.shop.compare.add(names[place] ?? '') }).click();
        if (place < 4)
          await expect(card.getByRole('button', { name: ui.shop.compare.remove(names[place] ?? '') })).toBeVisible();
      }
      const full = words[locale].store['compare.full'] ?? '';
      const [start = ''] = /(?<=\{)[^{#]+(?=#)/.exec(full.replace(/^\{count, plural, other /, '')) ?? [];
      await expect(page.getByText(start).last()).toBeVisible();
      await page.getByRole('button', { name: /\(4\)/ }).last().click();
      await expect(page).toHaveURL(/\/compare\?ids=\d+(,|%2C)\d+(,|%2C)\d+(,|%2C)\d+$/);
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      await expect(table.getByText(say(locale, 'compare.differs')).first()).toBeVisible();
      await expectAccessible(page);
      const address = new URL(page.url());
      await table.getByRole('link', { name: say(locale, 'compare.removeOf', { name: names[1] ?? '' }) }).click();
      await expect(table.getByRole('columnheader')).toHaveCount(3);

      const { document } = await readPage(address.pathname + address.search);
      expect(document.querySelectorAll('thead th').length).toBe(4);
      for (const name of names.slice(0, 4)) expect(textOf(document.querySelector('thead'))).toContain(name);
    },
  );
}

test('filters, hearts and comparisons fit a phone', deep, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/collections/fashion');
  const { ui } = words.en;
  await page.locator('summary', { hasText: ui.shop.filters.title }).click();
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/attribute=/);
  await expectNoSidewaysScroll(page);
  await open(page, '/products/all');
  const card = cardsOf(page).first();
  const name = await nameOf(card);
  await card.getByRole('button', { name: ui.shop.wish.add(name) }).click();
  await expect(card.getByRole('button', { name: ui.shop.wish.remove(name) })).toBeVisible();
  await card.getByRole('link').first().click();
  await page.getByRole('button', { name: say('en', 'product.compare', { name }) }).click();
  await page.getByRole('button', { name: /\(1\)/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test(
  'a comparison leaves out products that are not sold, and an empty one links to the products',
  deep,
  async ({ page }) => {
    const { document } = await readPage('/compare?ids=1,999999999');
    expect(document.querySelectorAll('thead th').length).toBe(1);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    await open(page, '/compare');
    await expect(page.getByText(say('en', 'compare.empty'))).toBeVisible();
    await expectAccessible(page);
  },
);
