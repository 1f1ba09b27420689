'use client';

import { type RefObject, useEffect } from 'react';
import { media } from '../../css/media.ts';

/**
 * Opens a `<details>` whose content always shows on large screens, so that it is announced as what it looks like; on
 * small ones it is the shopper's to open.
 */
export function useOpenOnLarge(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const large = globalThis.matchMedia?.(media.large);
    if (!large) return;
    const follow = () => {
      if (details.current) details.current.open = large.matches;
    };
    follow();
    large.addEventListener('change', follow);
    return () => large.removeEventListener('change', follow);
  }, [details]);
}
