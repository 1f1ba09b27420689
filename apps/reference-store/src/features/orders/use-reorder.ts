import { queries, useCartActions, useStorefront, useWrite, type Write } from '@promenade/storefront-hooks';
import { isMasterOrder } from '@promenade/storefront-hooks/domain';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { useAccountText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useOverlays } from '../overlays/overlays.tsx';

/** Puts the things of an earlier order into the cart, and says which of them cannot be had any more. */
export function useReorder(): Write<[orderNo: string], void> {
  const text = useAccountText();
  const { client } = useStorefront();
  const { add } = useCartActions();
  const notices = useNotices();
  const overlays = useOverlays();
  return useWrite(async (orderNo: string) => {
    const lines = isMasterOrder(orderNo)
      ? (await queries.masterOrder(orderNo).load(client)).orderList.flatMap((part) => part.orderInfoList)
      : (await queries.order(orderNo).load(client)).orderInfoList;
    const missing: string[] = [];
    for (const { productId, attrValueId, payNum, productName } of lines) {
      try {
        await add.run({ productId, attrId: attrValueId, quantity: payNum });
      } catch (error) {
        if (!isStorefrontError(error, 'invalid') && !isStorefrontError(error, 'not-found')) throw error;
        missing.push(productName);
      }
    }
    if (missing.length > 0) notices.say(text('orders.reorderMissing', { names: missing.join(', ') }));
    if (missing.length < lines.length) overlays.show('cart');
  });
}
