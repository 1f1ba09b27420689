'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { LIST_FIRST_PAGE } from '../domain/constants.ts';
import { productsByIds } from '../query/list-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';

const none: readonly ProductCard[] = [];

/**
 * Products whose ids are stored on the device, in their order, with their current data; those no longer on sale are left out.
 *
 * @param ids At most `most` ids.
 * @param most At most 50, the backend's maximum page size.
 */
export function useProductsOf(ids: readonly number[], most: number): Read<readonly ProductCard[]> {
  // Sorted, so that another order does not change the query.
  const query =
    ids.length > 0
      ? productsByIds(
          [...ids].sort((a, b) => a - b),
          LIST_FIRST_PAGE,
          most,
        )
      : null;
  const read = useQuery(query, { keepPrevious: true });
  const { data: page } = read;
  const order = ids.join();
  const data = useMemo(() => {
    if (order === '') return none;
    return page && order.split(',').flatMap((id) => page.list.find((card) => card.id === Number(id)) ?? []);
  }, [page, order]);
  return withData(read, data);
}
