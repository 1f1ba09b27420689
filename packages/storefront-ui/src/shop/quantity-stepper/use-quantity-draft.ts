'use client';

import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../primitives/behaviours/is-composing.ts';

const LEAST = 1;

/** The number meant by typed text within 1…most; what is no plain number counts as 1. */
export function readQuantity(text: string, most: number): number {
  const wanted = /^\s*\+?\d+([.,]\d*)?\s*$/.test(text) ? Number.parseInt(text, 10) : LEAST;
  return Math.min(Math.max(wanted, LEAST), Math.max(LEAST, most));
}

export interface QuantityDraftOptions {
  /** The quantity in force. */
  value: number;
  /** The most there is. */
  stock: number;
  /** Called with every new number. */
  onChange: ((next: number) => void) | undefined;
  /** Called when the shopper is done. */
  onCommit: ((value: number) => void) | undefined;
}

/** What is typed but not settled yet, and which bound was run into last. */
export function useQuantityDraft({ value, stock, onChange, onCommit }: QuantityDraftOptions) {
  const [draft, setDraft] = useState<string>();
  const [bound, setBound] = useState<'least' | 'most'>();

  const settle = (text: string): number => {
    const next = readQuantity(text, stock);
    setDraft(undefined);
    const overshot = Number.parseInt(text, 10) > next;
    setBound(overshot ? 'most' : undefined);
    if (next !== value) onChange?.(next);
    return next;
  };

  const step = (by: 1 | -1) => {
    const from = draft === undefined ? value : readQuantity(draft, stock);
    setDraft(undefined);
    const next = from + by;
    if (next < LEAST) return setBound('least');
    if (next > stock) return setBound('most');
    setBound(undefined);
    onChange?.(next);
  };

  return {
    text: draft ?? String(value),
    bound,
    step,
    type: setDraft,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (isComposing(event)) return;
      if (event.key === 'Enter') {
        // The form around it must not be sent by a number.
        event.preventDefault();
        onCommit?.(settle(event.currentTarget.value));
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      } else if (event.key === 'Escape' && draft !== undefined) {
        event.stopPropagation();
        setDraft(undefined);
      }
    },
    /** Leaving the whole control, not one of its parts. */
    onBlur(event: FocusEvent<HTMLElement>) {
      const settled = draft === undefined ? value : settle(draft);
      if (!event.currentTarget.contains(event.relatedTarget)) onCommit?.(settled);
    },
  };
}
