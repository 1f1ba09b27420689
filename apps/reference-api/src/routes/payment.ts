import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { paymentStatus, startPayment } from '../domain/payments.ts';

export const paymentRoutes = (deps: Deps) =>
  contractRoutes('payment', {
    methods: () => ({
      paypalStatus: deps.payments.has('paypal'),
      stripeStatus: deps.payments.has('stripe'),
      wechatPaySwitch: false,
      codSwitch: false,
      upiSwitch: false,
      sandboxStatus: deps.payments.has('sandbox'),
    }),
    pay: async (call) => {
      const { orderNo, payType } = call.body;
      return { status: true, orderNo, payType, ...(await startPayment(deps, call, call.body)) };
    },
    result: (call) => paymentStatus(call, call.path.orderNo),
  });
