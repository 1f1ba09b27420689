import { errorTextIn } from '@promenade/storefront-hooks';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { ToastMessage } from '@promenade/storefront-ui/overlays';
import { useMemo } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { showNotice } from './notices.ts';

export interface Notices {
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
