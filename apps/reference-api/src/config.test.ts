import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('what is dangerous for real customers is off unless asked for', () => {
  expect(readConfig({})).toMatchObject({
    sandbox: false,
    demo: false,
    trustProxy: 'loopback',
    operatorToken: undefined,
  });
  expect(readConfig({ SANDBOX: 'on', DEMO: 'on' })).toMatchObject({ sandbox: true, demo: true });
  expect(readConfig({ SANDBOX: 'maybe' }).sandbox).toBe(false);
});

test('proxies are addresses, ranges and named ranges', () => {
  const proxies = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;
  expect(proxies('loopback, 10.0.0.0/8,fd00::/8 ,10.0.0.4')).toBe('loopback,10.0.0.0/8,fd00::/8,10.0.0.4');
});

test('keys of payment providers are taken together', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  expect(readConfig(stripe).stripe).toEqual({
    ...{ secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' },
    apiUrl: 'https://api.stripe.com',
  });
  const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH' };
  const { apiUrl } = readConfig({ ...paypal, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/' }).paypal ?? {};
  expect(apiUrl).toBe('https://api-m.sandbox.paypal.com');
  expect(readConfig({})).toMatchObject({ stripe: undefined, paypal: undefined, cashOnDelivery: false });
});

test('nothing is measured unless there is an address to send it to', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(readConfig({}).traceRatio).toBeNull();
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).traceRatio).toBeNull();
  expect(readConfig(endpoint).traceRatio).toBe(1);
  expect(readConfig({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }).traceRatio).toBe(0.1);
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '10%' }, 'a share from 0 to 1'],
  [{ STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ DEMO: 'on' }, 'needs SANDBOX=on'],
  [{ TRUST_PROXY: 'everyone' }, 'not "everyone"'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'not "10.0.0.0/33"'],
  [{ OPERATOR_TOKEN: 'short' }, 'at least 24 characters'],
  [{ API_PORT: 'http' }, 'not "http"'],
  [{ PUBLIC_URL: 'shop.example' }, 'not "shop.example"'],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});
