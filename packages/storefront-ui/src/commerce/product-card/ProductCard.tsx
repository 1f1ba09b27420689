'use client';

import { type MouseEventHandler, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { Price, type PriceView } from '../price/index.ts';
import { Rating, type RatingView } from '../rating/index.ts';
import { SoldCount } from '../sold-count/index.ts';
import * as styles from './ProductCard.css.ts';
import { QuickActions, type QuickAddForm } from './QuickActions.tsx';

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
  /** Pieces sold as ready compact text: '1.2K'. Only look 'full' shows it. */
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
  /** Called when the link is followed: for analytics, not for navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** 'simple' leaves out the discount badge and the sold count. @default 'full' */
  look?: 'full' | 'simple' | undefined;
  /** `eager` for the cards of the first view. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
}

/** A product in a grid or a rail; it fits itself to its column. Not for a line of a cart: that is `CartLine`. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, picture, secondPicture, price, rating, sold, soldOut, look = 'full', loading } = props;
  const { Link, strings } = useUi();
  const [second, setSecond] = useState(false);
  const badge = soldOut
    ? strings.commerce.stock.soldOut
    : look === 'full' && price.percentOff && `−${price.percentOff}`;
  return (
    <article
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setSecond(true);
      }}
      {...rootProps(props, styles.card)}
    >
      <Picture picture={picture} className={styles.tile} loading={loading} decorative />
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
      <Link href={href} className={styles.name} onClick={props.onClick}>
        {name}
      </Link>
      <Price price={price} className={styles.price} />
      {rating ? <Rating {...rating} className={cx(styles.meta, styles.rating)} /> : null}
      {sold && look === 'full' ? <SoldCount count={sold} className={cx(styles.meta, styles.sold)} /> : null}
      {props.freeShipping ? (
        <span className={cx(styles.meta, styles.free)}>{strings.commerce.freeShipping}</span>
      ) : null}
      <QuickActions
        name={name}
        onQuickAdd={soldOut ? undefined : props.onQuickAdd}
        onQuickView={props.onQuickView}
        quickAddForm={soldOut ? undefined : props.quickAddForm}
        quickAddPending={props.quickAddPending}
      />
    </article>
  );
}
