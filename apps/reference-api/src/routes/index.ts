import type { ContractHandlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { addressRoutes } from './address.ts';
import { cartRoutes } from './cart.ts';
import { categoryRoutes, merchantRoutes, productRoutes, searchRoutes } from './catalog.ts';
import { couponRoutes } from './coupon.ts';
import { loginRoutes } from './login.ts';
import { newsletterRoutes } from './newsletter.ts';
import { orderRoutes } from './order.ts';
import { paymentRoutes } from './payment.ts';
import { pointsRoutes } from './points.ts';
import { preorderRoutes } from './preorder.ts';
import { refundRoutes } from './refund.ts';
import { storeRoutes } from './store.ts';
import { userRoutes } from './user.ts';

/** Every call of the contract and who answers it; `absent.ts` lists those that nobody does. A section that is missing here is a type error. */
export function contractHandlers(deps: Deps): ContractHandlers {
  return {
    store: storeRoutes(),
    category: categoryRoutes(),
    merchant: merchantRoutes(),
    newsletter: newsletterRoutes(),
    search: searchRoutes(),
    product: productRoutes(),
    cart: cartRoutes(deps),
    login: loginRoutes(deps),
    user: userRoutes(),
    address: addressRoutes(),
    preorder: preorderRoutes(),
    order: orderRoutes(deps),
    payment: paymentRoutes(deps),
    coupon: couponRoutes(deps),
    points: pointsRoutes(),
    refund: refundRoutes(deps),
  };
}
