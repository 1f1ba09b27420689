'use client';

import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { distinct } from '../behaviours/keys-of.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { useGroupRef } from '../behaviours/use-group-ref.ts';
import { group, legend } from '../field/Field.css.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useFormField } from '../field/form-field.ts';
import { noteIds } from '../field/note-ids.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './RadioGroup.css.ts';

/** One of the options. */
export interface RadioOption {
  /** Value that the form submits. */
  value: string;
  /** Accessible name of the option. */
  label: ReactNode;
  /** A line or two below the label. */
  text?: ReactNode;
  /** At the end of the row: a price, a logo. */
  aside?: ReactNode;
  /** Disables the option; give the reason in `text`. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends RootProps<'fieldset', 'defaultValue'> {
  /** Label of the group. */
  label: string;
  /** Hides the label visually; screen readers still announce it. @default false */
  hideLabel?: boolean | undefined;
  /** Options, in the order shown. */
  options: readonly RadioOption[];
  /** `card` makes each option a large target with a frame, for options with a text or a price. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** The chosen value; `null` while nothing is chosen. Makes the component controlled. */
  value?: string | null | undefined;
  /** The initial value, while uncontrolled. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the form field. @default a generated one */
  name?: string | undefined;
  /** An option must be chosen before the form is submitted. @default false */
  required?: boolean | undefined;
  /** Disables all options. @default false */
  disabled?: boolean | undefined;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error message that names the problem and the fix. Marks the group as invalid. */
  error?: string | undefined;
}

/** One of a few options, all visible. The ref's `value` is the chosen one, and its `focus()` goes to it. Not for many options: use `SelectField`. */
export function RadioGroup({
  label,
  hideLabel = false,
  options: allOptions,
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
  const root = useRef<HTMLFieldSetElement>(null);
  const options = distinct(`<RadioGroup label="${label}">`, allOptions);
  const field = useFormField({ name, error: given });
  const { error } = field;
  const [chosen, choose, set] = useControlled<string | null>(
    held,
    defaultValue,
    (value) => {
      if (value !== null) onValueChange?.(value);
    },
    root,
  );
  const control = rest.id ?? generated;
  const firstEnabled = options.findIndex((option) => !option.disabled);
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      disabled={disabled}
      {...rootProps(rest, group)}
      ref={useGroupRef(root, rest.ref, set)}
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
                id={index === firstEnabled ? field.id : undefined}
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
