import { object, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { uuid } from './shared.ts';

/** A visit, named by the client. */
const guid = textIn({ min: 8, max: 64, pattern: '^[A-Za-z0-9-]+$', note: 'Names the visit; made by the client.' });
const visit = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const device = '5f0c1e9a7b3d48265f0c1e9a7b3d4826';

export const sessionInputs = {
  recordUser: input({
    summary: 'Tells whose device this is, once it is known.',
    origin: 'specification',
    body: object({
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
    }),
    example: { body: { uuid: device } },
  }),
  start: input({
    summary: 'Starts a visit: none is stored, or the last activity is more than 20 minutes old.',
    origin: 'specification',
    body: object({
      /** Id of the visit. */
      guid,
      /** Id of the guest’s cart: 32 hex characters. */
      uuid,
    }),
    example: { body: { guid: visit, uuid: device } },
  }),
  resume: input({
    summary: 'Goes on with a visit.',
    origin: 'specification',
    body: object({
      /** Id of the visit. */
      guid,
    }),
    errors: { 404: 'The visit is unknown or over.' },
    example: { body: { guid: visit } },
  }),
  end: input({
    summary: 'Ends a visit. Sent as `text/plain` while the page goes away.',
    origin: 'specification',
    body: textIn({
      min: 19,
      max: 80,
      pattern: '^\\{"guid":"[A-Za-z0-9-]{8,64}"\\}$',
      note: 'JSON in a text: the guid.',
    }),
    example: { body: `{"guid":"${visit}"}` },
  }),
};
