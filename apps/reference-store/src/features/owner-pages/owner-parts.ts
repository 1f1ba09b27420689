import { loadSanitizer } from '@promenade/storefront-ui/template';
import { ownerSlot } from '../../page/owner-slot.ts';
import { OwnerPart } from './OwnerPart.tsx';
import { warmOwnerPages } from './owner-data.ts';

export { isOwnerPage } from './owner-data.ts';

const warmSanitizer = () => (typeof window === 'undefined' ? undefined : loadSanitizer().catch(() => undefined));

/** Puts owners' pages into the shop, which has some. */
export function installOwnerPages(): void {
  ownerSlot.Part = OwnerPart;
  ownerSlot.warm = (request) => Promise.all([warmOwnerPages(request), warmSanitizer()]);
}
