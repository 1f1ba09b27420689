import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import * as styles from './OrderCard.css.ts';
import { OrderCard } from './OrderCard.tsx';

// Words of the usual length, so that they wrap where real ones do.
const line = { id: 'line', name: 'Name of a product', quantity: 1, unitPrice: '$00.00', lineTotal: '$00.00' };

/** What every component takes. */
export interface OrderCardSkeletonProps extends RootProps<'span'> {}

/**
 * The placeholder of an `OrderCard` with one line and one action, while the order is loading. Not for other content:
 * that is `Skeleton`.
 */
export function OrderCardSkeleton(props: OrderCardSkeletonProps) {
  return (
    <Skeleton {...rootProps(props, styles.skeleton)}>
      <OrderCard
        number="PT-0000-0000"
        placed={{ text: 'January 1, 2000', iso: '' }}
        status="paid"
        total="$000.00"
        quantity={2}
        lines={[line]}
        actions={[{ id: 'view-details' }]}
      />
    </Skeleton>
  );
}
