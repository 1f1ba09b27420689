import { errorTextIn, type UseRefundApplication, useOrderLines, useStorefront } from '@promenade/storefront-hooks';
import type { OrderLine } from '@promenade/storefront-sdk';
import { Alert, Button, DescriptionList, OrderLineList } from '@promenade/storefront-ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { chosenPieces, type RefundFormDraft } from './refund-draft.ts';
import { refundFormPath } from './refund-paths.ts';
import styles from './refunds.module.css';

export interface RefundReviewProps {
  orderNo: string;
  lines: readonly OrderLine[];
  draft: RefundFormDraft;
  estimate: { atMostCents: number };
  application: UseRefundApplication;
  onSend(): void;
}

/** The whole request once more before it is sent. */
export function RefundReview({ orderNo, lines, draft, estimate, application, onSend }: RefundReviewProps) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const { submit, pictures } = application;
  const chosen = useMemo(
    () => lines.map((line) => ({ ...line, payNum: chosenPieces(line, draft) })).filter(({ payNum }) => payNum > 0),
    [lines, draft],
  );
  return (
    <div className={styles.column}>
      <OrderLineList {...useOrderLines(chosen)} label={text('refunds.lines')} />
      <DescriptionList
        variant="lines"
        rows={[
          { term: text('refunds.reason'), value: draft.reason },
          ...(draft.remark.trim()
            ? [{ term: text('refunds.remark'), value: <span className={styles.quote}>{draft.remark.trim()}</span> }]
            : []),
          { term: text('refunds.pictures'), value: text('refunds.pictureCount', { count: pictures.pictures.length }) },
          { term: text('refunds.amount'), value: text('refunds.upTo', { amount: formatMoney(estimate.atMostCents) }) },
        ]}
      />
      <p className={styles.soft}>{text('refunds.reviewNote')}</p>
      {submit.error ? (
        <Alert tone="critical" announce title={text('refunds.notSent')}>
          {errorTextIn(submit.error, locale)}
        </Alert>
      ) : null}
      <div className={styles.actions}>
        <Button size="large" pending={submit.isPending} onClick={onSend}>
          {text('refunds.send')}
        </Button>
        <Button size="large" variant="outline" href={refundFormPath(orderNo)}>
          {text('refunds.change')}
        </Button>
      </div>
    </div>
  );
}
