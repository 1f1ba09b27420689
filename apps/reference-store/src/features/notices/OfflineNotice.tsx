import { NoticeBar } from '@promenade/storefront-ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';

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
