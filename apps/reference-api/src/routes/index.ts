import type { ContractHandlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { addressRoutes } from './address.ts';
import { applicationRoutes } from './application.ts';
import { cartRoutes } from './cart.ts';
import { categoryRoutes, searchRoutes } from './catalog.ts';
import { collectionRoutes } from './collection.ts';
import { couponRoutes } from './coupon.ts';
import { loginRoutes } from './login.ts';
import { merchantRoutes } from './merchant.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './order.ts';
import { paymentRoutes } from './payment.ts';
import { pointsRoutes } from './points.ts';
import { preorderRoutes } from './preorder.ts';
import { productRoutes } from './product.ts';
import { refundRoutes } from './refund.ts';
import { reviewRoutes } from './review.ts';
import { sessionRoutes } from './session.ts';
import { storeRoutes } from './store.ts';
import { uploadRoutes } from './upload.ts';
import { userRoutes } from './user.ts';

/** Every call of the contract and who answers it. What is missing here is a type error. */
export function contractHandlers(deps: Deps): ContractHandlers {
  return {
    store: storeRoutes(deps),
    category: categoryRoutes(),
    merchant: merchantRoutes(),
    newsletter: newsletterRoutes(),
    search: searchRoutes(),
    product: productRoutes(),
    cart: cartRoutes(deps),
    login: loginRoutes(deps),
    user: userRoutes(deps),
    session: sessionRoutes(),
    address: addressRoutes(),
    preorder: preorderRoutes(),
    order: orderRoutes(deps),
    payment: paymentRoutes(deps),
    coupon: couponRoutes(deps),
    points: pointsRoutes(),
    refund: refundRoutes(deps),
    review: reviewRoutes(deps),
    collection: collectionRoutes(),
    application: applicationRoutes(deps),
    upload: uploadRoutes(),
  };
}
