import { contractRoutes } from '../contract/types.ts';
import { deliveryAddress, loadCheckout, openCheckout, toPreOrder } from '../domain/checkout.ts';

export const preorderRoutes = () =>
  contractRoutes('preorder', {
    create: async (call) => ({ preOrderNo: await openCheckout(call, call.body) }),
    load: async (call) => {
      const checkout = await loadCheckout(call, call.path.preOrderNo);
      return toPreOrder(checkout, await deliveryAddress(call, undefined), call.locale);
    },
    computePrice: async (call) => {
      const { quoted } = await loadCheckout(call, call.body.preOrderNo);
      await deliveryAddress(call, call.body.addressId);
      return {
        couponFee: 0,
        freightFee: quoted.freightCents,
        payFee: quoted.payCents,
        proTotalFee: quoted.goodsCents,
        deductionPrice: 0,
        usedIntegral: 0,
        surplusIntegral: 0,
        useIntegral: false,
      };
    },
  });
