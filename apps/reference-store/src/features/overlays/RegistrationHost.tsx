import { useStorefront } from '@promenade/storefront-hooks';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { DIALOG_STATE } from '../layout/StoreLink.tsx';
import { lazyWithWords } from './lazy-with-words.tsx';
import { useCloseByBack } from './use-close-by-back.ts';

const dialogs = lazyWithWords<{ onClose(): void }>(['account'], () =>
  import('../account/ShopRegistrationDialog.tsx').then(({ ShopRegistrationDialog }) => ShopRegistrationDialog),
);

/** The registration over the page, while the history entry says so. */
export function RegistrationHost() {
  const { locale } = useEnvironment();
  const { store } = useStorefront();
  const { state } = useLocation();
  const close = useCloseByBack();
  if (!store.showRegistrationPanel) return null;
  if ((state as Record<string, unknown> | null)?.[DIALOG_STATE] !== paths.register) return null;
  const { Component: RegistrationDialog } = dialogs[locale];
  return (
    <Suspense>
      <RegistrationDialog onClose={close} />
    </Suspense>
  );
}
