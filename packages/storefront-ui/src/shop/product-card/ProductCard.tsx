'use client';

import { type MouseEventHandler, useState } from 'react';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { type PictureView, usePictureMarkup } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { drawPrice, type PriceView } from '../price/Price.tsx';
import { drawRating, type RatingView } from '../rating/Rating.tsx';
import * as styles from './ProductCard.css.ts';
import { type CardMark, drawQuickActions, type QuickAddForm } from './QuickActions.tsx';

/** What a shopper sees of a product in a grid: picture, name, rating, price. */
export interface ProductCardProps extends RootProps<'article'> {
  /** Where the card leads. Rendered with the provider's link component. */
  href: string;
  /** Product name; the only text in the link's accessible name. */
  name: string;
  /** Leave out when there is none: the tile then says so. */
  picture?: PictureView | undefined;
  /** Fades in under a pointer. Loaded when a pointer first comes, never before. */
  secondPicture?: PictureView | undefined;
  /** Price already decided by the pricing rules. `was` shows struck and is announced as the original price. */
  price: PriceView;
  /** 0–5 in half steps; omit when nobody has rated yet. */
  rating?: RatingView | undefined;
  /** Pieces sold as ready compact text: '1.2K'. Only variant 'full' shows it. */
  sold?: string | undefined;
  /** Says that delivery costs nothing. @default false */
  freeShipping?: boolean | undefined;
  /** Says so on the tile, instead of the discount, and takes the add button away. @default false */
  soldOut?: boolean | undefined;
  /** Shows the add button; the card itself never adds. */
  onQuickAdd?: (() => void) | undefined;
  /** Shows the quick-view button. */
  onQuickView?: (() => void) | undefined;
  /** Makes the add button work before scripts run: a plain form that posts these fields. */
  quickAddForm?: QuickAddForm | undefined;
  /** The product is being added. @default false */
  quickAddPending?: boolean | undefined;
  /** Shows a heart: the product's place on the wish list. */
  wish?: CardMark | undefined;
  /** Shows the button that compares the product with others, on cards that have room for it. */
  compare?: CardMark | undefined;
  /** Called when the link is followed: for analytics, not for navigation. */
  onLinkClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** 'simple' leaves out the discount badge and the sold count. @default 'full' */
  variant?: 'full' | 'simple' | undefined;
  /** `eager` for the cards of the first view. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
}

const pictureRoot = { className: styles.picture };
const priceRoot = { className: styles.price };
const ratingRoot = { className: styles.rating };

/** A product in a grid or a rail; it fits itself to its column. Not for a line of a cart: that is `CartLine`. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    name,
    picture,
    secondPicture,
    price,
    rating,
    sold,
    soldOut,
    variant = 'full',
    loading,
    ...others
  } = props;
  const { freeShipping, onQuickAdd, onQuickView, quickAddForm, quickAddPending, wish, compare, onLinkClick, ...rest } =
    others;
  const { Link, strings } = useUi();
  const [second, setSecond] = useState(false);
  const tile = usePictureMarkup({ picture, loading, decorative: true }, pictureRoot);
  const badge = soldOut ? strings.shop.stock.soldOut : variant === 'full' && price.percentOff && `−${price.percentOff}`;
  return (
    <article
      {...rootProps(rest, styles.card)}
      onPointerEnter={chain(rest.onPointerEnter, (event) => {
        if (event.pointerType === 'mouse') setSecond(true);
      })}
    >
      {tile}
      {secondPicture && second ? (
        <img
          className={styles.second}
          src={secondPicture.src}
          srcSet={secondPicture.srcSet}
          sizes={secondPicture.sizes ?? picture?.sizes}
          alt=""
          onLoad={({ currentTarget }) => {
            currentTarget.dataset.ready = '';
          }}
        />
      ) : null}
      {badge ? (
        <span className={styles.badge} data-sold-out={soldOut ? '' : undefined}>
          {badge}
        </span>
      ) : null}
      <Link href={href} className={styles.name} onClick={onLinkClick}>
        {name}
      </Link>
      {drawPrice(price, strings.shop.price, priceRoot)}
      {rating ? drawRating(rating, strings.shop.rating, ratingRoot) : null}
      {sold && variant === 'full' ? <span className={styles.sold}>{strings.shop.sold(sold)}</span> : null}
      {freeShipping ? <span className={styles.free}>{strings.shop.freeShipping}</span> : null}
      {drawQuickActions(
        {
          name,
          onQuickAdd: soldOut ? undefined : onQuickAdd,
          onQuickView,
          quickAddForm: soldOut ? undefined : quickAddForm,
          quickAddPending,
          wish,
          compare,
        },
        strings.shop,
      )}
    </article>
  );
}
