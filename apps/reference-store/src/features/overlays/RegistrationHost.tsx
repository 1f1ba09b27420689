import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnvironment } from '../../app/environment.ts';
import { AccountWords } from '../../i18n/account-words.tsx';
import { loadAccountWords } from '../../i18n/catalogue.ts';
import type { Locale } from '../../i18n/locale.ts';
import { DIALOG_STATE } from '../layout/StoreLink.tsx';
import { lazyOnIntent } from './lazy-on-intent.ts';
import { useCloseByBack } from './use-close-by-back.ts';

const dialogIn = (locale: Locale) =>
  lazyOnIntent<{ onClose(): void }>(async () => {
    const [{ ShopRegistrationDialog }, words] = await Promise.all([
      import('../account/ShopRegistrationDialog.tsx'),
      loadAccountWords(locale),
    ]);
    return (props) => (
      <AccountWords words={words}>
        <ShopRegistrationDialog {...props} />
      </AccountWords>
    );
  });
const dialogs: Record<Locale, ReturnType<typeof dialogIn>> = { en: dialogIn('en'), fr: dialogIn('fr') };

/** The registration over the page, while the history entry says so. */
export function RegistrationHost() {
  const { locale } = useEnvironment();
  const { state } = useLocation();
  const close = useCloseByBack();
  if ((state as Record<string, unknown> | null)?.[DIALOG_STATE] !== '/register') return null;
  const { Component: RegistrationDialog } = dialogs[locale];
  return (
    <Suspense>
      <RegistrationDialog onClose={close} />
    </Suspense>
  );
}
