import { queries } from '@promenade/storefront-hooks';
import {
  AUTO_COMPLETE_AFTER_MS,
  currencyCode,
  DAY_MS,
  freightTerms,
  MERCHANT_AUDIT_WORKING_DAYS,
  POINTS_FROZEN_MS,
  POINTS_PER_UNIT,
  PRE_ORDER_LIFE_MS,
  UNPAID_ORDER_LIFE_MS,
} from '@promenade/storefront-hooks/domain';
import { minorUnits } from '@promenade/storefront-sdk/money';
import type { TextValues } from '../i18n/message-format.ts';
import { accessibilityReport } from './accessibility-report.ts';
import * as paths from './paths.ts';

/** Ids of the merchant types that promote products of other merchants, with or without products of their shop. */
export const affiliateTypes = [2, 3] as const;
/** Maximum number of affiliate stores listed for each type. */
export const AFFILIATES_SIZE = 50;
/** The queries of the page of affiliate stores. */
export const affiliateQueries = affiliateTypes.map((typeId) => queries.foundMerchants({ typeId }, 1, AFFILIATES_SIZE));

export interface ContentPageFacts {
  /** Part of the page's text ids: `content.aboutUs.title`. */
  id: string;
  path: string;
  /** Section names in the order shown; they are also the anchors. */
  sections: readonly string[];
  /** Date of the last change to the texts, ISO 8601. */
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
    sections: ['before', 'withdrawal', 'after', 'money', 'refused'],
    changed: '2026-11-26',
  },
  {
    id: 'privacyPolicy',
    path: paths.privacyPolicy,
    sections: ['data', 'why', 'others', 'cookies', 'rights'],
    changed: '2026-11-26',
  },
  {
    id: 'termsOfService',
    path: paths.termsOfService,
    sections: ['contract', 'order', 'prices', 'account', 'reviews', 'law'],
    changed: '2026-11-23',
  },
  {
    id: 'accessibility',
    path: paths.accessibility,
    sections: ['standard', 'status', 'tested', 'limits', 'feedback'],
    changed: '2026-11-27',
  },
];

/** The content pages by group. */
export const contentGroups = { company, help };

/** The content page at an address. */
export function contentPageAt(path: string): ContentPageFacts | undefined {
  return [...company, ...help].find((page) => page.path === path);
}

const MINUTE_MS = 60_000;

interface ContentValuesInput {
  storeName: string;
  currency: string | undefined;
  formatMoney(cents: number): string;
}

/** The amounts and periods that texts mention, as the shop itself applies them, and the figures of the accessibility report. */
export function contentValues({ storeName, currency, formatMoney }: ContentValuesInput): TextValues {
  const freight = freightTerms(currency);
  return {
    store: storeName,
    first: formatMoney(freight.firstCents),
    further: formatMoney(freight.furtherCents),
    freeFrom: formatMoney(freight.freeFromCents),
    checkoutMinutes: PRE_ORDER_LIFE_MS / MINUTE_MS,
    unpaidHours: UNPAID_ORDER_LIFE_MS / (60 * MINUTE_MS),
    completeDays: AUTO_COMPLETE_AFTER_MS / DAY_MS,
    pointsDays: POINTS_FROZEN_MS / DAY_MS,
    pointsPerUnit: POINTS_PER_UNIT,
    unit: formatMoney(minorUnits(currency)),
    currency: currencyCode(currency),
    auditDays: MERCHANT_AUDIT_WORKING_DAYS,
    testedOn: new Date(`${accessibilityReport.testedOn}T12:00Z`),
    testedComponents: accessibilityReport.components,
    testedScreens: accessibilityReport.screens,
    criteria: accessibilityReport.criteria,
    testedCriteria: accessibilityReport.tested,
    byHandCriteria: accessibilityReport.byHand,
    failedCriteria: accessibilityReport.failed.length,
    failedList: accessibilityReport.failed.join(', '),
  };
}
