'use client';
import { useState } from 'react';
import { isEqual } from '../query/is-equal.ts';

/** Returns the previous value as long as the value is equal to it as JSON. Functions are compared by identity. */
export function useEqual<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  if (isEqual(known, value)) return known;
  setKnown(value);
  return value;
}
