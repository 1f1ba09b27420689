import { type RefundView, useRefundActions, useRefundCard, useStorefront } from '@promenade/storefront-hooks';
import { formatDate, orderPath, type RefundState } from '@promenade/storefront-hooks/domain';
import type { RefundDetail } from '@promenade/storefront-sdk';
import {
  Alert,
  type AlertProps,
  Breadcrumbs,
  Button,
  CopyText,
  DescriptionList,
  OrderLineList,
  PageHeader,
  TextLink,
  Timeline,
} from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { RefundPictures } from './RefundPictures.tsx';
import { RefundReturn } from './RefundReturn.tsx';
import { RefundStatus } from './RefundStatus.tsx';
import { refundFormPath } from './refund-paths.ts';
import styles from './refunds.module.css';
import { useRefundTimeline } from './use-refund-timeline.ts';
import { WithdrawRefund } from './WithdrawRefund.tsx';

const tones: Partial<Record<RefundState, AlertProps['tone']>> = {
  refused: 'critical',
  refunded: 'positive',
  'awaiting-goods': 'caution',
  failed: 'caution',
};

/** One refund: where it stands and who acts next, what it is for, and why. */
export function RefundPage({ view }: { view: RefundView<RefundDetail> }) {
  const text = useText('service');
  const { locale, formatMoney } = useStorefront();
  const { refund, state } = view;
  const { number, orderNumber, total, lines, actions } = useRefundCard(view);
  const timeline = useRefundTimeline(view);
  const writes = useRefundActions();
  return (
    <>
      <PageHeader
        title={text('refunds.refund')}
        count={number}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('refunds.title'), href: paths.refunds }, { name: number }]} />}
        actions={<RefundStatus state={state} />}
      />
      <div className={styles.column}>
        <Alert tone={tones[state] ?? 'info'} title={text(`refunds.next.${state}.title`, { amount: total })}>
          {text(`refunds.next.${state}.text`, { merchant: refund.merName })}
        </Alert>
        {state === 'refused' && refund.refundReason ? (
          <section className={styles.section}>
            <h2 className={styles.sectionTitle}>{text('refunds.refusal')}</h2>
            <p className={styles.quote}>{refund.refundReason}</p>
          </section>
        ) : null}
        <RefundReturn view={view} writes={writes} />
        {actions.includes('apply-again') ? (
          <div className={styles.actions}>
            <Button href={refundFormPath(orderNumber)}>{text('refunds.applyAgain')}</Button>
          </div>
        ) : null}
        <WithdrawRefund refund={refund} isOffered={actions.includes('withdraw')} withdraw={writes.withdraw} />
        <Timeline label={text('refunds.timeline')} items={timeline} />
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>{text('refunds.products')}</h2>
          <OrderLineList lines={lines} label={text('refunds.linesOf', { number })} />
        </section>
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>{text('refunds.request')}</h2>
          <DescriptionList
            variant="lines"
            rows={[
              {
                term: text('refunds.number'),
                value: <CopyText text={number} label={text('refunds.copy')} copiedLabel={text('refunds.copied')} />,
              },
              {
                term: text('refunds.order'),
                value: <TextLink href={orderPath(orderNumber)}>{orderNumber}</TextLink>,
              },
              { term: text('refunds.merchant'), value: refund.merName },
              { term: text('refunds.date'), value: formatDate(refund.createTime, { locale, withTime: true }) },
              { term: text('refunds.reason'), value: refund.refundReasonWap },
              ...(refund.refundReasonWapExplain
                ? [
                    {
                      term: text('refunds.remark'),
                      value: <span className={styles.quote}>{refund.refundReasonWapExplain}</span>,
                    },
                  ]
                : []),
              { term: text('refunds.amount'), value: total },
              ...(refund.withheldPrice
                ? [{ term: text('refunds.withheld'), value: formatMoney(refund.withheldPrice) }]
                : []),
            ]}
          />
          <RefundPictures addresses={refund.refundReasonWapImg} />
        </section>
      </div>
    </>
  );
}
