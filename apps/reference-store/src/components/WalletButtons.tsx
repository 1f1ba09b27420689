import { Alert } from '@promenade/storefront-ui';
import type { ReactNode, Ref } from 'react';
import { useText } from '../i18n/texts.tsx';
import styles from '../styles/wallets.module.css';

interface WalletButtonsProps {
  ref?: Ref<HTMLDivElement>;
  /** A payment is on its way: the buttons are covered. */
  isBusy: boolean;
  /** Why the last payment failed. */
  error: string | undefined;
  /** Where the provider draws the buttons. */
  children: ReactNode;
}

/** The buttons of the device's wallets, and how their payment stands. */
export function WalletButtons({ ref, isBusy, error, children }: WalletButtonsProps) {
  const text = useText('wallets');
  return (
    <>
      <div ref={ref} className={isBusy ? `${styles.buttons} ${styles.covered}` : styles.buttons}>
        <div>{children}</div>
        {error ? (
          <Alert tone="critical" announce title={text('wallets.failed')}>
            {error}
          </Alert>
        ) : null}
      </div>
      {isBusy ? (
        <p role="status" className={styles.status}>
          {text('wallets.confirming')}
        </p>
      ) : null}
    </>
  );
}
