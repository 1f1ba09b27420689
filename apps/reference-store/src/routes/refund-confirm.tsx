import {
  errorTextIn,
  type UseRefundApplication,
  useOrderLines,
  useRefundApplication,
  useRefunds,
  useStorefront,
} from '@promenade/storefront-hooks';
import { orderListPath, orderPath, refundableQuantity } from '@promenade/storefront-hooks/domain';
import type { OrderLine } from '@promenade/storefront-sdk';
import { Alert, Button, CopyText, DescriptionList, Message, PageHeader, TextLink } from '@promenade/storefront-ui';
import { OrderLineList } from '@promenade/storefront-ui/shop';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountShell } from '../components/AccountPage.tsx';
import { OrderCardSkeleton } from '../components/OrderCardSkeleton.tsx';
import { ReadError } from '../components/ReadError.tsx';
import {
  chosenQuantity,
  emptyRefund,
  RefundForm,
  type RefundFormDraft,
  refundDraftName,
  refundRequest,
} from '../components/RefundForm.tsx';
import { useText } from '../i18n/texts.tsx';
import { refundFormPath, refundPath } from '../lib/account-paths.ts';
import { useEnvironment } from '../lib/environment.ts';
import { useTitleFocus } from '../lib/focus-page-title.ts';
import { useDraft } from '../lib/forms.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/refunds.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const orderNo = url.searchParams.get('orderNo')?.trim() ?? '';
  return (
    <AccountShell title={useText('service')('refunds.apply.title')}>
      <RefundApplication key={orderNo} orderNo={orderNo} step={url.searchParams.get('step')} />
    </AccountShell>
  );
}

interface RefundApplicationProps {
  /** SH number; empty if the address has none. */
  orderNo: string;
  step: string | null;
}

/** The refund request: the form, the review, then the confirmation with its number. */
function RefundApplication({ orderNo, step }: RefundApplicationProps) {
  const text = useText('service');
  if (!orderNo) return <NoSuchOrder text={text('refunds.apply.missingText')} />;
  return <OrderRefund orderNo={orderNo} step={step} />;
}

function OrderRefund({ orderNo, step }: RefundApplicationProps) {
  const text = useText('service');
  const navigate = useNavigate();
  const application = useRefundApplication(orderNo);
  const { draft, change, clear } = useDraft(refundDraftName(orderNo), emptyRefund);
  const { data: order, error, isRefreshing, refresh } = application.refundable;
  const isReview = step === 'review';

  useTitleFocus(application.isDone ? 'sent' : isReview ? 'review' : 'form');
  const hasIssues = Object.keys(application.issues).length > 0;
  useEffect(() => {
    // If a field is invalid, go back to the form.
    if (isReview && hasIssues) void navigate(refundFormPath(orderNo), { replace: true });
  }, [isReview, hasIssues, navigate, orderNo]);

  if (application.isDone) return <RefundSent orderNo={orderNo} />;
  if (error?.kind === 'not-found' || error?.kind === 'invalid') {
    return <NoSuchOrder text={text('refunds.apply.unknownText', { number: orderNo })} />;
  }
  if (!order) {
    return error ? (
      <ReadError page title={text('refunds.apply.failed')} of={{ error, isRefreshing, refresh }} />
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
    <Message
      headingLevel={1}
      title={text('refunds.apply.impossible')}
      actions={<Button href={orderListPath('all')}>{text('refunds.toOrders')}</Button>}
    >
      {why}
    </Message>
  );
}

interface RefundReviewProps {
  orderNo: string;
  lines: readonly OrderLine[];
  draft: RefundFormDraft;
  estimate: { atMostCents: number };
  application: UseRefundApplication;
  onSend(): void;
}

/** Shows the whole request for review before it is sent. */
function RefundReview({ orderNo, lines, draft, estimate, application, onSend }: RefundReviewProps) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const { formatMoney } = useStorefront();
  const { submit, pictures } = application;
  const chosen = useMemo(
    () => lines.map((line) => ({ ...line, payNum: chosenQuantity(line, draft) })).filter(({ payNum }) => payNum > 0),
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

/** Confirmation of the request, with its number and what happens next. */
function RefundSent({ orderNo }: { orderNo: string }) {
  const text = useText('service');
  // The response contains no number; the newest refund is the first of the list.
  const { data } = useRefunds();
  const number = data?.find(({ refund }) => refund.merOrderNo === orderNo)?.refund.refundOrderNo;
  return (
    <>
      <PageHeader title={text('refunds.sent.title')} />
      <div className={styles.results}>
        <Alert tone="positive">{text('refunds.sent.text')}</Alert>
        {number ? (
          <p>
            <span>{text('refunds.number')}</span>{' '}
            <CopyText value={number} label={text('refunds.copy')} copiedLabel={text('refunds.copied')} />
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
