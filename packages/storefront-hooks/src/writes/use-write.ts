'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asStorefrontError } from '../query/query-cache.ts';

/** What every writing hook answers. */
export interface Write<Arguments extends readonly unknown[], Result> {
  /** Does it. Rejects with `StorefrontError`; a promise that nobody awaits makes no noise. */
  run(...args: Arguments): Promise<Result>;
  isPending: boolean;
  /** Why the latest run failed; gone when another one starts. */
  error: StorefrontError | undefined;
  /** Forgets the error. */
  reset(): void;
}

/** Gives a promise function the uniform shape of a write. `run` stays the same function. */
export function useWrite<Arguments extends readonly unknown[], Result>(
  work: (...args: Arguments) => Promise<Result>,
): Write<Arguments, Result> {
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<StorefrontError>();
  const latest = useRef(work);
  const runs = useRef(0);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback((...args: Arguments) => {
    runs.current += 1;
    const number = runs.current;
    const attempt = async () => {
      setPending((count) => count + 1);
      setError(undefined);
      try {
        return await latest.current(...args);
      } catch (cause) {
        const failure = asStorefrontError(cause, 'write');
        // An older run that fails late says nothing about the newer one.
        if (number === runs.current) setError(failure);
        throw failure;
      } finally {
        setPending((count) => count - 1);
      }
    };
    const result = attempt();
    result.catch(() => {});
    return result;
  }, []);
  const reset = useCallback(() => setError(undefined), []);
  const isPending = pending > 0;
  return useMemo(() => ({ run, isPending, error, reset }), [run, isPending, error, reset]);
}
