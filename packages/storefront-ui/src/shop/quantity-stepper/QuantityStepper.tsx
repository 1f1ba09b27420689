'use client';

import { useId, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useControlled } from '../../primitives/behaviours/use-controlled.ts';
import { useReset } from '../../primitives/behaviours/use-form-event.ts';
import { useFormField } from '../../primitives/field/form-field.ts';
import { MinusIcon, PlusIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './QuantityStepper.css.ts';
import { useQuantityDraft } from './use-quantity-draft.ts';

export interface QuantityStepperProps extends RootProps<'div', 'defaultValue'> {
  /** The quantity; makes the component controlled. */
  value?: number | undefined;
  /** Initial quantity, while uncontrolled. @default 1 */
  defaultValue?: number | undefined;
  /** Units in stock: the largest quantity. */
  stock: number;
  /** Called with every new quantity, from 1 to `stock`: at once for presses, on confirmation for typed text. */
  onValueChange?: ((next: number) => void) | undefined;
  /** Called when the shopper presses Enter or leaves the control. Send changes that were only collected until then. */
  onCommit?: ((value: number) => void) | undefined;
  /** Name of the counted thing, for the accessible name: "Quantity of Linen shirt". */
  of?: string | undefined;
  /** The server has not confirmed the quantity yet; the control stays usable. @default false */
  unconfirmed?: boolean | undefined;
  /** Why the quantity was not accepted. */
  error?: string | undefined;
  /** Field name for forms that are submitted without scripts. */
  name?: string | undefined;
  /** `small` in a cart line. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/**
 * A quantity with buttons for less and more, and typing. At 1 and at the stock a button stays focusable, and a press
 * explains the limit. Not for numbers that are not quantities.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { stock, of, unconfirmed = false, error: given, name, size = 'medium', onCommit, ...others } = props;
  const { value: held, defaultValue = 1, onValueChange, ...rest } = others;
  const { id, error, changed } = useFormField({ name, error: given });
  const input = useRef<HTMLInputElement>(null);
  const [value, onChange] = useControlled(
    held,
    defaultValue,
    (next) => {
      changed();
      onValueChange?.(next);
    },
    input,
  );
  const words = useUi().strings.shop.quantity;
  const noteId = useId();
  const draft = useQuantityDraft({ value, stock, onChange, onCommit });
  useReset(input, draft.discard);
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
          ref={input}
          id={id}
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
