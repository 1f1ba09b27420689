'use client';

import { useId } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './PaymentMethodChoice.css.ts';

/** A way to pay as a view gives it. */
export interface PaymentMethodView {
  id: string;
  name: string;
  hint?: string | undefined;
  /** No money moves: the method is plainly labelled. */
  isSandbox?: boolean | undefined;
  /** Why it cannot be chosen now. */
  unavailable?: string | undefined;
}

export interface PaymentMethodChoiceProps {
  /** Only what the server allows. */
  methods: readonly PaymentMethodView[];
  /** Id of the chosen one; nothing is chosen for the shopper. */
  value?: string | undefined;
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
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
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
