import { nicknameIssue } from '@promenade/storefront-hooks/domain';
import type { InputOf, User } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound } from '../errors/refused.ts';
import { countCoupons } from '../repositories/coupons.ts';
import { hasProvenEmail, updateUser, userById } from '../repositories/users.ts';
import { countWishes } from '../repositories/wishes.ts';
import { ownPictures } from './own-pictures.ts';
import { pointsSummary } from './points.ts';
import { shopperOf } from './principals.ts';

/** The profile of the shopper who calls. */
export async function profileOf(call: CallContext): Promise<User> {
  const { db, now } = call;
  const user = await userById(db, shopperOf(call));
  if (!user) throw notFound();
  return {
    uid: user.id,
    avatar: user.avatar,
    nickname: user.nickname,
    phone: user.phone,
    email: user.email,
    integral: (await pointsSummary(db, user.id, now)).integral,
    experience: 0,
    couponCount: await countCoupons(db, user.id, now),
    collectCount: await countWishes(db, user.id),
    userType: user.kind,
    emailProven: hasProvenEmail(user),
    priceAlerts: user.price_alerts,
  };
}

/** Changes nickname and picture. */
export async function editProfile(
  deps: DomainDeps<'config' | 'origins'>,
  call: CallContext,
  { nickname, avatar }: InputOf<'user.edit'>['body'],
): Promise<void> {
  if (nicknameIssue(nickname)) throw badField('nickname', 'fieldRequired');
  const [picture = ''] = await ownPictures(deps, call, 'avatar', avatar === '' ? [] : [avatar], true);
  const changes = { nickname: nickname.trim(), avatar: picture, updated_at: call.now };
  await updateUser(call.db, shopperOf(call), changes);
}
