import { moneyText } from '@promenade/storefront-sdk/money';
import type { MockHandlers } from '../../respond.ts';
import type { Account } from '../account.ts';
import type { Order, OrderPart } from '../order.ts';
import { awaitPayOrder, masterOrder, orderDetail, orderListItem } from '../order-views.ts';
import { cancelOrder, placeOrder } from '../place-order.ts';
import { freezePoints } from '../points.ts';
import { priceOf, quoteOf } from '../quote.ts';
import { badField, notFound, refused } from '../refusals.ts';
import { pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { openCheckout } from './checkout.ts';

/** The merchant orders of an account, the latest first. */
export function partsOf({ orders }: Account): { order: Order; part: OrderPart }[] {
  return orders.flatMap((order) => order.parts.map((part) => ({ order, part })));
}

/** A merchant order of an account by its SH number. */
export function partByNo(account: Account, orderNo: string | undefined) {
  const found = partsOf(account).find(({ part }) => part.orderNo === orderNo);
  if (!found) throw notFound();
  return found;
}

/** An order of an account by its PT number. */
export function orderByNo({ orders }: Account, orderNo: string | undefined): Order {
  const order = orders.find((candidate) => candidate.orderNo === orderNo);
  if (!order) throw notFound();
  return order;
}

/** The list that a `type` names: 1 to ship, 2 to receive, 3 completed, 9 cancelled; without it all paid or cancelled ones. */
function isListed({ paidAt }: Order, { status }: OrderPart, type: string | null): boolean {
  const statuses = { 1: [0], 2: [1, 2], 3: [3], 9: [9] }[type ?? ''] ?? [0, 1, 2, 3, 9];
  return statuses.includes(status) && (paidAt !== null || status === 9);
}

const isUnpaid = ({ paidAt, isCancelled }: Order) => paidAt === null && !isCancelled;

/** Placed orders, the latest first. */
export function orderHandlers(shop: Shop): MockHandlers {
  const listed = (account: Account, type: string | null) =>
    partsOf(account).filter(({ order, part }) => !part.isHidden && isListed(order, part, type));
  const counts = (account: Account) => ({
    unPaidCount: account.orders.filter(isUnpaid).length,
    unShippedCount: listed(account, '1').length,
    receivedCount: listed(account, '2').length,
  });
  return {
    'orders.create': (request) => {
      const { body } = request;
      const account = signedIn(shop, request);
      const { orderNo: placed } = account.checkouts.get(body.preOrderNo) ?? {};
      if (placed) return { orderNo: placed };
      const checkout = openCheckout(shop, account, body.preOrderNo);
      const address = account.addresses.find(({ id }) => id === body.addressId);
      if (!address) throw notFound();
      if (!account.user.emailProven && account.orders.some(isUnpaid)) {
        throw badField('email', 'Please pay or cancel your open order first, or confirm your email address', 403);
      }
      const quote = quoteOf(shop, checkout);
      const price = priceOf(shop, account, quote, body);
      refuseOtherPrice(price.payCents, body.expectedPayFee);
      const { payType, payChannel, mark = '', realName, phone, email } = body;
      const terms = { address, payType, payChannel, mark, recipient: { realName, phone, email } };
      const { orderNo, visitorToken } = placeOrder(shop, account, checkout, { quote, price }, terms);
      return { orderNo, ...(visitorToken && { visitorToken }) };
    },
    'orders.listUnpaid': (request) =>
      pageOf(signedIn(shop, request).orders.filter(isUnpaid).map(awaitPayOrder), request),
    'orders.masterDetail': (request) =>
      masterOrder(orderByNo(signedIn(shop, request), request.path.orderNo), shop.now()),
    'orders.list': (request) =>
      pageOf(
        listed(signedIn(shop, request), request.query.get('type')).map(({ order, part }) => orderListItem(order, part)),
        request,
      ),
    'orders.detail': (request) => {
      const account = signedIn(shop, request);
      const { order, part } = partByNo(account, request.path.orderNo);
      return orderDetail(order, part, account.user.uid, shop.now());
    },
    'orders.counts': (request) => {
      const account = signedIn(shop, request);
      return { ...counts(account), completeCount: listed(account, '3').length };
    },
    'orders.centerCounts': (request) => {
      const account = signedIn(shop, request);
      const completed = partsOf(account).filter(({ part }) => part.status === 3);
      return {
        ...counts(account),
        commentCount: completed.flatMap(({ part }) => part.lines.filter(({ isReviewed }) => !isReviewed)).length,
        refundCount: account.refunds.filter(({ refundStatus }) => refundStatus === 0 || refundStatus === 2).length,
      };
    },
    'orders.logistics': (request) => partByNo(signedIn(shop, request), request.path.orderNo).part.parcel,
    'orders.confirmReceipt': (request) => {
      const account = signedIn(shop, request);
      const { part } = partByNo(account, request.path.orderNo);
      const isOpen = part.refundStatus === 1 || part.refundStatus === 2;
      if (![1, 2].includes(part.status) || isOpen) throw refused('The order is not on its way');
      part.status = 3;
      part.deliveredAt ??= shop.now();
      freezePoints(shop, account, part);
      return null;
    },
    'orders.cancel': (request) => {
      const account = signedIn(shop, request);
      const order = orderByNo(account, request.path.orderNo);
      if (order.paidAt !== null) throw refused('The order is already paid');
      if (!order.isCancelled) cancelOrder(shop, account, order);
      return null;
    },
    'orders.remove': (request) => {
      const { part } = partByNo(signedIn(shop, request), request.path.orderNo);
      if (part.isHidden) throw notFound();
      const isOpen = part.refundStatus === 1 || part.refundStatus === 2;
      if (![3, 9].includes(part.status) || isOpen) throw refused('Only completed or cancelled orders can be removed');
      part.isHidden = true;
      return null;
    },
  };
}

function refuseOtherPrice(payCents: number, expected: string | undefined): void {
  if (expected === undefined || Math.round(Number(expected) * 100) === payCents) return;
  throw badField('expectedPayFee', `The price has changed to $${moneyText(payCents)}`, 409);
}
