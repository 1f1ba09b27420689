import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, type Change, DETAILS, type Reply, serve, stop } from '../test-support/shop-server.ts';
import { times } from './checks/traffic.ts';
import { outcome, probeTable } from './probe.ts';
import { type CheckReport, runChecks } from './run.ts';
import { type DoctorOptions, Target } from './target.ts';

afterEach(stop);

const check = (baseUrl: string, options: Partial<DoctorOptions> = {}) =>
  runChecks({ baseUrl, timeoutMs: 5_000, ...options });

const lines = ({ findings }: CheckReport) =>
  findings.map(({ level, subject, message }) => `${level} ${subject}: ${message}`);
const textOf = (report: CheckReport) => lines(report).join('\n');
const conclusions = (report: CheckReport) =>
  report.findings.filter(({ level }) => level === 'good').map(({ subject }) => subject);

const json = { 'content-type': 'application/json' };
const bytesOf = ({ body }: Reply) => Buffer.from(JSON.stringify(body));
const isCall = ({ url }: IncomingMessage) => url?.startsWith('/api/') === true;

/** Changes the body of every call. */
const everyBody =
  (change: (healthy: Reply) => Reply): Change =>
  (request, healthy) =>
    isCall(request) && healthy.body !== undefined ? change(healthy) : healthy;

/** Replaces values anywhere in the data of every call. */
const everyValue = (change: (value: unknown) => unknown): Change =>
  everyBody((healthy) => {
    const { data, ...rest } = Object(healthy.body);
    const walk = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(walk);
      if (typeof value !== 'object' || value === null) return change(value);
      return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, walk(field)]));
    };
    return { ...healthy, body: { ...rest, data: walk(data) } };
  });

/** Rejects every nth request. */
const everyNth = (nth: number, refusal: Reply): Change => {
  let count = 0;
  return (request, healthy) => (isCall(request) && ++count % nth === 0 ? refusal : healthy);
};

