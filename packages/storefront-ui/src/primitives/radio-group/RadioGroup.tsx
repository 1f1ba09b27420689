'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { group, legend } from '../field/Field.css.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useFormField } from '../field/form-field.ts';
import { noteIds } from '../field/note-ids.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './RadioGroup.css.ts';

/** One of the options. */
export interface RadioOption {
  /** What the form sends. */
  value: string;
  /** What is chosen with it: the name of the control. */
  label: ReactNode;
  /** A line or two below the label. */
  text?: ReactNode;
  /** At the end of the row: a price, a logo. */
  aside?: ReactNode;
  /** Cannot be chosen now; say why in `text`. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends RootProps<'fieldset', 'defaultValue'> {
  /** What is chosen. */
  label: string;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean | undefined;
  /** What can be chosen, in the order shown. */
  options: readonly RadioOption[];
  /** `card` makes each option a large target with a frame, for options with a text or a price. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** The chosen value; makes the component controlled; `null` while nothing is chosen. */
  value?: string | null | undefined;
  /** The value at first, while uncontrolled. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the form field. @default a generated one */
  name?: string | undefined;
  /** One has to be chosen before a form is sent. @default false */
  required?: boolean | undefined;
  /** None can be chosen now. @default false */
  disabled?: boolean | undefined;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error message: what is wrong and how to fix it. Marks the group as invalid. */
  error?: string | undefined;
}

/** One of a few, all in view. Not for many: that is `SelectField`. */
export function RadioGroup({
  label,
  hideLabel = false,
  options,
  variant = 'plain',
  value: held,
  defaultValue = null,
  onValueChange,
  name,
  required = false,
  disabled = false,
  hint,
  error: given,
  ...rest
}: RadioGroupProps) {
  const generated = useId();
  const field = useFormField({ name, error: given });
  const { error } = field;
  const [chosen, choose] = useControlled<string | null>(held, defaultValue, (value) => {
    if (value !== null) onValueChange?.(value);
  });
  const control = rest.id ?? generated;
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      disabled={disabled}
      {...rootProps(rest, group)}
      aria-describedby={cx(noteIds({ control, error, hint }), rest['aria-describedby'])}
    >
      <legend className={hideLabel ? hidden : legend}>{label}</legend>
      <div className={styles.options[variant]}>
        {options.map((option, index) => {
          const part = `${generated}-${index}`;
          return (
            <label key={option.value} className={styles.option[variant]}>
              <input
                type="radio"
                id={index === 0 ? field.id : undefined}
                className={styles.radio}
                name={name ?? generated}
                value={option.value}
                checked={chosen === option.value}
                disabled={option.disabled}
                required={required}
                aria-labelledby={`${part}-label`}
                aria-describedby={cx(option.text ? `${part}-text` : '', option.aside ? `${part}-aside` : '')}
                onChange={() => choose(option.value)}
              />
              <span className={styles.words}>
                <span id={`${part}-label`} className={styles.label[variant]}>
                  {option.label}
                </span>
                {option.text ? (
                  <span id={`${part}-text`} className={styles.text}>
                    {option.text}
                  </span>
                ) : null}
              </span>
              {option.aside ? (
                <span id={`${part}-aside`} className={styles.aside}>
                  {option.aside}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      <div role="alert">
        <FieldNotes control={control} error={error} hint={undefined} />
      </div>
      <FieldNotes control={control} error={undefined} hint={hint} />
    </fieldset>
  );
}
