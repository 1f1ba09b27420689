import { object, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { checkoutNo, orderNo } from './shared.ts';

const identity = textIn({ min: 16, max: 128, note: 'Secret of the visitor, from `login.asVisitor`.' });
const unknown = { 404: 'There is no such order, or it is another visitor’s.' };

/** Orders of visitors, who bought without an account. */
export const visitorInputs = {
  masterDetail: input({
    summary: 'A whole checkout (PT number) of a visitor.',
    origin: 'family',
    query: {
      /** Number of the order. */
      orderNo: checkoutNo,
      /** Secret of the visitor, which `login.asVisitor` returned. */
      identity,
    },
    errors: unknown,
    example: { query: { orderNo: 'PT26011512000001', identity: '5f0c1e9a7b3d4826' } },
  }),
  detail: input({
    summary: 'One merchant order (SH number) of a visitor, with its parcel.',
    origin: 'family',
    query: {
      /** Number of the order. */
      orderNo,
      /** Secret of the visitor, which `login.asVisitor` returned. */
      identity,
    },
    errors: unknown,
    example: { query: { orderNo: 'SH26011512000001', identity: '5f0c1e9a7b3d4826' } },
  }),
  reopen: input({
    summary: 'The checkout that the token of a mail opens. The token travels in the body, so that no log keeps it.',
    origin: 'extension',
    body: object({
      /** The token that `orders.create` returned to the visitor. */
      token: textIn({ min: 22, max: 128, pattern: '^[A-Za-z0-9_-]+$' }),
    }),
    errors: { 404: 'The token opens no order.' },
    example: { body: { token: 'q3Zx8nW1vT5kYb7dRf2HcA' } },
  }),
};
