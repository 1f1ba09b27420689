'use client';

import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SoldCount.css.ts';

export interface SoldCountProps {
  /** Pieces sold as ready compact text: '1.2K'. */
  count: string;
  className?: string | undefined;
}

/** How many were sold. Leave it out at zero: "0 sold" persuades nobody. */
export function SoldCount({ count, className }: SoldCountProps) {
  return <span className={cx(styles.sold, className)}>{useUi().strings.commerce.sold(count)}</span>;
}
