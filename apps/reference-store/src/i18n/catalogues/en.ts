import { primitives, shop } from '@promenade/storefront-ui/messages/en';
import type { Catalogue } from '../catalogue.ts';

export { default as messages } from '../messages/en.json';

export const uiStrings = { primitives, shop };

export const folders: Catalogue['folders'] = {
  account: () => import('./en-account.ts'),
  service: () => import('./en-service.ts'),
  product: () => import('./en-product.ts'),
  below: () => import('./en-below.ts'),
  consent: () => import('./en-consent.ts'),
  content: () => import('./en-content.ts'),
  frame: () => import('./en-frame.ts'),
  browse: () => import('./en-browse.ts'),
  link: () => import('./en-link.ts'),
  lists: () => import('./en-lists.ts'),
  application: () => import('./en-application.ts'),
  merchants: () => import('./en-merchants.ts'),
  wallets: () => import('./en-wallets.ts'),
};
