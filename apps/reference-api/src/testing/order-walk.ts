import { AUTO_COMPLETE_AFTER_MS, type OrderFacts, UNPAID_ORDER_LIFE_MS } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, type Storefront } from '@promenade/storefront-sdk';
import type { Database } from '../db/index.ts';
import { payFor } from './shopping.ts';
import type { TestShop } from './test-shop.ts';

/** What shopper, merchant and courier can do to an order; each is tried whether it is allowed or not. */
export const PUSHES = [
  ...(['pay', 'cancel', 'ship', 'deliver', 'confirm-receipt', 'delete'] as const),
  ...(['apply', 'apply for one', 'withdraw', 'ask-for-goods', 'send-back'] as const),
  ...(['accept', 'refuse', 'pay-back'] as const),
];
/** What time does to all orders. */
export const TIMES = ['wait two hours', 'wait a week'] as const;
export type Time = (typeof TIMES)[number];
export type Push = (typeof PUSHES)[number] | Time;

/** How long each of them takes, ms. */
export const LASTING: Readonly<Record<Time, number>> = {
  'wait two hours': UNPAID_ORDER_LIFE_MS,
  'wait a week': AUTO_COMPLETE_AFTER_MS,
};

/** The database's state of an order with one line. */
export interface SeenOrder {
  facts: OrderFacts & { createTime: number; deliveredTime: number | null };
  isHidden: boolean;
  isSent: boolean;
  payCents: number;
  refundedPieces: number;
  /** The oldest first. */
  refunds: { no: string; status: number; cents: number }[];
}

export async function seeOrder({ db }: Database, partNo: string): Promise<SeenOrder> {
  const part = await db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .innerJoin('order_lines', 'order_lines.merchant_order_id', 'merchant_orders.id')
    .selectAll('merchant_orders')
    .select(['orders.paid', 'orders.is_cancelled', 'order_lines.quantity', 'order_lines.refunded_quantity'])
    .where('merchant_orders.order_no', '=', partNo)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select(['refund_no as no', 'status', 'amount_cents as cents'])
    .where('merchant_order_id', '=', part.id)
    .orderBy('id')
    .execute();
  return {
    facts: {
      paid: part.paid,
      status: part.status,
      refundStatus: part.refund_status,
      isCancel: part.is_cancelled,
      deliveryType: part.delivery_type,
      refundableQuantity: part.quantity - part.refunded_quantity,
      createTime: part.created_at,
      deliveredTime: part.delivered_at,
    },
    isHidden: part.is_hidden,
    isSent: part.shipped_at !== null,
    payCents: part.pay_cents,
    refundedPieces: part.refunded_quantity,
    refunds,
  };
}

/** One order and whose it is. */
export interface WalkedOrder {
  userId: number;
  /** Its shopper, whose sign-in ends when time passes. */
  shop: Storefront;
  attrId: number;
  orderNo: string;
  partNo: string;
}

/** Whether a call succeeded; false if it was refused. Any other error is thrown. */
export function hasSucceeded(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    (error: unknown) => {
      if (isStorefrontError(error, 'invalid') || isStorefrontError(error, 'not-found')) return false;
      throw error;
    },
  );
}

/** Performs actions on an order through the API; returns whether the action was done or refused. */
export function createPusher(testShop: TestShop) {
  async function operate(name: string, input: Record<string, string>): Promise<boolean> {
    const { status, message } = await testShop.operate(name, input);
    if (status !== 200 && status !== 400 && status !== 404) throw new Error(`${name}: ${status} ${message}`);
    return status === 200;
  }

  async function applyForOne(shop: Storefront, partNo: string): Promise<unknown> {
    const orderInfoId = (await shop.orders.detail(partNo)).orderInfoList[0]?.id ?? 0;
    return shop.refunds.apply({ orderNo: partNo, text: 'Torn', lines: [{ orderInfoId, quantity: 1 }] });
  }

  return async ({ shop, orderNo, partNo }: WalkedOrder, push: Push, refundNo: string): Promise<boolean> => {
    switch (push) {
      case 'pay':
        return hasSucceeded(payFor(testShop, shop, orderNo));
      case 'cancel':
        return hasSucceeded(shop.orders.cancel(orderNo));
      case 'confirm-receipt':
        return hasSucceeded(shop.orders.confirmReceipt(partNo));
      case 'delete':
        return hasSucceeded(shop.orders.remove(partNo));
      case 'apply':
        return hasSucceeded(shop.refunds.apply({ orderNo: partNo, text: 'Torn' }));
      case 'apply for one':
        return hasSucceeded(applyForOne(shop, partNo));
      case 'withdraw':
        return hasSucceeded(shop.refunds.withdraw(refundNo));
      case 'send-back':
        return hasSucceeded(
          shop.refunds.sendBack({ orderNo: refundNo, carrier: 'Parcel Example', trackingNumber: 'PX2' }),
        );
      case 'ask-for-goods':
        return operate('refund return', { refundNo, address: '4 Mill Lane' });
      case 'ship':
        return operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
      case 'deliver':
        return operate('deliver', { orderNo: partNo });
      case 'accept':
        return operate('refund accept', { refundNo });
      case 'refuse':
        return operate('refund refuse', { refundNo, reason: 'No' });
      case 'pay-back':
        return operate('refund settle', { refundNo });
      default:
        throw new Error(`${push} is nothing that anybody does`);
    }
  };
}
