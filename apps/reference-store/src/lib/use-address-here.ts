import { useSyncExternalStore } from 'react';
import { useNavigation } from './route.ts';

/** Names of parts of pages. Other fragments may be tokens, which belong into no address that a server sees. */
const PART = /^#[\w.~%:-]{1,100}$/;

const changes = ['hashchange', 'popstate'];

function subscribe(onChange: () => void): () => void {
  for (const type of changes) window.addEventListener(type, onChange);
  return () => {
    for (const type of changes) window.removeEventListener(type, onChange);
  };
}

/** The address of this page, to return to after a sign-in. It has no fragment before hydration: a server does not know it. */
export function useAddressHere(): string {
  const { pathname, search } = useNavigation().page.url;
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return pathname + search + (PART.test(hash) ? hash : '');
}
