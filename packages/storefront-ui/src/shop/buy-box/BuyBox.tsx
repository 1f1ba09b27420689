'use client';

import { type FormEvent, type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useControlled } from '../../primitives/behaviours/use-controlled.ts';
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
  /** Pieces to buy, when the caller holds them. */
  quantity?: number | undefined;
  /** Pieces at first, when the box holds them. @default 1 */
  defaultQuantity?: number | undefined;
  /** Pieces of the chosen variant. At 0 it is sold out, and there is no button unless `mustChoose` is set. */
  stock: number;
  /**
   * The choice is not complete yet: the buttons stay, whatever `stock` says, and a press calls `onAdd` or `onBuyNow`, which
   * say what is missing. @default false
   */
  mustChoose?: boolean | undefined;
  /** Called with every new quantity within 1…stock. */
  onQuantityChange?: ((next: number) => void) | undefined;
  /** Put it into the cart. With `mustChoose`: say what is missing. */
  onAdd?: (() => void) | undefined;
  /** Shows the second button: buy at once. */
  onBuyNow?: (() => void) | undefined;
  /** The product is being put into the cart. @default false */
  addPending?: boolean | undefined;
  /** The checkout is being prepared. @default false */
  buyNowPending?: boolean | undefined;
  /** What came of the last press, beside the buttons. */
  message?: { tone: 'critical' | 'positive'; text: string } | undefined;
  /** Makes it work before scripts run: posts these fields, `quantity`, and `intent` = 'add' or 'buy'. */
  form?: { action: string; fields: Readonly<Record<string, string>> } | undefined;
  /** Price of the bar that stays at the foot of a small screen while the buttons are out of view; without it, no bar. */
  barPrice?: PriceView | undefined;
  /** A control beside the add button, such as the wish heart. */
  aside?: ReactNode;
  /** What has to be chosen first: `<VariantPicker>`. It is part of the form. */
  children?: ReactNode;
}

/**
 * The form of a product: choice, quantity, add to cart, buy now, and the result. Not for adding from a list: that is
 * the quick add of `ProductCard`.
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
  const [quantity, changeQuantity] = useControlled(held, defaultQuantity, onQuantityChange);
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
