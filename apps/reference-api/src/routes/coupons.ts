import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { loadCheckout } from '../domain/checkout.ts';
import { toCoupon, toOrderCoupon, toUserCoupon } from '../domain/coupon-views.ts';
import { fittingCoupons, receiveCoupon } from '../domain/coupons.ts';
import { accountOf, shopperOf } from '../domain/principals.ts';
import { redeemCode } from '../domain/promotion-codes.ts';
import { timeZoneOf } from '../domain/shop-time.ts';
import { message } from '../errors/messages.ts';
import { couponsOfShopper, offeredCoupons } from '../repositories/coupons.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';

export const couponRoutes = (deps: Deps) =>
  contractRoutes('coupons', {
    claimable: async ({ db, shop, principal, now, languages, query }) => {
      const filter = { ...query, storeId: shop.id, userId: accountOf({ principal }) };
      const { rows, total } = await offeredCoupons(db, filter, now, pageWindow(query));
      return pageOf(
        rows.map((row) => toCoupon(row, languages, timeZoneOf(shop))),
        total,
        query,
      );
    },
    mine: async (call) => {
      const { db, now, languages, query } = call;
      const usable = query.type === 'usable';
      const { rows, total } = await couponsOfShopper(db, shopperOf(call), { usable, now, ...pageWindow(query) });
      return pageOf(
        rows.map((row) => toUserCoupon(row, languages, now)),
        total,
        query,
      );
    },
    claim: async (call) => {
      await receiveCoupon(call, call.body.couponId);
      return message('couponHandedOut', call.locale);
    },
    redeem: (call) => redeemCode(deps, call, call.body),
    forPreOrder: async (call) => {
      const { quoted } = await loadCheckout(call, call.path.preOrderNo);
      return (await fittingCoupons(call, quoted)).map((row) => toOrderCoupon(row, call.languages));
    },
  });
