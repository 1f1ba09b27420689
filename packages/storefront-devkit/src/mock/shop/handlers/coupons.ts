import { type PromotionCodeState, promotionCodeOf, promotionCodeState } from '@promenade/storefront-hooks/domain';
import type { MockHandlers } from '../../respond.ts';
import { orderCoupon, userCoupon } from '../held-coupons.ts';
import { quoteOf, savingOf } from '../quote.ts';
import { badField, notFound, refused } from '../refusals.ts';
import { accountOf, pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { openCheckout } from './checkout.ts';

const refusals: Readonly<Record<Exclude<PromotionCodeState, 'open'>, string>> = {
  stopped: 'This code is no longer valid',
  expired: 'This code has expired',
  'not-yet': 'This code is not valid yet',
  claimed: 'You have already used this code',
  'used-up': 'This code has been used up',
  'used-up-today': 'This code has been used up for today, please try again tomorrow',
};

/** Coupons to receive, each once, and those received. */
export function couponHandlers(shop: Shop): MockHandlers {
  return {
    'coupons.claimable': (request) => {
      const held = accountOf(shop, request)?.coupons ?? [];
      const wanted = request.query.get('useType');
      const ofType = shop.coupons.filter(({ useType }) => !wanted || useType === Number(wanted));
      return pageOf(
        ofType.map((coupon) => ({ ...coupon, isUse: held.some((one) => one.coupon.id === coupon.id) })),
        request,
      );
    },
    'coupons.mine': (request) => {
      const wantsUsable = request.query.get('type') === 'usable';
      const held = signedIn(shop, request).coupons.map((coupon) => userCoupon(coupon, shop.now()));
      return pageOf(
        held.filter(({ status }) => (status === 0) === wantsUsable),
        request,
      );
    },
    'coupons.claim': (request) => {
      const { user, coupons } = signedIn(shop, request);
      const coupon = shop.coupons.find(({ id }) => id === request.body.couponId);
      if (!coupon) throw notFound();
      if (!user.emailProven) throw badField('email', 'Please confirm your e-mail address first', 403);
      if (coupons.some((held) => held.coupon.id === coupon.id)) {
        throw refused('You have received this coupon already');
      }
      if (coupon.isLimited && coupon.lastTotal === 0) throw refused('No coupon is left');
      if (coupon.isLimited) coupon.lastTotal -= 1;
      coupons.push({ id: shop.nextId(), coupon, receivedAt: shop.now(), usedAt: null });
      return 'Received';
    },
    'coupons.redeem': (request) => {
      const account = signedIn(shop, request);
      if (!account.user.emailProven) throw badField('email', 'Please confirm your e-mail address first', 403);
      const { code, preOrderNo } = request.body;
      const quote = preOrderNo === undefined ? undefined : quoteOf(shop, openCheckout(shop, account, preOrderNo));
      const found = shop.promotionCodes.find((one) => one.code === promotionCodeOf(code));
      if (!found) throw badField('code', 'We do not know this code, please check how it is written');
      const earlier = account.coupons.find(({ coupon }) => coupon.id === found.coupon.id);
      const held = earlier ?? { id: shop.nextId(), coupon: found.coupon, receivedAt: shop.now(), usedAt: null };
      const state = promotionCodeState(
        {
          ...{ isStopped: false, startTime: null, endTime: found.endsAt, left: found.left, leftToday: null },
          ...{ perShopper: 1, claimed: earlier?.usedAt ? 1 : 0 },
        },
        shop.now(),
      );
      if (state !== 'open' && (!earlier || earlier.usedAt !== null)) throw badField('code', refusals[state]);
      if (quote && savingOf(shop, held, quote) === undefined) {
        throw badField('code', 'This coupon cannot be used for these products');
      }
      if (!earlier) {
        account.coupons.push(held);
        if (found.left !== null) found.left -= 1;
      }
      return userCoupon(held, shop.now());
    },
    'coupons.forPreOrder': (request) => {
      const account = signedIn(shop, request);
      const quote = quoteOf(shop, openCheckout(shop, account, request.path.preOrderNo));
      return account.coupons.filter((held) => savingOf(shop, held, quote) !== undefined).map(orderCoupon);
    },
  };
}
