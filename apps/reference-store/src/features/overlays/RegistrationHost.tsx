import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DIALOG_STATE } from '../layout/StoreLink.tsx';
import { lazyOnIntent } from './lazy-on-intent.ts';
import { useCloseByBack } from './use-close-by-back.ts';

const { Component: RegistrationDialog } = lazyOnIntent(() =>
  import('../account/ShopRegistrationDialog.tsx').then(({ ShopRegistrationDialog }) => ShopRegistrationDialog),
);

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
