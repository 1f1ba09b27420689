import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticePlace } from './notices.ts';

const ToastRegion = lazy(() =>
  import('@promenade/storefront-ui/overlays').then((overlays) => ({ default: overlays.ToastRegion })),
);

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
