'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Field.css.ts';
import { FieldNotes, noteIds } from './FieldNotes.tsx';

/** What every field shares. */
export interface FieldOptions {
  /** Always visible; never a placeholder instead. */
  label: string;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
  /** Shows "optional" beside the label when false. @default true */
  required?: boolean | undefined;
}

/** What a `Field` hands to its control: what ties it to its words, and class, ref and marks from the caller. */
export interface FieldControl<Tag extends keyof HTMLElementTagNameMap = 'input'> extends RootProps<Tag> {
  /** Id that the label names. */
  id: string;
  /** Whether it has to be filled in. */
  required: boolean;
  /** Set while there is an error. */
  'aria-invalid'?: RootProps['aria-invalid'] | undefined;
  /** Ids of error and hint, and of what the caller names. */
  'aria-describedby': string | undefined;
}

export interface FieldProps<Tag extends keyof HTMLElementTagNameMap = 'input'> extends FieldOptions, RootProps<Tag> {
  /** Renders the control. Spread what it gets into it. */
  children: (control: FieldControl<Tag>) => ReactNode;
}

/**
 * Label, hint and error around one control. Class, id, ref and marks go to the control. Not for several controls with
 * one label: that is `RadioGroup`.
 */
export function Field<Tag extends keyof HTMLElementTagNameMap = 'input'>(props: FieldProps<Tag>) {
  const { id, label, hint, error, required = true, children } = props;
  const { strings } = useUi();
  const generated = useId();
  const control = id ?? generated;
  const notes = { control, error, hint };
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {required ? null : <span className={styles.optional}> {strings.primitives.optional}</span>}
      </label>
      {children({
        ...rootProps(props),
        id: control,
        required,
        ...(error && { 'aria-invalid': true }),
        'aria-describedby': cx(noteIds(notes), props['aria-describedby']),
      })}
      <FieldNotes {...notes} />
    </div>
  );
}
