import { useText } from '../../i18n/use-text.ts';
import { namedMethods } from '../checkout/use-payable-methods.ts';
import type { OrderView } from './order-view.ts';
import styles from './orders.module.css';

/** Where an order goes, how it is paid, and what was said with it. */
export function OrderFacts({ order }: { order: OrderView }) {
  const text = useText('account');
  const payType = namedMethods.find((each) => each === order.payType) ?? 'other';
  return (
    <section className={styles.section} aria-label={text('orders.facts')}>
      <dl className={styles.facts}>
        <div>
          <dt>{text('orders.address')}</dt>
          <dd>
            <address className={styles.lines}>
              {[order.realName, order.userAddress, order.userPhone, order.email].filter(Boolean).join('\n')}
            </address>
          </dd>
        </div>
        <div>
          <dt>{text('orders.payment')}</dt>
          <dd>{text(`payment.method.${payType}`)}</dd>
        </div>
        {order.note ? (
          <div>
            <dt>{text('checkout.note')}</dt>
            <dd>{order.note}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
