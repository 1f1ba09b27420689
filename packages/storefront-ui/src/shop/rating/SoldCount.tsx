'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SoldCount.css.ts';

export interface SoldCountProps extends RootProps<'span'> {
  /** Units sold, as compact formatted text: '1.2K'. */
  count: string;
}

/** The number of units sold. Leave it out at zero. Not for stock: use `StockLabel`. */
export function SoldCount({ count, ...rest }: SoldCountProps) {
  return <span {...rootProps(rest, styles.sold)}>{useUi().strings.shop.sold(count)}</span>;
}
