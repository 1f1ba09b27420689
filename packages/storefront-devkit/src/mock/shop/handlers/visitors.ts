import type { MockHandlers } from '../../respond.ts';
import { masterOrder, orderDetail } from '../order-views.ts';
import { notFound } from '../refusals.ts';
import type { Shop } from '../shop.ts';
import { orderByNo, partByNo } from './orders.ts';

/** Orders of visitors, who bought without an account. */
export function visitorHandlers(shop: Shop): MockHandlers {
  const visitorWith = (identity: string | null) => {
    const visitor = shop.accounts.find((account) => account.identity !== null && account.identity === identity);
    if (!visitor) throw notFound();
    return visitor;
  };
  return {
    'visitors.masterDetail': ({ query }) =>
      masterOrder(orderByNo(visitorWith(query.get('identity')), `${query.get('orderNo')}`), shop.now()),
    'visitors.detail': ({ query }) => {
      const visitor = visitorWith(query.get('identity'));
      const { order, part } = partByNo(visitor, `${query.get('orderNo')}`);
      const { parcel } = part;
      return { ...orderDetail(order, part, visitor.user.uid, shop.now()), ...(parcel && { expressInfo: parcel }) };
    },
    'visitors.reopen': ({ body }) => {
      const orders = shop.accounts.flatMap((account) => account.orders);
      const order = orders.find(({ visitorToken }) => visitorToken === body.token);
      if (!order) throw notFound();
      return masterOrder(order, shop.now());
    },
    'visitors.mailLink': ({ body: { orderNo, email } }) => {
      const orders = shop.accounts.flatMap((account) => account.orders.map((order) => ({ account, order })));
      const found = orders.find(({ account, order }) => {
        const isOwn = account.user.email?.toLowerCase() === `${email}`.toLowerCase();
        return isOwn && [order, ...order.parts].some((one) => one.orderNo === orderNo);
      });
      if (found) shop.mailedOrders.push(found.order.orderNo);
      return null;
    },
  };
}
