import { parseUrl } from '../domain/parse-url.ts';

/**
 * Why a sign-in could not be completed: the shopper or the provider refused (`denied`); the callback belongs to no sign-in of
 * this tab, or was used already (`lost`); the device's clock is wrong (`clock`); the provider could not be reached (`offline`).
 */
export type SignInFailure = 'denied' | 'lost' | 'clock' | 'offline' | 'unknown';

/** What `session.completeSignIn` rejects with. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** Why, as far as the shopper can do something about it. */
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : `${cause}`, { cause });
    this.reason = reason;
  }
}

function reasonOf(cause: unknown, url: string): SignInFailure {
  const parameters = parseUrl(url)?.searchParams ?? new URLSearchParams();
  if (parameters.get('error') === 'access_denied') return 'denied';
  const message = cause instanceof Error ? cause.message.toLowerCase() : '';
  if (/\bstate\b|no matching|not found in storage/.test(message) || !parameters.has('state')) return 'lost';
  if (/\biat\b|\bexp\b|clock|expired/.test(message)) return 'clock';
  return cause instanceof TypeError || /network|fetch/.test(message) ? 'offline' : 'unknown';
}

/** The typed error for what the sign-in code rejected with at this callback address. */
export const signInErrorFor = (cause: unknown, url: string): SignInError =>
  new SignInError(reasonOf(cause, url), cause);

/** Why completing a sign-in failed, from the error that `completeSignIn` rejected with. */
export function signInFailureOf(error: unknown): SignInFailure {
  const { reason, cause } = Object(error) as { reason?: SignInFailure; cause?: { reason?: SignInFailure } };
  return reason ?? cause?.reason ?? 'unknown';
}
