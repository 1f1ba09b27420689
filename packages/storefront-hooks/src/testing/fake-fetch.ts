import { isStorefrontError } from '@promenade/storefront-sdk';
import {
  type AnswerOf,
  type AnySchema,
  type Call,
  contract,
  type EndpointId,
  encode,
} from '@promenade/storefront-sdk/contract';

/** What an answer can look at. */
export interface FakeRequest {
  path: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Answers by call name, in the decoded form of the contract. Throw a `StorefrontError` to answer with its code. */
export type FakeAnswers = {
  [Id in EndpointId]?: (request: FakeRequest) => AnswerOf<Call<Id>> | Promise<AnswerOf<Call<Id>>>;
};

function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function bodyOf(init: RequestInit | undefined): unknown {
  try {
    return JSON.parse(`${init?.body}`);
  } catch {
    return init?.body;
  }
}

const envelope = (code: number, message: string, data: unknown) =>
  new Response(JSON.stringify({ code, message, data }), { headers: { 'content-type': 'application/json' } });

/** A `fetch` that answers the calls named as the contract says; any other call answers 404. */
export function fakeFetch(answers: FakeAnswers): typeof fetch {
  const routes = Object.values(contract).map((call) => ({ call, pattern: matcher(call.path) }));
  return async (input, init) => {
    const url = new URL(`${input instanceof Request ? input.url : input}`, 'http://shop.test');
    const method = init?.method ?? 'GET';
    for (const { call, pattern } of routes) {
      const match = call.method === method ? pattern.exec(url.pathname) : null;
      const answer = match && (answers[call.id] as ((request: FakeRequest) => unknown) | undefined);
      if (!answer) continue;
      const request: FakeRequest = {
        path: { ...match?.groups },
        query: url.searchParams,
        body: bodyOf(init),
        headers: new Headers(init?.headers),
      };
      try {
        return envelope(200, 'success', encode(call.answer as AnySchema, await answer(request)));
      } catch (cause) {
        if (!isStorefrontError(cause)) throw cause;
        return envelope(cause.code, cause.message, { fieldErrors: cause.fieldErrors });
      }
    }
    return envelope(404, `No answer for ${method} ${url.pathname}`, null);
  };
}
