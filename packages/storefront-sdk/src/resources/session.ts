import type { SessionRecordUserBody, SessionResumeBody, SessionStartBody } from '../contract/input-types.ts';
import { sessionEnd, sessionRecordUser, sessionResume, sessionStart } from '../contract/session.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Tells whose device this is, after a sign-in.
 * @param body `uuid`, 32 hex characters, the anonymous id of the device.
 * @throws `StorefrontError`.
 * @endpoint POST /api/front/session/record/user
 * @origin specification
 * @example await shop.session.recordUser({ uuid });
 */
export function recordUser(client: Client, body: SessionRecordUserBody, options?: CallOptions): Promise<null> {
  return client.call(sessionRecordUser, { body }, options);
}

/**
 * Starts a visit: when none is stored, or its last activity is more than 20 minutes old.
 * @param body `guid` names the visit, 8 to 64 letters, digits and dashes; `uuid` the device.
 * @throws `StorefrontError`.
 * @endpoint POST /api/front/session/start
 * @origin specification
 * @example await shop.session.start({ guid: crypto.randomUUID(), uuid });
 */
export function start(client: Client, body: SessionStartBody, options?: CallOptions): Promise<null> {
  return client.call(sessionStart, { body }, options);
}

/**
 * Goes on with a visit, after a reload or on the way back, also one that was ended less than 20 minutes ago.
 * @param body `guid` of the visit.
 * @throws `StorefrontError` of kind `not-found` when the visit is unknown or was silent for longer: start another.
 * @endpoint POST /api/front/session/resume
 * @origin specification
 * @example await shop.session.resume({ guid });
 */
export function resume(client: Client, body: SessionResumeBody, options?: CallOptions): Promise<null> {
  return client.call(sessionResume, { body }, options);
}

/**
 * Ends a visit. It outlives the page that sends it, and goes out as plain text, which no preflight holds up.
 * @param visit `guid` of the visit, and when it ended.
 * @throws `StorefrontError`.
 * @endpoint POST /api/front/session/end
 * @origin specification
 * @example addEventListener('pagehide', () => void shop.session.end({ guid }).catch(() => {}));
 */
export function end(client: Client, visit: SessionResumeBody, options?: CallOptions): Promise<null> {
  const headers = new Headers(options?.headers);
  headers.set('content-type', 'text/plain');
  const body = JSON.stringify({ guid: visit.guid });
  return client.call(sessionEnd, { body }, { keepalive: true, ...options, headers });
}
