'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useLeafUi } from '../../theme/leaf-ui.ts';
import * as styles from './StockLabel.css.ts';

/** Result of the shop's stock rule. The label itself has no thresholds. */
export type StockView = { kind: 'sold-out' } | { kind: 'low'; left: number } | { kind: 'in-stock' };

export interface StockLabelProps extends RootProps<'span'> {
  /** Result of the stock rule. */
  availability: StockView;
}

/**
 * The stock of a variant in words, with a dot that repeats them. Not for the status of an order: use
 * `OrderStatus`.
 */
export function StockLabel({ availability, ...rest }: StockLabelProps) {
  const words = useLeafUi().strings.shop.stock;
  const text =
    availability.kind === 'low'
      ? words.left(availability.left)
      : availability.kind === 'in-stock'
        ? words.inStock
        : words.soldOut;
  return <span {...rootProps(rest, styles.label, styles.kind[availability.kind])}>{text}</span>;
}
