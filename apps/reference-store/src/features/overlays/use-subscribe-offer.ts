import { useEffect, useState } from 'react';
import * as paths from '../../page/paths.ts';
import { useNavigation } from '../../router/current-page.ts';

const STORE = 'pm-subscribe-offer';
/** How long to wait again where a dialog or a field has the visitor's attention. */
const RETRY_MS = 5_000;

/** Pages on which somebody pays, signs in or manages an account. */
const quietPages = [paths.signIn, paths.register, paths.callback, paths.logout];
const isQuiet = (pathname: string) =>
  /^\/(?:order|users|middlewares)(?:\/|$)/.test(pathname) || quietPages.some((path) => path === pathname);

const isBusy = () =>
  document.querySelector('[role$=dialog]') !== null || document.activeElement?.matches('input, textarea, select');

function wasOffered(): boolean {
  try {
    return localStorage.getItem(STORE) !== null;
  } catch {
    // Where it cannot be remembered it would come on each visit.
    return true;
  }
}

function rememberOffer(): void {
  try {
    localStorage.setItem(STORE, 'seen');
  } catch {
    // `wasOffered` answers yes then.
  }
}

/** Whether to offer the subscription: once per device. */
export function useSubscribeOffer(): { isOffered: boolean; close(): void } {
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
      rememberOffer();
      setOffered(true);
    };
    offer();
    return () => clearTimeout(timer);
  }, [canOffer]);
  return { isOffered: isOffered && !isQuiet(pathname), close: () => setOffered(false) };
}
