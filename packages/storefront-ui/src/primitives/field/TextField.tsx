'use client';

import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';

export interface TextFieldProps extends FieldOptions {
  name?: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url';
  value?: string;
  defaultValue?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  id?: string;
  /** A small button inside the field's end: show the password, send a code. */
  affix?: ReactNode;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  required,
  id,
  affix,
  onChange,
  ref,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(required !== undefined && { required })}>
      {(control) => (
        <span className={styles.affixed}>
          <input
            {...input}
            {...control}
            ref={ref}
            type={type}
            className={cx(styles.control, affix ? styles.withAffix : undefined)}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          {affix ? <span className={styles.affix}>{affix}</span> : null}
        </span>
      )}
    </Field>
  );
}
