import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../errors/lazy-part.ts';
import { noticePlace } from './notices.ts';

const ToastRegion = lazyPart(() => import('@promenade/storefront-ui/overlays').then(({ ToastRegion }) => ToastRegion));

/** The corner of the page where passing messages appear. */
export function NoticeRegion() {
  const toasts = useSyncExternalStore(noticePlace.subscribe, noticePlace.snapshot, noticePlace.serverSnapshot);
  if (!toasts) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toasts} />
    </Suspense>
  );
}
