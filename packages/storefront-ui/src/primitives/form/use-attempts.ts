'use client';

import { useCallback, useState } from 'react';
import type { FieldErrors } from '../behaviours/use-form-errors.ts';

/** The errors to show until their field changes, and the number of failed submits. */
export function useAttempts(given: FieldErrors<string>, formError: string | undefined) {
  const key = JSON.stringify([given, formError]);
  const isWrong = (errors: FieldErrors<string>) => Object.values(errors).some(Boolean);
  const [errors, setErrors] = useState(given);
  const [seen, setSeen] = useState({ given, key });
  const [isAwaited, setAwaited] = useState(false);
  const [attempt, setAttempt] = useState(isWrong(given) || formError ? 1 : 0);
  // Equal errors in a new object belong to another submit only if one was made; otherwise the caller rerendered the same response.
  const isAnswer = seen.key !== key || (isAwaited && seen.given !== given);
  if (seen.given !== given || seen.key !== key) setSeen({ given, key });
  if (isAnswer) {
    setErrors(given);
    setAwaited(false);
    if (isWrong(given) || formError) setAttempt(attempt + 1);
  }
  return {
    errors,
    attempt,
    show(found: FieldErrors<string>) {
      setErrors(found);
      setAttempt((count) => count + 1);
    },
    clear: () => setErrors({}),
    awaitAnswer: () => setAwaited(true),
    /** Removes the error of a field. */
    forget: useCallback(
      (name: string) => setErrors((before) => (before[name] ? { ...before, [name]: undefined } : before)),
      [],
    ),
  };
}
