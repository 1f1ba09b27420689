import { type OrderSummary, useOrderProps } from '@promenade/storefront-hooks';
import { OrderCard } from '@promenade/storefront-ui';
import { orderLines } from './order-lines.ts';
import type { OrderCommands } from './use-order-commands.tsx';

export interface ShopOrderCardProps {
  order: OrderSummary;
  commands: Pick<OrderCommands, 'actionsOf' | 'faultOf'>;
  headingLevel: 2 | 3;
}

/** One order in a list. */
export function ShopOrderCard({ order, commands, headingLevel }: ShopOrderCardProps) {
  const view = useOrderProps(order);
  return (
    <OrderCard
      number={view.orderNo}
      placed={
        view.date && order.createTime ? { text: view.date, iso: new Date(order.createTime).toISOString() } : undefined
      }
      status={view.state}
      total={view.total}
      lines={orderLines(view.lines)}
      merchant={{ name: view.merchants }}
      pieces={view.pieces}
      actions={commands.actionsOf(order)}
      error={commands.faultOf(order)}
      headingLevel={headingLevel}
    />
  );
}
