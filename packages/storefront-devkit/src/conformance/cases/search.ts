import { priceOf } from '@promenade/storefront-hooks/domain';
import type { ProductCard } from '@promenade/storefront-sdk/contract';
import { moneyText } from '@promenade/storefront-sdk/money';
import { cards } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import { check, NotRun, same } from '../verdicts.ts';

const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? number));

const shownCents = (card: ProductCard) => priceOf(card, Date.now()).nowCents;

export const searchPlans = plans({
  'search.products': {
    rules: {
      'orders by the price that is shown': async (shop) => {
        for (const priceOrder of ['asc', 'desc'] as const) {
          const { list } = await shop.guest.call('search.products', { query: { priceOrder, limit: 20 } });
          const prices = list.map(shownCents);
          check(
            isSorted(priceOrder === 'asc' ? prices : prices.toReversed()),
            `${priceOrder}: ${prices.join(', ')} cents`,
          );
        }
      },
      'keeps to a range of prices': async (shop) => {
        const { list: cheap } = await shop.guest.call('search.products', { query: { priceOrder: 'asc', limit: 20 } });
        const middle = cheap[Math.floor(cheap.length / 2)];
        if (!middle) throw new NotRun('needs products in `search.products`');
        const cents = shownCents(middle);
        const query = { minPrice: moneyText(cents), maxPrice: moneyText(cents), limit: 50 };
        const { list } = await shop.guest.call('search.products', { query });
        check(
          list.some(({ id }) => id === middle.id),
          `product ${middle.id} is not among those of ${query.minPrice}`,
        );
        const strange = list.filter((card) => shownCents(card) !== cents);
        same(
          strange.map(({ id }) => id),
          [],
          `products outside of ${query.minPrice}`,
        );
      },
      'finds a product by its name, and nothing by nonsense': async (shop) => {
        const [{ id, storeName: keyword }] = await cards(shop);
        const { list } = await shop.guest.call('search.products', { query: { keyword, limit: 50 } });
        check(
          list.some((card) => card.id === id),
          `“${keyword}” is not found by its name`,
        );
        const { total } = await shop.guest.call('search.products', { query: { keyword: 'qxzvjkwpfq' } });
        same(total, 0, 'products found by nonsense');
      },
    },
  },
  'search.facets': {
    rules: {
      'has as many products of each value as the list that is narrowed to it': async (shop) => {
        const { list, isAbout } = await shop.guest.call('search.facets', { query: {} });
        if (isAbout) throw new NotRun('the numbers of this shop are estimates');
        const values = list.flatMap(({ kind, values }) => values.slice(0, 2).map((value) => ({ kind, ...value })));
        if (values.length === 0) throw new NotRun('needs products in `search.products`');
        for (const { kind, value, count } of values) {
          const { total } = await shop.guest.call('search.products', { query: { ...filterOf(kind, value), limit: 1 } });
          same(total, count, `products with ${kind} ${value}`);
        }
      },
      'counts the values of a facet as if none of them was chosen': async (shop) => {
        const { list, isAbout } = await shop.guest.call('search.facets', { query: {} });
        const facet = list.find(({ values }) => values.length > 1);
        const [first] = facet?.values ?? [];
        if (isAbout || !facet || !first) throw new NotRun('needs a facet of several values, and exact numbers');
        const narrowed = await shop.guest.call('search.facets', { query: filterOf(facet.kind, first.value) });
        const after = narrowed.list.find(({ kind, name }) => kind === facet.kind && name === facet.name);
        same(after?.values, facet.values, `values of ${facet.kind} ${facet.name}`);
      },
    },
  },
});

/** The filter that takes a value of a facet. */
function filterOf(kind: string, value: string) {
  if (kind === 'attribute') return { attributes: value };
  if (kind === 'merchant') return { merIds: value };
  if (kind === 'rating') return { minRating: Number(value) as 2 | 3 | 4 | 5 };
  if (kind === 'stock') return { inStock: true };
  return kind === 'shipping' ? { freeShipping: true } : { reduced: true };
}
