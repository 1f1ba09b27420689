'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SoldCount.css.ts';

export interface SoldCountProps extends RootProps<'span'> {
  /** Pieces sold as ready compact text: '1.2K'. */
  count: string;
}

/** How many were sold. Leave it out at zero. */
export function SoldCount({ count, ...rest }: SoldCountProps) {
  return <span {...rootProps(rest, styles.sold)}>{useUi().strings.commerce.sold(count)}</span>;
}
