'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { group, legend } from '../field/Field.css.ts';
import { FieldNotes, noteIds } from '../field/FieldNotes.tsx';
import { useFormField } from '../field/form-field.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './ChoiceCardGroup.css.ts';

/** One card. */
export interface ChoiceCardOption {
  /** What the form sends. */
  value: string;
  /** What is chosen with it: the name of the control. */
  title: ReactNode;
  /** A line or two below the title. */
  text?: ReactNode;
  /** At the end of the card: a price, a logo. */
  aside?: ReactNode;
  /** Cannot be chosen now; say why in `text`. */
  disabled?: boolean | undefined;
}

interface ChoiceCardGroupBase extends RootProps<'fieldset'> {
  /** What is chosen. */
  label: string;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean | undefined;
  /** What can be chosen, in the order shown. */
  options: readonly ChoiceCardOption[];
  /** Name of the form field. @default a generated one */
  name?: string | undefined;
  /** None can be chosen now. @default false */
  disabled?: boolean | undefined;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the group as invalid. */
  error?: string | undefined;
}

/** One of a few: radio buttons. */
export interface SingleChoiceCardGroupProps extends ChoiceCardGroupBase {
  /** One only. @default false */
  multiple?: false | undefined;
  /** One has to be chosen before a form is sent. @default false */
  required?: boolean | undefined;
  /** The chosen value, when the caller holds it; `null` for none yet. */
  value?: string | null | undefined;
  /** The value at first, when the group holds it. @default none */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: string) => void) | undefined;
}

/** Any number: checkboxes. */
export interface MultipleChoiceCardGroupProps extends ChoiceCardGroupBase {
  /** Any number may be chosen. */
  multiple: true;
  required?: never;
  /** The chosen values, when the caller holds them. */
  value?: readonly string[] | undefined;
  /** The values at first, when the group holds them. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with all chosen values. */
  onChange?: ((value: string[]) => void) | undefined;
}

/** Radio buttons, or with `multiple` checkboxes. */
export type ChoiceCardGroupProps = SingleChoiceCardGroupProps | MultipleChoiceCardGroupProps;

const listOf = (value: string | null | readonly string[] | undefined) =>
  value === undefined || value === null ? [] : typeof value === 'string' ? [value] : value;

/** Choices as cards, each a large target with a title, a text and an aside. Not for choices of one word: that is `RadioGroup`. */
export function ChoiceCardGroup(props: ChoiceCardGroupProps) {
  const { label, hideLabel = false, options, name, multiple = false, required = false, disabled = false, hint } = props;
  const generated = useId();
  const { id, error } = useFormField({ name, error: props.error });
  const [chosen, change] = useControlled(
    props.value === undefined ? undefined : listOf(props.value),
    listOf(props.defaultValue),
    (values) => {
      if (props.multiple) props.onChange?.([...values]);
      else if (values[0] !== undefined) props.onChange?.(values[0]);
    },
  );
  const choose = (value: string) => {
    if (!multiple) return change([value]);
    // In the order shown, however they were ticked.
    const isChosen = (one: string) => (one === value ? !chosen.includes(one) : chosen.includes(one));
    change(options.map((option) => option.value).filter(isChosen));
  };
  const notes = { control: props.id ?? generated, error, hint };
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      disabled={disabled}
      {...rootProps(props, group)}
      aria-describedby={cx(noteIds(notes), props['aria-describedby'])}
    >
      <legend className={hideLabel ? hidden : legend}>{label}</legend>
      <div className={styles.cards}>
        {options.map((option, index) => {
          const part = `${generated}-${index}`;
          return (
            <label key={option.value} className={styles.card}>
              <input
                id={index === 0 ? id : undefined}
                className={styles.input}
                type={multiple ? 'checkbox' : 'radio'}
                name={name ?? generated}
                value={option.value}
                checked={chosen.includes(option.value)}
                disabled={option.disabled}
                required={required}
                aria-labelledby={`${part}-title`}
                aria-describedby={cx(option.text ? `${part}-text` : '', option.aside ? `${part}-aside` : '')}
                onChange={() => choose(option.value)}
              />
              <span className={styles.words}>
                <span id={`${part}-title`} className={styles.title}>
                  {option.title}
                </span>
                {option.text ? (
                  <span id={`${part}-text`} className={styles.text}>
                    {option.text}
                  </span>
                ) : null}
              </span>
              {option.aside ? (
                <span id={`${part}-aside`} className={styles.aside}>
                  {option.aside}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      <div role="alert">
        <FieldNotes control={notes.control} error={error} hint={undefined} />
      </div>
      <FieldNotes control={notes.control} error={undefined} hint={hint} />
    </fieldset>
  );
}
