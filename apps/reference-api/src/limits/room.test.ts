import { expect, test } from 'vitest';
import { createRoom } from './room.ts';

test('one network takes its share, and others the rest', () => {
  const room = createRoom({ total: 10, perNetwork: 4 });
  expect(room.take('203.0.113.1', 4)).toBeDefined();
  expect(room.take('203.0.113.1', 1)).toBeUndefined();
  expect(room.take('203.0.113.2', 4)).toBeDefined();
  expect(room.take('203.0.113.3', 3)).toBeUndefined();
  expect(room.take('203.0.113.3', 2)).toBeDefined();
});

test('addresses of one IPv6 network share', () => {
  const room = createRoom({ total: 10, perNetwork: 4 });
  expect(room.take('2001:db8::1', 4)).toBeDefined();
  expect(room.take('2001:db8::2', 1)).toBeUndefined();
  // The /48 around it may have half of all.
  expect(room.take('2001:db8:0:1::1', 1)).toBeDefined();
  expect(room.take('2001:db8:0:2::1', 1)).toBeUndefined();
});

test('what is given back can be taken again, and counts once', () => {
  const room = createRoom({ total: 4, perNetwork: 4 });
  const giveBack = room.take('203.0.113.1', 4);
  giveBack?.();
  giveBack?.();
  expect(room.take('203.0.113.1', 5)).toBeUndefined();
  expect(room.take('203.0.113.1', 4)).toBeDefined();
});
