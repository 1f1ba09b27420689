import { type ExpressPurchase, errorTextIn, useExpressCheckout } from '@promenade/storefront-hooks';
import { localizePath, orderPath } from '@promenade/storefront-hooks/domain';
import { Alert } from '@promenade/storefront-ui';
import { useEffect, useRef, useState } from 'react';
import { PageHead } from '../components/PageHead.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { paymentResultPath } from '../lib/pay-order.ts';
import type { RouteHandle } from '../lib/route.ts';
import { listenTo, type WalletFrameMessage, type WalletFramePurchaseMessage } from '../lib/wallet-frame.ts';
import styles from '../styles/wallets.module.css';

export const handle: RouteHandle = { access: 'private', footer: 'hidden', embeds: 'stripe', framed: true };

const sendToPage = (message: WalletFrameMessage) => window.parent.postMessage(message, window.location.origin);

/** The wallets of the device, shown in a frame by product, cart and checkout pages. */
export function Component() {
  const title = useText('wallets')('wallets.title');
  const [purchase, setPurchase] = useState<ExpressPurchase>();
  useEffect(() => {
    const stop = listenTo<WalletFramePurchaseMessage>(
      () => window.parent,
      'purchase',
      (message) => setPurchase(message.purchase),
    );
    sendToPage({ wallets: 'waiting' });
    return stop;
  }, []);
  return (
    <>
      <PageHead title={title} />
      {purchase ? <Wallets purchase={purchase} /> : null}
    </>
  );
}

function Wallets({ purchase }: { purchase: ExpressPurchase }) {
  const text = useText('wallets');
  const { locale } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  /** Navigates the page around this frame. */
  const leave = (path: string) => window.parent.location.assign(localizePath(path, locale));
  const [isLeaving, setLeaving] = useState(false);
  const { ref, state, isPending, error } = useExpressCheckout({
    load: () => import('../lib/stripe.ts').then(({ stripeLoader }) => stripeLoader()),
    appearance: () => import('../lib/stripe.ts').then(({ stripeLook }) => stripeLook()),
    purchase,
    texts: {
      subtotal: text('wallets.subtotal'),
      shipping: text('wallets.shipping'),
      discount: text('wallets.discount'),
    },
    resultPath: paymentResultPath,
    onPaid(orderNo) {
      setLeaving(true);
      leave(paymentResultPath(orderNo));
    },
    onUnpaid(orderNo) {
      setLeaving(true);
      leave(orderPath(orderNo));
    },
  });
  const isBusy = isPending || isLeaving;
  const isReady = state === 'ready';
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const report = () => {
      const height = isReady ? Math.ceil(element.getBoundingClientRect().height) : 0;
      sendToPage({ wallets: 'shown', height, isPending: isBusy });
    };
    const observer = new ResizeObserver(report);
    observer.observe(element);
    report();
    return () => observer.disconnect();
  }, [isReady, isBusy]);
  return (
    <>
      <div ref={place} className={isBusy ? `${styles.buttons} ${styles.covered}` : styles.buttons}>
        <div ref={ref} />
        {isReady && error ? (
          <Alert tone="critical" announce title={text('wallets.failed')}>
            {errorTextIn(error, locale)}
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
