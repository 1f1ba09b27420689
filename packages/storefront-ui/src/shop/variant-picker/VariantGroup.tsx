'use client';

import { cx } from '../../css/cx.ts';
import { own } from '../../css/own.css.ts';
import type { ShopStrings } from '../../messages/shop/types.ts';
import { distinct } from '../../primitives/behaviours/keys-of.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import * as styles from './VariantPicker.css.ts';
import type { VariantAxisView, VariantValueView } from './VariantPicker.tsx';

interface VariantGroupProps {
  axis: VariantAxisView;
  name: string;
  words: ShopStrings['variants'];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

export function VariantGroup({ axis, chosen: choice, name, words, onChoose }: VariantGroupProps) {
  const chosen = axis.values.find(({ value }) => value === choice);
  const noteId = `${name}-note`;
  const note = axis.error ?? (chosen?.available === false ? words.explain(chosen.label ?? chosen.value) : undefined);
  return (
    <fieldset className={own} aria-describedby={note ? noteId : undefined} aria-invalid={axis.error ? true : undefined}>
      <legend className={styles.legend}>
        <span>{axis.name}</span>
        {chosen ? <span translate="no" className={styles.chosen}>{` ${chosen.label ?? chosen.value}`}</span> : null}
      </legend>
      <div className={styles.values}>
        {distinct(`<VariantPicker> ${axis.name}`, axis.values).map((value) => (
          <label key={value.value} className={styles.value}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={value.value}
              checked={value.value === choice}
              onChange={() => onChoose(value.value)}
            />
            <ValueFace value={value} unavailable={words.unavailable} />
          </label>
        ))}
      </div>
      <p role="status" id={noteId} className={cx(styles.message, axis.error ? styles.error : styles.note)}>
        {note}
      </p>
    </fieldset>
  );
}

function ValueFace({ value, unavailable }: { value: VariantValueView; unavailable: string }) {
  const label = value.label ?? value.value;
  const isAvailable = value.available !== false;
  const words = isAvailable ? label : `${label}, ${unavailable}`;
  if (!value.swatch) {
    return (
      <span translate="no" className={styles.chip} data-unavailable={isAvailable ? undefined : ''}>
        <span aria-hidden={isAvailable ? undefined : true}>{label}</span>
        {isAvailable ? null : <span className={visuallyHidden}>{words}</span>}
      </span>
    );
  }
  // A strict content security policy blocks style attributes, but not the fill attribute.
  return (
    <span className={styles.swatch} title={words}>
      <svg viewBox="0 0 32 32" className={styles.dot} aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="15.5" fill={value.swatch} />
        <circle cx="16" cy="16" r="15.5" className={styles.dotEdge} />
        {isAvailable ? null : (
          <>
            <path d="M5 27 27 5" className={styles.dotStrike} />
            <path d="M5 27 27 5" className={styles.dotStrikeInk} />
          </>
        )}
      </svg>
      <span className={visuallyHidden}>{words}</span>
    </span>
  );
}
