'use client';

import { type ReactNode, useId } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { group, legend } from '../field/Field.css.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps extends RootProps<'fieldset'> {
  /** What is chosen. */
  label: string;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean | undefined;
  /** Two to five, with a word or two each, in the order shown. */
  options: readonly { value: string; label: ReactNode; disabled?: boolean | undefined }[];
  /** The chosen value, when the caller holds it; `null` for none. */
  value?: string | null | undefined;
  /** The value at first, when the control holds it. @default the first option */
  defaultValue?: string | undefined;
  /** Name of the form field. @default a generated one */
  name?: string | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: string) => void) | undefined;
}

/** One of a few views or units, all in one row, in force at once. Not for what leads to another page: that is `LinkTabs`. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, hideLabel = false, options, onChange } = props;
  const generated = useId();
  const initial = props.defaultValue ?? options[0]?.value ?? null;
  const [value, choose] = useControlled<string | null>(props.value, initial, (next) => {
    if (next !== null) onChange?.(next);
  });
  return (
    <fieldset {...rootProps(props, group)}>
      <legend className={hideLabel ? hidden : legend}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={props.name ?? generated}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