describe('bodies that clients cannot read', () => {
  it.each<[string, (healthy: Reply) => Reply, RegExp]>([
    [
      'broken gzip',
      (healthy) => ({
        headers: { ...json, 'content-encoding': 'gzip' },
        body: Buffer.concat([gzipSync(bytesOf(healthy)).subarray(0, 20), Buffer.alloc(20, 7)]),
      }),
      /cannot read the body of store\.details\. Content-Encoding says gzip, but the body is broken gzip \(it begins with 1f 8b 08/,
    ],
    [
      'gzip twice',
      (healthy) => ({
        headers: { ...json, 'content-encoding': 'gzip' },
        body: gzipSync(gzipSync(bytesOf(healthy))),
      }),
      /The body is compressed twice \(it begins with 1f 8b 08/,
    ],
    [
      'gzip that no header announces',
      (healthy) => ({ headers: json, body: gzipSync(bytesOf(healthy)) }),
      /The body is gzip, but there is no Content-Encoding/,
    ],
    [
      'plain text that is announced as gzip',
      (healthy) => ({ headers: { ...json, 'content-encoding': 'gzip' }, body: bytesOf(healthy) }),
      /Content-Encoding says gzip, but the body is plain text \(it begins with “\{"code":200/,
    ],
    [
      'a Content-Length that is too large',
      (healthy) => {
        const body = bytesOf(healthy);
        return { headers: { ...json, 'content-length': `${body.length + 100}` }, body, isCut: true };
      },
      /The body breaks off: Content-Length says \d+, \d+ bytes came/,
    ],
  ])('says what is wrong with %s, and concludes nothing', async (_, change, expected) => {
    const report = await check(await serve(everyBody(change)));
    expect(textOf(report)).toMatch(expected);
    expect(textOf(report)).toMatch(/problem Responses: The backend responds \(HTTP 200\)/);
    expect(textOf(report)).not.toMatch(/does not respond|no product in stock|has a review\.|is read \(|is missing/);
    expect(conclusions(report)).not.toContain('Body limit');
  });
});

describe('codes', () => {
  it('finds another success code', async () => {
    const change = everyBody(({ body, ...rest }) => ({ ...rest, body: { ...Object(body), code: 0 } }));
    expect(textOf(await check(await serve(change)))).toMatch(/problem Responses: Success has code 0 here/);
  });

  it('reads a code that is text as clients do, and notes it', async () => {
    const change = everyBody(({ body, ...rest }) => ({ ...rest, body: { ...Object(body), code: '200' } }));
    const report = await check(await serve(change));
    expect(textOf(report)).toMatch(/good Responses: Responses are in the envelope/);
    expect(textOf(report)).toMatch(/note Data: The code comes as text/);
  });

  it('finds an error status over a success code', async () => {
    const change: Change = (request, healthy) => (isCall(request) ? { ...healthy, status: 500 } : healthy);
    expect(textOf(await check(await serve(change)))).toMatch(/problem Responses: Success comes with HTTP 500/);
  });

  it('notes errors that come with HTTP 200', async () => {
    const change: Change = (request, healthy) => (isCall(request) ? { ...healthy, status: 200 } : healthy);
    const text = textOf(await check(await serve(change)));
    expect(text).toMatch(/note Responses: Errors come with HTTP 200: \S+ returned HTTP 200, .*“\{"code":4/);
  });
});

describe('redirects and refusals', () => {
  it('finds a redirect to itself', async () => {
    const baseUrl = await serve((request) => ({ status: 302, headers: { location: request.url ?? '' } }));
    const text = textOf(await check(baseUrl));
    expect(text).toMatch(/problem Address: \S+ redirects to itself: it loops/);
    expect(text).not.toContain('as the base URL');
  });

  it.each<[string, Reply]>([
    ['301', { status: 301, headers: { location: 'https://other.localhost/' } }],
    ['403', { status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>Denied</h1>' }],
    ['429', { status: 429, headers: { ...json, 'retry-after': '9' }, body: { code: 429, message: 'Slow down' } }],
    ['502', { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }],
  ])('concludes nothing from %s to everything, and quotes it', async (status, refusal) => {
    const report = await check(await serve(() => refusal));
    const text = textOf(report);
    expect(conclusions(report).filter((subject) => !['Address', 'Clock', 'Speed'].includes(subject))).toEqual([]);
    expect(text).not.toMatch(/no product in stock|has a review\.|is no identity provider at .* but|kB is read \(/);
    expect(text).toMatch(
      new RegExp(
        `Body limit: Whether a body of 66 kB is read could not be found out: POST \\S+ returned HTTP ${status}`,
      ),
    );
    expect(text).toMatch(new RegExp(`Idempotency: .*could not be found out: GET \\S+ returned HTTP ${status}`));
    expect(text).toMatch(new RegExp(`Time zone: .*could not be found out: GET \\S+ returned HTTP ${status}`));
    expect(report.findings.some(({ level }) => level === 'problem')).toBe(true);
  });

  it('does not report a provider as absent after 429', async () => {
    const change: Change = (request, healthy) => (isCall(request) ? healthy : { status: 429 });
    const text = textOf(await check(await serve(change)));
    expect(text).toMatch(/note Identity: Whether there is an identity provider could not be found out: .*HTTP 429/);
    expect(text).not.toContain('There is no identity provider');
  });

  it('quotes the response if a list cannot be read', async () => {
    const change = at('/api/front/index/product/list', () => ({ body: { code: 200, message: '', data: 'soon' } }));
    const text = textOf(await check(await serve(change)));
    expect(text).not.toMatch(/no product in stock|no product has a review/);
    expect(text).toMatch(/Idempotency: .*index\/product\/list\S* returned HTTP 200, application\/json, “.*soon/);
  });

  it.each([
    [2, { status: 429, headers: json, body: { code: 429, message: 'Slow down', data: null } }, /429 \(rate limit\)/],
    [3, { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }, /502/],
  ] as const)('counts refusals of one request in %i, which is a problem', async (nth, refusal, what) => {
    const report = await check(await serve(everyNth(nth, refusal)));
    const finding = report.findings.find(({ subject }) => subject === 'Refusals');
    expect(finding).toMatchObject({ level: 'problem', message: expect.stringMatching(what) });
    const [, failed, all] = /^(\d+) of (\d+) requests failed/.exec(finding?.message ?? '') ?? [];
    const busy = report.probes.filter((probe) => probe.kind === 'refused' && probe.code === refusal.status).length;
    expect([Number(failed), Number(all)]).toEqual([busy, report.probes.length]);
  });
});

describe('times', () => {
  it('names the address of a call that hangs, and checks the others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const baseUrl = await serve((request, healthy) => {
        if (!request.url?.includes('/cart/list')) return healthy;
        // The only pending timer is the time limit of this call.
        setImmediate(() => vi.advanceTimersByTime(5_000));
        return new Promise(() => {});
      });
      const report = await check(baseUrl);
      expect(textOf(report)).toMatch(
        /carts could not be found out: GET \S+cart\/list\S* got no response in \d+\.\d s \(it timed out\)/,
      );
      expect(textOf(report)).toMatch(/good Responses: Responses are in the envelope/);
      expect(textOf(report)).toMatch(/good Idempotency/);
      expect(probeTable(report.probes)).toMatch(/ETIMEDOUT +GET +\S+\/cart\/list\?isValid=true/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('quotes a response whose body does not end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The only pending timer is the time limit of the call; it passes once the headers are there.
    const onHeaders = () => setImmediate(() => vi.advanceTimersByTime(5_000));
    diagnostics.subscribe('http.client.response.finish', onHeaders);
    try {
      const baseUrl = await serve((_, healthy) => ({ ...healthy, isEndless: true }));
      const probe = await new Target({ baseUrl, timeoutMs: 5_000 }).call('store.details');
      expect(outcome(probe)).toMatch(/returned HTTP 200, application\/json\. The body does not end in time/);
    } finally {
      diagnostics.unsubscribe('http.client.response.finish', onHeaders);
      vi.useRealTimers();
    }
  });

  it('reports a request while it waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let release = () => {};
      let isAsked = () => {};
      const asked = new Promise<void>((resolve) => (isAsked = resolve));
      const baseUrl = await serve(async (_, healthy) => {
        isAsked();
        await new Promise<void>((resolve) => (release = resolve));
        return healthy;
      });
      const slow: string[] = [];
      const target = new Target({ baseUrl, onSlow: ({ url }) => slow.push(url) });
      const answered = target.call('store.details');
      await asked;
      vi.advanceTimersByTime(4_000);
      release();
      await answered;
      expect(slow).toEqual([baseUrl + DETAILS, baseUrl + DETAILS]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('warns of a slow backend with its slowest call', () => {
    const baseUrl = 'http://shop.test';
    const probe = (path: string, durationMs: number) => ({ ...silent, url: baseUrl + path, durationMs });
    const silent = { kind: 'silent', name: '', method: 'GET', code: '', message: '' } as const;
    const target = (durations: number[]) =>
      Object.assign(new Target({ baseUrl }), { probes: durations.map((ms) => probe(`/${ms}`, ms)) });
    expect(times(target([10, 20, 30]))).toMatchObject([{ level: 'good' }]);
    expect(times(target([1500, 1500, 1500]))).toMatchObject([{ level: 'warning' }]);
    expect(times(target([10, 10, 20_000]))).toMatchObject([
      { level: 'warning', message: expect.stringContaining('GET http://shop.test/20000') },
    ]);
  });

  it('ends with a table of all requests, with the time of each', async () => {
    const { probes } = await check(await serve());
    const rows = probeTable(probes).split('\n');
    expect(rows).toHaveLength(probes.length + 1);
    expect(rows).toContainEqual(expect.stringMatching(/^✓ +\d+ ms +200 +GET +\S+\/store\/details$/));
    expect(rows).toContainEqual(expect.stringMatching(/^– +\d+ ms +413 +POST +\S+\/cart\/delete$/));
  });
});

describe('clocks', () => {
  const HOURS_3 = 3 * 3_600_000;
  const ofProvider = ({ headers }: IncomingMessage) => headers.host?.startsWith('localhost') === true;
  const late = (healthy: Reply): Reply => ({
    ...healthy,
    headers: { ...healthy.headers, date: new Date(Date.now() - HOURS_3).toUTCString() },
  });
  const elsewhere = (baseUrl: string) => ({ issuer: `${baseUrl.replace('127.0.0.1', 'localhost')}/oidc` });

  it('checks the clock of the backend, not of an identity provider on another host', async () => {
    const baseUrl = await serve((request, healthy) => (ofProvider(request) ? healthy : late(healthy)));
    const text = textOf(await check(baseUrl, elsewhere(baseUrl)));
    expect(text).toMatch(/problem Clock: The clock of 127\.0\.0\.1:\d+ is (10800|10799|10801) s behind/);
  });

  it('reports a missing Date header of the backend, even if the identity provider sends one', async () => {
    const baseUrl = await serve((request, healthy) => ({ ...healthy, isUndated: !ofProvider(request) }));
    const text = textOf(await check(baseUrl, elsewhere(baseUrl)));
    expect(text).toMatch(/warning Clock: Responses of 127\.0\.0\.1:\d+ have no Date header/);
    expect(text).not.toMatch(/good Clock/);
  });

  it('takes the median, so that one cached response does not count', async () => {
    const baseUrl = await serve(at(DETAILS, late));
    expect(textOf(await check(baseUrl))).toMatch(/good Clock/);
  });
});

describe('what authors of a backend look for', () => {
  it('notes numbers that come as text', async () => {
    const change = everyValue((value) => (typeof value === 'number' ? `${value}` : value));
    const text = textOf(await check(await serve(change)));
    expect(text).toMatch(/note Data: Numbers come as text: .*products\.list: data\.\S+ \(a whole number/);
  });

  it('notes blanks that come as null', async () => {
    const change = everyValue((value) => (value === '' ? null : value));
    expect(textOf(await check(await serve(change)))).toMatch(/note Data: Blanks come as null: /);
  });

  it('notes another charset', async () => {
    const change = at(DETAILS, (healthy) => ({
      ...healthy,
      headers: { ...healthy.headers, 'content-type': 'application/json;charset=gbk' },
    }));
    expect(textOf(await check(await serve(change)))).toMatch(/note Responses: The content type says charset=gbk/);
  });

  it('warns of fields that clients leave out', async () => {
    const change = at('/api/front/index/product/list', ({ body, ...rest }) => {
      const { data, ...envelope } = Object(body);
      const list = data.list.map((card: object, index: number) => (index === 0 ? { ...card, id: 'one' } : card));
      return { ...rest, body: { ...envelope, data: { ...data, list } } };
    });
    const text = textOf(await check(await serve(change)));
    expect(text).toMatch(
      /warning Data: Clients leave out what they cannot read: products\.list: data\.list\[\]\.id \(received string\)/,
    );
  });

  it('uses the alternative paths of CRMEB backends, and reports missing calls', async () => {
    const rewrite = (url: string) =>
      url
        .replace('/api/front/index/product?', '/api/front/index/product/list?')
        .replace('/api/front/product/detail/1', '/api/front/product/detail/k1/linen-shirt');
    const absent = /\/(store\/details|index\/product\/list|product\/detail\/\w+\/[\w-]+)(\?|$)/;
    const baseUrl = await serve(
      (request, healthy) =>
        absent.test(request.url ?? '')
          ? { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' }
          : healthy,
      { rewrite },
    );
    const text = textOf(await check(baseUrl));
    expect(text).toMatch(
      /problem Responses: store\.details is missing \(it returned HTTP 404, text\/html\), though other calls are there/,
    );
    expect(text).toMatch(/problem Calls: products\.list is at \/api\/front\/index\/product only/);
    expect(text).toMatch(/good Idempotency/);
    expect(text).toMatch(/note Time zone: No time lies in the future/);
  });

  it('does not count reads as there that were not answered', async () => {
    const busy = { status: 503, body: { code: 503, message: 'Busy', data: null } };
    const change: Change = (request, healthy) => (request.url?.includes('/merchant/') ? busy : healthy);
    const text = textOf(await check(await serve(change)));
    const [, there, open] =
      /good Calls: All (\d+) reads .*\n.*Whether (\d+) other reads are there could not/.exec(text) ?? [];
    expect(Number(open)).toBeGreaterThan(0);
    await stop();
    expect(textOf(await check(await serve()))).toContain(`good Calls: All ${Number(there) + Number(open)} reads`);
  });

  it('takes JSON without an issuer for no discovery document', async () => {
    const change = at('/oidc/.well-known/openid-configuration', () => ({ body: { status: 'ok' } }));
    const report = await check(await serve(change));
    expect(textOf(report)).toMatch(/note Identity: There is no identity provider at \S+: GET \S+ succeeded/);
  });

  it('reports reads that are missing completely', async () => {
    const change: Change = (request, healthy) =>
      request.url?.startsWith('/api/front/merchant/street') ? { status: 404 } : healthy;
    const text = textOf(await check(await serve(change)));
    expect(text).toMatch(/warning Calls: 1 of \d+ reads that were looked for are missing: merchants\.directory/);
  });

  it('reports whether pictures have absolute addresses', async () => {
    const relative = textOf(await check(await serve()));
    expect(relative).toMatch(/note Pictures: Pictures have paths without a host/);
    await stop();
    const change = everyValue((value) =>
      typeof value === 'string' && value.startsWith('/media/') ? `https://cdn.example${value}` : value,
    );
    expect(textOf(await check(await serve(change)))).toMatch(/good Pictures: .* https:\/\/cdn\.example\/media/);
  });

  it.each([
    ['authorization', 'Bearer good', 'Authorization'],
    ['authori-zation', 'good', 'Authori-zation'],
  ])('finds out that a token goes into %s', async (header, value, name) => {
    const user = '/api/front/user/info';
    const change: Change = (request, healthy) => {
      if (request.url !== user) return healthy;
      return request.headers[header] === value
        ? healthy
        : { status: 401, body: { code: 401, message: '', data: null } };
    };
    const text = textOf(await check(await serve(change), { token: 'good' }));
    expect(text).toContain(`good Token: The token is read from ${name}.`);
  });
});

describe('cookies', () => {
  const set = (value: string): Change =>
    at(DETAILS, (healthy) => ({
      ...healthy,
      headers: { ...healthy.headers, 'set-cookie': `auth.strategy=${value}; SameSite=Lax` },
    }));

  it('checks the value of a cookie, and reports the address that set it', async () => {
    const harmless = textOf(await check(await serve(set('local'))));
    expect(harmless).toMatch(/good Cookies: auth\.strategy \(set by http:\S+\/store\/details\) is set safely/);
    await stop();
    const secret = textOf(await check(await serve(set('q8Zx3nW1vT5kYb7dRf2HcA'))));
    expect(secret).toMatch(/problem Cookies: auth\.strategy \(set by \S+\) looks like a secret/);
  });
});

describe('guesses', () => {
  it('takes another issuer at a guessed address for a note', async () => {
    const change = at('/oidc/.well-known/openid-configuration', ({ body }) => ({
      body: { ...Object(body), issuer: 'http://store.localhost/oidc' },
    }));
    const report = await check(await serve(change));
    expect(textOf(report)).toMatch(
      /note Identity: The provider at \S+, a guess, has the issuer http:\/\/store\.localhost\/oidc/,
    );
    expect(report.findings.filter(({ level }) => level === 'problem')).toEqual([]);
  });
});

describe('prices in cents', () => {
  /** Changes the prices of the list, of which the shirt costs 49.00. */
  const pricesOf = (path: RegExp): Change =>
    everyPath(path, (value, key) => (key === 'price' ? Math.round(Number(value) * 100) : value));
  const everyPath =
    (path: RegExp, change: (value: unknown, key: string) => unknown): Change =>
    (request, healthy) =>
      // The response to a preflight request has no body.
      path.test(request.url ?? '') && healthy.body !== undefined
        ? { ...healthy, body: JSON.parse(JSON.stringify(healthy.body), (key, value) => change(value, key)) }
        : healthy;

  it('are a problem if only one of two calls has them', async () => {
    const text = textOf(await check(await serve(pricesOf(/product\/list/))));
    expect(text).toMatch(
      /problem Prices: Prices in products\.list are in cents: .+ has 4900 in products\.list and 49\.00 in products\.detail/,
    );
  });

  it('are a question if every call has whole numbers', async () => {
    const text = textOf(await check(await serve(pricesOf(/./))));
    expect(text).toMatch(/warning Prices: Prices are whole numbers: .+ has 4900, which is read as 4900\.00/);
  });
});

it('keys that cannot be read leave open whether sign-ins work', async () => {
  const report = await check(
    await serve(
      at('/oidc/.well-known/openid-configuration', (healthy) => ({
        body: { ...Object(healthy.body), jwks_uri: 'http://127.0.0.1:9/jwks' },
      })),
    ),
  );
  expect(textOf(report)).toContain('note Identity: Whether sign-ins work cannot be told');
  expect(conclusions(report)).not.toContain('Identity');
});
