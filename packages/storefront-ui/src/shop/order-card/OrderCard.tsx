'use client';

import { type ReactNode, useId } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { MerchantLine, type MerchantView } from '../merchant/MerchantLine.tsx';
import { OrderLineList, type OrderLineView } from '../order-line-list/OrderLineList.tsx';
import { OrderStatus, type OrderStatusName } from '../order-status/OrderStatus.tsx';
import { OrderActions, type OrderActionView } from './OrderActions.tsx';
import * as styles from './OrderCard.css.ts';

export interface OrderCardProps extends RootProps<'article'> {
  /** Order number: the heading. */
  number: string;
  /** When it was placed: formatted text and, for machines, an ISO date. */
  placed?: { text: string; iso: string } | undefined;
  /** Status of the order. */
  status: OrderStatusName;
  /** Total, as formatted text: '$180.00'. */
  total: string;
  /** The lines to show. */
  lines: readonly OrderLineView[];
  /** The seller. */
  merchant?: MerchantView | undefined;
  /** Total quantity of the order, if `lines` does not contain every line. */
  quantity?: number | undefined;
  /** Note next to the status, such as the time left to pay. */
  note?: ReactNode;
  /** The allowed actions, most urgent first. */
  allowedActions?: readonly OrderActionView[] | undefined;
  /** Why the last action failed. */
  error?: string | undefined;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * An order in a list: number, status, lines, total, actions. Not for the page of one order: use `Timeline` and
 * `OrderLineList`.
 */
export function OrderCard(props: OrderCardProps) {
  const {
    number,
    placed,
    status,
    total,
    lines,
    merchant,
    quantity,
    note,
    allowedActions = [],
    error,
    ...others
  } = props;
  const { headingLevel = 2, ...rest } = others;
  const words = useUi().strings.account.order;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={titleId} {...rootProps(rest, styles.card)}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading id={titleId} className={styles.number}>
            <span>{words.number}</span> <span translate="no">{number}</span>
          </Heading>
          {placed ? (
            <p className={styles.soft}>
              <span>{words.placed}</span> <time dateTime={placed.iso}>{placed.text}</time>
            </p>
          ) : null}
        </div>
        <div className={styles.state}>
          {note ? <span className={styles.soft}>{note}</span> : null}
          <OrderStatus status={status} />
        </div>
        {merchant ? (
          <div className={styles.seller}>
            <MerchantLine merchant={merchant} />
          </div>
        ) : null}
      </header>
      <div className={styles.lines}>
        <OrderLineList lines={lines} />
      </div>
      <footer className={styles.foot}>
        <p className={styles.total}>
          <span className={styles.soft}>
            {quantity === undefined ? words.total : `${words.total}, ${words.pieces(quantity)}`}
          </span>
          <span translate="no" className={styles.amount}>
            {total}
          </span>
        </p>
        {allowedActions.length > 0 ? <OrderActions allowedActions={allowedActions} number={number} /> : null}
        {error ? (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        ) : null}
      </footer>
    </article>
  );
}
