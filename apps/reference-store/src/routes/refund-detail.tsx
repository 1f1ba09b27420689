import {
  type RefundView,
  useRefund,
  useRefundActions,
  useRefundCard,
  useStorefront,
} from '@promenade/storefront-hooks';
import { dateText, formatDate, orderPath, type RefundState } from '@promenade/storefront-hooks/domain';
import type { RefundDetail } from '@promenade/storefront-sdk';
import {
  Alert,
  type AlertProps,
  Breadcrumbs,
  Button,
  Container,
  CopyText,
  DescriptionList,
  Message,
  PageHeader,
  Picture,
  TextLink,
  Timeline,
  type TimelineItem,
} from '@promenade/storefront-ui';
import { OrderLineList } from '@promenade/storefront-ui/shop';
import { OrderCardSkeleton } from '../components/OrderCardSkeleton.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { RefundReturn } from '../components/RefundReturn.tsx';
import { RefundStatus } from '../components/RefundStatus.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { WithdrawRefund } from '../components/WithdrawRefund.tsx';
import { useText } from '../i18n/texts.tsx';
import { refundFormPath } from '../lib/account-paths.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';
import refundsStyles from '../styles/refunds.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('service');
  const refundNo = url.searchParams.get('refundNo')?.trim() ?? '';
  const title = refundNo ? text('refunds.numbered', { number: refundNo }) : text('refunds.unknown');
  const gate = (
    <div className={widths.list}>
      <RefundContent key={refundNo} refundNo={refundNo} />
    </div>
  );
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {refundNo ? <SignedInOnly title={title}>{gate}</SignedInOnly> : gate}
    </Container>
  );
}

/** Reads a refund and shows it, or says why it cannot be shown. */
function RefundContent({ refundNo }: { refundNo: string }) {
  return refundNo ? <KnownNumber refundNo={refundNo} /> : <UnknownRefund refundNo="" />;
}

function KnownNumber({ refundNo }: { refundNo: string }) {
  const text = useText('service');
  const { data, error, isRefreshing, refresh } = useRefund(refundNo);
  if (data) return <RefundPage view={data} />;
  if (error?.kind === 'not-found' || error?.kind === 'invalid') return <UnknownRefund refundNo={refundNo} />;
  if (error) {
    return <ReadError page title={text('refunds.failed')} of={{ error, isRefreshing, refresh }} />;
  }
  return (
    <div aria-busy="true">
      <PageHeader title={text('refunds.refund')} count={refundNo} />
      <OrderCardSkeleton />
    </div>
  );
}

function UnknownRefund({ refundNo }: { refundNo: string }) {
  const text = useText('service');
  return (
    <Message
      headingLevel={1}
      title={text('refunds.unknown')}
      actions={<Button href={paths.refunds}>{text('refunds.showAll')}</Button>}
    >
      {refundNo ? text('refunds.unknownText', { number: refundNo }) : text('refunds.missingText')}
    </Message>
  );
}

const tones: Partial<Record<RefundState, AlertProps['tone']>> = {
  refused: 'critical',
  refunded: 'positive',
  'awaiting-goods': 'caution',
  failed: 'caution',
};

