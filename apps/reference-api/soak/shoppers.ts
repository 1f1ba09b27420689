import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createStorefront, isStorefrontError } from '@promenade/storefront-sdk';
import { someAddress } from '../src/testing/test-shop.ts';
import type { AcknowledgedOrder } from '../src/testing/verdict.ts';

/** A request, as its sender saw it. */
export interface Sent {
  what: string;
  isWrite: boolean;
  begunAt: number;
  ms: number;
  /** HTTP status; 0 for a broken connection, -1 for no response. */
  status: number;
}

/** Orders that the shop has acknowledged. */
export interface CrowdOrder extends AcknowledgedOrder {
  email: string;
  skuId: number;
  quantity: number;
  begunAt: number;
  acknowledgedAt: number;
}

/** Far above every allowed latency: a longer request counts as hanging. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 250;

/** All simulated clients of a trial, and everything that they observed. */
export interface Crowd {
  sent: Sent[];
  orders: CrowdOrder[];
  /** Responses that are wrong in every case. */
  wrong: string[];
  stop(): Promise<void>;
}

export interface CrowdOptions {
  /** URLs of the API, used in turn; a refused connection is retried on the next one, as a proxy does. */
  apiUrls: readonly string[];
  /** Where browsers see the shop. */
  publicUrl: string;
  /** Buyers at once, and those who only look. */
  buyers: number;
  lookers: number;
  /** Variants that may be bought. */
  skus: readonly { skuId: number; productId: number }[];
  /** Read requests that are sent in turn, each with a check that returns an error message for a wrong response. */
  looks: readonly Look[];
  /** Between two purchases of a buyer, and two looks of a looker. */
  pauseMs: number;
}

export interface Look {
  url: string;
  /** Returns an error message for a wrong response. */
  check?: (data: unknown) => string | undefined;
}

export function openCrowd({ apiUrls, publicUrl, buyers, lookers, skus, looks, pauseMs }: CrowdOptions): Crowd {
  const crowd: Pick<Crowd, 'sent' | 'orders' | 'wrong'> = { sent: [], orders: [], wrong: [] };
  let isOver = false;
  let buyersSoFar = 0;
  let turns = 0;
  const [apiUrl = ''] = apiUrls;
  /** Spreads requests over all API processes. */
  const spread = (url: URL, turn: number) => {
    if (apiUrls.includes(url.origin)) url.host = new URL(apiUrls[turn % apiUrls.length] ?? apiUrl).host;
    return url;
  };

  const watched =
    (network: string): typeof fetch =>
    async (input, init = {}) => {
      const turn = turns++;
      const url = spread(new URL(String(input)), turn);
      const begunAt = Date.now();
      const isWrite = init.method === 'POST';
      const note = (status: number) =>
        crowd.sent.push({ what: url.pathname, isWrite, begunAt, ms: Date.now() - begunAt, status });
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', network);
      try {
        const asked = { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) };
        const answer = await fetch(url, asked).catch((error: unknown) => {
          // The connection was refused, so nothing was processed: retry on the next process, as a proxy does.
          if (apiUrls.length > 1 && isRefusedConnection(error)) return fetch(spread(url, turn + 1), asked);
          throw error;
        });
        const body = await answer.text();
        note(answer.status);
        return new Response(answer.status === 303 ? null : body, { status: answer.status, headers: answer.headers });
      } catch (error) {
        note(Date.now() - begunAt >= PATIENCE_MS ? -1 : 0);
        throw error;
      }
    };

  /** Retries until the response is no "try again later"; other refusals are final. */
  async function until<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const isLater =
          isStorefrontError(error, 'network') ||
          isStorefrontError(error, 'timeout') ||
          error instanceof TypeError ||
          (isStorefrontError(error) && error.code >= 500);
        if (!isLater || isOver) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  async function buyOnce(): Promise<void> {
    const number = buyersSoFar++;
    const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const ask = watched(network);
    let token = '';
    const shop = createStorefront({
      ...{ baseUrl: apiUrl, fetch: ask, retries: 0, timeoutMs: PATIENCE_MS },
      authorize: () => (token ? { authorization: `Bearer ${token}` } : {}),
    });
    const email = `buyer-${number}-${randomUUID().slice(0, 8)}@trial.example`;
    token = (await until(() => shop.login.asGuest({ email }))).token;
    const { id: addressId } = await until(() => shop.addresses.save(someAddress));
    const chosen = skus[number % skus.length];
    if (!chosen) throw new Error('nothing to buy');
    const quantity = 1 + (number % 2);
    const wanted = [{ attrValueId: chosen.skuId, productId: chosen.productId, productNum: quantity }] as const;
    const { preOrderNo } = await until(() => shop.preorders.create({ preOrderType: 'buyNow', orderDetails: wanted }));
    const body = { preOrderNo, addressId, payType: 'sandbox', payChannel: 'pc' } as const;
    const idempotencyKey = randomUUID();
    let begunAt = 0;
    const { orderNo } = await until(() => {
      begunAt = Date.now();
      return shop.orders.create(body, { idempotencyKey });
    });
    const order = { orderNo, email, skuId: chosen.skuId, quantity, begunAt, acknowledgedAt: Date.now(), isPaid: false };
    crowd.orders.push(order);
    const hostName = new URL(publicUrl).host;
    const payment = { orderNo, payType: 'sandbox', payChannel: 'pc', hostName, storeName: '' } as const;
    const { redirect } = await until(() => shop.payments.pay(payment));
    const page = new URL(new URL(redirect ?? '').pathname, apiUrl);
    const form = { method: 'POST', headers: { origin: publicUrl }, redirect: 'manual' } as const;
    const paid = await until(async () => {
      const answer = await ask(page, { ...form, body: new URLSearchParams({ decision: 'approve' }) });
      if (answer.status >= 500) throw new TypeError('later');
      return answer;
    });
    order.isPaid = paid.status === 303;
  }

  async function keepBuying(): Promise<void> {
    while (!isOver) {
      try {
        await buyOnce();
      } catch (error) {
        if (!isOver) crowd.wrong.push(`a purchase was refused: ${error instanceof Error ? error.message : error}`);
      }
      await pause(pauseMs);
    }
  }

  async function keepLooking(first: number): Promise<void> {
    const ask = watched('10.255.0.1');
    for (let turn = first; !isOver; turn++) {
      const look = looks[turn % looks.length];
      if (!look) return;
      try {
        const answer = await ask(look.url);
        const fault =
          answer.status === 200 ? look.check?.(((await answer.json()) as { data: unknown }).data) : undefined;
        if (fault) crowd.wrong.push(`${look.url}: ${fault}`);
        if (answer.status < 500 && answer.status !== 200) crowd.wrong.push(`${look.url} answers ${answer.status}`);
      } catch {
        // Recorded with the request; the next read shows whether the shop recovers.
      }
      await pause(pauseMs / 4);
    }
  }

  const everybody = [
    ...Array.from({ length: buyers }, keepBuying),
    ...Array.from({ length: lookers }, (_, index) => keepLooking(index * 7)),
  ];
  return {
    ...crowd,
    async stop() {
      isOver = true;
      await Promise.all(everybody);
    },
  };
}

function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}
