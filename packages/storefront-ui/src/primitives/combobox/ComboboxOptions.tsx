'use client';

import { CheckIcon } from '../icons/index.ts';
import * as styles from './Combobox.css.ts';

/** One thing that can be chosen. */
export interface ComboboxOption {
  /** Tells the options apart, and is what a form sends. */
  value: string;
  /** The words shown, by which typing finds it. */
  label: string;
  /** Ready text at the end of the line. */
  meta?: string | undefined;
  /** Words above the first option of a group; options of a group follow each other. */
  group?: string | undefined;
  /** Cannot be chosen now. @default false */
  disabled?: boolean | undefined;
}

interface ComboboxOptionsProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  value: string;
  active: number;
  optionId: (index: number) => string;
  status: string | undefined;
  onChoose: (option: ComboboxOption) => void;
}

/** The list below a combobox. */
export function ComboboxOptions({
  id,
  label,
  options,
  value,
  active,
  optionId,
  status,
  onChoose,
}: ComboboxOptionsProps) {
  return (
    // The field keeps the focus while an option is pressed.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => {
        const isFirst = option.group !== undefined && option.group !== options[index - 1]?.group;
        return (
          <div key={option.value} role="none" className={styles.words}>
            {isFirst ? (
              <div className={styles.group} aria-hidden="true">
                {option.group}
              </div>
            ) : null}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's. */}
            <div
              id={optionId(index)}
              role="option"
              className={styles.option}
              aria-selected={option.value === value}
              aria-disabled={option.disabled || undefined}
              data-active={index === active || undefined}
              ref={index === active ? scrollIntoView : undefined}
              onClick={() => onChoose(option)}
            >
              <span className={styles.words}>{option.label}</span>
              {option.meta ? <span className={styles.end}>{option.meta}</span> : null}
              {option.value === value ? <CheckIcon size="small" /> : null}
            </div>
          </div>
        );
      })}
      {status ? (
        <div className={styles.status} aria-hidden="true">
          {status}
        </div>
      ) : null}
    </div>
  );
}

const scrollIntoView = (element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' });
