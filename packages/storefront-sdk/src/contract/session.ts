import { endpoint } from './endpoint.ts';
import { nothing } from './schema.ts';

export const sessionRecordUser = endpoint(
  'session.recordUser',
  'POST',
  '/api/front/session/record/user',
  'optional',
  nothing,
);
export const sessionStart = endpoint('session.start', 'POST', '/api/front/session/start', 'optional', nothing);
export const sessionResume = endpoint('session.resume', 'POST', '/api/front/session/resume', 'optional', nothing);
/** Its body is JSON sent as plain text: a page that is leaving cannot wait for a preflight. */
export const sessionEnd = endpoint('session.end', 'POST', '/api/front/session/end', 'optional', nothing, { raw: true });
