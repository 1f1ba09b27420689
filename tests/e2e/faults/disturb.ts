import type { Page, Request, Route } from 'playwright/test';

/** Replacements for a response of the API. */
export type Answer =
  | 'refused'
  | 'hangs'
  | 'status 500'
  | 'status 503'
  | 'status 429'
  | 'cut off'
  | 'no JSON'
  | 'empty'
  | 'page'
  | 'page 502'
  | 'other shape'
  | 'no data'
  | 'status 401'
  | 'long list';

const LONG = 10_000;
const html = '<!doctype html><title>Gateway</title><h1>A page of a gateway</h1>';
const envelope = (code: number) => ({ code, message: '', data: null });

/** Responds to one request with an injected fault. */
async function answerWith(answer: Answer, route: Route, released: Promise<void>): Promise<void> {
  switch (answer) {
    case 'refused':
      return route.abort('connectionrefused');
    case 'hangs':
      await released;
      return route.abort('timedout').catch(() => undefined);
    case 'status 500':
    case 'status 401':
      return route.fulfill({ status: Number(answer.slice(-3)), json: envelope(Number(answer.slice(-3))) });
    case 'status 503':
      return route.fulfill({ status: 503, headers: { 'retry-after': '20' }, json: envelope(503) });
    case 'status 429':
      return route.fulfill({ status: 429, headers: { 'retry-after': '20' }, json: envelope(429) });
    case 'cut off':
      return route.fulfill({ contentType: 'application/json', body: '{"code":200,"message":"success","data":{"li' });
    case 'no JSON':
      return route.fulfill({ contentType: 'application/json', body: 'undefined' });
    case 'empty':
      return route.fulfill({ status: 200, contentType: 'application/json', body: '' });
    case 'page':
      return route.fulfill({ contentType: 'text/html', body: html });
    case 'page 502':
      return route.fulfill({ status: 502, contentType: 'text/html', body: html });
    case 'other shape':
      return route.fulfill({ json: { code: 200, message: 'success', data: 'something else' } });
    case 'no data':
      return route.fulfill({ json: [] });
    case 'long list':
      return route.fulfill({ json: lengthened(await (await route.fetch()).json()) });
  }
}

/** The response with each of its lists repeated until it is very long; each entry gets a new id. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && typeof value[0] === 'object') {
    return Array.from({ length: LONG }, (_, place) => {
      const entry = value[place % value.length] as { id?: unknown };
      return place < value.length || typeof entry.id !== 'number'
        ? entry
        : { ...entry, id: entry.id + 1_000_000 + place };
    });
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthened(part)]));
}

export interface Disturbance {
  /** Number of disturbed requests. */
  readonly met: number;
  /** Lets all further requests through; pending ones are lost. */
  end(): Promise<void>;
}

/** From this call on, the page's calls with a matching path get this response. */
export async function disturb(
  page: Page,
  calls: RegExp,
  answer: Answer,
  isMeant: (request: Request) => boolean = () => true,
): Promise<Disturbance> {
  let met = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fits = (url: URL) => calls.test(url.pathname);
  const handle = (route: Route) => {
    if (!isMeant(route.request())) return route.fallback();
    met++;
    return answerWith(answer, route, released);
  };
  await page.route(fits, handle);
  return {
    get met() {
      return met;
    },
    async end() {
      await page.unroute(fits, handle);
      release();
    },
  };
}

/** Delays the page's calls until `end`, which lets them through. */
export async function hold(page: Page, calls: RegExp): Promise<Disturbance> {
  let met = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fits = (url: URL) => calls.test(url.pathname);
  const handle = async (route: Route) => {
    met++;
    await released;
    await route.fallback().catch(() => undefined);
  };
  await page.route(fits, handle);
  return {
    get met() {
      return met;
    },
    async end() {
      release();
      await page.unroute(fits, handle);
    },
  };
}
