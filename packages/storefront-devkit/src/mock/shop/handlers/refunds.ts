import { refundQuote } from '@promenade/storefront-hooks/domain';
import { RefundDetail, RefundListItem } from '@promenade/storefront-sdk/contract';
import { fixture } from '../../fixtures/fixture.ts';
import type { MockHandlers, MockRequest } from '../../respond.ts';
import type { OrderedLine, OrderPart } from '../order.ts';
import { orderLine } from '../order-views.ts';
import { badField, notFound, refused } from '../refusals.ts';
import { pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { partByNo } from './orders.ts';

/** A refund that is not decided yet. */
export const aRefund = fixture(RefundDetail, {
  ...{
    refundStatus: 0,
    refundReason: '',
    refundTime: null,
    withheldPrice: 0,
    payoutFailed: false,
    isWithdrawal: false,
  },
  ...{ canWithdraw: true, canSendBack: false, returnAddress: '', returnCarrier: '', returnTrackingNumber: '' },
});
const aRefundListItem = fixture(RefundListItem, {});

interface Piece {
  line: OrderedLine;
  pieces: number;
}

const left = ({ quantity, refunded }: OrderedLine) => quantity - refunded;

/** The quantities to refund: the given ones, or all that are left. */
export function askedBack(
  lines: readonly OrderedLine[],
  wanted?: readonly { orderInfoId: number; quantity: number }[],
) {
  const named = wanted ?? lines.map((line) => ({ orderInfoId: line.id, quantity: left(line) }));
  const asked = named.map(({ orderInfoId, quantity }): Piece => {
    const line = lines.find(({ id }) => id === orderInfoId);
    if (!line || quantity > left(line)) throw badField('lines', 'Fewer pieces are left to refund');
    return { line, pieces: quantity };
  });
  return asked.filter(({ pieces }) => pieces > 0);
}

/** The refund for a quantity of a line, in cents. */
export function amountOf({ lines, freightCents }: OrderPart, asked: readonly Piece[]): number {
  const refundable = lines.map(({ id, quantity, refunded, unitCents, couponCents, pointsCents }) => ({
    ...{ id, quantity, refundedQuantity: refunded, pointsCents },
    payCents: unitCents * quantity - couponCents - pointsCents,
  }));
  const wishes = asked.map(({ line, pieces }) => ({ orderInfoId: line.id, quantity: pieces }));
  const quote = refundQuote({ lines: refundable, freightCents }, wishes);
  if ('issue' in quote) throw badField('lines', 'Fewer pieces are left to refund');
  return quote.amountCents;
}

/** Number of units to refund. */
export const piecesOf = (asked: readonly Piece[]) => asked.reduce((sum, { pieces }) => sum + pieces, 0);

/** Refunds; `Operator.decideRefund` decides about them, `askForGoods` requests the goods first. */
export function refundHandlers(shop: Shop): MockHandlers {
  const ownRefund = (request: MockRequest) => {
    const account = signedIn(shop, request);
    const refund = account.refunds.find(({ refundOrderNo }) => refundOrderNo === request.path.orderNo);
    if (!refund) throw notFound();
    return { account, refund };
  };
  return {
    'refunds.applyInfo': (request) => {
      const { order, part } = partByNo(signedIn(shop, request), request.path.orderNo);
      const { id, orderNo, lines } = part;
      const asked = askedBack(lines);
      const orderInfoList = lines.map((line) => orderLine(line, orderNo));
      const totalNum = piecesOf(asked);
      const payPrice = totalNum > 0 ? amountOf(part, asked) : 0;
      return { id, orderNo, paid: order.paidAt !== null, payPrice, totalNum, orderInfoList };
    },
    'refunds.reasons': () => ['Does not fit', 'Arrived damaged', 'Not as described'],
    'refunds.apply': (request) => {
      const { body } = request;
      const account = signedIn(shop, request);
      const { order, part } = partByNo(account, body.orderNo);
      const isRefundable = order.paidAt !== null && part.status !== 1 && part.status !== 9;
      if (!isRefundable) throw refused('This order cannot be refunded now');
      if (part.refundStatus !== 0) throw refused('A refund of this order is under way');
      const asked = askedBack(part.lines, body.lines);
      if (asked.length === 0) throw refused('Nothing is left to refund');
      const id = shop.nextId();
      part.refundStatus = 1;
      account.refunds.unshift(
        aRefund({
          id,
          refundOrderNo: `RE${id}`,
          merOrderNo: part.orderNo,
          masterOrderNo: order.orderNo,
          merId: part.merId,
          merName: part.merName,
          totalNum: piecesOf(asked),
          refundReasonWap: body.text,
          refundReasonWapExplain: body.refund_reason_wap_explain ?? '',
          refundReasonWapImg: (body.refund_reason_wap_img ?? '').split(',').filter(Boolean),
          refundPrice: amountOf(part, asked),
          createTime: shop.now(),
          orderInfoList: asked.map(({ line, pieces }) => orderLine(line, part.orderNo, pieces)),
        }),
      );
      return null;
    },
    'refunds.list': (request) =>
      pageOf(
        signedIn(shop, request).refunds.map((refund) => aRefundListItem(refund)),
        request,
      ),
    'refunds.detail': (request) => ownRefund(request).refund,
    'refunds.withdraw': (request) => {
      const { account, refund } = ownRefund(request);
      if (!refund.canWithdraw) throw refused('The refund cannot be withdrawn any more');
      partByNo(account, refund.merOrderNo).part.refundStatus = 0;
      Object.assign(refund, { refundStatus: 6, canWithdraw: false, canSendBack: false });
      return null;
    },
    'refunds.sendBack': (request) => {
      const { refund } = ownRefund(request);
      if (!refund.canSendBack) throw refused('The merchant does not wait for the goods of this refund');
      const { carrier: returnCarrier, trackingNumber: returnTrackingNumber } = request.body;
      Object.assign(refund, { refundStatus: 5, canWithdraw: false, returnCarrier, returnTrackingNumber });
      return null;
    },
  };
}
