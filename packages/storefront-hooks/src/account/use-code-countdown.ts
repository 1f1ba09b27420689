'use client';
import { StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { storageKey } from '../browser/storage-key.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { resendSecondsLeft } from '../domain/countdown.ts';

/** Twice a second, so that no second is skipped when timers run late. */
const TICK_MS = 500;
/** How long the address of a code is stored. */
const ADDRESS_MAX_AGE_MS = 600_000;
const storage = browserStorage('localStorage');

/** The pause between two verification codes of one kind. */
export interface CodeCountdown {
  /** Whole seconds until another code may be sent, 0 when it may be sent now. Continues after a reload. */
  readonly secondsLeft: number;
  /**
   * Address that the latest code was sent to, also after a reload; '' if the form has no address field. Undefined if no code was
   * sent in the last ten minutes.
   */
  readonly sentTo: string | undefined;
  /**
   * Sends a code with `request`. The pause begins at once, and ends if the request fails. Rejects with kind `rate-limited`, and
   * `retryAfterMs`, if a code was sent too recently, in any tab.
   */
  send(request: () => Promise<unknown>, to?: string): Promise<void>;
}

/** A code in storage. `to` is absent until the backend has confirmed the request. */
interface StoredCode {
  readonly at: number;
  readonly to?: string;
}

function parseCode(text: string | null): StoredCode | undefined {
  try {
    const { at, to } = Object(JSON.parse(`${text}`)) as Record<string, unknown>;
    return typeof at === 'number' ? { at, ...(typeof to === 'string' && { to }) } : undefined;
  } catch {
    return undefined;
  }
}

const none = { secondsLeft: 0, sentTo: undefined };

/**
 * Counts down from the timestamp of the last code. Starts after hydration, because the timestamp is stored on the device.
 *
 * @param purpose Name of the codes' use, for instance `register`; each purpose counts down separately.
 */
export function useCodeCountdown(purpose: string): CodeCountdown {
  const { store } = useStorefront();
  const key = storageKey(`codeSentAt.${purpose}`, store.id);
  const [{ secondsLeft, sentTo }, setView] = useState<Pick<CodeCountdown, 'secondsLeft' | 'sentTo'>>(none);
  const update = useCallback(() => {
    const code = parseCode(storage.get(key));
    const isKept = code !== undefined && Math.abs(Date.now() - code.at) < ADDRESS_MAX_AGE_MS;
    if (!isKept) storage.remove(key);
    const next = isKept ? { secondsLeft: resendSecondsLeft(code.at, Date.now()), sentTo: code.to } : none;
    setView((now) => (now.secondsLeft === next.secondsLeft && now.sentTo === next.sentTo ? now : next));
    return next.secondsLeft;
  }, [key]);
  useEffect(() => void update(), [update]);
  const isTicking = secondsLeft > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking, update]);
  const send = useCallback(
    async (request: () => Promise<unknown>, to = '') => {
      const seconds = update();
      if (seconds > 0) {
        const retryAfterMs = seconds * 1_000;
        throw new StorefrontError({ kind: 'rate-limited', code: 429, endpoint: purpose, retryAfterMs });
      }
      const before = storage.get(key);
      const at = Date.now();
      const started = JSON.stringify({ at });
      storage.set(key, started);
      update();
      try {
        await request();
        storage.set(key, JSON.stringify({ at, to }));
      } catch (cause) {
        // Another tab may have sent a code meanwhile.
        if (storage.get(key) === started) {
          if (before === null) storage.remove(key);
          else storage.set(key, before);
        }
        throw cause;
      } finally {
        update();
      }
    },
    [key, purpose, update],
  );
  return { secondsLeft, sentTo, send };
}
