import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { shopperOf } from '../domain/principals.ts';
import { refundReasons } from '../domain/refund-reasons.ts';
import { sendGoodsBack, withdrawRefund } from '../domain/refund-returns.ts';
import { toRefundDetail, toRefundItem } from '../domain/refund-views.ts';
import { applyForRefund, refundOffer } from '../domain/refunds.ts';
import { notFound } from '../errors/refused.ts';
import { linesOfOrders } from '../repositories/orders.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';
import { linesOfRefunds, refundOf, refundsOfUser } from '../repositories/refunds.ts';

export const refundRoutes = (deps: Deps) =>
  contractRoutes('refunds', {
    applyInfo: (call) => refundOffer(call, call.path.orderNo),
    reasons: ({ locale }) => refundReasons(locale),
    apply: async (call) => {
      await applyForRefund(deps, call, call.body);
      return null;
    },
    list: async (call) => {
      const { rows, total } = await refundsOfUser(call.db, shopperOf(call), pageWindow(call.query));
      const refundLines = await linesOfRefunds(
        call.db,
        rows.map(({ id }) => id),
      );
      const orderLines = await linesOfOrders(call.db, [...new Set(rows.map(({ order_id }) => order_id))]);
      return pageOf(
        rows.map((refund) => toRefundItem(refund, { refundLines, orderLines }, call.languages)),
        total,
        call.query,
      );
    },
    detail: async (call) => {
      const refund = await refundOf(call.db, shopperOf(call), call.path.orderNo);
      if (!refund) throw notFound();
      const refundLines = await linesOfRefunds(call.db, [refund.id]);
      const orderLines = await linesOfOrders(call.db, [refund.order_id]);
      return toRefundDetail(refund, { refundLines, orderLines }, call.languages);
    },
    withdraw: async (call) => {
      await withdrawRefund(deps, call, call.path.orderNo);
      return null;
    },
    sendBack: async (call) => {
      await sendGoodsBack(deps, call, call.path.orderNo, call.body);
      return null;
    },
  });
