import { useOrderTimeline, useStorefront } from '@promenade/storefront-hooks';
import { orderListPath, orderPath } from '@promenade/storefront-hooks/domain';
import { Breadcrumbs, OrderActions, OrderStatus, OrderTimeline, PageHeader, TextLink } from '@promenade/storefront-ui';
import { useNavigate } from 'react-router-dom';
import { useAccountText } from '../../i18n/use-text.ts';
import { PayOrderForm } from '../checkout/PayOrderForm.tsx';
import { ShopReceipt } from '../checkout/ShopReceipt.tsx';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderParts } from './OrderParts.tsx';
import type { OrderView } from './order-view.ts';
import styles from './orders.module.css';
import { useOrderCommands } from './use-order-commands.tsx';

/** One order: how far it has come, what it holds, what it cost, and what may be done with it. */
export function OrderPage({ order }: { order: OrderView }) {
  const text = useAccountText();
  const { formatMoney } = useStorefront();
  const navigate = useNavigate();
  const { summary, isWhole, payTime } = order;
  const { state, createTime } = summary;
  const timeline = useOrderTimeline({ state, createTime, payTime, isCheckout: isWhole });
  const commands = useOrderCommands((kind) => {
    if (kind === 'delete') void navigate(orderListPath('all'), { replace: true });
    else focusPageTitle();
  });
  const fault = commands.faultOf(summary);
  // The page itself is the details, and it has a place of its own for the payment.
  const actions = commands.actionsOf(summary).filter(({ id }) => id !== 'view-details' && id !== 'pay');
  return (
    <>
      <PageHeader
        title={text('orders.order')}
        count={summary.orderNo}
        breadcrumbs={
          <Breadcrumbs
            trail={[{ name: text('orders.title'), href: orderListPath('all') }, { name: summary.orderNo }]}
          />
        }
        text={
          isWhole ? null : (
            <TextLink href={orderPath(summary.masterOrderNo)}>
              {text('orders.partOf', { number: summary.masterOrderNo })}
            </TextLink>
          )
        }
        actions={<OrderStatus status={summary.state} />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderTimeline {...timeline} />
          <OrderParts order={order} />
        </div>
        <aside className={`${styles.column} ${styles.aside}`} aria-label={text('orders.aside')}>
          <div className={styles.sheet}>
            <ShopReceipt amounts={order.amounts} />
            {summary.state === 'unpaid' ? (
              <div id="payment">
                <PayOrderForm
                  orderNo={summary.masterOrderNo}
                  label={text('checkout.pay', { amount: formatMoney(order.amounts.payPrice) })}
                />
              </div>
            ) : null}
            {actions.length > 0 ? (
              <div className={styles.actions}>
                <OrderActions actions={actions} number={summary.orderNo} size="medium" />
              </div>
            ) : null}
            {fault ? (
              <p role="alert" className={styles.fault}>
                {fault}
              </p>
            ) : null}
          </div>
          <OrderFacts order={order} />
        </aside>
      </div>
      {commands.question}
    </>
  );
}
