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
  /** Product name, which becomes part of the controls' accessible names. */
  name: string;
  /** `<ProductCard>` without buttons. */
  children: ReactNode;
  /** Result of the stock rule; leave out if the picture shows it already. */
  availability?: StockView | undefined;
  /** Price change since the product was added, as formatted text: "$5.00 less than when you added it". */
  note?: ReactNode;
  /** The product is no longer sold; it can only be removed. @default false */
  unavailable?: boolean | undefined;
  /** Whether the product is selected, to remove several at once. @default false */
  selected?: boolean | undefined;
  /** Called with the new state of the checkbox. Without it there is no checkbox. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** Moves the product to the cart. Without it the button is hidden. */
  onMoveToCart?: (() => void) | undefined;
  /** The product is being moved to the cart. @default false */
  moveToCartPending?: boolean | undefined;
  /** Removes the product from the list. Without it the button is hidden. */
  onRemove?: (() => void) | undefined;
}

/**
 * A product on a wish list: its card, changes since it was added, and actions. Not for a product in other lists: use
 * `ProductCard` alone.
 */
export function WishCard(props: WishCardProps) {
  const {
    name,
    children,
    availability,
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
          {availability ? <StockLabel availability={availability} /> : null}
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
