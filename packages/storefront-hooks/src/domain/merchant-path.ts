import { filled } from './path-segment.ts';
import { merchant } from './store-paths.ts';

/** A page of a merchant. */
export type MerchantPage = 'home' | 'category' | 'coupon' | 'qualification';

/** The address of a merchant's page, without language prefix. */
export function merchantPath(merchantId: number, page: MerchantPage = 'home'): string {
  return `${filled(merchant, { page })}?id=${merchantId}`;
}
