'use client';

import type { UiStrings } from '../../messages/types.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useLeafUi } from '../../theme/leaf-ui.ts';
import * as styles from './Price.css.ts';

/** A price as the pricing rules decided it, every amount as ready text. */
export interface PriceView {
  /** The price to pay, as ready text. */
  now: string;
  /** The price before it was lowered. */
  was?: string | undefined;
  /** How much it was lowered, two decimals: '25.00%'. */
  percentOff?: string | undefined;
  /** The lowest price in the 30 days before it was lowered, where the law asks for it. */
  lowest?: string | undefined;
}

export interface PriceProps extends RootProps<'p'> {
  /** The price, decided by the pricing rules. */
  price: PriceView;
  /** `small` in lines, `large` at the head of a product's page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows `percentOff` behind the old price; a card has a badge for it. @default false */
  showPercent?: boolean | undefined;
  /** The price shown is not confirmed yet: it stays, and is marked. @default false */
  unconfirmed?: boolean | undefined;
}

/**
 * What something costs now and, if it was lowered, what it cost before; both are named for screen readers.
 * Not for sums of a receipt: those are rows of `Receipt`.
 */
export function Price(props: PriceProps) {
  const { price, size = 'medium', showPercent, unconfirmed, ...rest } = props;
  const words = useLeafUi().strings.shop.price;
  return drawPrice(price, words, rootProps(rest, styles.price, styles.size[size]), showPercent, unconfirmed);
}

/** The markup of `Price`. A card calls it: one component a card instead of six is half the work of a server. */
export function drawPrice(
  { now, was, percentOff, lowest }: PriceView,
  words: UiStrings['shop']['price'],
  root: Omit<RootProps<'p'>, 'ref'>,
  showPercent = false,
  unconfirmed = false,
) {
  return (
    // Translators would put elements in the place of the amounts, which then no longer change.
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
