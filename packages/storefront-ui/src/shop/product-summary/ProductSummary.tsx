'use client';

import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { MerchantLine, type MerchantView } from '../merchant/MerchantLine.tsx';
import { Price, type PriceView } from '../price/Price.tsx';
import { Rating, type RatingView } from '../rating/Rating.tsx';
import { SoldCount } from '../rating/SoldCount.tsx';
import { StockLabel, type StockView } from '../stock-label/StockLabel.tsx';
import * as styles from './ProductSummary.css.ts';

export interface ProductSummaryProps extends RootProps {
  /** Product name: the heading. */
  name: string;
  /** Price of the chosen variant, or the lowest. */
  price: PriceView;
  /** The seller. */
  merchant?: MerchantView | undefined;
  /** Rating; omit while there are no ratings. */
  rating?: RatingView | undefined;
  /** Address of the reviews. The stars then link to it. */
  reviewsHref?: string | undefined;
  /** Units sold, as compact formatted text: '1.2K'. */
  sold?: string | undefined;
  /** A line below the price, such as the time that a discount has left: `<Countdown>`. */
  note?: ReactNode;
  /** Leave out until the shopper has chosen a variant. */
  availability?: StockView | undefined;
  /** 1 on the product page, 2 in a dialog. @default 1 */
  headingLevel?: 1 | 2 | undefined;
}

/** The head of a product page: name, merchant, rating, price, stock. Not for a list: use `ProductCard`. */
export function ProductSummary(props: ProductSummaryProps) {
  const { name, price, merchant, rating, reviewsHref, sold, note, availability, headingLevel = 1, ...rest } = props;
  const { Link } = useUi();
  const Heading = `h${headingLevel}` as const;
  const stars = rating ? <Rating {...rating} size="medium" /> : null;
  return (
    <div {...rootProps(rest, styles.summary)}>
      {merchant ? <MerchantLine merchant={{ ...merchant, rating: undefined }} /> : null}
      <Heading className={styles.name}>{name}</Heading>
      {rating || sold ? (
        <div className={styles.facts}>
          {stars && reviewsHref ? (
            <Link href={reviewsHref} className={styles.reviews}>
              {stars}
            </Link>
          ) : (
            stars
          )}
          {sold ? <SoldCount count={sold} /> : null}
        </div>
      ) : null}
      <Price price={price} size="large" showPercent className={styles.price} />
      {note ? <div className={styles.note}>{note}</div> : null}
      {availability ? <StockLabel availability={availability} /> : null}
    </div>
  );
}
