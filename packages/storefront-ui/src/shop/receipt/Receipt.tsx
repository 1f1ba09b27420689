'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUpdateStatus } from '../../primitives/behaviours/use-update-status.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './Receipt.css.ts';

/** One line of a receipt. */
export interface ReceiptRow {
  /** Unique among the rows; never shown. */
  id: string;
  /** Name of the amount: 'Delivery'. */
  label: string;
  /** Formatted text: '$12.00', '−$3.00', 'Free'. */
  value: string;
  /** Small text below the label. */
  note?: string | undefined;
  /** 'saving' for deductions, 'free' for rows without a charge. */
  tone?: 'saving' | 'free' | undefined;
}

export interface ReceiptProps extends RootProps {
  /** The rows, in the order shown. */
  rows: readonly ReceiptRow[];
  /** The last row; its value is formatted text. */
  totalRow: { label: string; value: string; note?: string | undefined };
  /** Whether the sums are being recalculated. The old ones stay, marked, and start and end are announced once. @default false */
  unconfirmed?: boolean | undefined;
}

/** The sums of a cart or an order: aligned rows and the total. Not for a single price: use `Price`. */
export function Receipt({ rows, totalRow, unconfirmed = false, ...rest }: ReceiptProps) {
  const words = useUi().strings.shop.receipt;
  const status = useUpdateStatus(unconfirmed);
  const announced =
    status === 'updating' ? words.updating : status === 'updated' ? words.updated(totalRow.value) : null;
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
            <span>{totalRow.label}</span>
            {totalRow.note ? <span className={styles.note}>{totalRow.note}</span> : null}
          </dt>
          <dd translate="no" className={styles.total}>
            {totalRow.value}
          </dd>
        </div>
      </dl>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
    </div>
  );
}
