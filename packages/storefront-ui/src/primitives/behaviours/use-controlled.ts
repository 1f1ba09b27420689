'use client';

import { useState } from 'react';

/**
 * State of a component that may be controlled: a given value wins, and every change is reported. Without one the component
 * stores the state itself, starting with `initial`.
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
