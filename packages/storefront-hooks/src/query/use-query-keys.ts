'use client';
import type { SessionSnapshot } from '../auth/session-types.ts';
import { useReads } from '../context/reads.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type CacheKey, cacheKeyOf, type Query } from './query.ts';

export interface QueryKeys {
  /** The cache key of a query that is as public or private as the given one; null while it must not be loaded. */
  keyOf(query: Query<unknown>): CacheKey | null;
  /** Whether data will be loaded: false without a query, and for a private query of a guest. */
  readonly isExpected: boolean;
}

const isUnknown = ({ state }: SessionSnapshot) => state === 'unknown';
// Public data does not depend on the sign-in, so the component must not render when the sign-in changes.
const noShopper = () => undefined;
const alwaysKnown = () => false;

/** Cache keys for the language of the page and, if the query is private, for the signed-in shopper. */
export function useQueryKeys(query: Query<unknown> | null): QueryKeys {
  const { locale } = useStorefront();
  const { shopper } = useReads();
  const isPrivate = query?.isPrivate ?? false;
  const reader = useSessionFact(isPrivate ? shopper : noShopper);
  const isSessionUnknown = useSessionFact(isPrivate ? isUnknown : alwaysKnown);
  const isWaiting = isPrivate && reader === undefined;
  return {
    keyOf: (one) => (isWaiting ? null : cacheKeyOf(one, locale, reader)),
    isExpected: query !== null && (!isWaiting || isSessionUnknown),
  };
}
