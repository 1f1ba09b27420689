'use client';

import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';

export interface RadioGroupProps {
  /** What is chosen. */
  label: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  name?: string;
  onChange?: (value: string) => void;
}

/** One of a few, all in view. For many use `SelectField`. */
export function RadioGroup({ label, options, value, defaultValue, name, onChange }: RadioGroupProps) {
  const generated = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.box}
            name={name ?? generated}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={option.disabled}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
