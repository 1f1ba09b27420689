import {
  type AnySchema,
  type Call,
  contract,
  type EndpointId,
  encode,
  type InputOf,
  parseJson,
  type ResponseOf,
} from '@promenade/storefront-sdk/contract';

/** A request to a mocked call. It is not validated. */
export interface MockRequest<Body = unknown> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly headers: Headers;
}

type BodyOf<Id extends EndpointId> = InputOf<Id> extends { readonly body: infer Body } ? Body : null;

/** Result of a handler: data in the decoded form of the contract, or an error. */
export type MockResult<Id extends EndpointId> = ResponseOf<Call<Id>> | MockFailure;

/**
 * An error response, returned or thrown by a handler; `fieldErrors` are sentences by field. Code 0 stands for a connection that is lost before the
 * response.
 */
export class MockFailure extends Error {
  readonly code: number;
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    code: number,
    message = '',
    fieldErrors?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.headers = headers;
  }
}

/** Handlers by endpoint id: functions that receive the request and return data or an error. */
export type MockHandlers = {
  readonly [Id in EndpointId]?: (request: MockRequest<BodyOf<Id>>) => MockResult<Id> | Promise<MockResult<Id>>;
};

/** Options of a mock. */
export interface MockOptions {
  /** The time in the `Date` header of responses, epoch ms. @default Date.now */
  now?: () => number;
  /** Called before every response; a response that it returns is sent instead. */
  intercept?: () => Response | undefined | Promise<Response | undefined>;
}

/** Responds to a request; returns `undefined` for requests to other addresses. */
export type Respond = (request: Request) => Promise<Response | undefined>;

interface Route {
  call: Call;
  pattern: RegExp;
}

const parametersOf = ({ path }: Call) => path.split('{').length;

/** Calls with fewer path parameters first: `detail/listed/{slug}` goes before `detail/{uniqueKey}/{slug}`. */
export function bySpecificity(calls: readonly Call[]): Call[] {
  return calls.toSorted((a, b) => parametersOf(a) - parametersOf(b));
}

// Patterns match the end of an address, since a backend may have a base path.
const routes: readonly Route[] = bySpecificity(Object.values(contract) as Call[]).map((call) => ({
  call,
  pattern: new RegExp(`${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Responds to the calls named, in the strict wire form of the contract. */
export function responderFor(handlers: MockHandlers, { now = Date.now, intercept }: MockOptions = {}): Respond {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const route = routes.find(({ call, pattern }) => call.method === request.method && pattern.test(pathname));
    const handle = route && (handlers[route.call.id] as ((request: MockRequest) => unknown) | undefined);
    if (!handle) return undefined;
    const intercepted = await intercept?.();
    if (intercepted) return intercepted;
    const { call, pattern } = route;
    const received: MockRequest = {
      path: decodeAll(pattern.exec(pathname)?.groups),
      query: searchParams,
      body: call.method === 'POST' ? await readBody(call, request.clone()) : null,
      headers: request.headers,
    };
    return toResponse(call, () => handle(received), new Date(now()).toUTCString());
  };
}

const decodeAll = (groups: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));

async function toResponse(call: Call, handle: () => unknown, date: string): Promise<Response> {
  const headers = { date };
  try {
    const value = await handle();
    if (value instanceof MockFailure) throw value;
    return Response.json(
      { code: 200, message: 'success', data: encode(call.response as AnySchema, value) },
      { headers },
    );
  } catch (error) {
    if (!(error instanceof MockFailure)) throw error;
    const { code, message, fieldErrors } = error;
    if (code === 0) return Response.error();
    const status = code >= 400 && code < 600 ? code : 200;
    const data = fieldErrors ? { fieldErrors } : null;
    return Response.json({ code, message, data }, { status, headers: { ...headers, ...error.headers } });
  }
}

async function readBody({ raw, multipart }: Call, request: Request): Promise<unknown> {
  if (multipart) return request.formData().catch(() => new FormData());
  const text = await request.text();
  return raw ? text : (parseJson(text) ?? text);
}
