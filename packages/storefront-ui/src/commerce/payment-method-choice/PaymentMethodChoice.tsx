'use client';

import { useId } from 'react';
import { cx } from '../../css/cx.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './PaymentMethodChoice.css.ts';

/** A way to pay as a view gives it. */
export interface PaymentMethodView {
  /** What the form sends. */
  id: string;
  /** The words shown. */
  name: string;
  /** One line below the name. */
  hint?: string | undefined;
  /** No money moves: the method is plainly labelled. */
  isSandbox?: boolean | undefined;
  /** Why it cannot be chosen now. */
  unavailable?: string | undefined;
}

export interface PaymentMethodChoiceProps extends RootProps<'fieldset'> {
  /** Only what the server allows. */
  methods: readonly PaymentMethodView[];
  /** Id of the chosen one; nothing is chosen for the shopper. */
  value?: string | undefined;
  /** Called with the id of the chosen method. */
  onChange?: ((id: string) => void) | undefined;
  /** Field name in a form. @default 'payType' */
  name?: string | undefined;
  /** Why it is not possible to go on: "Choose how to pay." */
  error?: string | undefined;
  /** Leave the legend to a heading that says the same. @default false */
  legendHidden?: boolean | undefined;
}

/** How to pay: one of a few, each a large target. */
export function PaymentMethodChoice(props: PaymentMethodChoiceProps) {
  const { methods, value, onChange, name = 'payType', error, legendHidden = false } = props;
  const words = useUi().strings.commerce.payment;
  const id = useId();
  return (
    <fieldset {...rootProps(props)} aria-describedby={cx(error && `${id}-error`, props['aria-describedby'])}>
      <legend className={legendHidden ? visuallyHidden : styles.legend}>{words.legend}</legend>
      <div className={styles.methods}>
        {methods.map((method) => {
          const hint = method.unavailable ?? method.hint ?? (method.isSandbox ? words.sandboxHint : undefined);
          const hintId = `${id}-${method.id}`;
          return (
            <label key={method.id} className={styles.method}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={method.id}
                checked={value === method.id}
                disabled={method.unavailable !== undefined}
                aria-describedby={hint ? hintId : undefined}
                onChange={() => onChange?.(method.id)}
              />
              <span className={styles.words}>
                <span className={styles.name}>
                  {method.name} {method.isSandbox ? <Badge tone="caution">{words.sandbox}</Badge> : null}
                </span>
                {hint ? (
                  <span id={hintId} className={styles.hint}>
                    {hint}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
