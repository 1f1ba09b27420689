'use client';

import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { TrashIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { StockLabel, type StockView } from '../stock-label/StockLabel.tsx';
import * as styles from './WishCard.css.ts';

export interface WishCardProps extends RootProps {
  /** Product name; names the controls. */
  name: string;
  /** `<ProductCard>` without its own buttons. */
  children: ReactNode;
  /** What the stock rule says; left out where the picture says it already. */
  stock?: StockView | undefined;
  /** Ready text about the price since the product was added: "$5.00 less than when you added it". */
  note?: string | undefined;
  /** The product is no longer sold; it can only be removed. @default false */
  unavailable?: boolean | undefined;
  /** Chosen to be removed with others. @default false */
  selected?: boolean | undefined;
  /** Called with whether it is chosen. Without it there is no box. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** Moves the product to the cart. Without it there is no such button. */
  onMoveToCart?: (() => void) | undefined;
  /** It is being moved to the cart. @default false */
  moveToCartPending?: boolean | undefined;
  /** Removes the product from the list. Without it there is no such button. */
  onRemove?: (() => void) | undefined;
}

/**
 * A product on a wish list: its card, what has changed, and what can be done with it. Not for a product in other lists:
 * that is `ProductCard` alone.
 */
export function WishCard(props: WishCardProps) {
  const {
    name,
    children,
    stock,
    note,
    unavailable = false,
    selected = false,
    moveToCartPending = false,
    ...others
  } = props;
  const { onSelectedChange, onMoveToCart, onRemove, ...rest } = others;
  const words = useUi().strings.account.wish;
  return (
    <div {...rootProps(rest, styles.root)}>
      <div>
        {children}
        <div className={styles.notes}>
          {unavailable ? <span className={styles.unavailable}>{words.unavailable}</span> : null}
          {note ? <span className={styles.note}>{note}</span> : null}
          {stock ? <StockLabel stock={stock} /> : null}
        </div>
      </div>
      <div className={styles.controls}>
        {onMoveToCart && !unavailable ? (
          <Button
            size="small"
            variant="outline"
            wide
            pending={moveToCartPending}
            aria-label={words.moveOf(name)}
            onClick={onMoveToCart}
          >
            {words.moveToCart}
          </Button>
        ) : null}
        <div className={styles.row}>
          {onSelectedChange ? (
            <Checkbox
              label={
                <>
                  <span aria-hidden="true">{words.select}</span>
                  <VisuallyHidden>{words.selectOf(name)}</VisuallyHidden>
                </>
              }
              checked={selected}
              onCheckedChange={onSelectedChange}
            />
          ) : null}
          {onRemove ? (
            <IconButton label={words.remove(name)} onClick={onRemove}>
              <TrashIcon size="small" />
            </IconButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}
