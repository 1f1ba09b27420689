import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

/** A read in the cache. */
export interface CachedRead {
  key: string;
  /** When its current data was first seen, epoch ms; undefined without data. */
  since: number | undefined;
  isLoading: boolean;
  hasError: boolean;
}

const EVERY_MS = 500;

/** The reads in the cache of the storefront, with the time since when each has its data. */
export function useReads(): { reads: readonly CachedRead[]; now: number } {
  const { cache } = useSWRConfig();
  const [shown, setShown] = useState<{ reads: readonly CachedRead[]; now: number }>({ reads: [], now: 0 });
  useEffect(() => {
    const seen = new Map<string, { data: unknown; since: number }>();
    const look = () => {
      const now = Date.now();
      const reads = [...cache.keys()]
        .filter((key) => key.includes('promenade'))
        .map((key): CachedRead => {
          const { data, error, isValidating = false } = cache.get(key) ?? {};
          if (data === undefined) seen.delete(key);
          else if (seen.get(key)?.data !== data) seen.set(key, { data, since: now });
          return { key, since: seen.get(key)?.since, isLoading: isValidating, hasError: error !== undefined };
        });
      setShown({ reads, now });
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [cache]);
  return shown;
}
