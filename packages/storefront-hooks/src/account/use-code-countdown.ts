'use client';
import { useCallback, useEffect, useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { resendSecondsLeft } from '../domain/countdown.ts';

/** Twice a second, so that no second is skipped when timers run late. */
const TICK_MS = 500;
const storage = browserStorage('localStorage');

/** The pause between two verification codes of one kind. */
export interface CodeCountdown {
  /** Whole seconds until another code may be sent, 0 when it may be sent now. Continues after a reload. */
  readonly secondsLeft: number;
  /** Sends a code with `request` and starts the pause; does nothing if a code was sent too recently, in any tab. */
  send(request: () => Promise<unknown>): Promise<void>;
}

/**
 * Counts down from the timestamp of the last code. Starts after hydration, because the timestamp is stored on the device.
 *
 * @param purpose Name of the codes' use, for instance `register`; each purpose counts down separately.
 */
export function useCodeCountdown(purpose: string): CodeCountdown {
  const { store } = useStorefront();
  const key = storageKey(`codeSentAt.${purpose}`, store.id);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const update = useCallback(() => {
    const seconds = resendSecondsLeft(Number(storage.get(key) ?? Number.NaN), Date.now());
    setSecondsLeft(seconds);
    return seconds;
  }, [key]);
  useEffect(() => void update(), [update]);
  const isTicking = secondsLeft > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking, update]);
  const send = useCallback(
    async (request: () => Promise<unknown>) => {
      if (update() > 0) return;
      await request();
      storage.set(key, `${Date.now()}`);
      update();
    },
    [key, update],
  );
  return { secondsLeft, send };
}
