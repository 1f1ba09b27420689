'use client';

import { useRef } from 'react';
import { useOwnValue } from '../../primitives/behaviours/use-own-value.ts';
import { Field } from '../../primitives/field/Field.tsx';
import * as styles from './FilterPanel.css.ts';

export interface PriceEndProps {
  /** Label of the field. */
  label: string;
  /** Name of the query field. */
  name: string;
  /** The amount of the active filter. @default '' */
  value?: string | undefined;
  /** Amount from the list, shown while the field is empty. */
  placeholder?: string | undefined;
  /** Error message about the amount. */
  error?: string | undefined;
}

/** One end of the price range. Typed text stays until the active filter changes. The field has no "optional" mark, since both ends always are. */
export function PriceEnd({ label, name, value = '', placeholder, error }: PriceEndProps) {
  const input = useRef<HTMLInputElement>(null);
  useOwnValue(input, value);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          autoComplete="off"
          inputMode="decimal"
          className={styles.amount}
        />
      )}
    </Field>
  );
}
