import { type AnySchema, type Call, contract, sample } from '@promenade/storefront-sdk/contract';
import { MockFailure, type MockHandlers, type MockRequest } from '../../respond.ts';
import { checkInput } from '../check-input.ts';
import { cancelExpired } from '../place-order.ts';
import { accountOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { addressHandlers } from './addresses.ts';
import { applicationHandlers } from './applications.ts';
import { cartHandlers } from './cart.ts';
import { catalogueHandlers } from './catalogue.ts';
import { checkoutHandlers } from './checkout.ts';
import { contentHandlers } from './content.ts';
import { couponHandlers } from './coupons.ts';
import { loginHandlers } from './login.ts';
import { merchantHandlers } from './merchants.ts';
import { orderHandlers } from './orders.ts';
import { paymentHandlers } from './payments.ts';
import { refundHandlers } from './refunds.ts';
import { reviewHandlers } from './reviews.ts';
import { uploadHandlers } from './uploads.ts';
import { userHandlers } from './user.ts';
import { visitorHandlers } from './visitors.ts';
import { visitHandlers } from './visits.ts';
import { wishlistHandlers } from './wishlist.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** Calls that read the shop or change it. */
export function statefulHandlers(shop: Shop): MockHandlers {
  return {
    ...catalogueHandlers(shop),
    ...merchantHandlers(shop),
    ...contentHandlers(shop),
    ...cartHandlers(shop),
    ...loginHandlers(shop),
    ...userHandlers(shop),
    ...visitHandlers(shop),
    ...addressHandlers(shop),
    ...wishlistHandlers(shop),
    ...applicationHandlers(shop),
    ...couponHandlers(shop),
    ...checkoutHandlers(shop),
    ...orderHandlers(shop),
    ...visitorHandlers(shop),
    ...withdrawalHandlers(shop),
    ...paymentHandlers(shop),
    ...refundHandlers(shop),
    ...reviewHandlers(shop),
    ...uploadHandlers(shop),
  };
}

type AnyHandler = (request: MockRequest) => unknown;

/** A handler for every call of the contract; calls without state return a fixed value that their schema allows. */
export function shopHandlers(shop: Shop): Required<MockHandlers> {
  const own = statefulHandlers(shop) as Readonly<Record<string, AnyHandler | undefined>>;
  const handlers: Record<string, AnyHandler> = {};
  for (const call of Object.values(contract) as Call[]) {
    const handle = own[call.id] ?? (() => sample(call.response as AnySchema));
    const handleOnce = call.idempotent ? onceByKey(shop, handle) : handle;
    handlers[call.id] = (request) => {
      cancelExpired(shop);
      if (call.auth === 'user') signedIn(shop, request);
      checkInput(call, request);
      return handleOnce(request);
    };
  }
  return handlers as Required<MockHandlers>;
}

/** Does a write once for each shopper and `Idempotency-Key`: a repeated write gets the first result. */
function onceByKey(shop: Shop, handle: AnyHandler): AnyHandler {
  const done = new Map<string, { sent: string; result: unknown }>();
  return (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return handle(request);
    const caller = accountOf(shop, request)?.user.uid ?? guestIdIn(request.body);
    const sent = JSON.stringify([request.path, request.body]);
    const known = done.get(`${caller} ${key}`) ?? { sent, result: handle(request) };
    if (known.sent !== sent) throw new MockFailure(422, 'This key was already used for another request');
    done.set(`${caller} ${key}`, known);
    return known.result;
  };
}

/** The cart id is the only difference between guests. */
function guestIdIn(body: unknown): unknown {
  return Object(Array.isArray(body) ? body[0] : body).uuid;
}
