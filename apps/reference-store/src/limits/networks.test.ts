import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const names = (address: string) => networksOf(address).map(({ name }) => name);

test('an IPv4 address is one network, in every notation', () => {
  expect(networksOf('203.0.113.9')).toEqual([{ name: '203.0.113.9', share: 1 }]);
  expect(names('::ffff:203.0.113.9')).toEqual(['203.0.113.9']);
});

test('an IPv6 address belongs to its /64 and, with a larger share, to its /48', () => {
  expect(names('2001:db8:1:2:aaaa::1')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  expect(names('2001:DB8:1:2::ffff')).toEqual(names('2001:db8:1:2:aaaa::1'));
  expect(names('2001:db8:1:3::1')[1]).toBe(names('2001:db8:1:2::1')[1]);
  expect(names('fe80::1%eth0')).toEqual(['fe80::/64', 'fe80::/48']);
  const [household, site] = networksOf('2001:db8::1');
  expect(site?.share).toBeGreaterThan(household?.share ?? 0);
});

test('everything that is not an IP address is one network', () => {
  expect(names('unix:')).toEqual(['unknown']);
});
