'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Field.css.ts';
import { FieldNotes, noteIds } from './FieldNotes.tsx';
import { useFormField } from './form-field.ts';

export interface RadioGroupProps extends RootProps<'fieldset'> {
  /** What is chosen. */
  label: string;
  /** What can be chosen, in the order shown. */
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  /** The chosen value, when the caller holds it. */
  value?: string | undefined;
  /** The value at first, when the group holds it. */
  defaultValue?: string | undefined;
  /** Name of the form field. @default a generated one */
  name?: string | undefined;
  /** One has to be chosen before a form is sent. @default false */
  required?: boolean | undefined;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the group as invalid. */
  error?: string | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: string) => void) | undefined;
}

/** One of a few, all in view. Not for many: that is `SelectField`. */
export function RadioGroup({
  label,
  options,
  value,
  defaultValue,
  name,
  required,
  hint,
  error: given,
  onChange,
  ...rest
}: RadioGroupProps) {
  const generated = useId();
  const field = useFormField({ name, error: given });
  const { error } = field;
  const notes = { control: rest.id ?? generated, error, hint };
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      {...rootProps(rest, styles.group)}
      aria-describedby={cx(noteIds(notes), rest['aria-describedby'])}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            id={index === 0 ? field.id : undefined}
            className={styles.box}
            name={name ?? generated}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={option.disabled}
            required={required}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldNotes {...notes} />
    </fieldset>
  );
}
