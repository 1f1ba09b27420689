import { Suspense } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { lazyWithWords } from './lazy-with-words.tsx';
import type { OverlayProps } from './overlay-props.ts';
import { useSubscribeOffer } from './use-subscribe-offer.ts';

const dialogs = lazyWithWords<OverlayProps>(['frame'], () =>
  import('./SubscribeDialog.tsx').then(({ SubscribeDialog }) => SubscribeDialog),
);

/** Offers the discount mails, unless they were offered before. */
export function SubscribeOffer() {
  const { locale } = useEnvironment();
  const { isOffered, close } = useSubscribeOffer();
  if (!isOffered) return null;
  const { Component: Dialog } = dialogs[locale];
  return (
    <Suspense>
      <Dialog open onClose={close} />
    </Suspense>
  );
}
