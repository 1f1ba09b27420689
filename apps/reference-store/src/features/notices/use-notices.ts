import { useEnvironment } from '../../app/environment.ts';
import { errorText, isStorefrontError } from '@promenade/storefront-sdk';
import { useText } from '../../i18n/use-text.ts';
import { showNotice } from './notice-store.ts';

/** Says to the visitor what came of an action. */
export function useNotices() {
  const text = useText();
  const { locale } = useEnvironment();
  return {
    say: (words: string) => showNotice({ tone: 'neutral', words }),
    added: (name: string) => showNotice({ tone: 'positive', words: text('cart.added', { name }) }),
    failed(error: unknown) {
      if (isStorefrontError(error, 'aborted')) return;
      showNotice({ tone: 'critical', words: errorText(error, locale) });
    },
  };
}
