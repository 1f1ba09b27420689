/** Why a sign-in did not come to an end, as far as the visitor can do something about it. */
export type CallbackFault = 'denied' | 'lost' | 'clock' | 'offline' | 'unknown';

/** Tells the reasons apart by what the provider said and by what the client library rejected with. */
export function callbackFault(error: unknown, answer: URLSearchParams): CallbackFault {
  const said = answer.get('error');
  if (said === 'access_denied') return 'denied';
  const words = error instanceof Error ? error.message.toLowerCase() : '';
  if (/\bstate\b|no matching|not found in storage/.test(words) || !answer.has('state')) return 'lost';
  if (/\biat\b|\bexp\b|clock|expired/.test(words)) return 'clock';
  if (error instanceof TypeError || /network|fetch/.test(words)) return 'offline';
  return 'unknown';
}
