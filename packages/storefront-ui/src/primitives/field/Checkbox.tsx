'use client';

import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { chain } from '../behaviours/root-props.ts';
import { useReset } from '../behaviours/use-form-event.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { useFormField } from './form-field.ts';
import { noteIds } from './note-ids.ts';

type Replaced = 'children' | 'type' | 'value';

/** Everything an `<input>` takes, and: */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, Replaced> {
  /** Label of the checkbox. */
  label: ReactNode;
  /** Hides the label visually; screen readers still announce it. @default false */
  hideLabel?: boolean | undefined;
  /** Whether it is ticked; makes the component controlled. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, while uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Whether some but not all of the items that the box stands for are selected. */
  indeterminate?: boolean | undefined;
  /** Value that a form submits for a ticked box. @default 'on' */
  value?: string | undefined;
  /** Must be ticked before the form is submitted. @default false */
  required?: boolean | undefined;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error message that names the problem and the fix. Marks the box as invalid. */
  error?: string | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Yes or no, or a choice of several. Class, id, ref and all other attributes reach the input. Not for one of several
 * options: use `RadioGroup`.
 */
export function Checkbox({
  label,
  hideLabel = false,
  indeterminate = false,
  hint,
  error: given,
  onCheckedChange,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // A layout effect, because the first paint would otherwise show an empty box.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  useReset(box);
  const { id, error } = useFormField({ name: input.name, id: input.id, error: given });
  const notes = { control: id, error, hint };
  const choice = (
    <label className={styles.choice}>
      <input
        aria-invalid={error ? true : undefined}
        {...input}
        id={id}
        aria-describedby={cx(noteIds(notes), input['aria-describedby'])}
        ref={useMergedRef(box, ref)}
        type="checkbox"
        className={cx(styles.box, className)}
        onChange={chain(input.onChange, (event) => {
          // A press clears the native state, so it is set again.
          event.target.indeterminate = indeterminate;
          onCheckedChange?.(event.target.checked);
        })}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
  if (!error && !hint) return choice;
  return (
    <div className={styles.field}>
      {choice}
      <FieldNotes {...notes} />
    </div>
  );
}
