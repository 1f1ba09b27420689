'use client';

import { Children, type ReactNode } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUpdateStatus } from '../../primitives/behaviours/use-update-status.ts';
import { Button } from '../../primitives/button/index.ts';
import { Drawer } from '../../primitives/drawer/index.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';
import { LiveRegion } from '../../primitives/live-region/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { UndoBar, type UndoBarProps } from '../undo-bar/index.ts';
import * as styles from './CartDrawer.css.ts';

export interface CartDrawerProps extends RootProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it asks to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `<CartLine>`s; none shows the empty message. */
  children?: ReactNode;
  /** Ready text. */
  subtotal: string;
  /** Small print below the subtotal: what is still to come. */
  note?: string | undefined;
  /** The cart's page. */
  cartHref: string;
  /** Where to go from an empty cart. */
  shopHref: string;
  /** Shows the button to pay. */
  onBuyNow?: (() => void) | undefined;
  /** The way to pay is being prepared. @default false */
  buyNowPending?: boolean | undefined;
  /** Sums are being asked for again; said once at the start and once at the end. @default false */
  unconfirmed?: boolean | undefined;
  /** What was just taken out; `id` tells one removal from the next. */
  undo?: (Pick<UndoBarProps, 'text' | 'onUndo' | 'onDismiss' | 'durationMs'> & { id: string }) | undefined;
  /** What was just put in. */
  message?: string | undefined;
  /** What went wrong with the cart as a whole. */
  error?: string | undefined;
}

/**
 * The cart beside the page. It stays open while quantities change. Not for the cart's own page: that is
 * `CartPageLayout`.
 */
export function CartDrawer(props: CartDrawerProps) {
  const {
    open,
    onOpenChange,
    children,
    subtotal,
    note,
    cartHref,
    shopHref,
    onBuyNow,
    unconfirmed = false,
    undo,
    message,
    error,
    buyNowPending = false,
    ...rest
  } = props;
  const words = useUi().strings.patterns.cart;
  const status = useUpdateStatus(unconfirmed);
  const lines = Children.toArray(children);
  const close = () => onOpenChange?.(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      {...rootProps(rest)}
      footer={
        lines.length > 0 ? (
          <div className={styles.foot}>
            <p className={styles.subtotal}>
              <span>{words.subtotal}</span>
              <span translate="no" className={styles.amount} data-unconfirmed={unconfirmed || undefined}>
                {subtotal}
              </span>
            </p>
            {note ? <p className={styles.note}>{note}</p> : null}
            {onBuyNow ? (
              <Button wide size="large" pending={buyNowPending} onClick={onBuyNow}>
                {words.buyNow}
              </Button>
            ) : null}
            <Button wide variant="outline" href={cartHref} onClick={close}>
              {words.viewCart}
            </Button>
          </div>
        ) : null
      }
    >
      <LiveRegion>
        <div>{message}</div>
        <div>{undo?.text}</div>
        <div>{status && words[status]}</div>
      </LiveRegion>
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
      {lines.length > 0 ? (
        <ul {...listRole} className={styles.lines}>
          {lines.map((line, index) => (
            <li key={typeof line === 'object' && 'key' in line ? line.key : index} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p className={styles.emptyTitle} tabIndex={-1} data-empty="">
            {words.emptyTitle}
          </p>
          <p className={styles.emptyText}>{words.emptyText}</p>
          <Button href={shopHref} onClick={close}>
            {words.emptyAction}
          </Button>
        </div>
      )}
    </Drawer>
  );
}
