'use client';

import { type ReactNode, useId } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { AlertIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Field.css.ts';

/** What every field shares. */
export interface FieldOptions {
  /** Always visible; never a placeholder instead. */
  label: string;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
  /** Shows "optional" beside the label when false. @default true */
  required?: boolean;
}

export interface FieldProps extends FieldOptions {
  id?: string | undefined;
  /** Gets what ties the control to its words. */
  children: (control: {
    id: string;
    required: boolean;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ id, label, hint, error, required = true, children }: FieldProps) {
  const { strings } = useUi();
  const generated = useId();
  const control = id ?? generated;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {required ? null : <span className={styles.optional}> {strings.primitives.optional}</span>}
      </label>
      {children({
        id: control,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <p id={errorId} className={styles.error}>
          <AlertIcon size="small" />
          <span>
            <VisuallyHidden>{strings.primitives.error} </VisuallyHidden>
            {error}
          </span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
