'use client';
import { useEffect } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { createSessionRecorder, type SessionRecorder } from './session-recorder.ts';

/** Minimum time between two clicks or key presses that are recorded. */
const RECORD_INTERVAL_MS = 30_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown'] as const;

/** Calls the recorder at events of the page. Returns a function that stops it. */
function observePage({ touch, leave }: SessionRecorder): () => void {
  let recordedAt = 0;
  const record = () => {
    recordedAt = Date.now();
    touch();
  };
  const onActivity = () => {
    if (Math.abs(Date.now() - recordedAt) >= RECORD_INTERVAL_MS) record();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') record();
  };
  record();
  for (const activity of ACTIVITY_EVENTS) addEventListener(activity, onActivity, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onVisibilityChange);
  // Don't use `unload`: it prevents the page from entering the back/forward cache.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', record);
  return () => {
    for (const activity of ACTIVITY_EVENTS) removeEventListener(activity, onActivity, { capture: true });
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', record);
  };
}

/**
 * Reports visits to the backend. All tabs of a device share one visit: it continues until 20 minutes without activity, and ends
 * when the last page of the shop is left. Failures are ignored. Call it once, near the root of the page.
 *
 * @endpoint POST /api/front/session/start, resume, end, record/user
 */
export function useVisitTracking(): void {
  const { client, session, store } = useStorefront();
  const { id } = store;
  useEffect(() => {
    let end: (() => void) | undefined;
    // Use a separate task, so that it does not delay hydration.
    const timer = setTimeout(() => {
      const isSignedIn = () => session.getSnapshot().shopper !== undefined;
      const storage = browserStorage('localStorage');
      const recorder = createSessionRecorder({
        client,
        storage,
        key: storageKey('session', id),
        now: Date.now,
        isSignedIn,
      });
      let wasSignedIn = isSignedIn();
      const stopPage = observePage(recorder);
      const stopSession = session.subscribe(() => {
        if (isSignedIn() && !wasSignedIn) recorder.touch();
        if (wasSignedIn && session.getSnapshot().state === 'anonymous') recorder.reset();
        wasSignedIn = isSignedIn();
      });
      end = () => {
        stopPage();
        stopSession();
      };
    });
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [client, session, id]);
}
