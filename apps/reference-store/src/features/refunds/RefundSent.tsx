import { useRefunds } from '@promenade/storefront-hooks';
import { orderPath } from '@promenade/storefront-hooks/domain';
import { Alert, Button, CopyText, PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { refundPath } from './refund-paths.ts';
import styles from './refunds.module.css';

/** The request is sent: its number, and what happens next. */
export function RefundSent({ orderNo }: { orderNo: string }) {
  const text = useText('service');
  // The answer to the request names no number; the list has the newest first.
  const { data } = useRefunds();
  const number = data?.find(({ refund }) => refund.merOrderNo === orderNo)?.refund.refundOrderNo;
  return (
    <>
      <PageHeader title={text('refunds.sent.title')} />
      <div className={styles.results}>
        <Alert tone="positive">{text('refunds.sent.text')}</Alert>
        {number ? (
          <p>
            {text('refunds.number')}{' '}
            <CopyText text={number} label={text('refunds.copy')} copiedLabel={text('refunds.copied')} />
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button href={number ? refundPath(number) : paths.refunds}>{text('refunds.sent.view')}</Button>
          <Button variant="outline" href={orderPath(orderNo)}>
            {text('refunds.toOrder')}
          </Button>
        </div>
      </div>
    </>
  );
}
