import { useStorefront } from '@promenade/storefront-hooks';
import { orderListPath, orderPath } from '@promenade/storefront-hooks/domain';
import {
  Alert,
  Breadcrumbs,
  OrderActions,
  OrderStatus,
  OrderTimeline,
  PageHeader,
  TextLink,
} from '@promenade/storefront-ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { useIsHere } from '../../page/use-is-here.ts';
import { PayOrderForm } from '../checkout/PayOrderForm.tsx';
import { ShopReceipt } from '../checkout/ShopReceipt.tsx';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLogistics } from './OrderLogistics.tsx';
import { OrderParts } from './OrderParts.tsx';
import { useOrderSteps } from './order-timeline.ts';
import type { OrderView } from './order-view.ts';
import styles from './orders.module.css';
import { PayUntil } from './PayUntil.tsx';
import { PrintOrder } from './PrintOrder.tsx';
import { useOrderCommands } from './use-order-commands.tsx';

/** The page itself is the details, and it has places of its own for the payment and the parcel. */
const hasPlace: readonly string[] = ['view-details', 'pay', 'logistics'];

export interface OrderPageProps {
  order: OrderView;
  /** Whoever sees it may not act on it, nor open other pages of the account. @default false */
  isReadOnly?: boolean;
}

/** One order: how far it has come, what it holds, what it cost, and what may be done with it. */
export function OrderPage({ order, isReadOnly = false }: OrderPageProps) {
  const text = useText('account');
  const { formatMoney } = useStorefront();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { summary, isWhole } = order;
  const steps = useOrderSteps(order);
  const commands = useOrderCommands((kind) => {
    if (!isHere()) return;
    if (kind === 'delete') void navigate(orderListPath('all'), { replace: true });
    else focusPageTitle();
  });
  const fault = commands.faultOf(summary);
  const actions = isReadOnly ? [] : commands.actionsOf(summary).filter(({ id }) => !hasPlace.includes(id));
  return (
    <>
      <PageHeader
        title={text('orders.order')}
        count={summary.orderNo}
        breadcrumbs={
          isReadOnly ? null : (
            <Breadcrumbs
              trail={[{ name: text('orders.title'), href: orderListPath('all') }, { name: summary.orderNo }]}
            />
          )
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
          {order.refund === 'none' || order.refund === 'unknown' ? null : (
            <Alert action={<TextLink href={paths.refunds}>{text('orders.viewRefunds')}</TextLink>}>
              {text(`orders.refund.${order.refund}`)}
            </Alert>
          )}
          {summary.state === 'processing' ? (
            <Alert title={text('orders.processing')}>{text('orders.processingText')}</Alert>
          ) : null}
          <OrderTimeline steps={steps} />
          {order.delivery ? <OrderLogistics orderNo={summary.orderNo} delivery={order.delivery} /> : null}
          <OrderParts order={order} isReadOnly={isReadOnly} />
        </div>
        <aside className={`${styles.column} ${styles.aside}`} aria-label={text('orders.aside')}>
          <div className={styles.sheet}>
            <ShopReceipt amounts={order.amounts} />
            {summary.state === 'unpaid' && isReadOnly ? <p>{text('orders.payElsewhere')}</p> : null}
            {summary.state === 'unpaid' && !isReadOnly ? (
              <div id="payment" className={styles.section}>
                {summary.payUntil ? (
                  <p>
                    <PayUntil at={summary.payUntil} />
                  </p>
                ) : null}
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
          <PrintOrder />
        </aside>
      </div>
      {commands.question}
    </>
  );
}
