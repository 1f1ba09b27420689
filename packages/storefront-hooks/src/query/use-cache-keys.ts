'use client';
import type { SessionSnapshot } from '../auth/session-types.ts';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import type { Query } from './query.ts';

export interface CacheKeys {
  /** The key of a query as public or private as the one given; null while it must not be read. */
  keyOf(query: Query<unknown>): string | null;
  /** The shopper the data belongs to; undefined for public data and for guests. */
  readonly subject: string | undefined;
  /** Whether data can be expected: false for `null`, and for private data of a guest. */
  readonly isExpected: boolean;
}

const subjectOf = ({ shopper }: SessionSnapshot) => shopper?.subject;
const isUnknown = ({ state }: SessionSnapshot) => state === 'unknown';
// Public data does not depend on the sign-in, so the component must not render when the sign-in changes.
const noSubject = () => undefined;
const alwaysKnown = () => false;

/** Cache keys for the language of the page and, where the query is private, for the signed-in shopper. */
export function useCacheKeys(query: Query<unknown> | null): CacheKeys {
  const { locale, queryCache } = useStorefront();
  const isPrivate = query?.isPrivate ?? false;
  const subject = useSessionFact(isPrivate ? subjectOf : noSubject);
  const isSessionUnknown = useSessionFact(isPrivate ? isUnknown : alwaysKnown);
  const isWaiting = isPrivate && subject === undefined;
  return {
    keyOf: (one) => (isWaiting ? null : queryCache.keyOf(one, locale, subject)),
    subject,
    isExpected: query !== null && (!isWaiting || isSessionUnknown),
  };
}
