import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Field.css.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { noteIds } from './note-ids.ts';
import { OptionalMark } from './OptionalMark.tsx';

/** What every field shares. */
export interface FieldOptions {
  /** Always visible; never a placeholder instead. */
  label: string;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error message: what is wrong and how to fix it. Marks the field as invalid. */
  error?: string | undefined;
  /** Has to be filled in before a form is sent. @default false */
  required?: boolean | undefined;
}

/** What a `Field` hands to its control: what ties it to its words, and class, ref and marks from the caller. */
export interface FieldControl extends AnyRootProps {
  /** Id that the label names. */
  id: string;
  /** Whether it has to be filled in. */
  required: boolean;
  /** Set while there is an error. */
  'aria-invalid'?: AnyRootProps['aria-invalid'] | undefined;
  /** Ids of error and hint, and of what the caller names. */
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldOptions, Omit<AnyRootProps, 'children'> {
  /** Renders the control. Spread what it gets into it. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around one control. Class, id, ref and marks go to the control. Not for several controls with
 * one label: that is `RadioGroup`.
 */
export function Field({ id, label, hint, error, required = false, children, ...rest }: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const notes = { control, error, hint };
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={styles.label}>
        <span>{label}</span>
        <OptionalMark required={required} />
      </label>
      {children({
        ...rootProps(rest),
        id: control,
        required,
        ...(error && { 'aria-invalid': true }),
        'aria-describedby': cx(noteIds(notes), rest['aria-describedby']),
      })}
      <FieldNotes {...notes} />
    </div>
  );
}
