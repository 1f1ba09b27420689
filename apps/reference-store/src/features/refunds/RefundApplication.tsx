import { errorTextIn, useRefundApplication } from '@promenade/storefront-hooks';
import { orderListPath, orderPath, refundableQuantity } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState, LoadError, OrderCardSkeleton, PageHeader, TextLink } from '@promenade/storefront-ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { useDraft } from '../checkout/use-draft.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefundReview } from './RefundReview.tsx';
import { RefundSent } from './RefundSent.tsx';
import { emptyRefund, refundDraftName, refundRequest } from './refund-draft.ts';
import { refundFormPath } from './refund-paths.ts';
import styles from './refunds.module.css';

export interface RefundApplicationProps {
  /** SH number; empty where the address has none. */
  orderNo: string;
  step: string | null;
}

/** Asks for a refund: which pieces and why, a look at all of it, then its number. */
export function RefundApplication({ orderNo, step }: RefundApplicationProps) {
  const text = useText('service');
  if (!orderNo) return <NoSuchOrder text={text('refunds.apply.missingText')} />;
  return <OrderRefund orderNo={orderNo} step={step} />;
}

function OrderRefund({ orderNo, step }: RefundApplicationProps) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const application = useRefundApplication(orderNo);
  const { draft, change, clear } = useDraft(refundDraftName(orderNo), emptyRefund);
  const { data: order, error, isRefreshing, refresh } = application.refundable;
  const isReview = step === 'review';

  const shown = application.isDone ? 'sent' : isReview ? 'review' : 'form';
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current !== shown) focusPageTitle();
    lastShown.current = shown;
  }, [shown]);
  const hasIssues = Object.keys(application.issues).length > 0;
  useEffect(() => {
    // A field that has to be corrected stands in the form.
    if (isReview && hasIssues) void navigate(refundFormPath(orderNo), { replace: true });
  }, [isReview, hasIssues, navigate, orderNo]);

  if (application.isDone) return <RefundSent orderNo={orderNo} />;
  if (error?.kind === 'not-found' || error?.kind === 'invalid') {
    return <NoSuchOrder text={text('refunds.apply.unknownText', { number: orderNo })} />;
  }
  if (!order) {
    return error ? (
      <LoadError
        size="page"
        headingLevel={1}
        title={text('refunds.apply.failed')}
        text={errorTextIn(error, locale)}
        onRetry={() => void refresh()}
        retryPending={isRefreshing}
      />
    ) : (
      <div aria-busy="true">
        <PageHeader title={text('refunds.apply.title')} />
        <OrderCardSkeleton />
      </div>
    );
  }
  const lines = order.orderInfoList;
  if (lines.every((line) => refundableQuantity(line) === 0)) {
    return <NoSuchOrder text={text('refunds.apply.nothingLeft')} />;
  }
  const request = refundRequest(lines, draft);
  const estimate = request.lines?.length ? application.estimate(request.lines) : undefined;
  const amount = estimate && 'atMostCents' in estimate ? estimate : undefined;
  const send = () =>
    application.submit.run(request).then(
      () => clear(),
      () => undefined,
    );
  return (
    <>
      <PageHeader
        title={text(isReview ? 'refunds.review.title' : 'refunds.apply.title')}
        text={<TextLink href={orderPath(orderNo)}>{text('refunds.orderNumbered', { number: orderNo })}</TextLink>}
      />
      <div className={styles.results}>
        {isReview && amount ? (
          <RefundReview
            orderNo={orderNo}
            lines={lines}
            draft={draft}
            estimate={amount}
            application={application}
            onSend={send}
          />
        ) : (
          <RefundForm
            lines={lines}
            draft={draft}
            estimate={amount}
            application={application}
            onDraft={change}
            onReview={() => void navigate(refundFormPath(orderNo, 'review'))}
          />
        )}
      </div>
    </>
  );
}

function NoSuchOrder({ text: why }: { text: string }) {
  const text = useText('service');
  return (
    <EmptyState
      headingLevel={1}
      title={text('refunds.apply.impossible')}
      action={<Button href={orderListPath('all')}>{text('refunds.toOrders')}</Button>}
    >
      {why}
    </EmptyState>
  );
}
