import { orderPath } from '@promenade/storefront-hooks/domain';
import { OrderStatus, TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { OrderPartLines } from './OrderPartLines.tsx';
import type { OrderView } from './order-view.ts';
import styles from './orders.module.css';

/** What was ordered, merchant by merchant. */
export function OrderParts({ order, isReadOnly = false }: { order: OrderView; isReadOnly?: boolean }) {
  const text = useText('account');
  // Before the payment, and after a cancellation, the parts have no life of their own.
  const { state } = order.summary;
  const arePartsOpen = order.isWhole && state !== 'unpaid' && state !== 'processing';
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{text('checkout.items', { count: order.summary.pieces })}</h2>
      {order.parts.map(({ orderNo, merchant, state: partState, lines }) => (
        <div key={orderNo} className={styles.part}>
          <div className={styles.sectionHead}>
            <h3 className={styles.partName}>{merchant}</h3>
            {arePartsOpen ? <OrderStatus status={partState} /> : null}
          </div>
          <OrderPartLines lines={lines} label={text('orders.linesOf', { merchant })} />
          {arePartsOpen && !isReadOnly ? (
            <p className={styles.partLink}>
              <TextLink href={orderPath(orderNo)} variant="ink">
                {text('orders.openPart', { number: orderNo })}
              </TextLink>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
