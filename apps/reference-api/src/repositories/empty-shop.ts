import type { Db, StoreDetailsRecord } from '../db/tables.ts';
import { brandPicture } from '../media/urls.ts';
import { continueNumbering } from './insert-all.ts';

/** The shop that answers any host name. */
export const STORE_ID = 1;

const NAME = { en: 'New shop', fr: 'Nouvelle boutique' };
const none = { en: '', fr: '' };

const DETAILS: StoreDetailsRecord = {
  websiteLogo: '',
  websiteFavicon: brandPicture(),
  websiteTitle: NAME,
  websiteDesc: none,
  websiteShortAnnouncement: none,
  websiteCopyrightInfo: none,
  storeVision: none,
  email: '',
  domainUrl: '',
  shopPayCurrencySymbol: '$',
  showDefaultNavBar: true,
  showDefaultFooter: true,
  landingPageShowFooter: true,
  showRegistrationPanel: true,
  gtmId: null,
  pixelId: null,
  postHogKey: null,
  socialLinks: [],
  banners: [],
};

/** Opens a shop without products in an empty database, for its owner to fill; does nothing when one is there already. */
export async function openEmptyShop(db: Db, now = Date.now()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const store = {
      id: STORE_ID,
      host: '*',
      name: NAME.en,
      theme: JSON.stringify({ name: 'House', tokens: {} }),
      details: JSON.stringify(DETAILS),
      created_at: now,
    };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('stores')
      .values(store)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await continueNumbering(tx, ['stores']);
  });
}
