'use client';
import { useMemo } from 'react';
import { orderByToken } from '../query/order-by-token-queries.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';
import type { AnyOrder } from './use-orders.ts';

/**
 * The checkout for the token of an order mail, without a sign-in. `error` has kind `not-found` for an
 * unknown token. Don't put the token into addresses or logs. Pass `null` to send no request.
 */
export function useOrderByToken(token: string | null): Read<AnyOrder> {
  const read = useQuery(token === null ? null : orderByToken(token));
  const data = useMemo((): AnyOrder | undefined => read.data && { kind: 'master', order: read.data }, [read.data]);
  return withData(read, data);
}
