import { contractRoutes } from '../contract/types.ts';
import { deliveryAddress, loadCheckout, openCheckout, quoteVariants, toPreOrder } from '../domain/checkout.ts';
import { deduct } from '../domain/checkout-price.ts';

export const preorderRoutes = () =>
  contractRoutes('preorders', {
    create: async (call) => ({ preOrderNo: await openCheckout(call, call.body) }),
    load: async (call) => {
      const checkout = await loadCheckout(call, call.path.preOrderNo);
      const { points } = await deduct(call, checkout.quoted, {});
      return toPreOrder({ ...checkout, points: points.left }, await deliveryAddress(call, undefined), call);
    },
    computePrice: async (call) => {
      const checkout = await loadCheckout(call, call.body.preOrderNo);
      await deliveryAddress(call, call.body.addressId);
      const { quoted, points } = await deduct(call, checkout.quoted, call.body);
      return {
        couponFee: quoted.couponCents,
        freightFee: quoted.freightCents,
        payFee: quoted.payCents,
        proTotalFee: quoted.goodsCents,
        deductionPrice: quoted.pointsCents,
        usedIntegral: points.points,
        surplusIntegral: points.left,
        useIntegral: call.body.useIntegral ?? false,
      };
    },
    quote: async (call) => {
      const { goodsCents, freightCents, payCents } = await quoteVariants(call, call.body.lines);
      return { proTotalFee: goodsCents, freightFee: freightCents, payFee: payCents };
    },
  });
