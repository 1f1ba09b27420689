import type { Tx } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { type OwnerNotice, ownerNoticeMail } from '../mail/account-mails.ts';
import { ownerNoticeText } from '../mail/phone-texts.ts';
import type { Shop } from '../repositories/shops.ts';
import { hasProvenEmail, type UserRow } from '../repositories/users.ts';

/** Notifies the owner of an account, by mail or otherwise by text message, that its sign-in methods have changed. */
export async function notifyOwner(
  deps: DomainDeps<'config' | 'mailer'>,
  tx: Tx,
  { shop, user, now }: { shop: Shop; user: UserRow; now: number },
  notice: OwnerNotice,
  pausedPasskeys = 0,
): Promise<void> {
  const { locale, phone } = user;
  const words = {
    shopName: shop.name,
    shopEmail: shop.details.email,
    locale,
  };
  const message = hasProvenEmail(user)
    ? ownerNoticeMail({ ...words, to: user.email }, notice, pausedPasskeys)
    : phone !== null && ownerNoticeText({ ...words, to: phone }, notice, pausedPasskeys);
  if (message) await deps.mailer.put(tx, shop.id, message, now);
}
