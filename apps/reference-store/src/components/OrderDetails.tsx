import { type OrderTimelineView, useOrderLines, useOrderTimeline, useStorefront } from '@promenade/storefront-hooks';
import { formatDate, orderListPath, orderPath } from '@promenade/storefront-hooks/domain';
import type { OrderDetail, OrderLine } from '@promenade/storefront-sdk';
import {
  Alert,
  Breadcrumbs,
  Button,
  PageHeader,
  TextLink,
  Timeline,
  type TimelineItem,
} from '@promenade/storefront-ui';
import { OrderActions, OrderLineList, OrderStatus } from '@promenade/storefront-ui/shop';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { withdrawalPath } from '../lib/account-paths.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import type { OrderView } from '../lib/order-view.ts';
import * as paths from '../lib/paths.ts';
import { namedMethods } from '../lib/pay-order.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import styles from '../styles/orders.module.css';
import { OrderLogistics } from './OrderLogistics.tsx';
import { ShopReceipt } from './OrderReceipt.tsx';
import { useOrderCommands } from './order-commands.tsx';
import { PayOrderForm } from './PayOrderForm.tsx';
import { PayUntil } from './PayUntil.tsx';
import { Seller } from './Seller.tsx';

/** Actions without a button here: the page already shows the details, and has separate sections for payment and parcel. */
const hasPlace: readonly string[] = ['view-details', 'pay', 'logistics'];

interface OrderPageProps {
  order: OrderView;
  /** Whether the viewer can neither change the order nor open other pages of the account. @default false */
  isReadOnly?: boolean;
}

/** One order: status, items, totals and actions. */
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
  const error = commands.errorOf(summary);
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
            <Alert actions={<TextLink href={paths.refunds}>{text('orders.viewRefunds')}</TextLink>}>
              {text(`orders.refund.${order.refund}`)}
            </Alert>
          )}
          {summary.state === 'processing' ? (
            <Alert title={text('orders.processing')}>{text('orders.processingText')}</Alert>
          ) : null}
          <Timeline label={text('orders.progress')} items={steps} />
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
                <OrderActions allowedActions={actions} number={summary.orderNo} size="medium" />
              </div>
            ) : null}
            {error ? (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            ) : null}
          </div>
          <OrderFacts order={order} />
          <PrintOrder isPaid={order.payTime !== null} />
        </aside>
      </div>
      {commands.question}
    </>
  );
}

/** Address, payment method and note of an order. */
function OrderFacts({ order }: { order: OrderView }) {
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

/** The ordered items by merchant. */
function OrderParts({ order, isReadOnly = false }: { order: OrderView; isReadOnly?: boolean }) {
  const text = useText('account');
  // The parts have no separate status before the payment and after a cancellation.
  const { state } = order.summary;
  const arePartsOpen = order.isWhole && state !== 'unpaid' && state !== 'processing';
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{text('checkout.items', { count: order.summary.quantity })}</h2>
      {order.parts.map(({ orderNo, merchantId, merchant, state: partState, lines, withdrawal }) => (
        <div key={orderNo} className={styles.part}>
          <div className={styles.sectionHead}>
            <h3 className={styles.partName}>{merchant}</h3>
            {arePartsOpen ? <OrderStatus status={partState} /> : null}
          </div>
          {merchantId > 0 ? <Seller id={merchantId} /> : null}
          <OrderPartLines lines={lines} label={text('orders.linesOf', { merchant })} />
          <WithdrawalOffer orderNo={orderNo} checkoutNo={order.summary.masterOrderNo} withdrawal={withdrawal} />
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

interface WithdrawalOfferProps {
  orderNo: string;
  checkoutNo: string;
  withdrawal: OrderDetail['withdrawal'];
}

/** The right of withdrawal while it lasts, with a link to the form. */
function WithdrawalOffer({ orderNo, checkoutNo, withdrawal }: WithdrawalOfferProps) {
  const text = useText('account');
  const { locale } = useStorefront();
  if (!withdrawal) return null;
  const { until } = withdrawal;
  // The right ends at the end of a day.
  const day = until === null ? '' : formatDate(until - 1, { locale });
  return (
    <div className={styles.withdrawal}>
      <p>{until === null ? text('orders.withdrawal.open') : text('orders.withdrawal.until', { day })}</p>
      <Button size="small" variant="outline" href={withdrawalPath(orderNo, checkoutNo)}>
        {text('orders.withdrawal.link')}
      </Button>
    </div>
  );
}

/** The items that one merchant sends. */
function OrderPartLines({ lines, label }: { lines: readonly OrderLine[]; label: string }) {
  return <OrderLineList {...useOrderLines(lines)} label={label} />;
}

/** Prints the order's page. For a paid order it is a complete receipt: numbers, dates, seller, buyer, lines and sums. */
function PrintOrder({ isPaid }: { isPaid: boolean }) {
  const text = useText('account');
  return (
    <div className={styles.actionsStart}>
      <Button variant="outline" size="small" onClick={() => window.print()}>
        {text(isPaid ? 'orders.printReceipt' : 'orders.print')}
      </Button>
    </div>
  );
}

/** The steps of an order. A refunded order ends with its refund; steps that never happened are left out. */
function useOrderSteps({ summary, payTime, isWhole, refund }: OrderView): TimelineItem[] {
  const text = useText('account');
  const { state, createTime } = summary;
  const { steps } = useOrderTimeline({ state, createTime, payTime, isCheckout: isWhole });
  return (refund === 'refunded' ? endedByRefund(steps) : steps).map((step) => ({
    ...step,
    title: text(`orders.step.${step.id}`),
    tone: step.id === 'cancelled' || step.id === 'refunded' ? 'critical' : 'neutral',
  }));
}

interface OrderStep {
  id: OrderTimelineView['steps'][number]['id'] | 'refunded';
  state: TimelineItem['state'];
  at?: TimelineItem['at'];
}

function endedByRefund(steps: OrderTimelineView['steps']): OrderStep[] {
  const happened = steps
    .filter((step) => step.state !== 'to-come')
    .map((step) => ({ ...step, state: 'done' as const }));
  return [...happened, { id: 'refunded', state: 'current' }];
}
