import { type Client, preordersCreate } from '@promenade/storefront-sdk';
import type { IntendedAction } from '../auth/intended-action.ts';

type Item = Omit<Extract<IntendedAction, { kind: 'buyNow' }>, 'kind'>;

/** Opens a checkout of one variant; resolves to its number. */
export async function openBuyNow(client: Client, { productId, attrId, quantity }: Item): Promise<string> {
  const variant = { attrValueId: attrId, productId, productNum: quantity };
  return (await preordersCreate(client, { preOrderType: 'buyNow', orderDetails: [variant] })).preOrderNo;
}
