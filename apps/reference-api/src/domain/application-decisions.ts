import type { Db, NewRow } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { type ApplicationNotice, applicationMail } from '../mail/application-mails.ts';
import { bannerPicture, brandPicture } from '../media/urls.ts';
import type { ApplicationVerdict } from '../repositories/application-transitions.ts';
import { decideApplication } from '../repositories/application-transitions.ts';
import {
  type ApplicationRow,
  applicationById,
  insertMerchant,
  setMerchant,
  takenByMerchant,
} from '../repositories/applications.ts';
import { shopById } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { merchantSlug } from './merchant-slug.ts';
import { shopPages } from './storefront-pages.ts';

type Needs = DomainDeps<'config' | 'now' | 'mailer'>;

/** In the middle, until reviews of its products move them (repositories/product-tallies.ts). */
const INITIAL_STARS = 3;

/** Decides once, even if called concurrently; returns the previous state of the application. */
async function decide(tx: Db, id: number, verdict: ApplicationVerdict, now: number) {
  const application = await applicationById(tx, id);
  if (!application) throw notFound();
  if (!(await decideApplication(tx, id, verdict, now))) throw new Refused(400, 'applicationDecided');
  return application;
}

async function notifyApplicant(
  deps: DomainDeps<'config' | 'mailer'>,
  tx: Db,
  application: ApplicationRow,
  notice: ApplicationNotice,
  now: number,
) {
  const { store_id: storeId, email: to, locale } = application;
  const shop = await shopById(tx, storeId);
  const words = { to, shopName: shop?.name ?? '', pages: shopPages(deps.config, shop, locale), locale };
  await deps.mailer.put(tx, storeId, applicationMail(words, notice), now);
}

function merchantOf(application: ApplicationRow, now: number): NewRow<'merchants'> {
  return {
    store_id: application.store_id,
    name: application.name,
    slug: merchantSlug(application.name),
    intro: {},
    category_id: application.category_id,
    type_id: application.type_id,
    is_self: false,
    star_level: INITIAL_STARS,
    avatar: brandPicture(),
    back_image: bannerPicture(),
    street_back_image: bannerPicture(),
    banners: '[]',
    email: application.email,
    phone: application.phone,
    address: application.address,
    service_type: 'email',
    service_address: null,
    real_name: application.real_name,
    qualification_pictures: JSON.stringify(application.pictures),
    created_at: now,
  };
}

/**
 * Approves an application: creates its merchant and notifies the applicant. Returns the merchant's id.
 * @throws Refused if it was decided before, or another merchant has its name or address meanwhile.
 */
export async function approveApplication(deps: Needs, db: Db, id: number): Promise<number> {
  const now = deps.now();
  return inTransaction(db, async (tx) => {
    const application = await decide(tx, id, { event: 'approve' }, now);
    const merchant = merchantOf(application, now);
    const taken = await takenByMerchant(tx, application.store_id, merchant);
    if (taken === 'email') throw new Refused(400, 'merchantEmailTaken');
    const merchantId = await insertMerchant(tx, merchant);
    if (merchantId === undefined) throw new Refused(400, 'merchantNameTaken');
    await setMerchant(tx, id, merchantId);
    await notifyApplicant(deps, tx, application, { kind: 'approved', name: application.name, merchantId }, now);
    return merchantId;
  });
}

/**
 * Declines an application with a reason. The applicant may correct it and send it again.
 * @throws Refused if it was decided before.
 */
export async function declineApplication(deps: Needs, db: Db, id: number, given: string): Promise<void> {
  const reason = given.trim();
  if (!reason) throw badField('reason', 'fieldRequired');
  const now = deps.now();
  await inTransaction(db, async (tx) => {
    const application = await decide(tx, id, { event: 'decline', reason }, now);
    await notifyApplicant(deps, tx, application, { kind: 'declined', name: application.name, reason }, now);
  });
}
