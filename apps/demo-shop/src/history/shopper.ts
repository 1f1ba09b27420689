import type { CallContext } from '@promenade/reference-api/contract/types.ts';
import type { Row, Tx } from '@promenade/reference-api/db/tables.ts';
import { languagesFrom } from '@promenade/reference-api/db/texts.ts';
import type { Deps } from '@promenade/reference-api/deps.ts';
import { receiveCoupon } from '@promenade/reference-api/domain/coupons.ts';
import { OPEN_ORDER_LIMITS } from '@promenade/reference-api/domain/open-orders.ts';
import { newNumber } from '@promenade/reference-api/domain/order-numbers.ts';
import { cancelOrder } from '@promenade/reference-api/domain/orders.ts';
import { openPayment } from '@promenade/reference-api/domain/payments.ts';
import { orderCheckout } from '@promenade/reference-api/domain/place-order.ts';
import { acceptRefund, refuseRefund } from '@promenade/reference-api/domain/refund-decisions.ts';
import { askForGoods, sendGoodsBack, withdrawRefund } from '@promenade/reference-api/domain/refund-returns.ts';
import { applyForRefund } from '@promenade/reference-api/domain/refunds.ts';
import { writeReview } from '@promenade/reference-api/domain/reviews.ts';
import {
  confirmReceipt,
  type Delivery,
  deliverOrder,
  shipOrder,
  trackParcel,
} from '@promenade/reference-api/domain/shipping.ts';
import { storefrontPages } from '@promenade/reference-api/domain/storefront-pages.ts';
import type { PaymentAdapter } from '@promenade/reference-api/payments/adapter.ts';
import { SANDBOX, sandboxAdapter } from '@promenade/reference-api/payments/sandbox.ts';
import {
  linesOfOrders,
  merchantOrdersOf,
  type OrderLineRow,
  orderOf,
} from '@promenade/reference-api/repositories/orders.ts';
import { insertPreOrder } from '@promenade/reference-api/repositories/pre-orders.ts';
import type { Shop } from '@promenade/reference-api/repositories/shops.ts';
import type { UserRow } from '@promenade/reference-api/repositories/users.ts';
import { CURRENCY, preOrderExpiry } from '@promenade/storefront-hooks/domain';
import type { Stars } from '../review-texts.ts';

/** Who lives, in which shop. */
export interface Person {
  shop: Shop;
  user: UserRow;
  addressId: number;
}

/** A variant and its quantity. */
export interface Piece {
  productId: number;
  skuId: number;
  quantity: number;
}

/** Options of a purchase. */
export interface Wishes {
  couponId?: number;
  usesPoints?: boolean;
  mark?: string;
}

export interface Bought {
  orderNo: string;
  parts: { orderNo: string; lines: OrderLineRow[] }[];
}

const ORIGIN = 'http://localhost';

/**
 * Dependencies of the history: its own clock, a payment provider that always succeeds, and a mailer that sends nothing,
 * because the mails would be about events that are weeks old.
 */
function depsOf(tx: Tx, now: () => number, isPaidBack: () => boolean): Deps {
  const wallet: PaymentAdapter = { ...sandboxAdapter, refund: async () => (isPaidBack() ? 'refunded' : 'pending') };
  const parts = {
    config: { publicUrl: ORIGIN },
    database: { db: tx },
    now,
    openOrders: OPEN_ORDER_LIMITS,
    mailer: { put: async () => {} },
    count: () => {},
    payments: new Map([[SANDBOX, wallet]]),
    origins: new Set([ORIGIN]),
  };
  // The other parts of the API don't exist yet while the database is seeded, and the history doesn't use them.
  return parts as unknown as Deps;
}

/**
 * Performs the actions of a shopper, their merchants and couriers, each at its own time, through the API's own functions.
 */
