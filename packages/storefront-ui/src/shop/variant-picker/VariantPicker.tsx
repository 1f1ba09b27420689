'use client';

import { useEffect, useId, useRef } from 'react';
import { keysOf } from '../../primitives/behaviours/keys-of.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useControlled } from '../../primitives/behaviours/use-controlled.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { VariantGroup } from './VariantGroup.tsx';
import * as styles from './VariantPicker.css.ts';

/** One value of an attribute, and whether it is available with the current choices. */
export interface VariantValueView {
  /** The value, as the backend spells it. */
  value: string;
  /** Visible text. @default the value */
  label?: string | undefined;
  /** Whether a variant exists with this value and the other choices. Unavailable values can still be chosen and are explained. @default true */
  available?: boolean | undefined;
  /** A CSS colour; shows the value as a swatch instead of text. */
  swatch?: string | undefined;
}

/** One attribute to choose, such as the colour. */
export interface VariantAxisView {
  /** Name of the attribute: 'Color'. Unique among the attributes. */
  name: string;
  /** The values, in the order shown. */
  values: readonly VariantValueView[];
  /** Error message after the shopper tried to continue without a choice: "Choose a size". */
  error?: string | undefined;
}

/** The chosen values by attribute name. Attributes without a choice are left out. */
export type VariantChoice = Readonly<Record<string, string>>;

export interface VariantPickerProps extends RootProps<'div', 'defaultValue'> {
  /** The attributes, in the order shown. */
  axes: readonly VariantAxisView[];
  /** The chosen values; makes the component controlled. */
  value?: VariantChoice | undefined;
  /** The values chosen at first, while uncontrolled. @default none */
  defaultValue?: VariantChoice | undefined;
  /** Called with all chosen values after each choice. */
  onValueChange?: ((value: VariantChoice) => void) | undefined;
  /** Field names are `${name}-0`, `${name}-1`… in a form. @default a generated one */
  name?: string | undefined;
  /**
   * Number of times that the shopper tried to continue. When it changes, the first group with an error takes the focus.
   * Without it, only the first error moves the focus.
   */
  attempt?: number | undefined;
}

const none: VariantChoice = {};

/** One radio group per attribute, with the chosen value in words. Not for filters, which may combine several values: use `FilterPanel`. */
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
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange, root);
  const missing = axes.findIndex((axis) => axis.error !== undefined);
  const isRefused = missing >= 0;
  const last = useRef({ attempt, isRefused });
  useEffect(() => {
    const isNew = attempt !== last.current.attempt || (isRefused && !last.current.isRefused);
    last.current = { attempt, isRefused };
    if (isNew) root.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  }, [attempt, isRefused, missing]);

  const keys = keysOf('<VariantPicker>', axes, (axis) => axis.name);
  return (
    <div {...rootProps(rest, styles.picker)} ref={useMergedRef(root, ref)}>
      {axes.map((axis, index) => (
        <VariantGroup
          key={keys[index]}
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
