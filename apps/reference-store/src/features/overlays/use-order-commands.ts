import { useOrders, useStorefront } from '@promenade/storefront-hooks';
import type { CommandSection } from '@promenade/storefront-ui/overlays';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';

/** The latest orders of the customer, found by number and product. */
export function useOrderCommands(): CommandSection[] {
  const text = useText('frame');
  const { formatMoney } = useStorefront();
  const { data } = useOrders('all', 1);
  const items = data?.list.map(({ orderNo, payCents, lines }) => ({
    id: orderNo,
    label: orderNo,
    keywords: lines.map(({ name }) => name).join(' '),
    meta: formatMoney(payCents),
    href: `${paths.order}?orderNo=${encodeURIComponent(orderNo)}`,
  }));
  return items ? [{ title: text('commands.orders'), items }] : [];
}
