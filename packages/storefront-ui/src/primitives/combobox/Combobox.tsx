'use client';

import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { isComposing } from '../behaviours/is-composing.ts';
import { rootProps } from '../behaviours/root-props.ts';
import { useCombobox } from '../behaviours/use-combobox.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { Field, type FieldOptions, type FieldProps } from '../field/Field.tsx';
import { LiveRegion } from '../live-region/index.ts';
import * as styles from './Combobox.css.ts';
import { type ComboboxOption, ComboboxOptions } from './ComboboxOptions.tsx';

export interface ComboboxProps extends FieldOptions, Omit<FieldProps, 'children'> {
  /** What can be chosen, in the order shown. With `onSearchChange` the caller gives those that fit the words. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option, when the caller holds it; empty for none. */
  value?: string | undefined;
  /** Value of the option that is chosen at first, when the field holds it. @default none */
  defaultValue?: string | undefined;
  /** Called with the value of the option that was chosen, or with an empty text when the field was emptied. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with what is typed, to ask for options. Without it the field filters `options` by their words. */
  onSearchChange?: ((words: string) => void) | undefined;
  /** Options are being loaded. @default false */
  pending?: boolean | undefined;
  /** Name in a form, which sends the value. */
  name?: string | undefined;
  /** Shown while nothing is typed; no label. */
  placeholder?: string | undefined;
  /** Cannot be changed now. @default false */
  disabled?: boolean | undefined;
}

const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const labelOf = (options: readonly ComboboxOption[], value: string) =>
  options.find((option) => option.value === value)?.label;

/**
 * A choice of many, found by typing: arrow keys walk, Enter chooses, Esc closes. Class, id, ref and marks reach the input. Not for a
 * dozen of options: that is `SelectField`. Not for searching products: that is `SearchDrawer`.
 */
export function Combobox(props: ComboboxProps) {
  const { options, onSearchChange, pending = false, name, placeholder, disabled = false } = props;
  const words = useUi().strings.primitives.combobox;
  const listId = useId();
  const [value, choose] = useControlled(props.value, props.defaultValue ?? '', props.onChange);
  // The label of an option that the caller no longer lists is the one that was chosen.
  const [chosen, setChosen] = useState({ value, label: labelOf(options, value) ?? '' });
  const label = labelOf(options, value) ?? (chosen.value === value ? chosen.label : '');
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const fitting =
    !isOpen || onSearchChange || typed === label
      ? options
      : options.filter((option) => plain(option.label).includes(plain(typed.trim())));
  const list = useCombobox(listId, isOpen ? fitting.length : 0);

  const close = () => {
    setTyped(undefined);
    list.reset();
  };
  const open = (next: string) => {
    if (disabled) return;
    setTyped(next);
    onSearchChange?.(next);
  };
  const take = (option: ComboboxOption) => {
    if (option.disabled) return;
    setChosen({ value: option.value, label: option.label });
    choose(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && isOpen) {
      // A dialog around it stays open.
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      open(label);
    } else if (event.key === 'Enter' && isOpen && list.active < 0) {
      // Sending the form with half a word would send the choice before.
      event.preventDefault();
    } else list.onKeyDown(event);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.parentElement?.contains(event.relatedTarget)) return;
    if (typed?.trim() === '' && value) choose('');
    close();
  };
  const status = pending ? words.pending : words.count(fitting.length);
  return (
    <Field {...props}>
      {(control) => (
        <span className={styles.root}>
          <input
            {...control}
            {...rootProps({ ...control, className: props.className }, fieldStyles.control)}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={list.active >= 0 ? list.optionId(list.active) : undefined}
            placeholder={placeholder}
            disabled={disabled}
            value={typed ?? label}
            onChange={(event) => {
              list.reset();
              open(event.target.value);
            }}
            onClick={() => isOpen || open(label)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
          {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
          {isOpen ? (
            <ComboboxOptions
              id={listId}
              label={props.label}
              options={fitting}
              value={value}
              active={list.active}
              optionId={list.optionId}
              status={pending || fitting.length === 0 ? status : undefined}
              onChoose={take}
            />
          ) : null}
          <LiveRegion>{isOpen ? <span className={styles.words}>{status}</span> : null}</LiveRegion>
        </span>
      )}
    </Field>
  );
}
