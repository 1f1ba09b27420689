import { useReorder as useReorderOfShop, useWrite, type Write } from '@promenade/storefront-hooks';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useOverlays } from '../overlays/overlays.tsx';

const namesOf = (lines: readonly { productName: string }[]) => lines.map(({ productName }) => productName).join(', ');

/** Puts the things of an earlier order into the cart, shows it, and says what could not be had again. */
export function useReorder(): Write<[orderNo: string], void> {
  const text = useText('account');
  const notices = useNotices();
  const overlays = useOverlays();
  const reorder = useReorderOfShop();
  return useWrite(async (orderNo: string) => {
    const { items, missing, reduced } = await reorder.run(orderNo);
    if (missing.length > 0) notices.say(text('orders.reorderMissing', { names: namesOf(missing) }));
    if (reduced.length > 0) notices.say(text('orders.reorderReduced', { names: namesOf(reduced) }));
    if (items.length > 0) overlays.show('cart');
  });
}
