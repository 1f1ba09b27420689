import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { readStoredObject, writeStored } from './storage.ts';

/**
 * A shopper's input on a page, stored in this tab, so that it survives reloads and the sign-in. Use it only on pages that are rendered after
 * hydration, because servers have no drafts.
 */
export function useDraft<Draft extends object>(
  name: string,
  empty: Draft,
): { draft: Draft; change(part: Partial<Draft>): void; clear(): void } {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readStoredObject('sessionStorage', name) }));
  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        // Without storage, the draft lives as long as the page.
        writeStored('sessionStorage', name, JSON.stringify(after));
        return after;
      }),
    [name],
  );
  const clear = useCallback(() => void writeStored('sessionStorage', name, null), [name]);
  return { draft, change, clear };
}

/**
 * The first error that a form must show above its fields. The form's own validation errors are skipped, because the fields show them. Lost
 * connections and timeouts have no status either, but must be shown.
 */
export function refusalOf(...errors: readonly (StorefrontError | undefined)[]): StorefrontError | undefined {
  return errors.find((error) => error && (error.status > 0 || error.kind !== 'invalid'));
}

/** The text of a field; empty where the form has no such field. */
export const textIn = (values: FormData, name: string): string => `${values.get(name) ?? ''}`;

/** The fields of a form for a new password. */
export const passwordValues = (values: FormData) => ({
  password: textIn(values, 'password'),
  confirmPassword: textIn(values, 'confirmPassword'),
  captcha: textIn(values, 'captcha'),
});
