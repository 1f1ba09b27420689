import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadAccountWords } from '../../i18n/catalogue.ts';
import { DIALOG_STATE } from '../layout/StoreLink.tsx';
import { lazyOnIntent } from './lazy-on-intent.ts';
import { useCloseByBack } from './use-close-by-back.ts';

const { Component: RegistrationDialog } = lazyOnIntent(async () => {
  const language = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  const [{ ShopRegistrationDialog }] = await Promise.all([
    import('../account/ShopRegistrationDialog.tsx'),
    loadAccountWords(language),
  ]);
  return ShopRegistrationDialog;
});

/** The registration over the page, while the history entry says so. */
export function RegistrationHost() {
  const { state } = useLocation();
  const close = useCloseByBack();
  if ((state as Record<string, unknown> | null)?.[DIALOG_STATE] !== '/register') return null;
  return (
    <Suspense>
      <RegistrationDialog onClose={close} />
    </Suspense>
  );
}
