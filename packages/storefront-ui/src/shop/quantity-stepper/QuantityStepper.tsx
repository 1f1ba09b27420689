'use client';

import { useId } from 'react';
import { cx } from '../../css/cx.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useControlled } from '../../primitives/behaviours/use-controlled.ts';
import { MinusIcon, PlusIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './QuantityStepper.css.ts';
import { useQuantityDraft } from './use-quantity-draft.ts';

export interface QuantityStepperProps extends RootProps<'div', 'defaultValue'> {
  /** The quantity in force, when the caller holds it. */
  value?: number | undefined;
  /** The quantity at first, when the control holds it. @default 1 */
  defaultValue?: number | undefined;
  /** The most there is. */
  stock: number;
  /** Every new number, within 1…stock: a press at once, typed text when it is settled. */
  onValueChange?: ((next: number) => void) | undefined;
  /** The shopper is done: Enter was pressed or the control was left. Send what was only collected. */
  onCommit?: ((value: number) => void) | undefined;
  /** Name of what is counted: "Quantity of Linen shirt". */
  of?: string | undefined;
  /** The number is not confirmed yet; it stays usable. @default false */
  unconfirmed?: boolean | undefined;
  /** Why the number could not be kept. */
  error?: string | undefined;
  /** Field name for a form that is sent without scripts. */
  name?: string | undefined;
  /** `small` in a line of the cart. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/**
 * A quantity with one less, one more and typing. At 1 and at the stock a button stays focusable and a press says why.
 * Not for numbers that are no counts of pieces.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { stock, of, unconfirmed = false, error, name, size = 'medium', onCommit, ...others } = props;
  const { value: held, defaultValue = 1, onValueChange, ...rest } = others;
  const [value, onChange] = useControlled(held, defaultValue, onValueChange);
  const words = useUi().strings.shop.quantity;
  const noteId = useId();
  const draft = useQuantityDraft({ value, stock, onChange, onCommit });
  const note = draft.bound && (draft.bound === 'most' ? words.atMost(stock) : words.atLeast);
  const label = of ? words.labelOf(of) : words.label;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend for one field.
    <div role="group" aria-label={label} {...rootProps(rest, styles.stepper)} onBlur={chain(rest.onBlur, draft.onBlur)}>
      <div
        className={cx(styles.box, styles.size[size])}
        data-unconfirmed={unconfirmed ? '' : undefined}
        data-invalid={error ? '' : undefined}
      >
        <Pressable
          className={styles.button}
          aria-label={words.decrease}
          aria-disabled={value <= 1}
          onClick={() => draft.step(-1)}
        >
          <MinusIcon size="small" />
        </Pressable>
        <input
          className={styles.input}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, stock || 0)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || note ? noteId : undefined}
          aria-busy={unconfirmed || undefined}
          value={draft.text}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={draft.onKeyDown}
        />
        <Pressable
          className={styles.button}
          aria-label={words.increase}
          aria-disabled={value >= stock}
          onClick={() => draft.step(1)}
        >
          <PlusIcon size="small" />
        </Pressable>
      </div>
      <span role="status" id={noteId} className={error ? styles.error : styles.note}>
        {error ?? note}
      </span>
    </div>
  );
}
