'use client';
import { useEffect } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { createSessionRecorder, type SessionRecorder } from './session-recorder.ts';

/** How often clicks and keys of a busy shopper are recorded. */
const RECORD_EVERY_MS = 30_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown'] as const;

/** Calls the recorder for the events of the page. Returns the function that stops. */
function observePage({ touch, leave }: SessionRecorder): () => void {
  let recordedAt = 0;
  const record = () => {
    recordedAt = Date.now();
    touch();
  };
  const onActivity = () => {
    if (Math.abs(Date.now() - recordedAt) >= RECORD_EVERY_MS) record();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') record();
  };
  record();
  for (const activity of ACTIVITY_EVENTS) addEventListener(activity, onActivity, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onVisibilityChange);
  // Never `unload`: it would keep the page out of the cache for Back.
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
 * Reports the visit to the backend: started, resumed within 20 minutes of the last activity, ended with the last page of the
 * shop on this device. All tabs share one visit, and failures are not shown. Use it once, near the top of the page.
 * @endpoint POST /api/front/session/start, resume, end, record/user
 */
export function useSessionRecord(): void {
  const { client, session, store } = useStorefront();
  const { id } = store;
  useEffect(() => {
    let end: (() => void) | undefined;
    // In a task of its own, so that it does not delay hydration.
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
