import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST as COST } from '../../../demo-shop/src/testing.ts';
import { readConfig } from '../config.ts';
import { deepTest } from '../testing/runs.ts';
import { createPasswords, PASSWORD_COST, scryptKey } from './passwords.ts';

const passwords = createPasswords(COST);

test('only the password that was hashed is accepted', async () => {
  const hash = await passwords.hash('promenade-demo');
  expect(await passwords.verify('promenade-demo', hash)).toBe(true);
  expect(await passwords.verify('promenade-demO', hash)).toBe(false);
  expect(await passwords.verify('', hash)).toBe(false);
});

test('the same password gives another hash each time, and accents typed differently are one password', async () => {
  const composed = await passwords.hash('caf\u00e9-noir');
  expect(await passwords.hash('caf\u00e9-noir')).not.toBe(composed);
  expect(await passwords.verify('cafe\u0301-noir', composed)).toBe(true);
});

test('a missing or damaged hash never matches', async () => {
  expect(await passwords.verify('anything', null)).toBe(false);
  expect(await passwords.verify('anything', 'scrypt$65536$8$2$$')).toBe(false);
});

test('the production cost is OWASP’s recommendation, and no setting lowers it', async () => {
  const env = { PASSWORD_COST: '2', PASSWORD_N: '2', SCRYPT_N: '2', SANDBOX: 'on', DEMO: 'on' };
  expect(readConfig(env).passwordCost).toEqual({ N: 65_536, r: 8, p: 2 });
  expect(PASSWORD_COST).toEqual({ N: 65_536, r: 8, p: 2 });
  const real = createPasswords(readConfig(env).passwordCost);
  const hash = await real.hash('promenade-demo');
  expect(hash).toMatch(/^scrypt\$65536\$8\$2\$/);
  expect(await real.verify('promenade-demo', hash)).toBe(true);
  // A hash contains its cost, so that passwords still work after the cost changes.
  expect(await passwords.verify('promenade-demo', hash)).toBe(true);
});

/** What became of many hashes at once, each for another address: how many were made, and what refused the others. */
async function hashMany(count: number, { signal, N = 2 ** 10 }: { signal?: AbortSignal; N?: number } = {}) {
  const busy = createPasswords({ N, r: 8, p: 1 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => busy.hash('a-password', { ip: `203.0.113.${index}`, signal })),
  );
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  return { made: count - reasons.length, reasons };
}

test('hashes beyond the queue are refused immediately with Retry-After', async () => {
  const { made, reasons } = await hashMany(200);
  expect(made).toBe(42);
  for (const reason of reasons) {
    expect(reason).toMatchObject({ code: 503, id: 'busy', options: { retryAfterSeconds: expect.any(Number) } });
  }
});

deepTest('files are read while passwords wait', async () => {
  const hashing = hashMany(16, { N: 2 ** 15 });
  let isDone = false;
  void hashing.then(() => {
    isDone = true;
  });
  for (let count = 0; count < 5; count++) await readFile(import.meta.filename);
  expect(isDone).toBe(false);
  expect((await hashing).made).toBe(16);
});

test('an aborted hash leaves the queue; a running one is finished, and nothing is made of it', async () => {
  let derived = 0;
  const counted = createPasswords(COST, (...call) => {
    derived += 1;
    return scryptKey(...call);
  });
  const left = new AbortController();
  const reason = new Error('left');
  const many = Array.from({ length: 30 }, (_, index) =>
    counted.hash('a-password', { ip: `203.0.113.${index}`, signal: left.signal }),
  );
  left.abort(reason);
  for (const outcome of await Promise.allSettled(many)) expect(outcome).toEqual({ status: 'rejected', reason });
  expect(derived).toBe(2);
  await expect(counted.hash('a-password', { ip: '203.0.113.1', signal: left.signal })).rejects.toBe(reason);
});

test('three networks that keep the queue full leave a place for others, who are next', async () => {
  const running: { password: string; finish: () => void }[] = [];
  const held = createPasswords(COST, async (password, ...call) => {
    await new Promise<void>((finish) => running.push({ password, finish }));
    return scryptKey(password, ...call);
  });
  const attack = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].flatMap((ip) =>
    Array.from({ length: 16 }, () => held.hash('attack', { ip })),
  );
  const outcomes = Promise.allSettled(attack);
  const areRunning = () => expect.poll(() => running.map(({ password }) => password));
  await areRunning().toEqual(['attack', 'attack']);
  for (const { finish } of running.splice(0)) finish();
  await areRunning().toEqual(['attack', 'attack']);
  const visitor = held.hash('visitor', { ip: '203.0.113.7' });
  running.shift()?.finish();
  await areRunning().toEqual(['attack', 'visitor']);
  const finishing = setInterval(() => running.shift()?.finish(), 1);
  await visitor;
  // Two are hashed and four wait of the first network, four each of the others.
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
  clearInterval(finishing);
});
