import type { MasterOrder, MerchantOrder, OrderDetail, OrderListItem } from '../../contract/index.ts';
import { anOrder, anOrderListItem } from '../fixtures/index.ts';
import { type MockAnswers, MockFailure } from '../respond.ts';
import { openCheckout } from './checkout.ts';
import { place } from './place.ts';
import { missing, pageOf } from './request.ts';
import { restock, wareBySku } from './shelf.ts';
import type { Shop } from './shop.ts';

interface Shipment {
  master: MasterOrder;
  part: MerchantOrder;
}

/** What each merchant ships of each order, the latest first. */
export function shipmentsOf(shop: Shop): Shipment[] {
  return shop.orders.flatMap((master) => master.orderList.map((part) => ({ master, part })));
}

/** What a merchant ships by its SH number, with the order it belongs to. */
export function shipmentOf(shop: Shop, orderNo: string | undefined): Shipment {
  const found = shipmentsOf(shop).find(({ part }) => part.orderNo === orderNo);
  if (!found) throw missing();
  return found;
}

const listItem = ({ master, part }: Shipment): OrderListItem =>
  anOrderListItem({ ...part, masterOrderNo: master.orderNo, payTime: master.payTime });

function detailOf({ master, part }: Shipment, uid: number): OrderDetail {
  const { email, realName, userPhone, userAddress, payTime, payType, mark } = master;
  const goods = part.orderInfoList.reduce((sum, { price, payNum }) => sum + price * payNum, 0);
  const money = {
    proTotalPrice: goods,
    totalPrice: goods,
    couponId: master.couponId,
    couponPrice: goods - part.payPrice,
  };
  const facts = { email, realName, userPhone, userAddress, payTime, payType, userRemark: mark, uid };
  return anOrder({ ...part, ...money, ...facts, masterOrderNo: master.orderNo });
}

/** The list that a `type` names: 1 to ship, 2 to receive, 3 completed, 9 cancelled; without it all paid or cancelled ones. */
const isListed = ({ paid, status }: MerchantOrder, type: string | null) =>
  type === null
    ? paid || status === 9
    : ({ 1: [0], 2: [1, 2], 3: [3], 9: [9] }[type] ?? []).includes(status) && (paid || type === '9');

/** An order by its PT number. */
export function masterOrder(shop: Shop, orderNo: string | undefined): MasterOrder {
  const order = shop.orders.find((candidate) => candidate.orderNo === orderNo);
  if (!order) throw missing();
  return order;
}

/** Orders of the account, the latest first. */
export function orderAnswers(shop: Shop): MockAnswers {
  const unpaid = () => shop.orders.filter(({ paid, isCancel }) => !paid && !isCancel);
  const count = (type: string) => shipmentsOf(shop).filter(({ part }) => isListed(part, type)).length;
  return {
    'order.create': ({ body }) => {
      const address = shop.addresses.find(({ id }) => id === body.addressId);
      if (!address) throw missing();
      const { orderNo: placed } = shop.checkouts.get(body.preOrderNo) ?? {};
      if (placed) return { orderNo: placed };
      const checkout = openCheckout(shop, body.preOrderNo);
      const { payType, mark = '', couponId } = body;
      const { orderNo } = place(shop, checkout, { address, payType, mark, couponId });
      checkout.orderNo = orderNo;
      return { orderNo };
    },
    'order.awaitPay': (request) =>
      pageOf(
        unpaid().map(({ orderList, ...order }) => ({
          ...order,
          payChannel: 'pc',
          orderList: orderList.map((part) => ({
            ...part,
            orderInfoList: part.orderInfoList.map((line) => ({ ...line, isShippingIncluded: true })),
          })),
        })),
        request,
      ),
    'order.masterDetail': ({ path }) => masterOrder(shop, path.orderNo),
    'order.list': (request) =>
      pageOf(
        shipmentsOf(shop)
          .filter(({ part }) => isListed(part, request.query.get('type')))
          .map(listItem),
        request,
      ),
    'order.detail': ({ path }) => detailOf(shipmentOf(shop, path.orderNo), shop.user.uid),
    'order.counts': () => ({
      unPaidCount: unpaid().length,
      unShippedCount: count('1'),
      receivedCount: count('2'),
      completeCount: count('3'),
    }),
    'order.centerCounts': () => ({
      unPaidCount: unpaid().length,
      unShippedCount: count('1'),
      receivedCount: count('2'),
      commentCount: shipmentsOf(shop)
        .filter(({ part }) => part.status === 3)
        .flatMap(({ part }) => part.orderInfoList.filter(({ isReply }) => !isReply)).length,
      refundCount: shipmentsOf(shop).filter(({ part }) => part.refundStatus === 1 || part.refundStatus === 2).length,
    }),
    'order.confirmReceipt': ({ path }) => {
      const { part } = shipmentOf(shop, path.orderNo);
      if (![1, 2].includes(part.status)) throw new MockFailure(400, 'The order is not on its way');
      part.status = 3;
      return null;
    },
    'order.cancel': ({ path }) => {
      const order = masterOrder(shop, path.orderNo);
      if (order.paid) throw new MockFailure(400, 'The order is already paid');
      if (order.isCancel) return null;
      order.isCancel = true;
      for (const held of shop.heldCoupons) if (held.id === order.couponId) held.usedAt = null;
      for (const part of order.orderList) {
        part.status = 9;
        for (const { attrValueId, payNum } of part.orderInfoList) {
          const ware = wareBySku(shop, attrValueId);
          if (ware) restock(ware, payNum);
        }
      }
      return null;
    },
    'order.delete': ({ path }) => {
      const { master, part } = shipmentOf(shop, path.orderNo);
      if (![3, 9].includes(part.status))
        throw new MockFailure(400, 'Only completed or cancelled orders can be removed');
      master.orderList.splice(master.orderList.indexOf(part), 1);
      return null;
    },
  };
}
