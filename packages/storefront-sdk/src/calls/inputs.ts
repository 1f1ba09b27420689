import { written } from '../call.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../entities/email.ts';
import { moneyText } from '../money.ts';
import { intIn, oneOf, optional, textIn } from '../schema/schema.ts';

/** Id of a row, from 1. For optional ids, clients of the family send 0 for none. */
export const id = intIn({ min: 1, max: 2_147_483_647 });
export const storeId = optional(
  intIn({
    min: 1,
    max: 2_147_483_647,
    note: 'The shop, when one backend serves several. Without it the host name of the request tells the shop.',
  }),
);
export const slug = textIn({ min: 1, max: 160, pattern: '^[a-z0-9][a-z0-9-]*$' });
export const uniqueKey = textIn({ min: 1, max: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** An anonymous cart's id: 32 hex characters (specification, section 9). */
export const uuid = textIn({ min: 32, max: 32, pattern: '^[0-9a-f]{32}$', note: 'Anonymous cart id, guests only.' });
export const email = textIn({ min: 3, max: EMAIL_MAX_LENGTH, pattern: EMAIL_PATTERN });
export const checkoutNo = textIn({ min: 4, max: 64, pattern: '^PT[A-Za-z0-9]+$', note: 'A whole checkout.' });
export const orderNo = textIn({ min: 4, max: 64, pattern: '^SH[A-Za-z0-9]+$', note: 'What one merchant ships.' });
export const refundNo = textIn({ min: 4, max: 64, pattern: '^RE[A-Za-z0-9]+$', note: 'A refund.' });
export const preOrderNo = textIn({ min: 8, max: 64, pattern: '^[A-Za-z0-9]+$' });
export const payType = textIn({
  min: 1,
  max: 20,
  pattern: '^[a-z]+$',
  note: 'One of those that `payments.methods` offers.',
});
export const payChannel = oneOf('pc', 'mobile');
export const password = textIn({ min: 6, max: 128 });
export const givenPassword = textIn({ min: 1, max: 128 });
/** A code from a mail. */
export const captcha = textIn({ min: 4, max: 8, pattern: '^\\d+$' });

/** Which page of a list; defaults 1 and 10 (specification, section 9). */
export const paging = {
  /** Page, from 1. @default 1 */
  page: optional(intIn({ min: 1, max: 100_000 })),
  /** Items on a page, 1 to 50. @default 10 */
  limit: optional(intIn({ min: 1, max: 50, capped: true })),
};

/** Decimal text of an amount, as in 12.50. */
export const AMOUNT_PATTERN = '^\\d{1,7}(\\.\\d{1,3})?$';
/** An amount in minor units, which travels as decimal text. */
export const amount = written(
  optional(textIn({ min: 1, max: 10, pattern: AMOUNT_PATTERN, isAmount: true, note: 'Decimal text, as in 12.50.' })),
  moneyText,
);
/** At most 100 ids, which travel separated by commas. */
export const ids = written(textIn({ min: 1, max: 1200, pattern: '^\\d+(,\\d+)*$' }), (numbers: readonly number[]) =>
  numbers.join(),
);
