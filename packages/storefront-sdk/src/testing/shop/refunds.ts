import { type OrderLine, RefundDetail, RefundListItem } from '../../contract/index.ts';
import { fixture } from '../fixtures/fixture.ts';
import { type MockAnswers, MockFailure } from '../respond.ts';
import { shipmentOf } from './orders.ts';
import { missing, pageOf } from './request.ts';
import type { Shop } from './shop.ts';

const aRefund = fixture(RefundDetail, { refundStatus: 0, refundReason: '', refundTime: null });
const aRefundListItem = fixture(RefundListItem, {});

const leftOf = ({ payNum, refundNum = 0 }: OrderLine) => payNum - refundNum;

/** The lines of an order with the pieces that are asked back of each: those named, else all that are left. */
function askedBack(lines: readonly OrderLine[], wanted?: readonly { orderInfoId: number; quantity: number }[]) {
  const wishes = wanted ?? lines.map((line) => ({ orderInfoId: line.id, quantity: leftOf(line) }));
  return wishes.map(({ orderInfoId, quantity }) => {
    const line = lines.find(({ id }) => id === orderInfoId);
    if (!line || quantity > leftOf(line)) throw new MockFailure(400, 'Fewer pieces are left to refund');
    return { ...line, applyRefundNum: quantity };
  });
}

/** Refunds that are asked for; the merchant of this shop never decides by itself. */
export function refundAnswers(shop: Shop): MockAnswers {
  return {
    'refund.applyInfo': ({ path }) => {
      const { id, orderNo, paid, payPrice, totalNum, orderInfoList } = shipmentOf(shop, path.orderNo).part;
      return { id, orderNo, paid, payPrice, totalNum, orderInfoList };
    },
    'refund.reasons': () => ['Does not fit', 'Arrived damaged', 'Not as described'],
    'refund.apply': ({ body }) => {
      const { master, part } = shipmentOf(shop, body.orderNo);
      if (!part.paid || part.status === 1 || part.status === 9)
        throw new MockFailure(400, 'This order cannot be refunded now');
      if (part.refundStatus !== 0) throw new MockFailure(400, 'A refund of this order is under way');
      const orderInfoList = askedBack(part.orderInfoList, body.lines);
      const pieces = orderInfoList.reduce((sum, { applyRefundNum }) => sum + applyRefundNum, 0);
      const goods = orderInfoList.reduce((sum, { price, applyRefundNum }) => sum + price * applyRefundNum, 0);
      const id = shop.nextId();
      part.refundStatus = 1;
      shop.refunds.unshift(
        aRefund({
          id,
          refundOrderNo: `RE${id}`,
          merOrderNo: part.orderNo,
          masterOrderNo: master.orderNo,
          merId: part.merId,
          merName: part.merName,
          totalNum: pieces,
          refundReasonWap: body.text,
          refundReasonWapExplain: body.refund_reason_wap_explain ?? '',
          refundReasonWapImg: (body.refund_reason_wap_img ?? '').split(',').filter(Boolean),
          refundPrice: Math.min(part.payPrice, goods),
          createTime: shop.now(),
          orderInfoList,
        }),
      );
      return null;
    },
    'refund.list': (request) =>
      pageOf(
        shop.refunds.map((refund) => aRefundListItem(refund)),
        request,
      ),
    'refund.detail': ({ path }) => {
      const refund = shop.refunds.find(({ refundOrderNo }) => refundOrderNo === path.orderNo);
      if (!refund) throw missing();
      return refund;
    },
  };
}
