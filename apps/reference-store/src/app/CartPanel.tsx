import { errorTextIn, type UseCart, useCart, useCartSummary } from '@promenade/storefront-hooks';
import { Alert, Button, CheckIcon, LiveRegion, Message, Skeleton, UndoBar } from '@promenade/storefront-ui';
import { Drawer } from '@promenade/storefront-ui/overlays';
import { useState } from 'react';
import { ShopCartLine } from '../components/CartLine.tsx';
import { CookiesBlocked } from '../components/CookiesBlocked.tsx';
import { useText } from '../i18n/texts.tsx';
import { useRemoveLine, useStartCheckout, useUndoRemoval } from '../lib/cart.ts';
import { useEnvironment } from '../lib/environment.ts';
import type { OverlayProps } from '../lib/overlays.tsx';
import * as paths from '../lib/paths.ts';
import styles from '../styles/cart-panel.module.css';

/** The cart in a drawer. It stays open while quantities change. */
export function CartPanel({ open, message, onClose }: OverlayProps) {
  const text = useText('frame');
  const { locale } = useEnvironment();
  const cart = useCart();
  const undo = useUndoRemoval();
  const checkout = useStartCheckout();
  const remove = useRemoveLine();
  const error = checkout.error ?? (cart.error && errorTextIn(cart.error, locale));
  const lineIds = newestFirst(cart);
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('cart.panel')}
      footer={
        lineIds.length > 0 ? (
          <div className={styles.foot}>
            <Subtotal />
            <p className={styles.note}>{text('cart.shippingLater')}</p>
            <Button wide size="large" pending={checkout.isPending} onClick={() => void checkout.start()}>
              {text('cart.buyNow')}
            </Button>
            <Button wide variant="outline" href={paths.cart} onClick={onClose}>
              {text('cart.view')}
            </Button>
          </div>
        ) : null
      }
    >
      <LiveRegion>
        <div>{message}</div>
        <div>{undo?.text}</div>
        <UpdateStatus />
      </LiveRegion>
      {open ? <CookiesBlocked className={styles.undo} /> : null}
      {undo ? <UndoBar {...undo} key={undo.id} className={styles.undo} /> : null}
      {message ? (
        <p className={styles.message}>
          <CheckIcon size="small" />
          <span>{message}</span>
        </p>
      ) : null}
      {error ? (
        <Alert tone="critical" announce>
          {error}
        </Alert>
      ) : null}
      {lineIds.length > 0 ? (
        <ul className={styles.lines}>
          {lineIds.map((lineId) => (
            <li key={lineId}>
              <ShopCartLine lineId={lineId} onRemove={remove} />
            </li>
          ))}
        </ul>
      ) : cart.isEmpty ? (
        <Message
          title={text('cart.empty')}
          actions={
            <Button href={paths.allProducts} onClick={onClose}>
              {text('cart.emptyAction')}
            </Button>
          }
        >
          {text('cart.emptyText')}
        </Message>
      ) : cart.error ? (
        <Button onClick={() => void cart.refresh()}>{text('action.retry')}</Button>
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
    </Drawer>
  );
}

/** The ids of all lines: first those that were added last, then the others by age. Backends number lines in this order. */
function newestFirst({ data, lastAdded }: UseCart): number[] {
  const lineIds = data?.groups.flatMap((group) => group.lineIds) ?? [];
  const isLatest = (id: number) => Number(lastAdded.includes(id));
  return lineIds.sort((one, other) => isLatest(other) - isLatest(one) || other - one);
}

function Subtotal() {
  const text = useText('frame');
  const { data: summary } = useCartSummary();
  return (
    <p className={styles.subtotal}>
      <span>{text('cart.subtotal')}</span>
      <span translate="no" className={styles.amount} data-unconfirmed={summary?.isPending || undefined}>
        {summary?.total}
      </span>
    </p>
  );
}

/** Announces that the cart is being updated and that it is done: nothing before the first update. */
function UpdateStatus() {
  const text = useText('frame');
  const { data: summary } = useCartSummary();
  const isPending = summary?.isPending ?? false;
  const [wasUpdated, setUpdated] = useState(false);
  if (isPending && !wasUpdated) setUpdated(true);
  return <div>{wasUpdated ? text(isPending ? 'cart.updating' : 'cart.updated') : null}</div>;
}
