import type { OrderCoupon, UserCoupon } from '../../contract/index.ts';
import { aUserCoupon } from '../fixtures/index.ts';
import { type MockAnswers, MockFailure } from '../respond.ts';
import type { Quote } from './quote.ts';
import { missing, pageOf } from './request.ts';
import type { HeldCoupon, Shop } from './shop.ts';

const dayMs = 86_400_000;

const endOf = ({ coupon, since }: HeldCoupon) => since + (coupon.day ?? 30) * dayMs;

function userCoupon(shop: Shop, held: HeldCoupon): UserCoupon {
  const { name, useType, money, minPrice } = held.coupon;
  const isOver = endOf(held) <= shop.now();
  return aUserCoupon({
    ...{ name, useType, money, minPrice },
    id: held.id,
    status: held.usedAt !== null ? 1 : isOver ? 2 : 0,
    startTime: held.since,
    endTime: endOf(held),
    useTime: held.usedAt,
    validStr: held.usedAt !== null ? 'unusable' : isOver ? 'overdue' : 'usable',
  });
}

/** A coupon as an open checkout offers it. */
export function orderCoupon(held: HeldCoupon): OrderCoupon {
  const { id: couponId, name, money, minPrice, useType } = held.coupon;
  const times = { startTime: held.since, endTime: endOf(held), useTime: null };
  return { id: held.id, couponId, name, money, minPrice, useType, status: 0, ...times };
}

/** The goods that a coupon is for, in cents. */
function coveredBy({ coupon: { useType, primaryKey } }: HeldCoupon, { parts, goods }: Quote): number {
  if (useType !== 2) return goods;
  const products = primaryKey.split(',').map(Number);
  return parts
    .flatMap(({ lines }) => lines)
    .filter(({ ware }) => products.includes(ware.product.productInfo.id))
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Whether a coupon may be used for a checkout. */
export function fits(shop: Shop, held: HeldCoupon, quote: Quote): boolean {
  const covered = coveredBy(held, quote);
  return held.usedAt === null && endOf(held) > shop.now() && covered > 0 && covered >= held.coupon.minPrice;
}

/** The coupon of this number, if it may be used for a checkout. */
export function usableCoupon(shop: Shop, id: number, quote: Quote): HeldCoupon {
  const held = shop.heldCoupons.find((candidate) => candidate.id === id);
  if (!held) throw missing();
  if (!fits(shop, held, quote)) throw new MockFailure(400, 'This coupon cannot be used here');
  return held;
}

/** What a coupon takes off, in cents; never more than the goods it is for. */
export function worthOf(held: HeldCoupon, quote: Quote): number {
  return Math.min(held.coupon.money, coveredBy(held, quote));
}

/** Coupons to receive, each once, and those received. */
export function couponAnswers(shop: Shop): MockAnswers {
  return {
    'coupon.claimable': (request) => {
      const isHeld = (id: number) => shop.heldCoupons.some(({ coupon }) => coupon.id === id);
      const ofType = shop.coupons.filter(({ useType }) => useType === Number(request.query.get('useType')));
      return pageOf(
        ofType.map((coupon) => ({ ...coupon, isUse: isHeld(coupon.id) })),
        request,
      );
    },
    'coupon.mine': (request) => {
      const wantsUsable = request.query.get('type') === 'usable';
      const held = shop.heldCoupons.map((coupon) => userCoupon(shop, coupon));
      return pageOf(
        held.filter(({ status }) => (status === 0) === wantsUsable),
        request,
      );
    },
    'coupon.receive': ({ body }) => {
      const coupon = shop.coupons.find(({ id }) => id === body.couponId);
      if (!coupon) throw missing();
      if (shop.heldCoupons.some((held) => held.coupon.id === coupon.id))
        throw new MockFailure(400, 'You have received this coupon already');
      shop.heldCoupons.push({ id: shop.nextId(), coupon, since: shop.now(), usedAt: null });
      return 'Received';
    },
  };
}
