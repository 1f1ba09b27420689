import { HttpResponse, http, type RequestHandler } from 'msw';
import {
  type AnswerOf,
  type AnySchema,
  type Call,
  contract,
  type EndpointId,
  encode,
  type InputOf,
} from '../contract/index.ts';

/** What a mocked call sees of its request. Nothing of it was checked. */
export interface MockRequest<Body = unknown> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly headers: Headers;
}

type BodyOf<Id extends EndpointId> = InputOf<Id> extends { readonly body: infer Body } ? Body : null;

/** An answer in the decoded form of the contract, or the error code to answer instead. */
export type MockAnswer<Id extends EndpointId> = AnswerOf<Call<Id>> | MockFailure;

/** Answers a call with an error code, returned or thrown; `fieldErrors` are sentences by field. */
export class MockFailure extends Error {
  readonly code: number;
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  constructor(code: number, message = '', fieldErrors?: Readonly<Record<string, string>>) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

export type MockAnswers = {
  readonly [Id in EndpointId]?: (request: MockRequest<BodyOf<Id>>) => MockAnswer<Id> | Promise<MockAnswer<Id>>;
};

export interface MockOptions {
  /** Moment that answers carry in their `Date` header, epoch ms. @default the machine's clock */
  now?: () => number;
  /** Comes before every answer: what it returns is sent instead. */
  intercept?: () => Response | undefined | Promise<Response | undefined>;
}

/**
 * MSW handlers for the calls named, written on the wire exactly as the contract says.
 * @example setupServer(...mockHandlers({ 'cart.count': () => ({ count: 3 }) }))
 */
export function mockHandlers(answers: MockAnswers, { now, intercept }: MockOptions = {}): RequestHandler[] {
  const calls = (Object.keys(answers) as EndpointId[]).map((id) => contract[id] as Call);
  // Of two paths that match, the one with fewer parameters is meant: `detail/listed/{slug}` before `detail/{key}/{slug}`.
  return calls.sort(byParameters).map((call) => {
    const respond = answers[call.id] as (request: MockRequest) => unknown;
    const method = call.method === 'GET' ? http.get : http.post;
    return method(`*${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      const intercepted = await intercept?.();
      if (intercepted) return intercepted;
      const headers = { date: new Date(now?.() ?? Date.now()).toUTCString() };
      try {
        const answer = await respond({
          path: params as Record<string, string>,
          query: new URL(request.url).searchParams,
          body: request.method === 'POST' ? readBody(call, await request.clone().text()) : null,
          headers: request.headers,
        });
        if (answer instanceof MockFailure) throw answer;
        const data = encode(call.answer as AnySchema, answer);
        return HttpResponse.json({ code: 200, message: 'success', data }, { headers });
      } catch (cause) {
        if (!(cause instanceof MockFailure)) throw cause;
        const { code, message, fieldErrors } = cause;
        const status = code >= 400 && code < 600 ? code : 200;
        return HttpResponse.json({ code, message, data: fieldErrors ? { fieldErrors } : null }, { status, headers });
      }
    });
  });
}

const parametersOf = ({ path }: Call) => path.split('{').length;
const byParameters = (a: Call, b: Call) => parametersOf(a) - parametersOf(b);

function readBody({ raw }: Call, text: string): unknown {
  if (raw) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
