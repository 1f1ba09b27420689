'use client';

import type { UiStrings } from '../../messages/types.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useLeafUi } from '../../theme/leaf-ui.ts';
import * as styles from './Price.css.ts';

/** Prices that the pricing rules computed, each as formatted text. */
export interface PriceView {
  /** The current price, as formatted text. */
  now: string;
  /** The price before the reduction. */
  was?: string | undefined;
  /** The reduction in percent with two decimals: '25.00%'. */
  percentOff?: string | undefined;
  /** The lowest price in the 30 days before the reduction, if the law requires it. */
  lowest?: string | undefined;
}

export interface PriceProps extends RootProps<'p'> {
  /** The price, computed by the pricing rules. */
  price: PriceView;
  /** `small` in lines, `large` at the head of a product page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows `percentOff` after the old price. Cards show it in a badge instead. @default false */
  showPercent?: boolean | undefined;
  /** Marks a price that the server has not confirmed yet; it stays visible. @default false */
  unconfirmed?: boolean | undefined;
}

/**
 * The current price and, after a reduction, the previous one; screen readers announce which is which. Not for the sums of
 * a receipt: use the rows of `Receipt`.
 */
export function Price(props: PriceProps) {
  const { price, size = 'medium', showPercent, unconfirmed, ...rest } = props;
  const words = useLeafUi().strings.shop.price;
  return drawPrice(price, words, rootProps(rest, styles.price, styles.size[size]), showPercent, unconfirmed);
}

/** Renders the markup of `Price`. A card calls it directly: one component per card instead of six halves the work of a server. */
export function drawPrice(
  { now, was, percentOff, lowest }: PriceView,
  words: UiStrings['shop']['price'],
  root: Omit<RootProps<'p'>, 'ref'>,
  showPercent = false,
  unconfirmed = false,
) {
  return (
    // Browser translation would wrap the amounts in its own elements, and React could no longer update them.
    <p translate="no" data-lowered={was ? '' : undefined} data-unconfirmed={unconfirmed ? '' : undefined} {...root}>
      {was ? <span translate="yes" className={visuallyHidden}>{`${words.current} `}</span> : null}
      {now}
      {was ? (
        <s className={styles.was}>
          <span translate="yes" className={visuallyHidden}>{`${words.original} `}</span>
          {was}
        </s>
      ) : null}
      {showPercent && was && percentOff ? <span className={styles.off}>−{percentOff}</span> : null}
      {was && lowest ? (
        <span translate="yes" className={styles.lowest}>
          {words.lowest(lowest)}
        </span>
      ) : null}
      {unconfirmed ? (
        <span translate="yes" className={visuallyHidden}>
          {words.pending}
        </span>
      ) : null}
    </p>
  );
}
