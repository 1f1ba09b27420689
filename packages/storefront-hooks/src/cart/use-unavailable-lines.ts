'use client';
import { type CartLine, cartRemove } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useRef } from 'react';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { unavailableLines } from '../query/catalog-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { CartLineState } from './cart-structure.ts';
import { useCart } from './use-cart.ts';

export interface UseUnavailableLines extends Read<readonly CartLineState[]> {
  /** Takes a line out. */
  readonly remove: Write<[lineId: number], void>;
}

/** However many the backend still counts, none of them can be bought. */
const soldOut = (line: CartLine): CartLineState => ({
  ...line,
  stock: 0,
  quantity: line.cartNum,
  checked: false,
  minusDisabled: true,
  plusDisabled: true,
  isPending: false,
});

/** What a shopper had in the cart and can no longer buy: sold out, or taken off sale. The cart itself leaves it out. */
export function useUnavailableLines(): UseUnavailableLines {
  const { client, store, guestId } = useStorefront();
  const { state, shopper } = useSessionSnapshot();
  const isGuest = !shopper && state !== 'unknown';
  const uuid = isGuest ? guestId.read() : undefined;
  const read = useQuery(shopper || uuid ? unavailableLines(uuid, store.id) : null);
  const { refresh } = read;

  // What leaves the cart may have left it because it is sold out.
  const left = useCart().groups.reduce((sum, { lineIds }) => sum + lineIds.length, 0);
  const before = useRef(left);
  useEffect(() => {
    if (left < before.current) void refresh();
    before.current = left;
  }, [left, refresh]);

  const remove = useWrite(async (lineId: number) => {
    await cartRemove(client, { ids: [lineId], ...(uuid && { uuid }) }, uuid ? {} : { auth: 'user' });
    await refresh();
  });
  const { data } = read;
  const lines = useMemo(() => data?.flatMap((group) => group.cartInfoList.map(soldOut)), [data]);
  return { ...read, data: lines, remove };
}
