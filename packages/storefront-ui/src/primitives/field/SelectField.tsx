'use client';

import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { cx } from '../../css/cx.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';

export interface SelectFieldProps extends FieldOptions {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  name?: string;
  value?: string;
  defaultValue?: string;
  /** First entry with an empty value, such as "Choose a country". */
  emptyLabel?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
  id?: string;
  form?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

/** One of many; the platform's own list, so that it works everywhere and before scripts. */
export function SelectField({
  label,
  hint,
  error,
  required,
  id,
  options,
  emptyLabel,
  onChange,
  ref,
  ...input
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(required !== undefined && { required })}>
      {(control) => (
        <span className={styles.selectBox}>
          <select
            {...input}
            {...control}
            ref={ref}
            className={cx(styles.control, styles.select)}
            onChange={onChange && ((event) => onChange(event.target.value))}
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
