'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUpdateStatus } from '../../primitives/behaviours/use-update-status.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './Receipt.css.ts';

/** One line of a receipt. */
export interface ReceiptRow {
  /** Tells rows apart; never shown. */
  id: string;
  /** What the row is about: 'Delivery'. */
  label: string;
  /** Ready text: '$12.00', '−$3.00', 'Free'. */
  value: string;
  /** Small print under the label. */
  note?: string | undefined;
  /** 'saving' for what is taken off, 'free' for what costs nothing. */
  tone?: 'saving' | 'free' | undefined;
}

export interface ReceiptProps extends RootProps {
  /** The rows, in the order shown. */
  rows: readonly ReceiptRow[];
  /** The last row, as ready text. */
  total: { label: string; value: string; note?: string | undefined };
  /** The sums are being asked for again: the old ones stay, marked. Start and end are announced once. @default false */
  unconfirmed?: boolean | undefined;
}

/** The sums of a cart or an order: aligned rows and the total. Not for a single price: that is `Price`. */
export function Receipt({ rows, total, unconfirmed = false, ...rest }: ReceiptProps) {
  const words = useUi().strings.shop.receipt;
  const status = useUpdateStatus(unconfirmed);
  const announced = status === 'updating' ? words.updating : status === 'updated' ? words.updated(total.value) : null;
  return (
    <div {...rootProps(rest)}>
      <dl
        className={styles.receipt}
        data-unconfirmed={unconfirmed ? '' : undefined}
        aria-busy={unconfirmed || undefined}
      >
        {rows.map((row) => (
          <div key={row.id} className={styles.row}>
            <dt className={styles.label}>
              <span>{row.label}</span>
              {row.note ? <span className={styles.note}>{row.note}</span> : null}
            </dt>
            <dd translate="no" className={styles.value} data-tone={row.tone}>
              {row.value}
            </dd>
          </div>
        ))}
        <div className={styles.totalRow}>
          <dt className={styles.totalLabel}>
            <span>{total.label}</span>
            {total.note ? <span className={styles.note}>{total.note}</span> : null}
          </dt>
          <dd translate="no" className={styles.total}>
            {total.value}
          </dd>
        </div>
      </dl>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
    </div>
  );
}