/** One refund: status and next step, items and reason. */
function RefundPage({ view }: { view: RefundView<RefundDetail> }) {
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
      <div className={refundsStyles.column}>
        <Alert tone={tones[state] ?? 'info'} title={text(`refunds.next.${state}.title`, { amount: total })}>
          {text(`refunds.next.${state}.text`, { merchant: refund.merName })}
        </Alert>
        {refund.isWithdrawal && !['withdrawn', 'refunded'].includes(state) ? <p>{text('refunds.withdrawal')}</p> : null}
        {state === 'refused' && refund.refundReason ? (
          <section className={refundsStyles.section}>
            <h2 className={refundsStyles.sectionTitle}>{text('refunds.refusal')}</h2>
            <p className={refundsStyles.quote}>{refund.refundReason}</p>
          </section>
        ) : null}
        <RefundReturn view={view} writes={writes} />
        {actions.includes('apply-again') ? (
          <div className={refundsStyles.actions}>
            <Button href={refundFormPath(orderNumber)}>{text('refunds.applyAgain')}</Button>
          </div>
        ) : null}
        <WithdrawRefund refund={refund} isOffered={actions.includes('withdraw')} withdraw={writes.withdraw} />
        <Timeline label={text('refunds.timeline')} items={timeline} />
        <section className={refundsStyles.section}>
          <h2 className={refundsStyles.sectionTitle}>{text('refunds.products')}</h2>
          <OrderLineList lines={lines} label={text('refunds.linesOf', { number })} />
        </section>
        <section className={refundsStyles.section}>
          <h2 className={refundsStyles.sectionTitle}>{text('refunds.request')}</h2>
          <DescriptionList
            variant="lines"
            rows={[
              {
                term: text('refunds.number'),
                value: <CopyText value={number} label={text('refunds.copy')} copiedLabel={text('refunds.copied')} />,
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
                      value: <span className={refundsStyles.quote}>{refund.refundReasonWapExplain}</span>,
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

/** The pictures sent with a refund request, which open in full screen. */
function RefundPictures({ addresses }: { addresses: readonly string[] }) {
  const text = useText('service');
  const { picture } = useStorefront();
  const pictures = addresses.flatMap(
    (address, index) => picture(address, 'review', text('refunds.picture', { number: index + 1 })) ?? [],
  );
  if (pictures.length === 0) return null;
  return (
    <ul className={refundsStyles.pictures} aria-label={text('refunds.pictures')}>
      {pictures.map((one, index) => (
        <li key={index} className={refundsStyles.thumb}>
          <a href={one.src} target="_blank" rel="noreferrer">
            <Picture picture={one} sizes="80px" ratio="square" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Past and future steps of a refund. A rejected or withdrawn one ends there. */
function useRefundTimeline({ refund, state }: RefundView<RefundDetail>): TimelineItem[] {
  const text = useText('service');
  const { locale } = useStorefront();
  const at = (time: number | null) => dateText(time, { locale, withTime: true });
  const isAccepted = state === 'accepted' || state === 'failed' || state === 'refunded';
  const requested: TimelineItem = {
    id: 'requested',
    title: text('refunds.step.requested'),
    state: state === 'under-review' || state === 'unknown' ? 'current' : 'done',
    at: at(refund.createTime),
  };
  const way: TimelineItem[] = [];
  if (refund.returnAddress) {
    const isAwaited = state === 'awaiting-goods';
    way.push({ id: 'wanted', title: text('refunds.step.goodsWanted'), state: isAwaited ? 'current' : 'done' });
    if (isAwaited || refund.returnTrackingNumber) {
      const sent = isAwaited ? 'to-come' : state === 'goods-sent' ? 'current' : 'done';
      way.push({ id: 'sent', title: text('refunds.step.goodsSent'), state: sent });
    }
  }
  if (state === 'withdrawn') {
    return [requested, ...way, { id: 'withdrawn', title: text('refunds.step.withdrawn'), state: 'current' }];
  }
  if (state === 'refused') {
    const refused = { id: 'refused', title: text('refunds.step.refused'), state: 'current', tone: 'critical' } as const;
    return [requested, ...way, refused];
  }
  return [
    requested,
    ...way,
    {
      id: 'accepted',
      title: text('refunds.step.accepted'),
      state: state === 'accepted' ? 'current' : isAccepted ? 'done' : 'to-come',
    },
    ...(state === 'failed'
      ? [{ id: 'failed', title: text('refunds.step.failed'), state: 'current', tone: 'critical' } as const]
      : []),
    {
      id: 'refunded',
      title: text('refunds.step.refunded'),
      state: state === 'refunded' ? 'current' : 'to-come',
      at: at(refund.refundTime),
    },
  ];
}
