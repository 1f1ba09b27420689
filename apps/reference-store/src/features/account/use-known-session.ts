import { useStorefront } from '@promenade/storefront-hooks';
import { useCallback } from 'react';

/** Tells whether somebody is signed in, after the browser has looked: a press may come before that. */
export function useKnownSession(): () => Promise<boolean> {
  const { session } = useStorefront();
  return useCallback(async () => {
    await session.start();
    return session.getSnapshot().state === 'authenticated';
  }, [session]);
}
