import { useOrderLines } from '@promenade/storefront-hooks';
import type { OrderLine } from '@promenade/storefront-sdk';
import { OrderLineList } from '@promenade/storefront-ui';

/** What one merchant sends of an order. */
export function OrderPartLines({ lines, label }: { lines: readonly OrderLine[]; label: string }) {
  return <OrderLineList {...useOrderLines(lines)} label={label} />;
}
