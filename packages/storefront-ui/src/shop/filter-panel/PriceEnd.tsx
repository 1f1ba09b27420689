'use client';

import { useEffect, useRef } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import * as styles from './FilterPanel.css.ts';

export interface PriceEndProps {
  /** What is typed. */
  label: string;
  /** Name of the query field. */
  name: string;
  /** The amount in force. @default '' */
  value?: string | undefined;
  /** The amount of the list, shown while nothing is typed. */
  placeholder?: string | undefined;
  /** What is wrong with the amount. */
  error?: string | undefined;
}

/** One end of the price range: what is typed stays until another amount is in force. It may stay empty without saying so: both ends of a filter always may. */
export function PriceEnd({ label, name, value = '', placeholder, error }: PriceEndProps) {
  const input = useRef<HTMLInputElement>(null);
  const inForce = useRef(value);
  useEffect(() => {
    if (inForce.current !== value && input.current) input.current.value = value;
    inForce.current = value;
  }, [value]);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          inputMode="decimal"
          className={styles.amount}
        />
      )}
    </Field>
  );
}
