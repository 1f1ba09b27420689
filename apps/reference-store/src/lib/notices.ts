import { errorTextIn } from '@promenade/storefront-hooks';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { ToastMessage, Toasts } from '@promenade/storefront-ui/overlays';
import { useMemo } from 'react';
import { noteMissingCode } from './chunk-guard.ts';
import { useEnvironment } from './environment.ts';

interface Notices {
  say(text: string, action?: ToastMessage['action']): void;
  confirm(text: string): void;
  /** Shows why an action failed; shows nothing for an aborted one. */
  fail(error: unknown): void;
}

/** Shows the result of an action in a passing message, for actions without a better place on the page. */
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

/** Most visits show no message, so the code is loaded with the first one. */
function loadToasts(): Promise<Toasts> {
  loading ??= import('./late/toasts.ts').then(({ createToasts }) => {
    toasts = createToasts();
    for (const listener of listeners) listener();
    return toasts;
  });
  return loading;
}

/** Shows a passing message, which screen readers announce politely. */
async function showNotice(message: Omit<ToastMessage, 'id'>): Promise<void> {
  try {
    (await loadToasts()).show(message);
  } catch {
    loading = undefined;
    noteMissingCode();
  }
}

/** For the region that shows messages: whether there were any, and how to render them. */
export const noticePlace = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => toasts,
  serverSnapshot: () => undefined,
};
