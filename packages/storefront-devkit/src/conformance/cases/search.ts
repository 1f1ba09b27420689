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
});
