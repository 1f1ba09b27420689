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

/** Answers by call name: each is given the request and answers data, an error or a whole response. */
export type MockAnswers = {
  readonly [Id in EndpointId]?: (request: MockRequest<BodyOf<Id>>) => MockAnswer<Id> | Promise<MockAnswer<Id>>;
};

/** How answers are given. */
export interface MockOptions {
  /** Moment that answers carry in their `Date` header, epoch ms. @default the machine's clock */
  now?: () => number;
  /** Comes before every answer: what it returns is sent instead. */
  intercept?: () => Response | undefined | Promise<Response | undefined>;
}

/** Answers a request, or `undefined` where it is for none of the calls. */
export type Respond = (request: Request) => Promise<Response | undefined>;

/** Answers the calls named, written on the wire exactly as the contract says. */
export function responderFor(answers: MockAnswers, { now = Date.now, intercept }: MockOptions = {}): Respond {
  const calls = (Object.keys(answers) as EndpointId[]).map((id) => contract[id] as Call);
  // Of two paths that match, the one with fewer parameters is meant: `detail/listed/{slug}` before `detail/{key}/{slug}`.
  const routes = calls.sort(byParameters).map((call) => ({ call, pattern: patternOf(call) }));
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    for (const { call, pattern } of routes) {
      const match = call.method === request.method ? pattern.exec(pathname) : null;
      if (!match) continue;
      const intercepted = await intercept?.();
      if (intercepted) return intercepted;
      const respond = answers[call.id] as (request: MockRequest) => unknown;
      const asked: MockRequest = {
        path: decoded(match.groups),
        query: searchParams,
        body: call.method === 'POST' ? readBody(call, await request.clone().text()) : null,
        headers: request.headers,
      };
      return written(call, () => respond(asked), new Date(now()).toUTCString());
    }
    return undefined;
  };
}

const parametersOf = ({ path }: Call) => path.split('{').length;
const byParameters = (a: Call, b: Call) => parametersOf(a) - parametersOf(b);

/** The end of an address: a backend may live below a path of its own. */
const patternOf = ({ path }: Call) => new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const decoded = (groups: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));

async function written(call: Call, answer: () => unknown, date: string): Promise<Response> {
  const headers = { date };
  try {
    const value = await answer();
    if (value instanceof MockFailure) throw value;
    return Response.json({ code: 200, message: 'success', data: encode(call.answer as AnySchema, value) }, { headers });
  } catch (cause) {
    if (!(cause instanceof MockFailure)) throw cause;
    const { code, message, fieldErrors } = cause;
    const status = code >= 400 && code < 600 ? code : 200;
    return Response.json({ code, message, data: fieldErrors ? { fieldErrors } : null }, { status, headers });
  }
}

function readBody({ raw }: Call, text: string): unknown {
  if (raw) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
