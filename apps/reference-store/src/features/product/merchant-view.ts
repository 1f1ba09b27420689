import type { ProductDetail } from '@promenade/storefront-sdk';
import type { MerchantView } from '@promenade/storefront-ui';
import { pictureOf } from '../pictures/picture-of.ts';

/** Who sells a product. */
export function merchantView({ merchantInfo }: ProductDetail): MerchantView {
  return { name: merchantInfo.name, avatar: pictureOf(merchantInfo.avatar, { shape: 'square', sizes: '2rem' }) };
}
