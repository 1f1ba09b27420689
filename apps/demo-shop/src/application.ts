import type { Db, Locale } from '@promenade/reference-api/db/tables.ts';
import { APPLICATION_STATUS } from '@promenade/storefront-hooks/domain';
import { merchantPicture } from './pictures/urls.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const texts = {
  en: {
    name: 'The Paper Lighthouse',
    keywords: 'lanterns, paper, light',
    decision: {
      status: APPLICATION_STATUS.declined,
      denial_reason: 'The extract of the trade register is older than three months. Please add a new one.',
    },
  },
  fr: {
    name: 'Le Phare de papier',
    keywords: 'lanternes, papier, lumière',
    decision: { status: APPLICATION_STATUS.pending, denial_reason: '' },
  },
};

/** Gives a demo account an application: declined (to be corrected and sent again) or pending. */
export async function giveDemoApplication(
  db: Db,
  { userId, email, nickname, locale }: { userId: number; email: string; nickname: string; locale: Locale },
  { storeId, now }: { storeId: number; now: number },
): Promise<void> {
  const trade = await db
    .selectFrom('categories')
    .select(['id', 'fee_basis_points'])
    .where('store_id', '=', storeId)
    .where('fee_basis_points', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!trade) return;
  const { name, keywords, decision } = texts[locale];
  await db
    .insertInto('applications')
    .values({
      store_id: storeId,
      user_id: userId,
      name,
      real_name: nickname,
      email,
      phone: '',
      category_id: trade.id,
      type_id: 1,
      address: '',
      keywords,
      fee_basis_points: trade.fee_basis_points ?? 0,
      pictures: JSON.stringify([merchantPicture('foyer-lune', 'banner')]),
      locale,
      ...decision,
      merchant_id: null,
      created_at: now - 9 * DAY_MS,
      updated_at: now - 2 * DAY_MS,
    })
    .execute();
}
