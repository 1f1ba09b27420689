import type { ConformanceOptions } from '@promenade/storefront-devkit/conformance';
import { contract, type EndpointId } from '@promenade/storefront-sdk/contract';

// biome-ignore lint/suspicious/noExplicitAny: data of any call, which is about to be changed
export type Wire = any;

/** A request that is passed on to the backend. */
export interface Passing {
  readonly url: URL;
  readonly method: string;
  headers: Record<string, string>;
  body: Wire;
}

type Next = (request: Passing) => Promise<Response>;

/** How a proxy changes the requests or responses of one call. */
export type Breakage = (request: Passing, next: Next, options: ConformanceOptions) => Promise<Response>;

/** A `fetch` that passes requests to a backend and breaks one call. */
export function brokenFetch(
  at: EndpointId,
  breakage: Breakage,
  options: ConformanceOptions & { fetch: typeof fetch },
): typeof fetch {
  const { fetch } = options;
  const { method, path } = contract[at];
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return async (input, init = {}) => {
    const url = new URL(String(input));
    if (!pattern.test(url.pathname) || init.method !== method) return fetch(input, init);
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = init.body === undefined ? undefined : read(String(init.body));
    const send: Next = ({ url, method, headers, body: changed }) =>
      fetch(url, { method, headers, ...(body && { body: body.write(changed) }) });
    return breakage({ url, method, headers, body: body?.value }, send, options);
  };
}

/** Parses a body, and returns how to write it in the same format. */
function read(text: string): { value: Wire; write: (body: Wire) => string } {
  try {
    return { value: JSON.parse(text), write: JSON.stringify };
  } catch {
    return { value: text, write: String };
  }
}

/** Changes the data of successful responses. */
export function data(change: (data: Wire, request: Passing) => Wire): Breakage {
  return async (request, next) => {
    const response = await next(request);
    if (!response.ok) return response;
    const body = (await response.json()) as Wire;
    return Response.json({ ...body, data: change(body.data, request) });
  };
}

/** Changes one field in the data of successful responses. */
export function field(name: string, change: (value: Wire, request: Passing) => Wire): Breakage {
  return data((all, request) => ({ ...all, [name]: change(all[name], request) }));
}

/** Changes every item of a page or a list. */
export function items(change: (item: Wire) => Wire): Breakage {
  return data((all) => (Array.isArray(all) ? all.map(change) : { ...all, list: all.list.map(change) }));
}

/** Changes the request that the backend receives. */
export function asked(change: (request: Passing, options: ConformanceOptions) => void | Promise<void>): Breakage {
  return async (request, next, options) => {
    await change(request, options);
    return next(request);
  };
}

/** Replaces the refusals with one code. */
export function refusals(code: number, answer: (body: Wire) => Response): Breakage {
  return async (request, next) => {
    const response = await next(request);
    return response.status === code ? answer(await response.json()) : response;
  };
}

/** Accepts requests that must be refused with this code. */
export function takesWhatIs(code: number, answered: Wire = null): Breakage {
  return refusals(code, () => Response.json({ code: 200, message: 'success', data: answered }));
}

/** Treats every token as the shopper's. */
export const letsEverybodyIn: Breakage = asked(async (request, { authorize }) => {
  const { url, method } = request;
  const proof = await authorize?.('user', { method, url: url.href });
  request.headers = { ...request.headers, ...proof };
});

/** Authenticates the caller, but then ignores who owns the data. */
export const takesAnyoneForTheOwner: Breakage = (request, next, options) =>
  request.headers.authorization ? letsEverybodyIn(request, next, options) : next(request);
