import type { EndpointId } from '@promenade/storefront-sdk/contract';
import type { Plan, Plans } from '../plan.ts';
import { addressPlans } from './addresses.ts';
import { cartPlans } from './cart.ts';
import { cartWritePlans } from './cart-writes.ts';
import { collectionPlans } from './collections.ts';
import { couponPlans, pointsPlans } from './coupons.ts';
import { loginPlans } from './login.ts';
import { applicationPlans, merchantPlans } from './merchants.ts';
import { orderMovePlans } from './order-moves.ts';
import { orderPlans } from './orders.ts';
import { paymentPlans } from './payments.ts';
import { preorderPlans } from './preorders.ts';
import { productPlans } from './products.ts';
import { refundPlans } from './refunds.ts';
import { reviewPlans } from './reviews.ts';
import { searchPlans } from './search.ts';
import { categoryPlans, newsletterPlans, storePlans } from './store.ts';
import { uploadPlans } from './uploads.ts';
import { sessionPlans, userPlans } from './user.ts';

const all: Plans = {
  ...addressPlans,
  ...cartWritePlans,
  ...cartPlans,
  ...collectionPlans,
  ...couponPlans,
  ...pointsPlans,
  ...loginPlans,
  ...merchantPlans,
  ...applicationPlans,
  ...orderMovePlans,
  ...orderPlans,
  ...paymentPlans,
  ...preorderPlans,
  ...productPlans,
  ...refundPlans,
  ...reviewPlans,
  ...searchPlans,
  ...storePlans,
  ...categoryPlans,
  ...newsletterPlans,
  ...uploadPlans,
  ...userPlans,
  ...sessionPlans,
};

/** Facts about a call that its contract does not have. */
export function planOf(id: EndpointId): Plan<EndpointId> | undefined {
  return all[id] as Plan<EndpointId> | undefined;
}
