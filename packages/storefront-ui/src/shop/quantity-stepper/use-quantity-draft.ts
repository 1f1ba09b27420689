'use client';

import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../primitives/behaviours/is-composing.ts';

const LEAST = 1;

/** Keys of a spin button, and by how much they change it. */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/** Typed text with ASCII digits. In Unicode, the digits of a script are consecutive, starting with its zero. */
const withAsciiDigits = (text: string) =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return `${value}`;
  });

/** Reads typed text as a number from 1 to `most`; text that is not a whole number counts as 1. */
export function readQuantity(text: string, most: number): number {
  const typed = withAsciiDigits(text);
  const wanted = /^\s*\+?\d+([.,]\d*)?\s*$/.test(typed) ? Number.parseInt(typed, 10) : LEAST;
  return Math.min(Math.max(wanted, LEAST), Math.max(LEAST, most));
}

export interface QuantityDraftOptions {
  /** The committed quantity. */
  value: number;
  /** The largest quantity. */
  stock: number;
  /** Called with every new number. */
  onChange: ((next: number) => void) | undefined;
  /** Called when the shopper presses Enter or leaves the control. */
  onCommit: ((value: number) => void) | undefined;
}

/** State of the control: text that is typed but not committed yet, and the limit that was reached last. */
export function useQuantityDraft({ value, stock, onChange, onCommit }: QuantityDraftOptions) {
  const [draft, setDraft] = useState<string>();
  const [bound, setBound] = useState<'least' | 'most'>();

  const settle = (text: string): number => {
    const next = readQuantity(text, stock);
    setDraft(undefined);
    const overshot = Number.parseInt(withAsciiDigits(text), 10) > next;
    setBound(overshot ? 'most' : undefined);
    if (next !== value) onChange?.(next);
    return next;
  };

  /** Changes the number, at most to the least or the largest one. */
  const step = (by: number) => {
    const from = draft === undefined ? value : readQuantity(draft, stock);
    setDraft(undefined);
    const next = Math.max(LEAST, Math.min(from + by, stock));
    const isBeyond = Number.isFinite(by) && next !== from + by;
    setBound(isBeyond ? (by < 0 ? 'least' : 'most') : undefined);
    if (next !== value) onChange?.(next);
  };

  return {
    text: draft ?? String(value),
    bound,
    step,
    type: setDraft,
    /** Forgets text that was not committed. */
    discard() {
      setDraft(undefined);
      setBound(undefined);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (isComposing(event)) return;
      if (event.key === 'Enter') {
        // Enter must not submit the surrounding form.
        event.preventDefault();
        onCommit?.(settle(event.currentTarget.value));
      } else if (Object.hasOwn(steps, event.key)) {
        // Home and End are needed in the text while it is being typed.
        if (draft !== undefined && /^(Home|End)$/.test(event.key)) return;
        event.preventDefault();
        step(steps[event.key] as number);
      } else if (event.key === 'Escape' && draft !== undefined) {
        // Ends the typing only, not a drawer around it.
        event.preventDefault();
        setDraft(undefined);
      }
    },
    /** Runs when the focus leaves the whole control, not when it moves between its parts. */
    onBlur(event: FocusEvent<HTMLElement>) {
      const settled = draft === undefined ? value : settle(draft);
      if (!event.currentTarget.contains(event.relatedTarget)) onCommit?.(settled);
    },
  };
}
