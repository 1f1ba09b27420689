'use client';

import { Field } from '../../primitives/field/index.ts';
import * as styles from './FilterPanel.css.ts';

export interface PriceEndProps {
  /** What is typed. */
  label: string;
  /** Name of the query field. */
  name: string;
  /** The amount at first. @default '' */
  value?: string | undefined;
  /** What is wrong with the amount. */
  error?: string | undefined;
}

/** One end of the price range. It may stay empty without saying so: both ends of a filter always may. */
export function PriceEnd({ label, name, value = '', error }: PriceEndProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          required={false}
          name={name}
          defaultValue={value}
          inputMode="decimal"
          className={styles.amount}
        />
      )}
    </Field>
  );
}
