import { errorTextIn, type RefundWrites } from '@promenade/storefront-hooks';
import type { RefundDetail } from '@promenade/storefront-sdk';
import { Button } from '@promenade/storefront-ui';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { ConfirmDialog } from '../lib/deferred-parts.ts';
import { useEnvironment } from '../lib/environment.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { useNotices } from '../lib/notices.ts';
import styles from '../styles/refunds.module.css';

interface WithdrawRefundProps {
  refund: RefundDetail;
  /** Whether the refund can be withdrawn; if it no longer can, an open question closes, and nothing is shown. */
  isOffered: boolean;
  withdraw: RefundWrites['withdraw'];
}

/** Withdraws a refund request, after a confirmation. */
export function WithdrawRefund({ refund, isOffered, withdraw }: WithdrawRefundProps) {
  const text = useText('service');
  const { locale } = useEnvironment();
  const notices = useNotices();
  const [isAsking, setAsking] = useState<boolean>();
  const { refundOrderNo: number, merName: merchant } = refund;
  const confirm = async () => {
    try {
      await withdraw.run(number);
      notices.confirm(text('refunds.withdraw.done', { number }));
      // The button that opened the question was removed.
      focusPageTitle(() => setAsking(false));
    } catch {
      // The dialog stays open and shows the error.
    }
  };
  return (
    <>
      {isOffered ? (
        <div className={styles.actions}>
          <Button
            variant="outline"
            onClick={() => {
              withdraw.reset();
              setAsking(true);
            }}
          >
            {text('refunds.withdraw.open')}
          </Button>
        </div>
      ) : null}
      {isAsking === undefined ? null : (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={text('refunds.withdraw.title')}
            text={text('refunds.withdraw.text', { merchant, number })}
            confirmLabel={text('refunds.withdraw.confirm')}
            cancelLabel={text('refunds.withdraw.cancel')}
            onConfirm={() => void confirm()}
            pending={withdraw.isPending}
            error={withdraw.error && errorTextIn(withdraw.error, locale)}
          />
        </Suspense>
      )}
    </>
  );
}
