import { type OrderSummary, useOrderCard } from '@promenade/storefront-hooks';
import { OrderCard } from '@promenade/storefront-ui';
import type { OrderCommands } from './use-order-commands.tsx';

export interface ShopOrderCardProps {
  order: OrderSummary;
  commands: Pick<OrderCommands, 'actionsOf' | 'faultOf'>;
  headingLevel: 2 | 3;
}

/** One order in a list. */
export function ShopOrderCard({ order, commands, headingLevel }: ShopOrderCardProps) {
  return (
    <OrderCard
      {...useOrderCard(order)}
      actions={commands.actionsOf(order)}
      error={commands.faultOf(order)}
      headingLevel={headingLevel}
    />
  );
}
