'use client';

import { memo } from 'react';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { Price, type PriceView } from '../price/Price.tsx';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper.tsx';
import { textButton } from '../shared/shared.css.ts';
import { StockLabel } from '../stock-label/StockLabel.tsx';
import * as styles from './CartLine.css.ts';
import { focusAfterRemoval } from './focus-after-removal.ts';

/** A line of the cart as a view gives it: what is shown, money as ready text. */
export interface CartLineView {
  /** The line's own id, which callbacks and form fields name. */
  id: number;
  /** Product name. */
  name: string;
  /** The product's page. */
  href: string;
  /** Leave out when there is none: the place is kept. */
  picture?: PictureView | undefined;
  /** The chosen values: 'Sand, 42'. */
  attributes?: string | undefined;
  /** Price of one piece. */
  unitPrice: PriceView;
  /** Price of all pieces, as ready text. */
  lineTotal: string;
  /** Pieces in the cart. */
  quantity: number;
  /** Pieces there are; at 0 the line is sold out and cannot be counted up or ticked. */
  stock: number;
  /** Whether the line is bought now. */
  checked?: boolean | undefined;
  /** The quantity shown is not confirmed yet. */
  unconfirmed?: boolean | undefined;
  /** The line is being taken out. */
  removePending?: boolean | undefined;
  /** Why the last change did not hold. */
  error?: string | undefined;
  /** Pieces there are, where the quantity is more than that: said while there is no other error. */
  onlyLeft?: number | undefined;
  /** The price changed since the product was put in. */
  priceChanged?: { was: string; now: string } | undefined;
}

/**
 * Callbacks name the line, so that the same functions serve all lines and one change renders one line. `id` is the line's
 * own; its element carries it as `data-line`.
 */
export interface CartLineProps extends CartLineView, Omit<RootProps, 'id'> {
  /** Every new quantity within 1…stock. Leave out for a line that cannot be changed. */
  onQuantityChange?: ((id: number, quantity: number) => void) | undefined;
  /** The shopper is done with the quantity: send what was only collected. */
  onQuantityCommit?: ((id: number, quantity: number) => void) | undefined;
  /** Shows the tick box. */
  onCheckedChange?: ((id: number, checked: boolean) => void) | undefined;
  /** Shows the remove button. Once the line is gone, the focus goes to the next line's button. */
  onRemove?: ((id: number) => void) | undefined;
}

/** One line of the cart, with its own state and its own error. Not for lines of a placed order: that is `OrderLineList`. */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const {
    id,
    name,
    href,
    picture,
    attributes,
    unitPrice,
    lineTotal,
    quantity,
    stock,
    checked,
    unconfirmed,
    ...others
  } = props;
  const { removePending, error, onlyLeft, priceChanged, onQuantityChange, onQuantityCommit, ...callbacks } = others;
  const { onCheckedChange, onRemove, ...rest } = callbacks;
  const { Link, strings } = useUi();
  const words = strings.shop.cart;
  const soldOut = stock <= 0;
  const issue = error ?? (onlyLeft === undefined ? undefined : strings.shop.stock.left(onlyLeft));
  return (
    <div data-line={id} {...rootProps(rest, styles.line)}>
      <div className={styles.grid} data-removing={removePending ? '' : undefined}>
        {onCheckedChange ? (
          <div className={styles.tick}>
            <Checkbox
              label={words.choose(name)}
              hideLabel
              checked={!soldOut && checked !== false}
              disabled={soldOut}
              onCheckedChange={(isChecked) => onCheckedChange(id, isChecked)}
            />
          </div>
        ) : null}
        <Picture picture={picture} sizes="96px" className={styles.picture} decorative />
        <div className={styles.words}>
          <Link href={href} className={styles.name}>
            {name}
          </Link>
          {attributes ? <span className={styles.attributes}>{attributes}</span> : null}
          <Price price={unitPrice} size="small" className={styles.unit} />
        </div>
        <div className={styles.numbers}>
          <div className={styles.quantity}>
            {soldOut ? (
              <StockLabel stock={{ kind: 'sold-out' }} />
            ) : onQuantityChange ? (
              <QuantityStepper
                size="small"
                of={name}
                value={quantity}
                stock={stock}
                unconfirmed={unconfirmed}
                onValueChange={(next) => onQuantityChange(id, next)}
                onCommit={(next) => onQuantityCommit?.(id, next)}
              />
            ) : (
              <span>{`× ${quantity}`}</span>
            )}
            {onRemove ? (
              <Pressable
                className={textButton}
                aria-label={words.removeOf(name)}
                pending={removePending}
                data-remove={id}
                onClick={(event) => {
                  focusAfterRemoval(event.currentTarget);
                  onRemove(id);
                }}
              >
                {words.remove}
              </Pressable>
            ) : null}
          </div>
          <p translate="no" className={styles.total} data-unconfirmed={unconfirmed ? '' : undefined}>
            <span translate="yes" className={visuallyHidden}>{`${words.lineTotal} `}</span>
            {lineTotal}
          </p>
        </div>
        <div className={styles.notes}>
          {priceChanged ? (
            <p className={styles.changed}>{words.priceChanged(priceChanged.was, priceChanged.now)}</p>
          ) : null}
          {issue ? (
            <p role="alert" className={styles.error}>
              {issue}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
});
