import type { InputOf } from '../contract/endpoint.ts';
import { sessionEnd, sessionRecordUser, sessionResume, sessionStart } from '../contract/session.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * Tells whose device this is, after a sign-in.
 * @param body `uuid`, 32 hex characters, the anonymous id of the device.
 * @endpoint POST /api/front/session/record/user
 * @origin specification
 * @example await session.recordUser(client, { uuid });
 */
export function recordUser(client: Client, body: InputOf<'session.recordUser'>['body'], options?: CallOptions) {
  return client.call(sessionRecordUser, { body }, options);
}

/**
 * Starts a visit: when none is stored, or its last activity is more than 20 minutes old.
 * @param body `guid` names the visit, 8 to 64 letters, digits and dashes; `uuid` the device.
 * @endpoint POST /api/front/session/start
 * @origin specification
 * @example await session.start(client, { guid: crypto.randomUUID(), uuid });
 */
export function start(client: Client, body: InputOf<'session.start'>['body'], options?: CallOptions) {
  return client.call(sessionStart, { body }, options);
}

/**
 * Goes on with a visit, after a reload or on the way back, also one that was ended less than 20 minutes ago.
 * @throws `StorefrontError` of kind `not-found` when the visit is unknown or was silent for longer: start another.
 * @endpoint POST /api/front/session/resume
 * @origin specification
 * @example await session.resume(client, { guid });
 */
export function resume(client: Client, body: InputOf<'session.resume'>['body'], options?: CallOptions) {
  return client.call(sessionResume, { body }, options);
}

/**
 * Ends a visit. It outlives the page that sends it, and goes out as plain text, which no preflight holds up.
 * @endpoint POST /api/front/session/end
 * @origin specification
 * @example addEventListener('pagehide', () => void session.end(client, { guid }).catch(() => {}));
 */
export function end(client: Client, visit: { guid: string }, options?: CallOptions) {
  return client.call(
    sessionEnd,
    { body: JSON.stringify({ guid: visit.guid }) },
    { keepalive: true, ...options, headers: { 'content-type': 'text/plain', ...options?.headers } },
  );
}
