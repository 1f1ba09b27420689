'use client';

import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../css/cx.ts';
import { chain } from '../behaviours/root-props.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';
import { useFormField } from './form-field.ts';

type Replaced = keyof FieldOptions | 'children' | 'value' | 'defaultValue';

/** Everything a `<textarea>` takes, and: */
export interface TextAreaProps extends FieldOptions, Omit<ComponentPropsWithRef<'textarea'>, Replaced> {
  /** The text; makes the component controlled. */
  value?: string | undefined;
  /** The initial text, while uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Several lines of text, four rows high by default. State a limit in `hint`. All other attributes reach the textarea. Not
 * for one line: use `TextField`.
 */
export function TextArea({
  label,
  hint,
  error: given,
  required,
  onValueChange,
  rows = 4,
  className,
  ...area
}: TextAreaProps) {
  const { 'aria-describedby': describedBy } = area;
  const { id, error } = useFormField({ name: area.name, id: area.id, error: given });
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} aria-describedby={describedBy}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={cx(styles.control, styles.area, className)}
          onChange={chain(area.onChange, (event) => onValueChange?.(event.target.value))}
        />
      )}
    </Field>
  );
}
