'use client';

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Field.css.ts';

export interface CheckboxProps {
  label: ReactNode;
  /** Keeps the words for assistive technology only. @default false */
  hideLabel?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Some but not all of what it stands for. */
  indeterminate?: boolean;
  name?: string;
  value?: string;
  form?: string;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
  'aria-describedby'?: string;
}

/** Yes or no, or a choice of several. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, onChange, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        type="checkbox"
        className={styles.box}
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
