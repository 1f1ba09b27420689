'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { chain } from '../behaviours/root-props.ts';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';
import { useFormField } from './form-field.ts';

type Replaced = keyof FieldOptions | 'children' | 'type' | 'value' | 'defaultValue';

/** Everything an `<input>` takes, and: */
export interface TextFieldProps extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, Replaced> {
  /** Type of the input, which selects the keyboard of phones and the browser's autofill. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url' | undefined;
  /** The text; makes the component controlled. */
  value?: string | undefined;
  /** The initial text, while uncontrolled. */
  defaultValue?: string | undefined;
  /** A small button inside the end of the field, such as "Show password" or "Send code". */
  affix?: ReactNode;
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * One line of text. Class, id, ref and all other attributes reach the input. Not for several lines: use
 * `TextArea`.
 */
export function TextField({
  label,
  hint,
  error: given,
  required,
  affix,
  onValueChange,
  type = 'text',
  className,
  ...input
}: TextFieldProps) {
  const { 'aria-describedby': describedBy } = input;
  const { id, error } = useFormField({ name: input.name, id: input.id, error: given });
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} aria-describedby={describedBy}>
      {(control) => (
        <span className={styles.affixed}>
          <input
            {...input}
            {...control}
            type={type}
            className={cx(styles.control, affix ? styles.withAffix : undefined, className)}
            onChange={chain(input.onChange, (event) => onValueChange?.(event.target.value))}
          />
          {affix ? <span className={styles.affix}>{affix}</span> : null}
        </span>
      )}
    </Field>
  );
}
