import { call } from '../call.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, object, textIn } from '../schema/schema.ts';
import { uuid } from './inputs.ts';

/** A visit, named by the client. */
const guid = textIn({ min: 8, max: 64, pattern: '^[A-Za-z0-9-]+$', note: 'Names the visit; made by the client.' });
const visit = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const device = '5f0c1e9a7b3d48265f0c1e9a7b3d4826';

/**
 * Links the device to the shopper, after a sign-in.
 * @example await shop.session.recordUser({ uuid });
 */
export const recordUser = call({
  id: 'session.recordUser',
  method: 'POST',
  path: '/api/front/session/record/user',
  auth: 'optional',
  fills: ['uuid'],
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Tells whose device this is, once it is known.',
    origin: 'specification',
    body: object({
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
    }),
    example: { body: { uuid: device } },
  },
});

/**
 * Starts a visit, if none is stored or the last activity was more than 20 minutes ago.
 * @example await shop.session.start({ guid: crypto.randomUUID(), uuid });
 */
export const start = call({
  id: 'session.start',
  method: 'POST',
  path: '/api/front/session/start',
  auth: 'optional',
  fills: ['uuid'],
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Starts a visit: none is stored, or the last activity is more than 20 minutes old.',
    origin: 'specification',
    body: object({
      /** Id of the visit. */
      guid,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
    }),
    example: { body: { guid: visit, uuid: device } },
  },
});

/**
 * Resumes a visit after a reload or a return, also one that ended less than 20 minutes ago.
 * @param value `guid` of the visit.
 * @throws `StorefrontError` of kind `not-found` when the visit is unknown or was inactive for longer: start a new one.
 * @example await shop.session.resume(guid);
 */
export const resume = call({
  id: 'session.resume',
  method: 'POST',
  path: '/api/front/session/resume',
  auth: 'optional',
  takes: 'guid',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Goes on with a visit.',
    origin: 'specification',
    body: object({
      /** Id of the visit. */
      guid,
    }),
    errors: { 404: 'The visit is unknown or over.' },
    example: { body: { guid: visit } },
  },
});

/**
 * Ends a visit. Sent with `keepalive`, and as plain text, so that no preflight delays it while the page unloads.
 * @param input `guid` of the visit.
 * @example addEventListener('pagehide', () => void shop.session.end(guid).catch(() => {}));
 */
export const end = call({
  id: 'session.end',
  method: 'POST',
  path: '/api/front/session/end',
  auth: 'optional',
  raw: true,
  contentType: 'text/plain',
  options: { keepalive: true },
  toRequest: (guid: string) => ({ body: JSON.stringify({ guid }) }),
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Ends a visit. Sent as `text/plain` while the page goes away.',
    origin: 'specification',
    body: textIn({
      min: 19,
      max: 80,
      pattern: '^\\{"guid":"[A-Za-z0-9-]{8,64}"\\}$',
      note: 'JSON in a text: the guid.',
    }),
    example: { body: `{"guid":"${visit}"}` },
  },
});
