'use client';

import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';
import { useFormField } from './form-field.ts';

type Replaced = keyof FieldOptions | 'children' | 'value' | 'defaultValue' | 'onChange' | 'onBlur';

/** Everything a `<textarea>` takes, and: */
export interface TextAreaProps extends FieldOptions, Omit<ComponentPropsWithRef<'textarea'>, Replaced> {
  /** The text, when the caller holds it. */
  value?: string | undefined;
  /** The text at first, when the field holds it. */
  defaultValue?: string | undefined;
  /** Called with the text on every change. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the field is left. */
  onBlur?: (() => void) | undefined;
}

/**
 * Several lines of text, 4 high unless `rows` says otherwise. Say a limit in `hint`. All other attributes reach the
 * textarea. Not for one line: that is `TextField`.
 */
export function TextArea({
  label,
  hint,
  error: given,
  required,
  onChange,
  onBlur,
  rows = 4,
  className,
  ...area
}: TextAreaProps) {
  const { 'aria-describedby': describedBy } = area;
  const { id, error } = useFormField({ name: area.name, id: area.id, error: given });
  return (
    <Field<'textarea'>
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      aria-describedby={describedBy}
    >
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={cx(styles.control, styles.area, className)}
          onChange={onChange && ((event) => onChange(event.target.value))}
          onBlur={onBlur && (() => onBlur())}
        />
      )}
    </Field>
  );
}
