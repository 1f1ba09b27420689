import { primitives, shop } from '@promenade/storefront-ui/messages/fr';
import type { Catalogue } from '../catalogue.ts';

export { default as messages } from '../messages/fr.json';

export const uiStrings = { primitives, shop };

export const folders: Catalogue['folders'] = {
  account: () => import('./fr-account.ts'),
  service: () => import('./fr-service.ts'),
  product: () => import('./fr-product.ts'),
  below: () => import('./fr-below.ts'),
  consent: () => import('./fr-consent.ts'),
  content: () => import('./fr-content.ts'),
  frame: () => import('./fr-frame.ts'),
  browse: () => import('./fr-browse.ts'),
  link: () => import('./fr-link.ts'),
  lists: () => import('./fr-lists.ts'),
  application: () => import('./fr-application.ts'),
  merchants: () => import('./fr-merchants.ts'),
  wallets: () => import('./fr-wallets.ts'),
};
