import { NoticeBar } from '@promenade/storefront-ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/texts.tsx';
import { onFreshCodeNeeded } from '../lib/chunk-guard.ts';
import { onClosed } from '../lib/closed.ts';
import { deferred } from '../lib/deferred.tsx';
import { useToasts } from '../lib/notices.ts';

const ToastRegion = deferred(() => import('../lib/late/toasts.ts').then((part) => part.ToastRegion));

/** The corner of the page where passing messages appear. */
export function NoticeRegion() {
  const toasts = useToasts();
  if (!toasts) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toasts} />
    </Suspense>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, and what still works without one. */
export function OfflineNotice() {
  const text = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <NoticeBar tone="caution" text={text('offline.text')} />;
}

const ClosedNotice = deferred(() => import('./ClosedNotice.tsx').then((part) => part.ClosedNotice), {
  words: ['frame'],
});

/** Shown while the shop is closed, until it opens. */
export function ClosedHost() {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => onClosed(() => setClosed(true)), []);
  return isClosed ? (
    <Suspense>
      <ClosedNotice onOpen={() => setClosed(false)} />
    </Suspense>
  ) : null;
}

/** Asks the shopper to reload a page that must not reload by itself, because typed text would be lost. */
export function FreshCodeNotice() {
  const text = useText();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFreshCodeNeeded(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <NoticeBar
      tone="caution"
      text={`${text('error.newVersion')}. ${text('error.newVersionText')}`}
      button={{ label: text('error.reload'), onClick: () => window.location.reload() }}
    />
  );
}
