'use client';

import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { chain } from '../behaviours/root-props.ts';
import { useReset } from '../behaviours/use-form-event.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { field } from '../field/Field.css.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useFormField } from '../field/form-field.ts';
import { noteIds } from '../field/note-ids.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Switch.css.ts';

type Replaced = 'children' | 'type' | 'role' | 'value';

/** Everything an `<input>` takes, and: */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, Replaced> {
  /** Label: the setting. */
  label: ReactNode;
  /** Hides the label visually; screen readers still announce it. @default false */
  hideLabel?: boolean | undefined;
  /** Whether it is on; makes the component controlled. */
  checked?: boolean | undefined;
  /** Whether it is on at first, while uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Value that a form submits while it is on. @default 'on' */
  value?: string | undefined;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error message that names the problem and the fix. Marks the switch as invalid. */
  error?: string | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Turns something on or off immediately. Class, id, ref and all other attributes reach the input. Not for a setting that
 * takes effect when a form is submitted: use `Checkbox`.
 */
export function Switch({
  label,
  hideLabel = false,
  hint,
  error: given,
  onCheckedChange,
  className,
  ref,
  ...input
}: SwitchProps) {
  const track = useRef<HTMLInputElement>(null);
  useReset(track);
  const { id, error } = useFormField({ name: input.name, id: input.id, error: given });
  const notes = { control: id, error, hint };
  return (
    <div className={field}>
      <label className={styles.choice}>
        <input
          aria-invalid={error ? true : undefined}
          {...input}
          id={id}
          aria-describedby={cx(noteIds(notes), input['aria-describedby'])}
          ref={useMergedRef(track, ref)}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native state of the checkbox is the state of the switch
          role="switch"
          className={cx(styles.track, className)}
          onChange={chain(input.onChange, (event) => onCheckedChange?.(event.target.checked))}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
