'use client';

import { useEffect, useId, useRef } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useControlled } from '../../primitives/behaviours/use-controlled.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { VariantGroup } from './VariantGroup.tsx';
import * as styles from './VariantPicker.css.ts';

/** One value of an attribute with its state under the present choice. */
export interface VariantValueView {
  /** The value, as the backend names it. */
  value: string;
  /** What is shown. @default the value */
  label?: string | undefined;
  /** Whether it can be had with the other choices. An unavailable value stays choosable and is explained. @default true */
  available?: boolean | undefined;
  /** A CSS colour: the value shows as a swatch instead of a word. */
  swatch?: string | undefined;
}

/** One attribute to choose, such as the colour. */
export interface VariantAxisView {
  /** What is chosen: 'Color'. Tells attributes apart. */
  name: string;
  /** The values, in the order shown. */
  values: readonly VariantValueView[];
  /** Set when the shopper tried to go on without a choice: "Choose a size". */
  error?: string | undefined;
}

/** The chosen values by the name of their attribute; an attribute without a choice is left out. */
export type VariantChoice = Readonly<Record<string, string>>;

export interface VariantPickerProps extends RootProps<'div', 'defaultValue'> {
  /** The attributes, in the order to choose them. */
  axes: readonly VariantAxisView[];
  /** The chosen values, when the caller holds them. */
  value?: VariantChoice | undefined;
  /** The values chosen at first, when the picker holds them. @default none */
  defaultValue?: VariantChoice | undefined;
  /** Called with all chosen values after one was chosen. */
  onValueChange?: ((value: VariantChoice) => void) | undefined;
  /** Field names are `${name}-0`, `${name}-1`… in a form. @default a generated one */
  name?: string | undefined;
  /**
   * Counts how often the shopper tried to go on. Each time it changes, the first group with an error takes the focus.
   * Without it, only the first error does.
   */
  attempt?: number | undefined;
}

const none: VariantChoice = {};

/** One radio group per attribute, with the chosen value in words. Not for filters, where several values may hold. */
export function VariantPicker({
  axes,
  value,
  defaultValue = none,
  onValueChange,
  name,
  attempt,
  ref,
  ...rest
}: VariantPickerProps) {
  const generated = useId();
  const words = useUi().strings.shop.variants;
  const root = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const missing = axes.findIndex((axis) => axis.error !== undefined);
  const isRefused = missing >= 0;
  const last = useRef({ attempt, isRefused });
  useEffect(() => {
    const isNew = attempt !== last.current.attempt || (isRefused && !last.current.isRefused);
    last.current = { attempt, isRefused };
    if (isNew) root.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  }, [attempt, isRefused, missing]);

  return (
    <div {...rootProps(rest, styles.picker)} ref={useMergedRef(root, ref)}>
      {axes.map((axis, index) => (
        <VariantGroup
          key={index}
          axis={axis}
          chosen={chosen[axis.name]}
          name={`${name ?? generated}-${index}`}
          words={words}
          onChoose={(next) => choose({ ...chosen, [axis.name]: next })}
        />
      ))}
    </div>
  );
}
