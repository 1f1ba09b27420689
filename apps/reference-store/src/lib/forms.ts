import type { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { readStoredObject, writeStored } from './storage.ts';

/**
 * What a shopper typed on a page, kept in this tab over reloads and trips to the sign-in. Use it only where the page is
 * rendered after hydration: a server knows no drafts.
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
        // Without storage the draft lives as long as the page.
        writeStored('sessionStorage', name, JSON.stringify(after));
        return after;
      }),
    [name],
  );
  const clear = useCallback(() => void writeStored('sessionStorage', name, null), [name]);
  return { draft, change, clear };
}

/**
 * The first error that a form has to show above its fields. Not one of the form's own checks, which never left the device: its
 * fields say what is missing. A lost connection or a timeout has no status either, and has to be said.
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
