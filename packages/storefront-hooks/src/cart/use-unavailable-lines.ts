'use client';
import { type CartLine, cartRemove } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useRef } from 'react';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type Read, withData } from '../query/read.ts';
import { unavailableLines } from '../query/sales-queries.ts';
import { useQuery } from '../query/use-query.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import type { CartLineState } from './cart-types.ts';
import { useCart } from './use-cart.ts';

/** The lines that can no longer be bought, and how to remove them. */
export interface UseUnavailableLines extends Read<readonly CartLineState[]> {
  /** Removes a line. */
  readonly remove: Write<[lineId: number], void>;
  /** Removes all of them with one request. */
  readonly removeAll: Write<[], void>;
}

/** Whatever stock the backend still counts, none of it can be bought. */
const soldOut = (line: CartLine): CartLineState => ({
  ...line,
  stock: 0,
  quantity: line.cartNum,
  checked: false,
  minusDisabled: true,
  plusDisabled: true,
  isPending: false,
});

/** Lines of the cart that can no longer be bought: sold out, or taken off sale. `useCart` leaves them out. */
export function useUnavailableLines(): UseUnavailableLines {
  const { client, store, guestId } = useStorefront();
  const { state, shopper } = useSessionSnapshot();
  const isGuest = !shopper && state !== 'unknown';
  const uuid = isGuest ? guestId.read() : undefined;
  const read = useQuery(shopper || uuid ? unavailableLines(uuid, store.id) : null);
  const { refresh } = read;

  // A line that leaves the cart may have sold out.
  const count = useCart().data?.groups.reduce((sum, { lineIds }) => sum + lineIds.length, 0) ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) void refresh();
    before.current = count;
  }, [count, refresh]);

  const send = async (ids: readonly number[]) => {
    if (ids.length === 0) return;
    await cartRemove(client, { ids: [...ids], ...(uuid && { uuid }) }, uuid ? {} : { auth: 'user' });
    await refresh();
  };
  const { data } = read;
  const lines = useMemo(() => data?.flatMap((group) => group.cartInfoList.map(soldOut)), [data]);
  const remove = useWrite((lineId: number) => send([lineId]));
  const removeAll = useWrite(() => send(lines?.map(({ id }) => id) ?? []));
  return Object.assign(withData(read, lines), { remove, removeAll });
}
