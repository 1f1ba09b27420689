import { type OrderSummary, useOrderCard } from '@promenade/storefront-hooks';
import { OrderCard } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { PayUntil } from './PayUntil.tsx';
import type { OrderCommands } from './use-order-commands.tsx';

export interface ShopOrderCardProps {
  order: OrderSummary;
  commands: Pick<OrderCommands, 'actionsOf' | 'faultOf'>;
  headingLevel: 2 | 3;
}

/** One order in a list. */
export function ShopOrderCard({ order, commands, headingLevel }: ShopOrderCardProps) {
  const text = useText('account');
  const { state, refund, payUntil } = order;
  const refundNote = refund === 'none' || refund === 'unknown' ? undefined : text(`orders.refundNote.${refund}`);
  const waits = state === 'unpaid' && payUntil ? <PayUntil at={payUntil} /> : undefined;
  const note = state === 'processing' ? text('orders.processingNote') : (waits ?? refundNote);
  return (
    <OrderCard
      {...useOrderCard(order)}
      note={note}
      actions={commands.actionsOf(order)}
      error={commands.faultOf(order)}
      headingLevel={headingLevel}
    />
  );
}
