import type {
  Category,
  Coupon,
  MerchantCard,
  ProductDetail,
  Review,
  StoreDetails,
} from '@promenade/storefront-sdk/contract';
import { aCategory, aCoupon, aMerchant, aProduct, aReview, aStore } from '../fixtures/index.ts';
import { type Account, type Application, type CartEntry, seededAccount } from './account.ts';
import type { Code } from './codes.ts';

/** A visit of a device. */
export interface Visit {
  uuid: string;
  /** The visiting account, if known. */
  uid: number | null;
  /** Epoch ms. */
  seenAt: number;
  /** Epoch ms; null while the visit continues. */
  endedAt: number | null;
}

/** A promotion code of the mocked shop. */
export interface PromotionCode {
  /** Upper case. */
  code: string;
  coupon: Coupon;
  /** Number of claims left; null for no limit. */
  left: number | null;
  /** Epoch ms; null for no end. */
  endsAt: number | null;
}

/** The state of a mocked shop. Change it before the first call, look at it after the last. */
export interface Shop {
  now: () => number;
  /** The next number, for rows and for order numbers. */
  nextId: () => number;
  store: StoreDetails;
  categories: Category[];
  merchants: MerchantCard[];
  products: ProductDetail[];
  /** Products that are no longer sold: in no list, but still in carts. Move them here from `products`. */
  discontinued: ProductDetail[];
  /** Coupons that may be received. */
  coupons: Coupon[];
  /** Codes that shoppers redeem, and their coupons, which are not among `coupons`. */
  promotionCodes: PromotionCode[];
  /** The latest first. */
  reviews: { productId: number; review: Review }[];
  /** The first account: of every token that the shop did not issue itself. */
  account: Account;
  /** All accounts, visitors included. */
  accounts: Account[];
  /** Account of each token that the shop issued, by its `uid`; null once the token is revoked. */
  tokens: Map<string, number | null>;
  /** Codes that were sent, by purpose and recipient. */
  codes: Map<string, Code>;
  /** Secrets of sign-ins with Twitter that were started, by token. */
  twitterSecrets: Map<string, string>;
  /** Carts of guests, by uuid. */
  guestCarts: Map<string, CartEntry[]>;
  /** The cart of a guest who was never seen before. */
  guestCart: CartEntry[];
  /** By guid. */
  visits: Map<string, Visit>;
  /** Applications to become a merchant, the latest first. */
  applications: Application[];
  /** Numbers of the orders (PT) whose link was mailed again, the latest last. */
  mailedOrders: string[];
  /** Requests for a mail when a variant is in stock again, the latest last. */
  stockAlerts: { skuId: number; email: string; confirmed: boolean }[];
  /** Addresses that subscribed to the newsletter. */
  subscribers: Set<string>;
  /** Whether unknown tokens belong to the first account. If not, they are rejected. */
  takesUnknownTokens: boolean;
  /** Every token is rejected. */
  isSessionExpired: boolean;
  /** Why payments are declined; null while they succeed. */
  declineReason: string | null;
}

/** A shop with two merchants, six products, two coupons, the promotion codes WELCOME5 and SUMMER (expired), and an account with an address and an empty cart. */
export function createShop(now: () => number): Shop {
  let lastId = 1000;
  const account = seededAccount();
  return {
    now,
    nextId: () => ++lastId,
    store: aStore(),
    categories: [aCategory({ id: 1 }), aCategory({ id: 2, name: 'Home', slug: 'home', sort: 2 })],
    merchants: [aMerchant({ id: 1 }), aMerchant({ id: 2, name: 'Maison Sud', categoryId: 2 })],
    products: [
      aProduct({ id: 1, sizes: ['S', 'M'], merId: 1, cateId: 1 }),
      aProduct({ ...named(2, 'Canvas bag', 2400), merId: 1, cateId: 1 }),
      aProduct({ ...named(3, 'Wool scarf', 3950), merId: 1, cateId: 1 }),
      aProduct({ ...named(4, 'Stoneware mug', 1800), merId: 2, cateId: 2, stock: 30 }),
      aProduct({ ...named(5, 'Beeswax candle', 950), merId: 2, cateId: 2 }),
      aProduct({ ...named(6, 'Oak stool', 8900), merId: 2, cateId: 2, stock: 3 }),
    ],
    discontinued: [],
    coupons: [
      aCoupon(),
      aCoupon({ id: 2, name: '2.00 off mugs', useType: 2, money: 200, minPrice: 0, primaryKey: '4' }),
    ],
    promotionCodes: [
      { code: 'WELCOME5', coupon: aCoupon({ id: 5, name: 'Welcome', minPrice: 0 }), left: null, endsAt: null },
      { code: 'SUMMER', coupon: aCoupon({ id: 6, name: 'Summer' }), left: null, endsAt: now() - 86_400_000 },
    ],
    reviews: [
      { productId: 1, review: aReview() },
      { productId: 1, review: aReview({ id: 2, nickname: 'B***e', star: 3, comment: 'It creases.' }) },
    ],
    account,
    accounts: [account],
    tokens: new Map(),
    codes: new Map(),
    twitterSecrets: new Map(),
    guestCarts: new Map(),
    guestCart: [],
    visits: new Map(),
    applications: [],
    mailedOrders: [],
    stockAlerts: [],
    subscribers: new Set(),
    takesUnknownTokens: true,
    isSessionExpired: false,
    declineReason: null,
  };
}

const named = (id: number, storeName: string, price: number) => ({
  id,
  uniqueKey: `k${id}`,
  storeName,
  slug: storeName.toLowerCase().replace(' ', '-'),
  price,
});
