'use client';
import { useCallback, useEffect, useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { resendSecondsLeft } from '../domain/countdown.ts';

/** Looking twice a second, no second is skipped when timers run late. */
const LOOK_MS = 500;
const storage = browserStorage('localStorage');

/** The pause between two codes of one kind. */
export interface CodeCountdown {
  /** Whole seconds until another code may be sent, 0 when it may be now. Goes on after a reload. */
  readonly secondsLeft: number;
  /** Whether one was sent too recently, in another tab too. */
  isRunning(): boolean;
  /** A code went out. */
  start(): void;
}

/**
 * Counts down by the time stamp of the last code. Starts after hydration, for only the device knows.
 *
 * @param storageKey Where the time stamp is kept; each kind of code has its own.
 */
export function useCodeCountdown(storageKey: string): CodeCountdown {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const look = useCallback(() => {
    const seconds = resendSecondsLeft(Number(storage.get(storageKey) ?? Number.NaN), Date.now());
    setSecondsLeft(seconds);
    return seconds;
  }, [storageKey]);
  useEffect(() => void look(), [look]);
  const isTicking = secondsLeft > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isTicking, look]);
  const isRunning = useCallback(() => look() > 0, [look]);
  const start = useCallback(() => {
    storage.set(storageKey, `${Date.now()}`);
    look();
  }, [storageKey, look]);
  return { secondsLeft, isRunning, start };
}
