import type { InputOf } from '../contract/endpoint.ts';
import { paymentMethods, paymentPay, paymentResult } from '../contract/orders.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** Payment methods switched on. @endpoint GET /api/front/pay/method */
export function methods(client: Client, options?: CallOptions) {
  return client.call(paymentMethods, {}, options);
}

/** Starts a payment. @endpoint POST /api/front/pay/payment */
export function pay(client: Client, body: InputOf<'payment.pay'>['body'], options?: CallOptions) {
  return client.call(paymentPay, { body }, options);
}

/** Whether a checkout is paid. @endpoint GET /api/front/pay/query/pay/result/{orderNo} */
export function result(client: Client, orderNo: InputOf<'payment.result'>['path']['orderNo'], options?: CallOptions) {
  return client.call(paymentResult, { path: { orderNo } }, options);
}
