import type { Call } from '@promenade/storefront-sdk/contract';
import type { Database } from '../db/index.ts';
import { calls, type Field, fieldsOf } from './contract-calls.ts';
import { forgetLimits } from './forget-limits.ts';
import type { TestShop } from './test-shop.ts';

/** A visitor is a new user each time, whatever the address, so the response discloses nothing. */
const ANYBODY = 'login.asGuest';

/** Hashing takes long on purpose. */
const isQuick = (call: Call) => !fieldsOf(call).some(({ name }) => /password/i.test(name));

const isContact = ({ at, name, schema }: Field) =>
  name === 'phone' || name === 'email' || (at === 'body' && schema.limits?.pattern?.includes('@') === true);

/** Where calls that need no sign-in take an e-mail address or a phone. */
export const contactFields: readonly Field[] = calls
  .filter((call) => call.auth !== 'user' && call.id !== ANYBODY && (process.env.PM_DEEP || isQuick(call)))
  .flatMap(fieldsOf)
  .filter(isContact);

/** An e-mail address and a phone that have accounts. */
export async function knownContacts({ db }: Database, testShop: Pick<TestShop, 'newShopper' | 'guest'>) {
  const { id } = await testShop.newShopper();
  const { email } = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  const mobile = { phone: '555 0142', countryCode: '+1' };
  await testShop.guest().login.sendMobileCode(mobile);
  const { subject } = await db
    .selectFrom('outbox_mails')
    .select('subject')
    .where('purpose', '=', 'phone-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await testShop.guest().login.withMobileCode({ ...mobile, captcha: /\d{6}/.exec(subject)?.[0] ?? '' });
  await forgetLimits({ db });
  return { email: email ?? '', phone: mobile.phone };
}
