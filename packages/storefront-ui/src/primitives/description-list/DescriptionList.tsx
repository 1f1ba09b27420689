import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './DescriptionList.css.ts';

/** A term and its value. */
export interface DescriptionRow {
  /** Name of the value: "Material". */
  term: string;
  /** The value as formatted text or elements. */
  value: ReactNode;
}

export interface DescriptionListProps extends RootProps<'dl'> {
  /** Rows in the order shown, with unique terms. */
  rows: readonly DescriptionRow[];
  /** With lines between the rows, or with space only. @default 'plain' */
  variant?: keyof typeof styles.variant | undefined;
}

/** Terms and their values; in narrow containers the value is below its term. Not for amounts of money: use `Receipt`. */
export function DescriptionList({ rows, variant = 'plain', ...rest }: DescriptionListProps) {
  return (
    <dl {...rootProps(rest, styles.list, styles.variant[variant])}>
      {rows.map(({ term, value }, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
