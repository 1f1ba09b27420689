'use client';

import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../css/cx.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';
import { useFormField } from './form-field.ts';

type Replaced = keyof FieldOptions | 'children' | 'value' | 'defaultValue' | 'multiple' | 'onChange' | 'onBlur';

/** Everything a `<select>` takes, and: */
export interface SelectFieldProps extends FieldOptions, Omit<ComponentPropsWithRef<'select'>, Replaced> {
  /** What can be chosen, in the order shown. */
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  /** The chosen value, when the caller holds it. */
  value?: string | undefined;
  /** The value at first, when the field holds it. */
  defaultValue?: string | undefined;
  /** First entry with an empty value, such as "Choose a country". */
  emptyLabel?: string | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the field is left. */
  onBlur?: (() => void) | undefined;
}

/**
 * One of many; the platform's own list, so that it works everywhere and before scripts. Class, id, ref and all other
 * attributes reach the select. Not for two or three: that is `RadioGroup`.
 */
export function SelectField({
  label,
  hint,
  error: given,
  required,
  options,
  emptyLabel,
  onChange,
  onBlur,
  className,
  ...select
}: SelectFieldProps) {
  const { 'aria-describedby': describedBy } = select;
  const { id, error } = useFormField({ name: select.name, id: select.id, error: given });
  return (
    <Field<'select'> id={id} label={label} hint={hint} error={error} required={required} aria-describedby={describedBy}>
      {(control) => (
        <span className={styles.selectBox}>
          <select
            {...select}
            {...control}
            className={cx(styles.control, styles.select, className)}
            onChange={onChange && ((event) => onChange(event.target.value))}
            onBlur={onBlur && (() => onBlur())}
          >
            {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size="small" className={styles.selectArrow} />
        </span>
      )}
    </Field>
  );
}
