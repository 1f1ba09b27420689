'use client';
import { useEffect } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { createSessionRecorder, type SessionRecorder } from './session-recorder.ts';

/** Clicks and keys of a busy shopper are noted that often. */
const NOTE_EVERY_MS = 30_000;
/** What a shopper does. */
const ACTIVITIES = ['pointerdown', 'keydown'] as const;

/** Ties the record of a visit to the life of the page. */
function followPage({ touch, leave }: SessionRecorder): () => void {
  let notedAt = 0;
  const note = () => {
    notedAt = Date.now();
    touch();
  };
  const active = () => {
    if (Math.abs(Date.now() - notedAt) >= NOTE_EVERY_MS) note();
  };
  const visible = () => {
    if (document.visibilityState === 'visible') note();
  };
  note();
  for (const activity of ACTIVITIES) addEventListener(activity, active, { passive: true, capture: true });
  document.addEventListener('visibilitychange', visible);
  // Never `unload`: it would keep the page out of the cache for Back.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', note);
  return () => {
    for (const activity of ACTIVITIES) removeEventListener(activity, active, { capture: true });
    document.removeEventListener('visibilitychange', visible);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', note);
  };
}

/**
 * Tells the backend of the shopper's visit: started, or gone on with within 20 minutes of the last activity, ended with the
 * device's last page of the shop. All tabs share one visit, and no failure shows. Use it once, near the top of the page.
 * @endpoint POST /api/front/session/start, resume, end, record/user
 */
export function useSessionRecord(): void {
  const { client, session } = useStorefront();
  useEffect(() => {
    let end: (() => void) | undefined;
    // Not in the same breath in which the page is taken over.
    const timer = setTimeout(() => {
      const isSignedIn = () => session.getSnapshot().shopper !== undefined;
      const storage = browserStorage('localStorage');
      const recorder = createSessionRecorder({ client, storage, now: Date.now, isSignedIn });
      let wasSignedIn = isSignedIn();
      const stopPage = followPage(recorder);
      const stopSession = session.subscribe(() => {
        if (isSignedIn() && !wasSignedIn) recorder.touch();
        if (wasSignedIn && session.getSnapshot().state === 'anonymous') recorder.forget();
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
  }, [client, session]);
}
