import { queries } from '@promenade/storefront-hooks';
import * as paths from '../../page/paths.ts';

/** Merchants of these types promote products of others: alone, or beside their own. */
export const affiliateTypes = [2, 3] as const;
/** Affiliate stores of a type that are named. */
export const AFFILIATES_SIZE = 50;
/** What the page of affiliate stores reads. */
export const affiliateQueries = affiliateTypes.map((typeId) => queries.foundMerchants({ typeId }, 1, AFFILIATES_SIZE));

export interface ContentPageFacts {
  /** Part of the names of its texts: `content.aboutUs.title`. */
  id: string;
  path: string;
  /** In the order shown; the names are anchors too. */
  sections: readonly string[];
  /** Day of the last change to the texts, ISO. */
  changed: string;
}

const company: readonly ContentPageFacts[] = [
  { id: 'aboutUs', path: paths.aboutUs, sections: ['idea', 'merchants', 'promise'], changed: '2026-11-23' },
  { id: 'contactUs', path: paths.contactUs, sections: ['order', 'merchant'], changed: '2026-11-23' },
  { id: 'affiliateStores', path: paths.affiliateStores, sections: ['how', 'price'], changed: '2026-11-23' },
];

const help: readonly ContentPageFacts[] = [
  {
    id: 'paymentMethods',
    path: paths.paymentMethods,
    sections: ['methods', 'time', 'deductions', 'currency'],
    changed: '2026-11-23',
  },
  {
    id: 'shippingPolicy',
    path: paths.shippingPolicy,
    sections: ['costs', 'follow', 'received', 'problems'],
    changed: '2026-11-23',
  },
  {
    id: 'refundPolicy',
    path: paths.refundPolicy,
    sections: ['before', 'after', 'money', 'refused'],
    changed: '2026-11-23',
  },
  {
    id: 'privacyPolicy',
    path: paths.privacyPolicy,
    sections: ['data', 'why', 'others', 'cookies', 'rights'],
    changed: '2026-11-23',
  },
  {
    id: 'termsOfService',
    path: paths.termsOfService,
    sections: ['contract', 'order', 'prices', 'account', 'reviews', 'law'],
    changed: '2026-11-23',
  },
];

/** What is to read about the shop, by group. */
export const contentGroups = { company, help };

/** The page of texts at an address. */
export function contentPageAt(path: string): ContentPageFacts | undefined {
  return [...company, ...help].find((page) => page.path === path);
}
