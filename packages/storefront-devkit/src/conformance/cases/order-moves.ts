import { newAddress } from '../fixtures/accounts.ts';
import { linesIn } from '../fixtures/carts.ts';
import { stockLeft, variants } from '../fixtures/goods.ts';
import {
  aCancelledOrder,
  anOrder,
  aPaidOrder,
  cancelledOrder,
  cartCheckout,
  checkout,
  newOrder,
  newShippedOrder,
  orderInput,
  placeOrder,
  unpaidTotal,
} from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import { check, same, sum } from '../verdicts.ts';

/** What moves an order from one state to the next. */
export const orderMovePlans = plans({
  'orders.create': {
    ask: async (shop) => ({ body: await orderInput(shop, await checkout(shop)) }),
    unknown: async (shop) => ({ body: await orderInput(shop, 'PO00000000000000') }),
    effect: unpaidTotal,
    rules: {
      'sends nothing to an address of another': async (shop) => {
        const addressId = await newAddress(shop, false, shop.secondUser);
        const body = { ...(await orderInput(shop, await checkout(shop))), addressId };
        await shop.user.refused('orders.create', 404, { body });
      },
      'makes one order of a checkout, whatever the key': async (shop) => {
        const preOrderNo = await checkout(shop);
        const before = await unpaidTotal(shop);
        const orderNo = await placeOrder(shop, preOrderNo);
        same(await placeOrder(shop, preOrderNo), orderNo, 'the number that a second request gets');
        same(await unpaidTotal(shop), before + 1, 'orders that wait for payment');
      },
      'takes the lines out of the cart': async (shop) => {
        const { preOrderNo, lines } = await cartCheckout(shop);
        await placeOrder(shop, preOrderNo);
        const left = new Set((await linesIn(shop, shop.user)).map(({ id }) => id));
        same(lines.filter(({ id }) => left.has(id)).length, 0, 'ordered lines that are still in the cart');
      },
      'charges what was shown, and adds up': async (shop) => {
        const { preOrderNo } = await cartCheckout(shop);
        const { payFee } = await shop.user.call('preorders.load', { path: { preOrderNo } });
        const orderNo = await placeOrder(shop, preOrderNo);
        const order = await shop.user.call('orders.masterDetail', { path: { orderNo } });
        const goods = order.orderList.flatMap(({ orderInfoList }) => orderInfoList);
        same(order.payPrice, payFee, 'payPrice, against the checkout (cents)');
        same(
          sum(order.orderList, ({ payPrice }) => payPrice),
          payFee,
          'payPrice of the merchant orders (cents)',
        );
        same(
          sum(goods, ({ price, payNum }) => price * payNum),
          order.proTotalPrice,
          'goods, against proTotalPrice (cents)',
        );
        same(
          sum(goods, ({ payNum }) => payNum),
          order.totalNum,
          'pieces, against totalNum',
        );
      },
      'takes the pieces from the stock, and a cancel gives them back': async (shop) => {
        await variants(shop);
        const before = await stockLeft(shop);
        const { orderNo } = await newOrder(shop);
        same(await stockLeft(shop), before - 1, 'stock after an order of one piece');
        await shop.user.call('orders.cancel', { path: { orderNo } });
        same(await stockLeft(shop), before, 'stock after the cancel');
      },
    },
  },
  'orders.cancel': {
    ask: async (shop) => ({ path: { orderNo: (await newOrder(shop)).orderNo } }),
    owned: true,
    rules: {
      'marks the checkout and all its parts': async (shop) => {
        const { orderNo } = await aCancelledOrder(shop);
        const { isCancel, paid, orderList } = await shop.user.call('orders.masterDetail', { path: { orderNo } });
        same([isCancel, paid], [true, false], 'isCancel and paid');
        for (const { status } of orderList) same(status, 9, 'status of a part');
      },
      'refuses what is paid': async (shop) => {
        await shop.user.refused('orders.cancel', 400, { path: { orderNo: (await aPaidOrder(shop)).orderNo } });
      },
    },
  },
  'orders.remove': {
    ask: async (shop) => ({ path: { orderNo: (await cancelledOrder(shop)).partNo } }),
    owned: true,
    rules: {
      'refuses what is neither completed nor cancelled': async (shop) => {
        await shop.user.refused('orders.remove', 400, { path: { orderNo: (await anOrder(shop)).partNo } });
      },
      'takes a cancelled order off the lists': async (shop) => {
        const { partNo: orderNo } = await cancelledOrder(shop);
        await shop.user.call('orders.remove', { path: { orderNo } });
        const { list } = await shop.user.call('orders.list', { query: { type: 9, limit: 50 } });
        check(!list.some((order) => order.orderNo === orderNo), 'it is still listed');
      },
    },
  },
  'orders.confirmReceipt': {
    ask: async (shop) => ({ path: { orderNo: (await newShippedOrder(shop)).partNo } }),
    owned: true,
    rules: {
      'completes the order': async (shop) => {
        const path = { orderNo: (await newShippedOrder(shop)).partNo };
        await shop.user.call('orders.confirmReceipt', { path });
        same((await shop.user.call('orders.detail', { path })).status, 3, 'status');
        await shop.user.refused('orders.confirmReceipt', 400, { path });
      },
      'refuses what is not on its way': async (shop) => {
        await shop.user.refused('orders.confirmReceipt', 400, { path: { orderNo: (await anOrder(shop)).partNo } });
      },
    },
  },
});
