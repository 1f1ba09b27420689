'use client';

import { type MouseEventHandler, useState } from 'react';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { type PictureView, usePictureMarkup } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { drawPrice, type PriceView } from '../price/Price.tsx';
import { drawRating, type RatingView } from '../rating/Rating.tsx';
import * as styles from './ProductCard.css.ts';
import { type CardMark, drawQuickActions, type QuickAddForm } from './QuickActions.tsx';

/** Props of a product in a grid: picture, name, rating, price. */
export interface ProductCardProps extends RootProps<'article'> {
  /** Address that the card links to, rendered with the provider's link component. */
  href: string;
  /** Product name; the only text in the link's accessible name. */
  name: string;
  /** Leave out when there is none; the tile then shows a placeholder text. */
  picture?: PictureView | undefined;
  /** Fades in while a pointer hovers over the card. It is not loaded before the first hover. */
  secondPicture?: PictureView | undefined;
  /** Prices computed by the pricing rules. `was` is struck through and announced as the original price. */
  price: PriceView;
  /** 0–5 in half steps; omit while there are no ratings. */
  rating?: RatingView | undefined;
  /** Units sold, as compact formatted text: '1.2K'. Only variant 'full' shows it. */
  sold?: string | undefined;
  /** Shows that delivery is free. @default false */
  freeShipping?: boolean | undefined;
  /** Shows "Sold out" on the tile instead of the discount, and hides the add button. @default false */
  soldOut?: boolean | undefined;
  /** Shows the add button. The card does not change the cart itself. */
  onQuickAdd?: (() => void) | undefined;
  /** Shows the quick-view button. */
  onQuickView?: (() => void) | undefined;
  /** Makes the add button work before scripts run: a form that posts these fields. */
  quickAddForm?: QuickAddForm | undefined;
  /** The product is being added. @default false */
  quickAddPending?: boolean | undefined;
  /** Shows a heart that puts the product on the wish list or removes it. */
  wish?: CardMark | undefined;
  /** Shows a button that selects the product for comparison, on cards that are wide enough. */
  compare?: CardMark | undefined;
  /** Called when the link is followed. Use it for analytics, not for navigation. */
  onLinkClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** 'simple' hides the discount badge and the sold count. @default 'full' */
  variant?: 'full' | 'simple' | undefined;
  /** Use `eager` for cards that are visible without scrolling. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
}

const pictureRoot = { className: styles.picture };
const priceRoot = { className: styles.price };
const ratingRoot = { className: styles.rating };

/** A product in a grid or a carousel; it adapts to the width of its column. Not for a cart line: use `CartLine`. */
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
      aria-label={name}
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
