import { empty } from '../schema/schema.ts';
import { endpoint } from './endpoint.ts';

export const sessionRecordUser = endpoint(
  'session.recordUser',
  'POST',
  '/api/front/session/record/user',
  'optional',
  empty,
);
export const sessionStart = endpoint('session.start', 'POST', '/api/front/session/start', 'optional', empty);
export const sessionResume = endpoint('session.resume', 'POST', '/api/front/session/resume', 'optional', empty);
/** Its body is JSON sent as plain text: a page that is leaving cannot wait for a preflight. */
export const sessionEnd = endpoint('session.end', 'POST', '/api/front/session/end', 'optional', empty, { raw: true });
