import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { toAwaitPay, toListItem, toMasterOrder, toOrderDetail } from '../domain/order-views.ts';
import { cancelOrder, hideOrder } from '../domain/orders.ts';
import { placeOrder } from '../domain/place-order.ts';
import { shopperOf } from '../domain/principals.ts';
import { confirmReceipt, logisticsOf } from '../domain/shipping.ts';
import { withdrawFromOrder } from '../domain/withdrawals.ts';
import { notFound } from '../errors/refused.ts';
import { countAttention } from '../repositories/merchant-orders.ts';
import {
  countOrders,
  linesOfOrders,
  listMerchantOrders,
  merchantOrderOf,
  merchantOrdersOf,
  orderById,
  orderOf,
  unpaidOrders,
} from '../repositories/orders.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';
import { awaitedPayments } from '../repositories/payments.ts';
import { reviewsOfLines } from '../repositories/reviews.ts';

export const orderRoutes = (deps: Deps) =>
  contractRoutes('orders', {
    create: (call) => placeOrder(deps, call, call.body),
    listUnpaid: async (call) => {
      const { rows, total } = await unpaidOrders(call.db, shopperOf(call), pageWindow(call.query));
      const ids = rows.map(({ id }) => id);
      const [parts, lines] = [await merchantOrdersOf(call.db, ids), await linesOfOrders(call.db, ids)];
      const awaited = await awaitedPayments(call.db, ids);
      return pageOf(
        rows.map((order) => toAwaitPay(order, parts, lines, { languages: call.languages, awaited: awaited(order.id) })),
        total,
        call.query,
      );
    },
    masterDetail: async (call) => {
      const order = await orderOf(call.db, shopperOf(call), call.path.orderNo);
      if (!order) throw notFound();
      const parts = await merchantOrdersOf(call.db, [order.id]);
      const awaited = (await awaitedPayments(call.db, [order.id]))(order.id);
      return toMasterOrder(order, parts, await linesOfOrders(call.db, [order.id]), { ...call, awaited });
    },
    list: async (call) => {
      const { query, db } = call;
      const { rows, total } = await listMerchantOrders(
        db,
        shopperOf(call),
        query.type,
        pageWindow(query),
        query.keyword?.trim(),
      );
      const lines = await linesOfOrders(db, [...new Set(rows.map(({ order_id }) => order_id))]);
      const reviewed = lines.filter(({ is_reviewed }) => is_reviewed);
      const reviews = await reviewsOfLines(
        db,
        reviewed.map(({ id }) => id),
      );
      return pageOf(
        rows.map((part) => toListItem(part, lines, reviews, call.languages)),
        total,
        query,
      );
    },
    detail: async (call) => {
      const part = await merchantOrderOf(call.db, shopperOf(call), call.path.orderNo);
      if (!part) throw notFound();
      const order = await orderById(call.db, part.order_id);
      const lines = await linesOfOrders(call.db, [order.id]);
      const awaited = (await awaitedPayments(call.db, [order.id]))(order.id);
      return toOrderDetail(order, part, lines, { ...call, awaited });
    },
    counts: (call) => countOrders(call.db, shopperOf(call)),
    centerCounts: (call) => countAttention(call.db, shopperOf(call)),
    cancel: async (call) => {
      await cancelOrder(deps, call, call.path.orderNo);
      return null;
    },
    remove: async (call) => {
      await hideOrder(call, call.path.orderNo);
      return null;
    },
    confirmReceipt: async (call) => {
      await confirmReceipt(call, call.path.orderNo);
      return null;
    },
    logistics: (call) => logisticsOf(call, call.path.orderNo),
    withdraw: (call) => withdrawFromOrder(deps, call, call.body),
  });
