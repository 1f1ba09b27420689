'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, InfoIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { CopyText } from '../copy-text/index.ts';
import * as styles from './PaymentResultPanel.css.ts';

/** What the backend says about a payment. `confirming`: it is being asked. `processing`: the money takes days and is on its way. */
export type PaymentState = 'confirming' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'unknown';

export interface PaymentResultPanelProps extends RootProps<'section'> {
  /** How the payment stands. */
  state: PaymentState;
  /** Shown with a button that copies it. */
  orderNumber?: string | undefined;
  /** Ready text. */
  amount?: string | undefined;
  /** Says more than the panel's own sentence: the reason of a refusal. */
  message?: string | undefined;
  /** The order's page. */
  orderHref?: string | undefined;
  /** Where to go on shopping. */
  shopHref: string;
  /** Pays the same order again, while it is unpaid. */
  payAgain?: { href?: string; onClick?: MouseEventHandler<HTMLElement>; pending?: boolean } | undefined;
  /** Asks the backend once more. */
  onCheckAgain?: (() => void) | undefined;
  /** The backend is being asked. @default false */
  checkAgainPending?: boolean | undefined;
  /** What comes next: where the mail goes, an account for a guest. */
  children?: ReactNode;
}

const marks = { processing: ClockIcon, paid: CheckIcon, failed: CloseIcon, cancelled: InfoIcon, unknown: AlertIcon };

/**
 * The result of a payment, as the backend reports it, and what to do next. Changes are announced. Not for the status
 * of an order: that is `OrderStatus`.
 */
export function PaymentResultPanel(props: PaymentResultPanelProps) {
  const { state, orderNumber, amount, message, orderHref, shopHref, payAgain, onCheckAgain, ...others } = props;
  const { checkAgainPending = false, children, ...rest } = others;
  const words = useUi().strings.account.paymentResult;
  const Mark = state === 'confirming' ? undefined : marks[state];
  // Nothing is left to do for the payment.
  const isSettled = state === 'paid' || state === 'processing';
  return (
    <section data-state={state} {...rootProps(rest, styles.root)}>
      <span className={`${styles.mark} ${styles.tone[state]}`}>
        {Mark ? <Mark size="large" /> : <span className={styles.spinner} />}
      </span>
      <div role="status">
        <h1 className={styles.title} tabIndex={-1}>
          {words[state].title}
        </h1>
        <p className={styles.text}>{message ?? words[state].text}</p>
      </div>
      {orderNumber ? (
        <div className={styles.facts}>
          <div>
            <span className={styles.factLabel}>{words.orderNumber}</span>
            <CopyText text={orderNumber} label={words.copy} name={words.copyOrderNumber} copiedLabel={words.copied} />
          </div>
          {amount ? (
            <span translate="no" className={styles.amount}>
              {amount}
            </span>
          ) : null}
        </div>
      ) : null}
      {inElement(children)}
      <div className={styles.actions}>
        {isSettled && orderHref ? <Button href={orderHref}>{words.viewOrder}</Button> : null}
        {state === 'failed' && payAgain ? (
          <Button
            {...(payAgain.href === undefined || payAgain.onClick
              ? { onClick: payAgain.onClick, pending: payAgain.pending }
              : { href: payAgain.href })}
          >
            {words.payAgain}
          </Button>
        ) : null}
        {state === 'cancelled' ? <Button href={shopHref}>{words.placeAnother}</Button> : null}
        {state === 'unknown' && onCheckAgain ? (
          <Button onClick={onCheckAgain} pending={checkAgainPending}>
            {words.checkAgain}
          </Button>
        ) : null}
        {!isSettled && orderHref ? (
          <Button href={orderHref} variant="outline">
            {words.viewOrder}
          </Button>
        ) : null}
        {isSettled || state === 'confirming' ? (
          <Button href={shopHref} variant="outline">
            {words.keepShopping}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
