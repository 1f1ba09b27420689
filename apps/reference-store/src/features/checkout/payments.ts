import { createPaymentRegistry, paypalProvider, sandboxProvider } from '@promenade/storefront-hooks';

/** The payment methods of this shop. */
export const payments = createPaymentRegistry([sandboxProvider, paypalProvider]);
