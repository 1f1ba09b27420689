import { joinedWithdrawal, withdrawableQuantity } from '@promenade/storefront-hooks/domain';
import type { InputOf, WithdrawalReceipt } from '@promenade/storefront-sdk/contract';
import type { MockHandlers } from '../../respond.ts';
import type { Account } from '../account.ts';
import type { Order, OrderPart } from '../order.ts';
import { orderLine, withdrawalOf } from '../order-views.ts';
import { badField, notFound, refused } from '../refusals.ts';
import { signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { partByNo, partsOf } from './orders.ts';
import { amountOf, aRefund, askedBack, piecesOf } from './refunds.ts';

type Body = InputOf<'orders.withdraw'>['body'];

/** Withdrawals from purchases: refunds that cannot be refused. */
export function withdrawalHandlers(shop: Shop): MockHandlers {
  return {
    'orders.withdraw': (request) => {
      const account = signedIn(shop, request);
      return declare(shop, account, partByNo(account, request.body.orderNo), request.body);
    },
    'visitors.withdraw': ({ body }) => {
      const found = shop.accounts
        .flatMap((account) => partsOf(account).map((owned) => ({ account, ...owned })))
        .find(({ order, part }) => order.visitorToken === body.token && part.orderNo === body.orderNo);
      if (!found) throw notFound();
      return declare(shop, found.account, found, body);
    },
  };
}

function declare(
  shop: Shop,
  account: Account,
  { order, part }: { order: Order; part: OrderPart },
  body: Body,
): WithdrawalReceipt {
  if (!withdrawalOf(order, part, shop.now())) throw refused('There is no right of withdrawal');
  const isCovered = (id: number) => part.lines.find((line) => line.id === id)?.isWithdrawable !== false;
  if (body.lines?.some(({ orderInfoId }) => !isCovered(orderInfoId))) {
    throw badField('lines', 'The right of withdrawal does not cover this item');
  }
  const open = account.refunds.find(
    ({ merOrderNo, refundStatus }) => merOrderNo === part.orderNo && [0, 4, 5].includes(refundStatus),
  );
  const before = (open?.orderInfoList ?? []).map(({ id, applyRefundNum = 0 }) => ({
    orderInfoId: id,
    quantity: applyRefundNum,
  }));
  if (before.some(({ orderInfoId }) => !isCovered(orderInfoId))) throw refused('A refund of this order is under way');
  const covered = part.lines.map(({ id, quantity: payNum, refunded: refundNum, isWithdrawable }) => ({
    orderInfoId: id,
    quantity: withdrawableQuantity({ payNum, refundNum, isWithdrawable }),
  }));
  const asked = askedBack(part.lines, joinedWithdrawal(before, body.lines ?? covered));
  const id = shop.nextId();
  const refundOrderNo = open?.refundOrderNo ?? `RE${id}`;
  const withdrawal = {
    isWithdrawal: true,
    totalNum: piecesOf(asked),
    refundReasonWap: 'Withdrawal',
    refundReasonWapExplain: body.reason ?? '',
    refundPrice: amountOf(part, asked),
    orderInfoList: asked.map(({ line, pieces }) => orderLine(line, part.orderNo, pieces)),
  };
  part.refundStatus = 1;
  if (open) Object.assign(open, withdrawal);
  else {
    const { merId, merName, orderNo: merOrderNo } = part;
    const names = { id, refundOrderNo, merOrderNo, masterOrderNo: order.orderNo, merId, merName };
    const createTime = shop.now();
    account.refunds.unshift(aRefund({ ...names, ...withdrawal, refundReasonWapImg: [], createTime }));
  }
  return { refundOrderNo, declaredAt: shop.now(), isMailed: account.user.emailProven ?? false };
}
