'use client';

import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useControlled } from '../../primitives/behaviours/use-controlled.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import type { PriceView } from '../price/Price.tsx';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper.tsx';
import { BuyBar } from './BuyBar.tsx';
import * as styles from './BuyBox.css.ts';
import { useOutOfView } from './use-out-of-view.ts';

export interface BuyBoxProps extends RootProps<'form'> {
  /** Product name. */
  name: string;
  /** Quantity to buy; makes the component controlled. */
  quantity?: number | undefined;
  /** Initial quantity, while uncontrolled. @default 1 */
  defaultQuantity?: number | undefined;
  /** Stock of the chosen variant. At 0 it is sold out and the buttons are hidden, unless `mustChoose` is set. */
  stock: number;
  /**
   * Some options are not chosen yet. The buttons stay visible whatever `stock` says, and a press still calls `onAdd` or
   * `onBuyNow`, which should then report the missing options. @default false
   */
  mustChoose?: boolean | undefined;
  /** Called with every new quantity, from 1 to `stock`. */
  onQuantityChange?: ((next: number) => void) | undefined;
  /** Called to add the product to the cart. With `mustChoose`, report the missing options instead. */
  onAdd?: (() => void) | undefined;
  /** Shows the second button, "Buy now". */
  onBuyNow?: (() => void) | undefined;
  /** The product is being added to the cart. @default false */
  addPending?: boolean | undefined;
  /** The checkout is being prepared. @default false */
  buyNowPending?: boolean | undefined;
  /** Result of the last press, shown next to the buttons. */
  message?: { tone: 'critical' | 'positive'; text: string } | undefined;
  /** Makes the form work before scripts run: it posts these fields, `quantity`, and `intent`, which is 'add' or 'buy'. */
  form?: { action: string; fields: Readonly<Record<string, string>> } | undefined;
  /** Price in the bar at the bottom of small screens, shown while the buttons are out of view. Without a price there is no bar. */
  barPrice?: PriceView | undefined;
  /** A control next to the add button, such as the wish heart. */
  aside?: ReactNode;
  /** Options to choose first, usually `<VariantPicker>`. They are part of the form. */
  children?: ReactNode;
}

/**
 * The form of a product: options, quantity, add to cart, buy now, and the result. Not for adding from a list: use the
 * quick add of `ProductCard`.
 */
export function BuyBox(props: BuyBoxProps) {
  const {
    name,
    stock,
    onAdd,
    onBuyNow,
    addPending = false,
    buyNowPending = false,
    mustChoose = false,
    ...others
  } = props;
  const {
    quantity: held,
    defaultQuantity = 1,
    onQuantityChange,
    message,
    form,
    barPrice,
    aside,
    children,
    ...rest
  } = others;
  const root = useRef<HTMLFormElement>(null);
  const [quantity, changeQuantity] = useControlled(held, defaultQuantity, onQuantityChange, root);
  const words = useUi().strings.shop.buy;
  const generatedId = useId();
  const formId = rest.id ?? generatedId;
  const canBuy = stock > 0 || mustChoose;
  const { target, isOut } = useOutOfView<HTMLDivElement>(canBuy && barPrice !== undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const handler = submitter instanceof HTMLButtonElement && submitter.value === 'buy' ? onBuyNow : onAdd;
    if (!handler) return;
    event.preventDefault();
    handler();
  };

  return (
    <form
      method="post"
      action={form?.action}
      {...rootProps(rest, styles.box)}
      ref={useMergedRef(root, rest.ref)}
      id={formId}
      onSubmit={chain(rest.onSubmit, submit)}
    >
      {Object.entries(form?.fields ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {inElement(children)}
      {canBuy ? (
        <div ref={target} className={styles.actions}>
          <QuantityStepper
            of={name}
            name="quantity"
            value={quantity}
            stock={mustChoose ? Math.max(stock, quantity) : stock}
            onValueChange={changeQuantity}
          />
          <Button
            type="submit"
            name="intent"
            value="add"
            wide
            pending={addPending}
            className={cx(styles.add, aside !== undefined && styles.addBesideAside)}
          >
            {words.add}
          </Button>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
          {onBuyNow ? (
            <Button
              type="submit"
              name="intent"
              value="buy"
              variant="outline"
              wide
              pending={buyNowPending}
              className={styles.wholeRow}
            >
              {words.now}
            </Button>
          ) : null}
        </div>
      ) : (
        inElement(aside)
      )}
      <p role={message?.tone === 'critical' ? 'alert' : 'status'} data-tone={message?.tone} className={styles.message}>
        {message?.text}
      </p>
      {isOut && barPrice ? <BuyBar name={name} price={barPrice} addPending={addPending} form={formId} /> : null}
    </form>
  );
}
