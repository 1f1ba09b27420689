import { errorTextIn } from '@promenade/storefront-hooks';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { ToastMessage, Toasts } from '@promenade/storefront-ui/overlays';
import { useMemo } from 'react';
import { noteMissingCode } from './chunk-guard.ts';
import { useEnvironment } from './environment.ts';

interface Notices {
  say(text: string, action?: ToastMessage['action']): void;
  confirm(text: string): void;
  /** Says why something failed; what was given up says nothing. */
  fail(error: unknown): void;
}

/** Says to the visitor what came of an action, where no place on the page is nearer to it. */
export function useNotices(): Notices {
  const { locale } = useEnvironment();
  return useMemo(
    () => ({
      say: (text, action) => void showNotice({ text, ...(action && { action }) }),
      confirm: (text) => void showNotice({ text, tone: 'positive' }),
      fail(error) {
        if (!isStorefrontError(error, 'aborted'))
          void showNotice({ text: errorTextIn(error, locale), tone: 'critical' });
      },
    }),
    [locale],
  );
}

let toasts: Toasts | undefined;
let loading: Promise<Toasts> | undefined;
const listeners = new Set<() => void>();

/** Messages need code that most visits never use: it comes with the first message. */
function loadToasts(): Promise<Toasts> {
  loading ??= import('./late/toasts.ts').then(({ createToasts }) => {
    toasts = createToasts();
    for (const listener of listeners) listener();
    return toasts;
  });
  return loading;
}

/** Shows a passing message and says it politely. */
async function showNotice(message: Omit<ToastMessage, 'id'>): Promise<void> {
  try {
    (await loadToasts()).show(message);
  } catch {
    loading = undefined;
    noteMissingCode();
  }
}

/** Where messages stand once there was one; for the region that shows them. */
export const noticePlace = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => toasts,
  serverSnapshot: () => undefined,
};
