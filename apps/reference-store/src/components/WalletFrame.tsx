import { type ExpressPurchase, queries, useQuery } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import { listenTo, type WalletFrameMessage, type WalletFramePurchaseMessage } from '../lib/wallet-frame.ts';
import styles from '../styles/wallets.module.css';

export interface WalletFrameProps {
  purchase: ExpressPurchase;
}

/** Browsers without both have no wallets. Whether the wallet contains a card, only Stripe knows. */
const hasWallets = () => 'ApplePaySession' in window || 'PaymentRequest' in window;

/**
 * The wallets of the device, in a separate document, which contains Stripe's script and its permissive policy. Shows nothing if the shop takes no
 * payments through Stripe or the device has no wallet.
 */
export function WalletFrame({ purchase }: WalletFrameProps) {
  const { data } = useQuery(queries.paymentMethods());
  const [isPossible] = useState(hasWallets);
  return isPossible && data?.stripeStatus ? <Frame purchase={purchase} /> : null;
}

function Frame({ purchase }: WalletFrameProps) {
  const title = useText('wallets')('wallets.title');
  const { locale } = useEnvironment();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [{ height, isPending }, setShown] = useState({ height: 0, isPending: false });
  useEffect(
    () =>
      listenTo<WalletFrameMessage>(
        () => frame.current?.contentWindow,
        'wallets',
        (news) => (news.wallets === 'waiting' ? setWaiting(true) : setShown(news)),
      ),
    [],
  );
  const message = JSON.stringify({ purchase } satisfies WalletFramePurchaseMessage);
  useEffect(() => {
    if (isWaiting) frame.current?.contentWindow?.postMessage(JSON.parse(message), window.location.origin);
  }, [isWaiting, message]);
  const isShown = height > 0;
  return (
    <section className={isShown ? styles.wallets : styles.waiting} aria-label={title}>
      <iframe
        ref={frame}
        title={title}
        src={localizePath(paths.wallets, locale)}
        allow="payment"
        className={isPending ? styles.confirming : styles.frame}
        style={isPending ? undefined : { blockSize: height }}
      />
    </section>
  );
}
