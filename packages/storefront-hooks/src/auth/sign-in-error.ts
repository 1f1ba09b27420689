import { parseUrl } from '../domain/parse-url.ts';

/**
 * Why a sign-in could not be completed. `denied`: the shopper or the provider refused it. `lost`: the callback belongs to no
 * sign-in of this tab, or was already used. `clock`: the device's clock is wrong. `offline`: the provider is unreachable.
 * `unstored`: it could not begin, because the browser blocks all site data and its state would be lost during the redirect.
 * `insecure`: the page is not served over https, so that the browser has no cryptography.
 */
export type SignInFailure = 'denied' | 'lost' | 'clock' | 'offline' | 'unstored' | 'insecure' | 'unknown';

/** The error of `session.completeSignIn`, and of `session.signIn` if the sign-in cannot begin. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** The reason, by which the shop can choose the message for the shopper. */
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : `${cause}`, { cause });
    this.reason = reason;
  }
}

/** Throws in a page without https, where browsers have no `crypto.subtle`; only `localhost` needs none. */
export function assertSecure(): void {
  if (globalThis.crypto?.subtle) return;
  throw new SignInError('insecure', 'This address is not secure: signing in needs https (or localhost).');
}

/** Whether an error is that of a `fetch` without a response, as browsers and Node.js word it. Other `TypeError`s are faults of a program. */
const isFetchError = (message: string) => /network|fetch|load failed|timed out/.test(message);

/** Converts an error of a sign-in that could not begin. */
export function signInStartErrorFor(cause: unknown): SignInError {
  if (cause instanceof SignInError) return cause;
  const isFault = cause instanceof TypeError && !isFetchError(cause.message.toLowerCase());
  return new SignInError(isFault ? 'unknown' : 'offline', cause);
}

function reasonOf(cause: unknown, url: string): SignInFailure {
  const parameters = parseUrl(url)?.searchParams ?? new URLSearchParams();
  if (parameters.get('error') === 'access_denied') return 'denied';
  const message = cause instanceof Error ? cause.message.toLowerCase() : '';
  if (/\bstate\b|no matching|not found in storage/.test(message) || !parameters.has('state')) return 'lost';
  if (/\biat\b|\bexp\b|clock|expired/.test(message)) return 'clock';
  return isFetchError(message) ? 'offline' : 'unknown';
}

/** Converts an error of the sign-in code to a `SignInError`. @param url The callback address. */
export const signInErrorFor = (cause: unknown, url: string): SignInError =>
  cause instanceof SignInError ? cause : new SignInError(reasonOf(cause, url), cause);

/** The reason in a `SignInError`, or in an error whose `cause` is one; otherwise `unknown`. */
export function signInFailureOf(error: unknown): SignInFailure {
  const { reason, cause } = Object(error) as { reason?: SignInFailure; cause?: { reason?: SignInFailure } };
  return reason ?? cause?.reason ?? 'unknown';
}
