import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './DescriptionList.css.ts';

/** A term and its value. */
export interface DescriptionRow {
  /** What the value is: "Material". */
  term: string;
  /** The value as formatted text or elements. */
  value: ReactNode;
}

export interface DescriptionListProps extends RootProps<'dl'> {
  /** In the order shown; each term once. */
  rows: readonly DescriptionRow[];
  /** With lines between the rows, or distance alone. @default 'plain' */
  variant?: keyof typeof styles.variant | undefined;
}

/** Terms and their values, the value below its term where there is little room. Not for sums of money: that is `Receipt`. */
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
