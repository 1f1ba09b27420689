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

test.each([
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
