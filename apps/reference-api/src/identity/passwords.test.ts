import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('only the password that was hashed is accepted', async () => {
  const hash = await hashPassword('promenade-demo');
  expect(await verifyPassword('promenade-demo', hash)).toBe(true);
  expect(await verifyPassword('promenade-demO', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password gives another hash each time, and accents typed differently are one password', async () => {
  const composed = await hashPassword('caf\u00e9-noir');
  expect(await hashPassword('caf\u00e9-noir')).not.toBe(composed);
  expect(await verifyPassword('cafe\u0301-noir', composed)).toBe(true);
});

test('a missing or damaged hash lets nobody in', async () => {
  expect(await verifyPassword('anything', null)).toBe(false);
  expect(await verifyPassword('anything', 'scrypt$65536$8$2$$')).toBe(false);
});
