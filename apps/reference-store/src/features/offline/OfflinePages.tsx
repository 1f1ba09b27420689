import { useEffect } from 'react';
import { useNavigation } from '../../router/current-page.ts';
import { keepPage } from './keep-pages.ts';

/** How long a page is looked at before it is kept, in ms: by then its pictures are there, and who hurries on costs nothing. */
const SEEN_AFTER_MS = 1_500;

/** Keeps the public pages that the visitor has looked at. */
export function OfflinePages() {
  const { loaded, fault, location } = useNavigation().page;
  const isKept = !fault && loaded && loaded.module.handle.access !== 'private';
  const address = isKept ? location.pathname + location.search : undefined;
  useEffect(() => {
    if (!address) return undefined;
    const timer = setTimeout(() => void keepPage(), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}
