import type { Storefront } from '@promenade/storefront-sdk';
import type { Database } from '../db/index.ts';
import { forgetLimits } from './forget-limits.ts';
import { newUuid } from './test-shop.ts';

/** A new applicant's application, without the code from the mail. */
export async function applicationForm({ db }: Database, storeId: number) {
  const trades = db.selectFrom('categories').select('id').where('fee_basis_points', 'is not', null);
  const { id: categoryId } = await trades.where('store_id', '=', storeId).orderBy('id').executeTakeFirstOrThrow();
  const email = `${newUuid()}@applicant.test`;
  const who = { name: `Atelier ${email.slice(0, 12)}`, realName: 'Ada Martin', email };
  const papers = ['https://papers.example/register.png'];
  return { ...who, categoryId, typeId: 3, qualificationPicture: papers, isAgreed: true };
}

/** The code that is mailed to an applicant; skips the wait between two codes. */
export async function applicationCode({ db }: Database, shop: Storefront, email: string): Promise<string> {
  await forgetLimits({ db });
  await shop.applications.sendCode(email);
  const { subject } = await db
    .selectFrom('outbox_mails')
    .select('subject')
    .where('recipient', '=', email)
    .where('purpose', '=', 'application-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return subject.slice(0, 6);
}
