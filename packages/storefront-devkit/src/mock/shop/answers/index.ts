import { type AnySchema, type Call, contract, sample } from '@promenade/storefront-sdk/contract';
import { type MockAnswers, MockFailure, type MockRequest } from '../../respond.ts';
import { checkInput } from '../check-input.ts';
import { cancelExpired } from '../place-order.ts';
import { accountOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { addressAnswers } from './addresses.ts';
import { applicationAnswers } from './applications.ts';
import { cartAnswers } from './cart.ts';
import { catalogueAnswers } from './catalogue.ts';
import { checkoutAnswers } from './checkout.ts';
import { contentAnswers } from './content.ts';
import { couponAnswers } from './coupons.ts';
import { loginAnswers } from './login.ts';
import { merchantAnswers } from './merchants.ts';
import { orderAnswers } from './orders.ts';
import { paymentAnswers } from './payments.ts';
import { refundAnswers } from './refunds.ts';
import { reviewAnswers } from './reviews.ts';
import { uploadAnswers } from './uploads.ts';
import { userAnswers } from './user.ts';
import { visitorAnswers } from './visitors.ts';
import { visitAnswers } from './visits.ts';
import { wishlistAnswers } from './wishlist.ts';

/** Calls that read the shop or change it. */
export function statefulAnswers(shop: Shop): MockAnswers {
  return {
    ...catalogueAnswers(shop),
    ...merchantAnswers(shop),
    ...contentAnswers(shop),
    ...cartAnswers(shop),
    ...loginAnswers(shop),
    ...userAnswers(shop),
    ...visitAnswers(shop),
    ...addressAnswers(shop),
    ...wishlistAnswers(shop),
    ...applicationAnswers(shop),
    ...couponAnswers(shop),
    ...checkoutAnswers(shop),
    ...orderAnswers(shop),
    ...visitorAnswers(shop),
    ...paymentAnswers(shop),
    ...refundAnswers(shop),
    ...reviewAnswers(shop),
    ...uploadAnswers(shop),
  };
}

type AnyAnswer = (request: MockRequest) => unknown;

/** An answer to every call of the contract: the shop's own, else a value that the call's schema allows, always the same. */
export function shopAnswers(shop: Shop): Required<MockAnswers> {
  const own = statefulAnswers(shop) as Readonly<Record<string, AnyAnswer | undefined>>;
  const answers: Record<string, AnyAnswer> = {};
  for (const call of Object.values(contract) as Call[]) {
    const answer = own[call.id] ?? (() => sample(call.response as AnySchema));
    const answerOnce = call.idempotent ? onceByKey(shop, answer) : answer;
    answers[call.id] = (request) => {
      cancelExpired(shop);
      if (call.auth === 'user') signedIn(shop, request);
      checkInput(call, request);
      return answerOnce(request);
    };
  }
  return answers as Required<MockAnswers>;
}

/** Does a write once for each shopper and `Idempotency-Key`: a repeated one gets the first answer. */
function onceByKey(shop: Shop, answer: AnyAnswer): AnyAnswer {
  const done = new Map<string, { sent: string; answer: unknown }>();
  return (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return answer(request);
    const caller = accountOf(shop, request)?.user.uid ?? guestIdIn(request.body);
    const sent = JSON.stringify([request.path, request.body]);
    const known = done.get(`${caller} ${key}`) ?? { sent, answer: answer(request) };
    if (known.sent !== sent) throw new MockFailure(422, 'This key was already used for another request');
    done.set(`${caller} ${key}`, known);
    return known.answer;
  };
}

/** The cart id is all that tells guests apart. */
function guestIdIn(body: unknown): unknown {
  return Object(Array.isArray(body) ? body[0] : body).uuid;
}
