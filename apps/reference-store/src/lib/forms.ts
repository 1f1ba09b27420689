import type { Write } from '@promenade/storefront-hooks';
import type { StorefrontError } from '@promenade/storefront-sdk';
import type { CodeFieldProps } from '@promenade/storefront-ui';
import { useCallback, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
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

/** What a form of a new password holds. */
export const valuesOf = (data: FormData) => ({
  password: `${data.get('password') ?? ''}`,
  confirmPassword: `${data.get('confirmPassword') ?? ''}`,
  captcha: `${data.get('captcha') ?? ''}`,
});

/** The backend's errors by the names of the form's fields. */
export const fieldsOf = (errors: Readonly<Record<string, string>>) => {
  const { newPassword, passwordAgain, captcha, email } = errors;
  return {
    ...(email && { email }),
    ...(captcha && { captcha }),
    ...(newPassword && { password: newPassword }),
    ...(passwordAgain && { confirmPassword: passwordAgain }),
  };
};

type CodeButton = Pick<CodeFieldProps, 'sendLabel' | 'sendPending' | 'waiting' | 'status'>;

/** The words and states of the button that sends a code, and the press itself. */
export function useCodeButton<Target extends readonly unknown[]>(
  { sendCode, secondsLeft }: { sendCode: Write<Target, void>; secondsLeft: number },
  sentText: string,
): { button: CodeButton; send(...target: Target): void } {
  const text = useText('account');
  const [isSent, setSent] = useState(false);
  const isWaiting = secondsLeft > 0;
  return {
    button: {
      sendLabel: isWaiting
        ? text('register.wait', { seconds: secondsLeft })
        : text(isSent ? 'register.again' : 'register.send'),
      sendPending: sendCode.isPending,
      waiting: isWaiting,
      status: isSent ? sentText : undefined,
    },
    send: (...target) =>
      void sendCode.run(...target).then(
        () => setSent(true),
        () => undefined,
      ),
  };
}
