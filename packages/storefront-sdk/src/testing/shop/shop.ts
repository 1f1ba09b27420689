import type {
  Address,
  Category,
  Coupon,
  MasterOrder,
  MerchantApplication,
  MerchantCard,
  ProductDetail,
  RefundDetail,
  Review,
  StoreDetails,
  User,
} from '../../contract/index.ts';
import { aCategory, aCoupon, aMerchant, anAddress, aProduct, aReview, aStore, aUser } from '../fixtures/index.ts';

/** A line of a cart: so many pieces of one variant. */
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

/** An entry of the wish list. */
export interface Wish {
  id: number;
  productId: number;
  /** Epoch ms. */
  since: number;
}

/** A coupon that was received. */
export interface HeldCoupon {
  id: number;
  coupon: Coupon;
  /** Epoch ms. */
  since: number;
  /** Epoch ms; null while it is unused. */
  usedAt: number | null;
}

/** Everything a mocked shop knows. Change it before the first call, look at it after the last. */
export interface Shop {
  now: () => number;
  /** The next number, for rows and for order numbers. */
  nextId: () => number;
  store: StoreDetails;
  categories: Category[];
  merchants: MerchantCard[];
  products: ProductDetail[];
  user: User;
  addresses: Address[];
  /** By `account`, or by the guest's uuid. */
  carts: Map<string, CartEntry[]>;
  /** What a guest who was never seen before finds in the cart. */
  guestCart: CartEntry[];
  checkouts: Map<string, Checkout>;
  orders: MasterOrder[];
  /** Refunds that were asked for, the latest first. */
  refunds: RefundDetail[];
  /** The wish list, the latest last. */
  wishes: Wish[];
  /** Merchants followed, the latest last; `id` is the merchant's. */
  follows: { id: number; since: number }[];
  /** What shoppers say of products, the latest first. */
  reviews: { productId: number; review: Review }[];
  /** Applications to become a merchant, the latest first. */
  applications: MerchantApplication[];
  /** Coupons that may be received. */
  coupons: Coupon[];
  /** Coupons that the account holds. */
  heldCoupons: HeldCoupon[];
  /** Tokens are worth nothing any more. */
  isSessionExpired: boolean;
  /** What the bank says instead of paying. */
  declined: string | null;
}

/** A furnished shop: two merchants, six products, two coupons, an account with an address and an empty cart. */
export function createShop(now: () => number): Shop {
  let lastId = 1000;
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
    user: aUser(),
    addresses: [anAddress()],
    carts: new Map(),
    guestCart: [],
    checkouts: new Map(),
    orders: [],
    refunds: [],
    wishes: [],
    follows: [],
    reviews: [
      { productId: 1, review: aReview() },
      { productId: 1, review: aReview({ id: 2, nickname: 'B***e', star: 3, comment: 'It creases.' }) },
    ],
    applications: [],
    coupons: [
      aCoupon(),
      aCoupon({ id: 2, name: '2.00 off mugs', useType: 2, money: 200, minPrice: 0, primaryKey: '4' }),
    ],
    heldCoupons: [],
    isSessionExpired: false,
    declined: null,
  };
}

const named = (id: number, storeName: string, price: number) => ({
  id,
  uniqueKey: `k${id}`,
  storeName,
  slug: storeName.toLowerCase().replace(' ', '-'),
  price,
});
