import { Skeleton } from '@promenade/storefront-ui';
import { OrderCard } from '@promenade/storefront-ui/shop';
import styles from '../styles/orders.module.css';

// Texts of typical length, so that they wrap like real ones.
const line = { id: 'line', name: 'Name of a product', quantity: 1, unitPrice: '$00.00', lineTotal: '$00.00' };

/** Placeholder for an order that is loading: as tall as an order with one line and one action. */
export function OrderCardSkeleton() {
  return (
    <Skeleton className={styles.skeleton}>
      <OrderCard
        number="PT-0000-0000"
        placed={{ text: 'January 1, 2000', iso: '' }}
        status="paid"
        total="$000.00"
        quantity={2}
        lines={[line]}
        allowedActions={[{ id: 'view-details' }]}
      />
    </Skeleton>
  );
}
