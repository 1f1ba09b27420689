import { errorTextIn, useRefund } from '@promenade/storefront-hooks';
import { Button, EmptyState, LoadError, OrderCardSkeleton, PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { RefundPage } from './RefundPage.tsx';

/** Reads a refund and shows it, or says why it cannot be shown. */
export function RefundGate({ refundNo }: { refundNo: string }) {
  return refundNo ? <KnownNumber refundNo={refundNo} /> : <UnknownRefund refundNo="" />;
}

function KnownNumber({ refundNo }: { refundNo: string }) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const { data, error, isRefreshing, refresh } = useRefund(refundNo);
  if (data) return <RefundPage view={data} />;
  if (error?.kind === 'not-found' || error?.kind === 'invalid') return <UnknownRefund refundNo={refundNo} />;
  if (error) {
    return (
      <LoadError
        size="page"
        headingLevel={1}
        title={text('refunds.failed')}
        text={errorTextIn(error, locale)}
        onRetry={() => void refresh()}
        retryPending={isRefreshing}
      />
    );
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
    <EmptyState
      headingLevel={1}
      title={text('refunds.unknown')}
      action={<Button href={paths.refunds}>{text('refunds.showAll')}</Button>}
    >
      {refundNo ? text('refunds.unknownText', { number: refundNo }) : text('refunds.missingText')}
    </EmptyState>
  );
}
