import { CODE_RESEND_SECONDS } from './constants.ts';

/**
 * Whole seconds until another e-mail code may be asked for, 0 when it may be at once. Counted from the moment (epoch
 * milliseconds) the last one was sent, so that a sleeping tab or a reload cannot stop the clock. A moment further ahead
 * than the pause is long means that the device's clock was set back, and does not count.
 */
export function resendSecondsLeft(sentAt: number | null | undefined, now: number): number {
  if (sentAt == null) return 0;
  const pauseMs = CODE_RESEND_SECONDS * 1_000;
  const passedMs = now - sentAt;
  if (!(Math.abs(passedMs) < pauseMs)) return 0;
  return Math.ceil((pauseMs - Math.max(passedMs, 0)) / 1_000);
}
