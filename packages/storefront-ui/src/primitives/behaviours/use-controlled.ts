'use client';

import { type RefObject, useRef, useState } from 'react';
import { useReset } from './use-form-event.ts';

/**
 * State of a component that may be controlled: a given value wins, and every change is reported. Without one the component
 * stores the state itself, starting with `initial`; `set` changes it without a report.
 *
 * @param part An element of a form, with whose reset the state is `initial` again. Nothing is reported then, as browsers do.
 */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
  part?: RefObject<Element | null>,
): [value: Value, change: (value: Value) => void, set: (value: Value) => void] {
  const [held, setHeld] = useState(initial);
  const none = useRef(null);
  useReset(part ?? none, () => setHeld(initial));
  const change = (value: Value) => {
    setHeld(value);
    onChange?.(value);
  };
  return [given === undefined ? held : given, change, setHeld];
}
