import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { logOptions } from '../log.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { noticeTo, openPostOffice } from '../testing/post-office.ts';
import { startProvider } from '../testing/provider-server.ts';
import { buyPaid } from '../testing/shopping.ts';
import { createTestShop, someSku } from '../testing/test-shop.ts';
import { startOpenTelemetry } from './open-telemetry.ts';

afterEach(() => vi.unstubAllEnvs());

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that stores the data that it receives by OTLP over HTTP. */
async function startCollector() {
  const sent: { path: string; body: string }[] = [];
  const server = await startProvider(({ path, body }) => {
    sent.push({ path, body });
    return { body: {} };
  });
  const bodies = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => JSON.parse(body));
  return {
    ...server,
    everything: () => sent.map(({ body }) => body).join(),
    resource: () => bodies('/v1/traces')[0].resourceSpans[0].resource.attributes,
    spans: (): SentSpan[] => bodies('/v1/traces').flatMap((each) => each.resourceSpans[0].scopeSpans[0].spans),
    gauges: (): Record<string, number> =>
      Object.fromEntries(
        bodies('/v1/metrics')
          .flatMap((each) => each.resourceMetrics[0].scopeMetrics[0].metrics)
          .filter(({ gauge }) => gauge)
          .map(({ name, gauge }) => [name, gauge.dataPoints[0].asDouble ?? gauge.dataPoints[0].asInt]),
      ),
    metrics: () =>
      bodies('/v1/metrics').flatMap((each) =>
        each.resourceMetrics[0].scopeMetrics[0].metrics.map(({ name }: { name: string }) => name),
      ),
  };
}

test.each(engines)(
  'requests and statements are measured and traced by route, without secrets, on %s',
  async (engine) => {
    const collector = await startCollector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
    const telemetry = await startOpenTelemetry({ traceRatio: 1 });
    const database = await openTestDatabase(engine, { onQuery: telemetry.query });
    const logged: string[] = [];
    const logger = {
      ...logOptions('info', telemetry.traceOfLine),
      stream: { write: (line: string) => logged.push(line) },
    };
    const { app, close } = await createTestShop(database, { telemetry, logger });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, authorization: 'Bearer secret-of-a-shopper' };
    await app.inject({ url: '/sandbox/pay/secret-of-a-payment?code=secret-of-a-code', headers });
    await database.close();
    await app.inject({ url: '/ready' });
    await close();
    await telemetry.stop();
    await collector.close();

    const lines = logged.map((line) => JSON.parse(line));
    expect(lines.find(({ msg }) => msg === 'answered')).toMatchObject({ trace_id: traceId, status: 404 });
    expect(lines.filter(({ msg, trace_id }) => msg === 'answered' && trace_id === undefined)).toEqual([]);
    const spans = collector.spans();
    const ofTrace = spans.filter(({ traceId: id }) => id === traceId);
    const request = ofTrace.find(({ name }) => name === 'GET /sandbox/pay/:token');
    const statement = ofTrace.find((span) => JSON.stringify(span).includes('payments'));
    expect(request?.parentSpanId).toBe('b7ad6b7169203331');
    expect(statement?.parentSpanId).toBe(request?.spanId);
    expect(JSON.stringify(statement)).toContain('from \\"payments\\" where \\"provider\\" = $1');
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 404 } });
    expect(spans.find(({ name }) => name === 'GET /ready')?.status.code).toBe(2);
    expect(collector.metrics()).toEqual(
      expect.arrayContaining(['http.server.request.duration', 'db.client.operation.duration']),
    );
    const resource = collector.resource();
    expect(resource).toContainEqual({ key: 'service.name', value: { stringValue: 'promenade-api' } });
    expect(resource).toContainEqual({ key: 'deployment.environment.name', value: { stringValue: 'test' } });
    expect(collector.everything()).not.toContain('secret-of');
  },
);

test.each(engines)('waiting and dead mails are counted on %s', async (engine) => {
  const collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  const telemetry = await startOpenTelemetry({ traceRatio: 1 });
  const database = await openTestDatabase(engine);
  const { close } = await createTestShop(database, { telemetry });
  const office = openPostOffice(database.db, '', { sandbox: true, startAt: Date.now() - 60_000 });
  await office.put(noticeTo('one@shopper.test'), noticeTo('two@shopper.test'));
  await telemetry.stop();
  await close();
  await database.close();
  await collector.close();
  const gauges = collector.gauges();
  expect(gauges).toMatchObject({ 'promenade.mail.waiting': 2, 'promenade.mail.dead': 0 });
  expect(gauges['promenade.mail.oldest_due']).toBeGreaterThanOrEqual(60);
});

test('the process, its connections and security events are measured', async () => {
  const collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  const telemetry = await startOpenTelemetry({ traceRatio: 0 });
  const database = await openTestDatabase('postgres');
  const shop = await createTestShop(database, { telemetry });
  await shop.operate('price', { slug: 'nothing', price: '1.00' });
  const { shop: shopper } = await shop.newShopper();
  await buyPaid(shop, shopper, await someSku(database));
  await telemetry.stop();
  await shop.close();
  await database.close();
  await collector.close();
  const { 'process.memory.usage': memory = 0, 'nodejs.eventloop.delay.p99': delay = 0 } = collector.gauges();
  expect(memory).toBeGreaterThan(1_000_000);
  expect(delay).toBeGreaterThan(0);
  expect(collector.metrics()).toContain('db.client.connection.count');
  expect(collector.metrics()).toContain('db.client.connection.pending_requests');
  expect(collector.metrics()).toContain('promenade.events');
  expect(collector.everything()).toContain('operator command');
  expect(collector.everything()).toContain('sandbox paid');
});

test('Prometheus reads the metrics on a port of their own, and nothing is sent', async () => {
  const port = await freePort();
  const telemetry = await startOpenTelemetry({ traceRatio: null, metrics: { port, host: '127.0.0.1' } });
  const database = await openTestDatabase('pglite', { onQuery: telemetry.query });
  const shop = await createTestShop(database, { telemetry });
  const sent = vi.spyOn(globalThis, 'fetch');
  await shop.guest().store.details();
  telemetry.count('mail', 'sent');
  const answer = await new Promise<string>((resolve, reject) => {
    get(`http://127.0.0.1:${port}/metrics`, (response) => text(response).then(resolve, reject)).on('error', reject);
  });
  expect(answer).toMatch(/^http_server_request_duration\w*_count\{.*store.*\} \d/m);
  expect(answer).toContain('service_name="promenade-api"');
  await expect(startOpenTelemetry({ traceRatio: null, metrics: { port, host: '127.0.0.1' } })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  // The endpoint is no route of the shop.
  expect((await shop.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await shop.close();
  await database.close();
  await telemetry.stop();
  expect(sent.mock.calls.filter(([address]) => !`${address}`.includes('shop.test'))).toEqual([]);
});
