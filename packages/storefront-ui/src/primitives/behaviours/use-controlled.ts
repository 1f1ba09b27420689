'use client';

import { useState } from 'react';

/**
 * State that the caller may hold: a value that is given wins, and each change is reported. Without one the component
 * holds the state, from `initial` on.
 */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [held, setHeld] = useState(initial);
  const change = (value: Value) => {
    setHeld(value);
    onChange?.(value);
  };
  return [given === undefined ? held : given, change];
}