export function createDemoShopper(tx: Tx, { shop, user, addressId }: Person) {
  let moment = user.created_at;
  let paysBack = true;
  const deps = depsOf(
    tx,
    () => moment,
    () => paysBack,
  );
  const call = (): CallContext => ({
    db: tx,
    leader: tx,
    shop,
    principal: { kind: 'shopper', userId: user.id, storeId: shop.id, grantId: '' },
    proofKey: null,
    locale: user.locale,
    languages: languagesFrom(user.locale, shop),
    now: moment,
    ip: '127.0.0.1',
    signedAgent: null,
    edition: 'own',
    channel: undefined,
    storefront: null,
    signal: new AbortController().signal,
  });

  async function order(pieces: readonly Piece[], { couponId, usesPoints, mark }: Wishes): Promise<Row<'orders'>> {
    const preOrderNo = newNumber('PO');
    await insertPreOrder(tx, {
      pre_order_no: preOrderNo,
      store_id: shop.id,
      user_id: user.id,
      kind: 'shoppingCart',
      lines: JSON.stringify(pieces.map((piece) => ({ ...piece, cartLineId: null }))),
      expires_at: preOrderExpiry(moment),
      consumed_at: null,
      created_at: moment,
    });
    const orderNo = await orderCheckout(deps, tx, call(), user, {
      ...{ preOrderNo, addressId, payType: SANDBOX, payChannel: 'pc' },
      ...(couponId !== undefined && { couponId }),
      ...(usesPoints && { useIntegral: true }),
      ...(mark !== undefined && { mark }),
    });
    const placed = await orderOf(tx, user.id, orderNo);
    if (!placed) throw new Error(`the order ${orderNo} was not written`);
    return placed;
  }

  async function pay({ order_no: orderNo, pay_cents: amountCents }: Row<'orders'>): Promise<void> {
    const update = { kind: 'paid', amountCents, currency: CURRENCY } as const;
    const started = { reference: newNumber('PO'), redirect: null, stripeClientSecret: null, update, lookAt: null };
    const body = { orderNo, payType: SANDBOX, payChannel: 'pc', hostName: '' } as const;
    const pages = storefrontPages({ origin: ORIGIN, locale: 'en', edition: 'own', channel: 'pc' });
    await openPayment(deps, call(), body, {
      ...{ started, origin: ORIGIN },
      pages: { paid: pages.paid(orderNo), cancelled: pages.cancelled(orderNo) },
    });
  }

  return {
    /** Sets the clock for the following actions. */
    at(next: number) {
      moment = next;
    },
    /** Orders without paying. */
    async place(pieces: readonly Piece[], wishes: Wishes = {}): Promise<string> {
      return (await order(pieces, wishes)).order_no;
    },
    async buy(pieces: readonly Piece[], wishes: Wishes = {}): Promise<Bought> {
      const placed = await order(pieces, wishes);
      await pay(placed);
      const lines = await linesOfOrders(tx, [placed.id]);
      const parts = await merchantOrdersOf(tx, [placed.id]);
      return {
        orderNo: placed.order_no,
        parts: parts.map(({ id, order_no }) => ({
          orderNo: order_no,
          lines: lines.filter((line) => line.merchant_order_id === id),
        })),
      };
    },
    cancel: (orderNo: string) => cancelOrder(deps, call(), orderNo),
    ship: (orderNo: string, delivery: Delivery) => shipOrder(deps, deps.database.db, orderNo, delivery),
    track: (orderNo: string, station: string, state: number) =>
      trackParcel(deps, deps.database.db, orderNo, station, state),
    deliver: (orderNo: string, station: string) => deliverOrder(deps, deps.database.db, orderNo, station),
    receive: (orderNo: string) => confirmReceipt(call(), orderNo),
    takeCoupon: (couponId: number) => receiveCoupon(call(), couponId),
    /** The shopper's own one of a coupon. */
    async heldCoupon(couponId: number): Promise<number> {
      const own = tx.selectFrom('user_coupons').select('id').where('user_id', '=', user.id);
      return (await own.where('coupon_id', '=', couponId).executeTakeFirstOrThrow()).id;
    },
    review: (orderNo: string, orderInfoId: number, body: { stars: Stars; comment: string; pictures?: string[] }) =>
      writeReview(deps, call(), {
        ...{ orderNo, orderInfoId, productScore: body.stars, serviceScore: 5, comment: body.comment },
        ...(body.pictures && { pics: JSON.stringify(body.pictures) }),
      }),
    /** Requests a refund of a whole merchant's order, or of one unit of its first line; returns the refund number. */
    async askBack(orderNo: string, text: string, explanation: string, piece?: number): Promise<string> {
      const lines = piece === undefined ? {} : { lines: [{ orderInfoId: piece, quantity: 1 }] };
      await applyForRefund(deps, call(), { orderNo, text, refund_reason_wap_explain: explanation, ...lines });
      const last = tx.selectFrom('refunds').select('refund_no').where('user_id', '=', user.id).orderBy('id', 'desc');
      return (await last.executeTakeFirstOrThrow()).refund_no;
    },
    refuse: (refundNo: string, reason: string) => refuseRefund(deps, deps.database.db, refundNo, reason),
    withdraw: (refundNo: string) => withdrawRefund(deps, call(), refundNo),
    /** The merchant wants the goods before the money goes back. */
    wantGoods: (refundNo: string, address: string) => askForGoods(deps, deps.database.db, refundNo, address),
    sendBack: (refundNo: string, carrier: string, trackingNumber: string) =>
      sendGoodsBack(deps, call(), refundNo, { carrier, trackingNumber }),
    /** The merchant accepts, and the money is there at once. */
    async payBack(refundNo: string): Promise<void> {
      await acceptRefund(deps, deps.database.db, refundNo);
    },
    /** The merchant accepts, and the money is on its way. */
    async accept(refundNo: string): Promise<void> {
      paysBack = false;
      await acceptRefund(deps, deps.database.db, refundNo);
      paysBack = true;
    },
  };
}

export type DemoShopper = ReturnType<typeof createDemoShopper>;
