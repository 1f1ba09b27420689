import {
  cashOnDeliveryProvider,
  createPaymentRegistry,
  paypalProvider,
  sandboxProvider,
  stripeProvider,
} from '@promenade/storefront-hooks';

/** What Stripe's form needs is loaded where it is shown. */
const stripe = stripeProvider({
  async load() {
    const [{ loadStripe }, { trustStripe }] = await Promise.all([
      import('@stripe/stripe-js/pure'),
      import('./stripe-trust.ts'),
    ]);
    trustStripe();
    return loadStripe;
  },
  appearance: () => import('./stripe-look.ts').then(({ stripeLook }) => stripeLook()),
  wallets: true,
});

/** The payment methods of this shop. */
export const payments = createPaymentRegistry([stripe, paypalProvider, cashOnDeliveryProvider, sandboxProvider]);
