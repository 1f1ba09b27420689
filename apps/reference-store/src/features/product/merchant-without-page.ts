import type { MerchantView } from '@promenade/storefront-ui';

/** Who sells a product. Merchants have no pages of their own in this shop yet. */
export function withoutPage({ name, avatar }: MerchantView): MerchantView {
  return { name, avatar };
}
