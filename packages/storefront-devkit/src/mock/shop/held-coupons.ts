import type { UsableCoupon } from '@promenade/storefront-hooks/domain';
import type { OrderCoupon, UserCoupon } from '@promenade/storefront-sdk/contract';
import { aUserCoupon } from '../fixtures/index.ts';
import type { HeldCoupon } from './account.ts';

const DAY_MS = 86_400_000;

const startOf = ({ coupon, receivedAt }: HeldCoupon) => coupon.startTime ?? receivedAt;
const endOf = ({ coupon, receivedAt }: HeldCoupon) => coupon.endTime ?? receivedAt + (coupon.day ?? 30) * DAY_MS;

/** A coupon as the rules see it. */
export function usableCoupon(held: HeldCoupon): UsableCoupon {
  const { useType, merId, money: moneyCents, minPrice: minCents, primaryKey } = held.coupon;
  return {
    ...{ useType, merId, moneyCents, minCents, targetIds: primaryKey.split(',').map(Number) },
    ...{ status: held.usedAt === null ? 0 : 1, startTime: startOf(held), endTime: endOf(held) },
  };
}

/** A coupon in the shopper's list. */
export function userCoupon(held: HeldCoupon, now: number): UserCoupon {
  const { name, useType, money, minPrice } = held.coupon;
  const isUsed = held.usedAt !== null;
  const isOver = endOf(held) <= now;
  return aUserCoupon({
    ...{ name, useType, money, minPrice },
    id: held.id,
    status: isUsed ? 1 : isOver ? 2 : 0,
    startTime: startOf(held),
    endTime: endOf(held),
    useTime: held.usedAt,
    validStr: isUsed ? 'unusable' : isOver ? 'overdue' : startOf(held) > now ? 'notStart' : 'usable',
  });
}

/** A coupon as an open checkout offers it. */
export function orderCoupon(held: HeldCoupon): OrderCoupon {
  const { id: couponId, name, money, minPrice, useType } = held.coupon;
  const times = { startTime: startOf(held), endTime: endOf(held), useTime: null };
  return { id: held.id, couponId, name, money, minPrice, useType, status: 0, ...times };
}
