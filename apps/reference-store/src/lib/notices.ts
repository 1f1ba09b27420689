import { errorTextIn } from '@promenade/storefront-hooks';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { ToastMessage, Toasts } from '@promenade/storefront-ui/overlays';
import { useMemo } from 'react';
import { noteMissingCode } from './chunk-guard.ts';
import { useEnvironment } from './environment.ts';
import { createSharedValue, useSharedValue } from './shared-value.ts';

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

const loaded = createSharedValue<Toasts | undefined>(undefined);
let loading: Promise<Toasts> | undefined;

/** The messages, for the region that shows them; undefined until there was one. */
export const useToasts = (): Toasts | undefined => useSharedValue(loaded);

/** Most visits show no message, so the code is loaded with the first one. */
function loadToasts(): Promise<Toasts> {
  loading ??= import('./late/toasts.ts').then(({ createToasts }) => {
    const toasts = createToasts();
    loaded.set(toasts);
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
