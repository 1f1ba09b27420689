import { Suspense, useEffect, useState } from 'react';
import { deferred } from '../lib/deferred.tsx';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const SubscribeDialog = deferred(() => import('./SubscribeDialog.tsx').then((part) => part.SubscribeDialog), {
  words: ['frame'],
});

/** Offers the discount mails, unless they were offered before. */
export function SubscribeOffer() {
  const { isOffered, close } = useSubscribeOffer();
  if (!isOffered) return null;
  return (
    <Suspense>
      <SubscribeDialog open onClose={close} />
    </Suspense>
  );
}

const STORE = 'pm-subscribe-offer';
/** Time in ms until the next try, if a dialog or a field has the visitor's attention. */
const RETRY_MS = 5_000;

/** Pages for paying, signing in and managing an account. */
const pagesWithoutOffer = [paths.signIn, paths.register, paths.callback, paths.logout];
const isQuiet = (pathname: string) =>
  /^\/(?:order|users|middlewares)(?:\/|$)/.test(pathname) || pagesWithoutOffer.some((path) => path === pathname);

const isBusy = () =>
  document.querySelector('[role$=dialog]') !== null || document.activeElement?.matches('input, textarea, select');

const wasOffered = () => readStored('localStorage', STORE) !== null;

/** Whether to offer the subscription: once per device. */
function useSubscribeOffer(): { isOffered: boolean; close(): void } {
  const { pathname } = useNavigation().page.url;
  const [isOffered, setOffered] = useState(false);
  const canOffer = !isQuiet(pathname) && !isOffered;
  useEffect(() => {
    if (!canOffer || wasOffered()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offer = () => {
      if (wasOffered()) return;
      if (isBusy()) {
        timer = setTimeout(offer, RETRY_MS);
        return;
      }
      // If it cannot be stored, the offer would appear on each visit.
      if (writeStored('localStorage', STORE, 'seen')) setOffered(true);
    };
    offer();
    return () => clearTimeout(timer);
  }, [canOffer]);
  return { isOffered: isOffered && !isQuiet(pathname), close: () => setOffered(false) };
}
