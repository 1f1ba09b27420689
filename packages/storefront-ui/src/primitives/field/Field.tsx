import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Field.css.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { noteIds } from './note-ids.ts';
import { OptionalMark } from './OptionalMark.tsx';

/** Props that all fields share. */
export interface FieldOptions {
  /** Visible label. A placeholder does not replace it. */
  label: string;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error message that names the problem and the fix. Marks the field as invalid. */
  error?: string | undefined;
  /** Must be filled in before the form is submitted. @default false */
  required?: boolean | undefined;
}

/** Attributes that a `Field` passes to its control: the connection to label and notes, and the caller's class, ref and attributes. */
export interface FieldControl extends AnyRootProps {
  /** Id that the label refers to. */
  id: string;
  /** Whether it must be filled in. */
  required: boolean;
  /** Set while there is an error. */
  'aria-invalid'?: AnyRootProps['aria-invalid'] | undefined;
  /** Ids of error and hint, and those that the caller passes. */
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldOptions, Omit<AnyRootProps, 'children'> {
  /** Renders the control. Spread the received attributes into it. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around one control. Class, id, ref, `data-*` and `aria-*` attributes go to the control. Not for several
 * controls with one label: use `RadioGroup`.
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
