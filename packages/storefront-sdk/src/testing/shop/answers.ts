import { type AnySchema, type Call, contract } from '../../contract/index.ts';
import { sample } from '../../contract/sample.ts';
import { type MockAnswers, MockFailure, type MockRequest } from '../respond.ts';
import { accountAnswers } from './account.ts';
import { applicationAnswers } from './applications.ts';
import { cartAnswers } from './carts.ts';
import { catalogueAnswers } from './catalogue.ts';
import { checkInput } from './check-input.ts';
import { checkoutAnswers } from './checkout.ts';
import { couponAnswers } from './coupons.ts';
import { merchantAnswers } from './merchants.ts';
import { orderAnswers } from './orders.ts';
import { paymentAnswers } from './payments.ts';
import { refundAnswers } from './refunds.ts';
import { isSignedIn } from './request.ts';
import { reviewAnswers } from './reviews.ts';
import type { Shop } from './shop.ts';
import { wishAnswers } from './wishes.ts';

/** Calls that look at the shop or change it. */
export function statefulAnswers(shop: Shop): MockAnswers {
  return {
    ...catalogueAnswers(shop),
    ...merchantAnswers(shop),
    ...cartAnswers(shop),
    ...accountAnswers(shop),
    ...wishAnswers(shop),
    ...applicationAnswers(shop),
    ...couponAnswers(shop),
    ...checkoutAnswers(shop),
    ...orderAnswers(shop),
    ...paymentAnswers(shop),
    ...refundAnswers(shop),
    ...reviewAnswers(shop),
  };
}

type AnyAnswer = (request: MockRequest) => unknown;

/** An answer to every call of the contract: the shop's own, else a value that the call's schema allows, always the same. */
export function shopAnswers(shop: Shop): Required<MockAnswers> {
  const own = statefulAnswers(shop) as Readonly<Record<string, AnyAnswer | undefined>>;
  const answers: Record<string, AnyAnswer> = {};
  for (const call of Object.values(contract) as Call[]) {
    const respond = own[call.id] ?? (() => sample(call.answer as AnySchema));
    const respondOnce = call.keyed ? onceByKey(respond) : respond;
    answers[call.id] = (request) => {
      if (call.auth === 'user' && !isSignedIn(shop, request)) throw new MockFailure(401, 'Please sign in');
      checkInput(call, request);
      return respondOnce(request);
    };
  }
  return answers as Required<MockAnswers>;
}

/** Does a write once for each `Idempotency-Key`; a repeated one gets the first answer, another one under the key is refused. */
function onceByKey(respond: AnyAnswer): AnyAnswer {
  const done = new Map<string, { sent: string; answer: unknown }>();
  return (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return respond(request);
    const sent = JSON.stringify([request.path, request.body]);
    const before = done.get(key) ?? { sent, answer: respond(request) };
    if (before.sent !== sent) throw new MockFailure(400, 'This key was already used for another request');
    done.set(key, before);
    return before.answer;
  };
}
