import { loadSanitizer } from '@promenade/storefront-ui/template';
import { ownerSlot } from '../../page/owner-slot.ts';
import { OwnerPart } from './OwnerPart.tsx';
import { prefetchOwnerPages } from './owner-data.ts';

export { slugOfOwnerPage } from './owner-data.ts';

const prefetchSanitizer = () => (typeof window === 'undefined' ? undefined : loadSanitizer().catch(() => undefined));

/** Puts owners' pages into the shop, which has some. */
export function installOwnerPages(): void {
  ownerSlot.Part = OwnerPart;
  ownerSlot.prefetch = (request) => Promise.all([prefetchOwnerPages(request), prefetchSanitizer()]);
}
