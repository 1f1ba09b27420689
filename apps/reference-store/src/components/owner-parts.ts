import { loadSanitizer } from '@promenade/storefront-ui/template';
import { prefetchOwnerPages } from '../lib/owner-pages.ts';
import { ownerSlot } from '../lib/owner-slot.ts';
import { OwnerPart } from './OwnerPart.tsx';

export { slugOfOwnerPage } from '../lib/owner-pages.ts';

const prefetchSanitizer = () => (typeof window === 'undefined' ? undefined : loadSanitizer().catch(() => undefined));

/** Adds owners' pages to the store. Called only in shops that have some. */
export function installOwnerPages(): void {
  ownerSlot.Part = OwnerPart;
  ownerSlot.prefetch = (request) => Promise.all([prefetchOwnerPages(request), prefetchSanitizer()]);
}
