import type {
  Address,
  Coupon,
  MerchantApplication,
  PointsRecord,
  RefundDetail,
  User,
} from '@promenade/storefront-sdk/contract';
import { anAddress, aUser } from '../fixtures/index.ts';
import type { Order } from './order.ts';

/** A line of a cart. */
export interface CartEntry {
  id: number;
  productId: number;
  skuId: number;
  quantity: number;
  /** Unit price in cents when it was added. */
  priceWhenAdded: number;
}

/** An open checkout. */
export interface Checkout {
  entries: CartEntry[];
  /** Epoch ms. */
  expiresAt: number;
  /** The order that it became. */
  orderNo?: string;
}

export interface WishlistEntry {
  id: number;
  productId: number;
  /** Epoch ms. */
  addedAt: number;
}

/** A coupon that was received. */
export interface HeldCoupon {
  id: number;
  coupon: Coupon;
  /** Epoch ms. */
  receivedAt: number;
  /** Epoch ms; null while it is unused. */
  usedAt: number | null;
}

/** A gain or a spending of points; the balance follows from the records before it. */
export type PointsEntry = Omit<PointsRecord, 'balance'>;

/** A shopper and everything that belongs to them. */
export interface Account {
  user: User;
  /** Null for visitors and for accounts that sign in otherwise. */
  password: string | null;
  /** Secret that opens the orders of a visitor. */
  identity: string | null;
  addresses: Address[];
  cart: CartEntry[];
  /** By number. */
  checkouts: Map<string, Checkout>;
  /** The latest first. */
  orders: Order[];
  /** The latest first. */
  refunds: RefundDetail[];
  /** The latest last. */
  wishlist: WishlistEntry[];
  /** Merchants followed, the latest last; `id` is the merchant's. */
  follows: { id: number; since: number }[];
  coupons: HeldCoupon[];
  /** The latest first. */
  points: PointsEntry[];
}

/** An application to become a merchant, and whose it is; null for a guest's. */
export interface Application {
  uid: number | null;
  facts: MerchantApplication;
}

/** An account with nothing in it. */
export function newAccount(user: Partial<User>): Account {
  return {
    user: { ...aUser({ phone: null, email: null, avatar: '', experience: 0 }), ...user },
    password: null,
    identity: null,
    addresses: [],
    cart: [],
    checkouts: new Map(),
    orders: [],
    refunds: [],
    wishlist: [],
    follows: [],
    coupons: [],
    points: [],
  };
}

/** The account for all tokens that the shop did not issue itself. */
export function seededAccount(): Account {
  return { ...newAccount(aUser()), password: 'a long walk', addresses: [anAddress()] };
}
