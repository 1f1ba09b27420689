import { expect, test } from 'vitest';
import { addressMatcher, wideRanges } from './address-ranges.ts';

test('matches addresses, ranges and named ranges', () => {
  const isIn = addressMatcher('loopback,203.0.113.0/24,2001:db8::1');
  for (const address of ['127.0.0.9', '::1', '::ffff:127.0.0.1', '203.0.113.200', '2001:db8::1']) {
    expect(isIn(address), address).toBe(true);
  }
  for (const address of ['203.0.114.1', '2001:db8::2', 'unix:', '']) expect(isIn(address), address).toBe(false);
});

test('nothing matches nothing', () => {
  expect(addressMatcher('')('127.0.0.1')).toBe(false);
});

test('recognises ranges that contain more than a handful of proxies', () => {
  const wide = ['172.30.0.0/24', '10.0.0.0/8', '0.0.0.0/0', 'uniquelocal', 'linklocal', '2001:db8::/64', '::/0'];
  const narrow = ['loopback', '127.0.0.0/8', '::1', '172.30.0.10', '172.30.0.8/29', '2001:db8::1', '2001:db8::/125'];
  expect(wideRanges([...wide, ...narrow].join(','))).toEqual(wide);
  expect(wideRanges('')).toEqual([]);
});
