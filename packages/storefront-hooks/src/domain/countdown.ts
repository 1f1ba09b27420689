import { CODE_RESEND_SECONDS } from './constants.ts';

/**
 * Whole seconds until another e-mail code may be requested, 0 when it may be requested now. Counted from the time at which the
 * last code was sent, so that the countdown continues in a sleeping tab and after a reload. Times are in epoch milliseconds. A
 * `sentAt` more than the pause ahead of `now` is ignored: the device's clock was set back.
 */
export function resendSecondsLeft(sentAt: number | null | undefined, now: number): number {
  if (sentAt == null) return 0;
  const pauseMs = CODE_RESEND_SECONDS * 1_000;
  const passedMs = now - sentAt;
  if (!(Math.abs(passedMs) < pauseMs)) return 0;
  return Math.ceil((pauseMs - Math.max(passedMs, 0)) / 1_000);
}
