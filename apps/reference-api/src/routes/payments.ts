import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { openPayment, paymentStatus, preparePayment } from '../domain/payments.ts';
import { cancelPaypal, capturePaypal } from '../domain/paypal.ts';
import { currencyOf } from '../repositories/shop-currency.ts';

export const paymentRoutes = (deps: Deps) => {
  const { payments } = deps;
  return contractRoutes('payments', {
    methods: ({ shop }) => {
      const isOffered = (payType: string) => payments.get(payType)?.supports(currencyOf(shop)) ?? false;
      return {
        paypalStatus: isOffered('paypal'),
        stripeStatus: isOffered('stripe'),
        wechatPaySwitch: false,
        codSwitch: isOffered('cod'),
        upiSwitch: false,
        sandboxStatus: isOffered('sandbox'),
      };
    },
    paypalClientId: () => payments.get('paypal')?.publicId ?? '',
    stripePublishableKey: () => payments.get('stripe')?.publicId ?? '',
    pay: {
      // Providers are asked before the transaction opens, so that their delay holds no lock and no connection.
      prepare: async (call) => {
        const prepared = await preparePayment(deps, call, call.body);
        return (inTransaction) => openPayment(deps, inTransaction, inTransaction.body, prepared);
      },
    },
    paypalSuccess: (call) => capturePaypal(deps, call, call.body.token),
    paypalCancel: (call) => cancelPaypal(deps, call, call.body.token),
    // WeChat is not offered, so nothing was ever paid with it; whose order it is must be asked all the same.
    wechatResult: async (call) => {
      const { paid, payType } = await paymentStatus(deps, call, call.path.orderNo);
      return paid && payType === 'wechat';
    },
    result: (call) => paymentStatus(deps, call, call.path.orderNo),
  });
};
