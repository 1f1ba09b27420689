'use client';

import { type ComponentPropsWithRef, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { warnOnce } from '../../dom/warn.ts';
import { distinct } from '../behaviours/keys-of.ts';
import { chain } from '../behaviours/root-props.ts';
import { useReset } from '../behaviours/use-form-event.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import * as styles from './Field.css.ts';
import { Field, type FieldOptions } from './Field.tsx';
import { useFormField } from './form-field.ts';

type Replaced = keyof FieldOptions | 'children' | 'value' | 'defaultValue' | 'multiple';

/** Everything a `<select>` takes, and: */
export interface SelectFieldProps extends FieldOptions, Omit<ComponentPropsWithRef<'select'>, Replaced> {
  /** Options, in the order shown. */
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  /** The chosen value; `null` while nothing is chosen. Makes the component controlled. An empty line stands for one that no option has. */
  value?: string | null | undefined;
  /** The initial value, while uncontrolled. @default null with an `emptyLabel`, otherwise the first option */
  defaultValue?: string | null | undefined;
  /** First entry, which stands for no choice: "Choose a country". */
  emptyLabel?: string | undefined;
  /** Called with the chosen value, or with `null` when `emptyLabel` was chosen. */
  onValueChange?: ((value: string | null) => void) | undefined;
}

/**
 * One of many options in the platform's own list, which also works before scripts run. Class, id, ref and all other
 * attributes reach the select. Not for two or three options: use `RadioGroup`.
 */
export function SelectField({
  label,
  hint,
  error: given,
  required,
  options,
  emptyLabel,
  value,
  defaultValue,
  onValueChange,
  className,
  ref,
  ...select
}: SelectFieldProps) {
  const { 'aria-describedby': describedBy } = select;
  const hasEmpty = emptyLabel !== undefined;
  const held = value === undefined ? defaultValue : value;
  const isGone = held !== undefined && !options.some((option) => option.value === (held ?? ''));
  if (isGone && held && options.length > 0) {
    warnOnce(`<SelectField label="${label}">: no option has the value "${held}".`);
  }
  const shown = (given: string | null) => (isGone ? '' : (given ?? ''));
  const own = useRef<HTMLSelectElement>(null);
  const merged = useMergedRef(own, ref);
  useReset(own);
  const { id, error } = useFormField({ name: select.name, id: select.id, error: given });
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} aria-describedby={describedBy}>
      {(control) => (
        <span className={styles.selectBox}>
          <select
            {...select}
            {...control}
            ref={merged}
            {...(value !== undefined && { value: shown(value) })}
            {...(defaultValue !== undefined && { defaultValue: shown(defaultValue) })}
            className={cx(styles.control, styles.select, className)}
            onChange={chain(select.onChange, (event) =>
              onValueChange?.(event.target.value === '' && (hasEmpty || isGone) ? null : event.target.value),
            )}
          >
            {hasEmpty || isGone ? <option value="">{emptyLabel}</option> : null}
            {distinct(`<SelectField label="${label}">`, options).map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size="small" className={styles.selectArrow} />
        </span>
      )}
    </Field>
  );
}
