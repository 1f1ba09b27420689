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

/** A cart line as the view model supplies it; amounts of money are formatted text. */
export interface CartLineView {
  /** Id of the line, which callbacks and form fields use. */
  id: number;
  /** Product name. */
  name: string;
  /** The product's page. */
  href: string;
  /** Leave out when there is none; its space stays reserved. */
  picture?: PictureView | undefined;
  /** The chosen options: 'Sand, 42'. */
  attributes?: string | undefined;
  /** Price of one unit. */
  unitPrice: PriceView;
  /** Price of the whole line, as formatted text. */
  lineTotal: string;
  /** Quantity in the cart. */
  quantity: number;
  /** Units in stock. At 0 the line is sold out: it can't be increased or selected. */
  stock: number;
  /** Whether the line is selected for checkout. */
  checked?: boolean | undefined;
  /** Whether the server has not confirmed the quantity yet. */
  unconfirmed?: boolean | undefined;
  /** The line is being removed. */
  removePending?: boolean | undefined;
  /** Why the last change failed. */
  error?: string | undefined;
  /** Units in stock, if the quantity exceeds them. Shown as a note unless there is another error. */
  onlyLeft?: number | undefined;
  /** Prices before and after, if the price changed since the product was added. */
  priceChanged?: { was: string; now: string } | undefined;
}

/**
 * Callbacks receive the id of the line, so all lines can share the same functions and a change rerenders one line only. The
 * line's element carries the id as `data-line`.
 */
export interface CartLineProps extends CartLineView, Omit<RootProps, 'id'> {
  /** Called with every new quantity, from 1 to `stock`. Leave out for a line that cannot be changed. */
  onQuantityChange?: ((id: number, quantity: number) => void) | undefined;
  /** Called when the shopper leaves the quantity field or presses Enter. Send changes that were only collected until then. */
  onQuantityCommit?: ((id: number, quantity: number) => void) | undefined;
  /** Shows the checkbox. */
  onCheckedChange?: ((id: number, checked: boolean) => void) | undefined;
  /** Shows the remove button. After the line is removed, the focus moves to the remove button of the next line. */
  onRemove?: ((id: number) => void) | undefined;
}

/** One line of the cart, with its own pending state and error. Not for lines of a placed order: use `OrderLineList`. */
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
  // The price of one unit is the price of the line.
  const isOne = quantity === 1;
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
          {isOne ? null : <Price price={unitPrice} size="small" className={styles.unit} />}
        </div>
        <div className={styles.numbers}>
          <div className={styles.quantity}>
            {soldOut ? (
              <StockLabel availability={{ kind: 'sold-out' }} />
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
          {isOne ? (
            <Price price={unitPrice} className={styles.total} unconfirmed={unconfirmed} />
          ) : (
            <p translate="no" className={styles.total} data-unconfirmed={unconfirmed ? '' : undefined}>
              <span translate="yes" className={visuallyHidden}>{`${words.lineTotal} `}</span>
              {lineTotal}
            </p>
          )}
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
