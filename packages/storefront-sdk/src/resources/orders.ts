import type { InputOf } from '../contract/endpoint.ts';
import {
  orderAwaitPay,
  orderCancel,
  orderCounts,
  orderCreate,
  orderDelete,
  orderDetail,
  orderList,
  orderMasterDetail,
} from '../contract/orders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Places the order. @endpoint POST /api/front/order/create */
export function create(client: Client, body: InputOf<'order.create'>['body'], options?: CallOptions) {
  return client.call(orderCreate, { body }, options);
}

/** Orders that wait for payment. @endpoint GET /api/front/order/await/pay/list */
export function awaitPay(client: Client, query: InputOf<'order.awaitPay'>['query'] = {}, options?: CallOptions) {
  return client.call(orderAwaitPay, { query }, options);
}

/** A whole checkout (PT…). @endpoint GET /api/front/order/master/detail/{orderNo} */
export function masterDetail(
  client: Client,
  orderNo: InputOf<'order.masterDetail'>['path']['orderNo'],
  options?: CallOptions,
) {
  return client.call(orderMasterDetail, { path: { orderNo } }, options);
}

/** Merchant orders. @endpoint GET /api/front/order/list */
export function list(client: Client, query: InputOf<'order.list'>['query'] = {}, options?: CallOptions) {
  return client.call(orderList, { query }, options);
}

/** One merchant order (SH…). @endpoint GET /api/front/order/detail/{orderNo} */
export function detail(client: Client, orderNo: InputOf<'order.detail'>['path']['orderNo'], options?: CallOptions) {
  return client.call(orderDetail, { path: { orderNo } }, options);
}

/** Orders per state. @endpoint GET /api/front/order/data */
export function counts(client: Client, options?: CallOptions) {
  return client.call(orderCounts, {}, options);
}

/** Cancels an unpaid checkout. @endpoint POST /api/front/order/cancel/{orderNo} */
export function cancel(client: Client, orderNo: InputOf<'order.cancel'>['path']['orderNo'], options?: CallOptions) {
  return client.call(orderCancel, { path: { orderNo } }, options);
}

/** Hides a finished merchant order. @endpoint POST /api/front/order/delete/{orderNo} */
export function remove(client: Client, orderNo: InputOf<'order.delete'>['path']['orderNo'], options?: CallOptions) {
  return client.call(orderDelete, { path: { orderNo } }, options);
}
