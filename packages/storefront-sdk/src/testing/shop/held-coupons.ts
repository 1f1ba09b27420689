import type { OrderCoupon, UserCoupon } from '../../contract/index.ts';
import { aUserCoupon } from '../fixtures/index.ts';
import type { HeldCoupon } from './account.ts';

const DAY_MS = 86_400_000;

const startOf = ({ coupon, receivedAt }: HeldCoupon) => coupon.startTime ?? receivedAt;
const endOf = ({ coupon, receivedAt }: HeldCoupon) => coupon.endTime ?? receivedAt + (coupon.day ?? 30) * DAY_MS;

export function isUsable(held: HeldCoupon, now: number): boolean {
  return held.usedAt === null && startOf(held) <= now && endOf(held) > now;
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
