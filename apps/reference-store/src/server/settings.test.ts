import { describe, expect, it } from 'vitest';
import { readSettings, wideRanges } from './settings.ts';

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      apiUrl: 'http://localhost:3100',
      publicUrl: undefined,
      trustProxy: undefined,
      pageCacheBytes: 64 * 1024 * 1024,
      sharedReadsMs: 2000,
      keepsPages: true,
      sendsTags: false,
      writesMarkdown: true,
      purgeToken: undefined,
    });
  });

  it('are read from environment variables', () => {
    const settings = readSettings({
      STORE_HOST: '::',
      STORE_PORT: '80',
      API_URL: 'http://api:3100/',
      PUBLIC_URL: 'https://shop.example/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, 192.168.1.4,fd00::/8',
      PAGE_CACHE_MB: '0',
      SHARED_READS_MS: '500',
      OFFLINE_PAGES: 'off',
      CACHE_TAGS: 'on',
      MARKDOWN_PAGES: 'off',
      PAGE_PURGE_TOKEN: 'x'.repeat(24),
    });
    expect(settings).toEqual({
      host: '::',
      port: 80,
      apiUrl: 'http://api:3100',
      publicUrl: 'https://shop.example',
      trustProxy: 'loopback,10.0.0.0/8,192.168.1.4,fd00::/8',
      pageCacheBytes: 0,
      sharedReadsMs: 500,
      keepsPages: false,
      sendsTags: true,
      writesMarkdown: false,
      purgeToken: 'x'.repeat(24),
    });
  });

  it.each([
    ['STORE_PORT', 'http'],
    ['STORE_PORT', '70000'],
    ['API_URL', 'localhost:3100'],
    ['PUBLIC_URL', 'shop.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'loopback,'],
    ['PAGE_CACHE_MB', '1.5'],
    ['PAGE_CACHE_MB', '-1'],
    ['SHARED_READS_MS', '-1'],
    ['SHARED_READS_MS', 'soon'],
    ['OFFLINE_PAGES', 'yes'],
    ['PAGE_PURGE_TOKEN', 'short'],
  ])('reject %s=%s and name the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});

it('reports trusted ranges with room for more than a handful of proxies', () => {
  const wide = ['172.30.0.0/24', '10.0.0.0/8', '0.0.0.0/0', 'uniquelocal', 'linklocal', '2001:db8::/64', '::/0'];
  const narrow = ['loopback', '127.0.0.0/8', '::1', '172.30.0.10', '172.30.0.8/29', '2001:db8::1', '2001:db8::/125'];
  expect(wideRanges([...wide, ...narrow].join(','))).toEqual(wide);
  expect(wideRanges(undefined)).toEqual([]);
});
