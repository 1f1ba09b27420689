'use client';

import { type RefObject, useEffect } from 'react';
import { media } from '../../css/media.ts';

/**
 * Opens a `<details>` whose content is always visible on large screens, so that assistive technology announces it as open. On
 * small screens the shopper opens it.
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
