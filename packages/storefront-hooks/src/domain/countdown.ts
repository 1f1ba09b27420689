import { CODE_RESEND_SECONDS } from './constants.ts';

/**
 * Whole seconds until another e-mail code may be asked for, 0 when it may be at once. Counted from the moment the last one
 * was sent, so that a sleeping tab or a reload cannot stop the clock.
 */
export function resendSecondsLeft(sentAt: number | null | undefined, now: number): number {
  if (sentAt == null || Number.isNaN(sentAt)) return 0;
  const left = Math.ceil(CODE_RESEND_SECONDS - (now - sentAt) / 1_000);
  return Math.min(Math.max(left, 0), CODE_RESEND_SECONDS);
}
