import { type RefundView, useRefundCard } from '@promenade/storefront-hooks';
import type { RefundListItem } from '@promenade/storefront-sdk';
import { Button, Card, OrderLineList } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { RefundStatus } from './RefundStatus.tsx';
import { refundFormPath, refundPath } from './refund-paths.ts';
import styles from './refunds.module.css';

/** One refund in a list. */
export function ShopRefundCard({ refund }: { refund: RefundView<RefundListItem> }) {
  const text = useText('service');
  const { number, orderNumber, status, total, pieces, lines, actions } = useRefundCard(refund);
  return (
    <Card>
      <article className={styles.card} aria-labelledby={`refund-${number}`}>
        <header className={styles.head}>
          <h2 id={`refund-${number}`} className={styles.number}>
            {text('refunds.numbered', { number })}
          </h2>
          <RefundStatus state={status} />
        </header>
        <OrderLineList lines={lines} label={text('refunds.linesOf', { number })} />
        <footer className={styles.head}>
          <p>
            <span className={styles.soft}>{text('refunds.amountOf', { count: pieces })}</span>{' '}
            <strong className={styles.amount}>{total}</strong>
          </p>
          <div className={styles.actions}>
            {actions.includes('apply-again') ? (
              <Button
                size="small"
                variant="outline"
                href={refundFormPath(orderNumber)}
                aria-label={text('refunds.applyAgainFor', { number })}
              >
                {text('refunds.applyAgain')}
              </Button>
            ) : null}
            <Button
              size="small"
              variant="outline"
              href={refundPath(number)}
              aria-label={text('refunds.detailsOf', { number })}
            >
              {text('refunds.details')}
            </Button>
          </div>
        </footer>
      </article>
    </Card>
  );
}
