export * from '../auth/guest-session.ts';
export { createSession, type SessionOptions } from '../auth/session.ts';
export * from '../auth/session-from.ts';
export type { Session, SessionSnapshot, SessionState, Shopper, SignInRequest } from '../auth/session-types.ts';
export {
  type CartAddition,
  type CartGroupState,
  type CartItem,
  type CartLineState,
  type CartStore,
  type CartStructure,
  subscribeToCart,
  type VariantChange,
} from '../cart/cart-types.ts';
export type { ShopClock } from '../context/clock.ts';
export { createGuestId, type GuestId } from '../context/identity.ts';
export type { Presentation, PresentationOptions } from '../context/presentation.ts';
export * as queries from '../query/queries.ts';
export { privateQuery, publicQuery, type Query, type QueryKey, type QueryPage } from '../query/query.ts';
export type { Fallback } from '../query/query-data.ts';
export * from '../views/views.ts';
export * from './create-shop.ts';
