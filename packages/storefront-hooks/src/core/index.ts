export { guestSession } from '../auth/guest-session.ts';
export { createSession, type SessionOptions } from '../auth/session.ts';
export { type AppSignIn, sessionFrom } from '../auth/session-from.ts';
export type { Session, SessionSnapshot, SessionState, Shopper, SignInRequest } from '../auth/session-types.ts';
export { createCartStore } from '../cart/cart-store.ts';
export type {
  CartAddition,
  CartGroupState,
  CartItem,
  CartLineState,
  CartStore,
  CartStoreOptions,
  CartStructure,
  VariantChange,
} from '../cart/cart-types.ts';
export { subscribeToCart } from '../cart/cart-types.ts';
export { createLazyCart } from '../cart/lazy-cart.ts';
export { createShopClock, type ShopClock } from '../context/clock.ts';
export { createGuestId, type GuestId } from '../context/identity.ts';
export type { Presentation, PresentationOptions } from '../context/presentation.ts';
export * as queries from '../query/queries.ts';
export { privateQuery, publicQuery, type Query, type QueryKey, type QueryPage } from '../query/query.ts';
export type { Fallback } from '../query/query-data.ts';
export * from '../views/views.ts';
export { createShop, type Shop, type ShopOptions } from './create-shop.ts';
