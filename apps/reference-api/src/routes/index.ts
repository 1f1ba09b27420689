import type { ContractHandlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { activityRoutes } from './activities.ts';
import { addressRoutes } from './addresses.ts';
import { applicationRoutes } from './applications.ts';
import { cartRoutes } from './cart.ts';
import { categoryRoutes, searchRoutes } from './catalog.ts';
import { couponRoutes } from './coupons.ts';
import { loginRoutes } from './login.ts';
import { merchantRoutes } from './merchants.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { pointsRoutes } from './points.ts';
import { preorderRoutes } from './preorders.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { reviewRoutes } from './reviews.ts';
import { sessionRoutes } from './session.ts';
import { storeRoutes } from './store.ts';
import { twitterRoutes } from './twitter.ts';
import { uploadRoutes } from './uploads.ts';
import { userRoutes } from './user.ts';
import { visitorRoutes } from './visitors.ts';
import { wishlistRoutes } from './wishlist.ts';

/** Every call of the contract and its handler. A missing one is a type error. */
export function contractHandlers(deps: Deps): ContractHandlers {
  return {
    store: storeRoutes(deps),
    categories: categoryRoutes(),
    merchants: merchantRoutes(),
    newsletter: newsletterRoutes(deps),
    search: searchRoutes(),
    products: productRoutes(deps),
    activities: activityRoutes(),
    reviews: reviewRoutes(deps),
    cart: cartRoutes(deps),
    login: loginRoutes(deps),
    twitter: twitterRoutes(deps),
    user: userRoutes(deps),
    session: sessionRoutes(),
    addresses: addressRoutes(),
    wishlist: wishlistRoutes(),
    coupons: couponRoutes(deps),
    points: pointsRoutes(),
    preorders: preorderRoutes(),
    orders: orderRoutes(deps),
    visitors: visitorRoutes(deps),
    refunds: refundRoutes(deps),
    payments: paymentRoutes(deps),
    applications: applicationRoutes(deps),
    uploads: uploadRoutes(deps),
  };
}
