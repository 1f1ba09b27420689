import { envelope } from './responses.ts';

/** A request as `fetch` received it. */
export interface RecordedRequest {
  method: string;
  url: string;
  /** The URL without its origin. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
  init: RequestInit;
}

export const baseUrl = 'https://api.example.com';

/** A `fetch` that records its requests. By default it responds with success and no data. */
export function recorder(respond: (request: RecordedRequest) => Response | Promise<Response> = () => envelope(null)) {
  const requests: RecordedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const request = {
      method: `${init.method}`,
      url: `${url}`,
      path: `${url}`.replace(/^https?:\/\/[^/]+/, ''),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body,
      init,
    };
    requests.push(request);
    return respond(request);
  };
  return { fetch, requests };
}

/** A promise that never settles. */
export const never = () => new Promise<never>(() => {});
