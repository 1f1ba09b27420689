import type { EndpointId } from '../../contract/index.ts';
import type { Plan, Plans, Section } from '../plan.ts';
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

const sections: { readonly [S in Section]?: Plans<S> } = {
  store: storePlans,
  category: categoryPlans,
  newsletter: newsletterPlans,
  merchant: merchantPlans,
  application: applicationPlans,
  search: searchPlans,
  product: productPlans,
  review: reviewPlans,
  cart: { ...cartPlans, ...cartWritePlans },
  login: loginPlans,
  user: userPlans,
  session: sessionPlans,
  address: addressPlans,
  collection: collectionPlans,
  coupon: couponPlans,
  points: pointsPlans,
  preorder: preorderPlans,
  order: { ...orderPlans, ...orderMovePlans },
  payment: paymentPlans,
  refund: refundPlans,
  upload: uploadPlans,
};

/** What is known of a call beyond its contract. */
export function planOf(id: EndpointId): Plan<EndpointId> | undefined {
  const [section = '', name = ''] = id.split('.');
  return (sections as Record<string, Record<string, Plan<EndpointId>> | undefined>)[section]?.[name];
}
