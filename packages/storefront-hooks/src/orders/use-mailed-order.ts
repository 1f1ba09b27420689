'use client';
import { useMemo } from 'react';
import { mailedOrder } from '../query/mailed-order-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';
import type { AnyOrder } from './use-orders.ts';

/**
 * The checkout that the token of an order mail opens, without any sign-in. `error` has kind `not-found` for a token that opens
 * none. Keep the token out of addresses and logs. Pass `null` to read nothing.
 */
export function useMailedOrder(token: string | null): Read<AnyOrder> {
  const read = useQuery(token === null ? null : mailedOrder(token));
  const data = useMemo((): AnyOrder | undefined => read.data && { kind: 'master', order: read.data }, [read.data]);
  return withData(read, data);
}
