'use client';

import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { useGroupRef } from '../behaviours/use-group-ref.ts';
import { group, legend } from '../field/Field.css.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useFormField } from '../field/form-field.ts';
import { noteIds } from '../field/note-ids.ts';
import { StarIcon } from '../icons/icons.tsx';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './StarRating.css.ts';

const all = [1, 2, 3, 4, 5] as const;
/** A number of stars that can be given. */
export type StarCount = (typeof all)[number];

export interface StarRatingProps extends RootProps<'fieldset', 'defaultValue'> {
  /** Label: the thing to rate. */
  label: string;
  /** Hides the label visually; screen readers still announce it. @default false */
  hideLabel?: boolean | undefined;
  /** The rating; `null` for none. Makes the component controlled. */
  value?: StarCount | null | undefined;
  /** The initial rating, while uncontrolled. @default null */
  defaultValue?: StarCount | null | undefined;
  /** Name of the form field. @default a generated one */
  name?: string | undefined;
  /** A rating must be given before the form is submitted. @default false */
  required?: boolean | undefined;
  /** Disables all stars. @default false */
  disabled?: boolean | undefined;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error message that names the problem and the fix. Marks the group as invalid. */
  error?: string | undefined;
  /** Called with the new rating. */
  onValueChange?: ((value: StarCount) => void) | undefined;
}

/** An input for one to five stars. The ref's `value` is the chosen number as text, and its `focus()` goes to it. Not for showing a rating: use `Rating`. */
export function StarRating(props: StarRatingProps) {
  const { label, hideLabel = false, name, required = false, disabled = false, hint, ...others } = props;
  const { value: held, defaultValue = null, onValueChange, error: given, ...rest } = others;
  const words = useUi().strings.account.starRating;
  const generated = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { id, error } = useFormField({ name, error: given });
  const [value, rate, set] = useControlled<StarCount | null>(
    held,
    defaultValue,
    (stars) => {
      if (stars !== null) onValueChange?.(stars);
    },
    root,
  );
  const notes = { control: rest.id ?? generated, error, hint };
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      {...rootProps(rest, group)}
      ref={useGroupRef(root, rest.ref, (text) => set(all.find((stars) => String(stars) === text) ?? null))}
      aria-describedby={cx(noteIds(notes), rest['aria-describedby'])}
    >
      <legend className={hideLabel ? hidden : legend}>{label}</legend>
      <div className={styles.row}>
        {all.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              id={stars === 1 ? id : undefined}
              className={styles.radio}
              type="radio"
              name={name ?? generated}
              value={stars}
              aria-label={words.star(stars)}
              checked={value === stars}
              required={required}
              disabled={disabled}
              onChange={() => rate(stars)}
            />
            <StarIcon className={styles.icon} />
          </label>
        ))}
        {value === null ? null : (
          <span className={styles.meaning} aria-hidden="true">
            {words.star(value)}
          </span>
        )}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
