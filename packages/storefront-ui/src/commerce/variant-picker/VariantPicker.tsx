'use client';

import { useEffect, useId, useRef } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { VariantGroup } from './VariantGroup.tsx';
import * as styles from './VariantPicker.css.ts';

/** One value of an attribute with its state under the present choice. */
export interface VariantValueView {
  value: string;
  /** What is shown. @default the value */
  label?: string | undefined;
  selected: boolean;
  /** Whether it can be had with the other choices. An unavailable value stays choosable and is explained. */
  available: boolean;
  /** A CSS colour: the value shows as a swatch instead of a word. */
  swatch?: string | undefined;
}

/** One attribute to choose, such as the colour. */
export interface VariantAxisView {
  name: string;
  values: readonly VariantValueView[];
  /** Set when the shopper tried to go on without a choice: "Choose a size". The first group with one takes the focus. */
  error?: string | undefined;
}

export interface VariantPickerProps {
  axes: readonly VariantAxisView[];
  /** A value was chosen: the place of its axis, and the value. */
  onSelect?: ((axis: number, value: string) => void) | undefined;
  /** Field names are `${name}-0`, `${name}-1`… in a form. @default a generated one */
  name?: string | undefined;
}

/** One radio group per attribute, with the chosen value in words. Not for filters, where several values may hold. */
export function VariantPicker({ axes, onSelect, name }: VariantPickerProps) {
  const generated = useId();
  const words = useUi().strings.commerce.variants;
  const root = useRef<HTMLDivElement>(null);
  const missing = axes.findIndex((axis) => axis.error !== undefined);
  useEffect(() => {
    if (missing < 0) return;
    root.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  }, [missing]);

  return (
    <div ref={root} className={styles.picker}>
      {axes.map((axis, index) => (
        <VariantGroup
          key={axis.name}
          axis={axis}
          name={`${name ?? generated}-${index}`}
          words={words}
          onSelect={(value) => onSelect?.(index, value)}
        />
      ))}
    </div>
  );
}
