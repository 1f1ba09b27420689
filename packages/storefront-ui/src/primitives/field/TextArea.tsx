'use client';

import type { Ref } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';

export interface TextAreaProps extends FieldOptions {
  name?: string;
  value?: string;
  defaultValue?: string;
  /** @default 4 */
  rows?: number;
  maxLength?: number;
  disabled?: boolean;
  id?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Say a limit in `hint`. */
export function TextArea({ label, hint, error, required, id, onChange, ref, rows = 4, ...input }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(required !== undefined && { required })}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={ref}
          rows={rows}
          className={cx(styles.control, styles.area)}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </Field>
  );
}
