import { productCardView, type Query, queries, useQuickAdd, useStorefront } from '@promenade/storefront-hooks';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

/** Options of `useQuery` for a query of the shop. The language is part of the key, because texts depend on it. */
export function useShopOptions() {
  const { client, locale } = useStorefront();
  return <Data,>(query: Query<Data>) => ({
    queryKey: ['shop', locale, ...query.key],
    queryFn: ({ signal }: { signal: AbortSignal }) => query.load(client, { signal }),
  });
}

export function Categories() {
  const optionsOf = useShopOptions();
  const { data = [] } = useQuery(optionsOf(queries.categories()));
  return data.map(({ id, name }) => <li key={id}>{name}</li>);
}

/** @param onChoose Opens the page of a product with variants, of which the shopper chooses one. */
export function Products({ onChoose }: { onChoose: (card: ProductCard) => void }) {
  const shop = useStorefront();
  const add = useQuickAdd(onChoose); // the cart stays with the hooks, which queue and undo its edits
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['shop', shop.locale, 'products'],
    queryFn: ({ pageParam, signal }) => queries.products({}, pageParam).load(shop.client, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasNext ? last.pageNum + 1 : undefined),
  });
  const item = (card: ProductCard) => {
    const { name, price } = productCardView(card, shop, shop.now());
    return (
      <li key={card.id}>
        {name} {price.now}
        <button type="button" onClick={() => add.run(card)}>
          Add {name}
        </button>
      </li>
    );
  };
  return (
    <ul>
      {data?.pages.flatMap(({ list }) => list.map(item))}
      {hasNextPage && (
        <button type="button" onClick={() => fetchNextPage()}>
          More
        </button>
      )}
    </ul>
  );
}
