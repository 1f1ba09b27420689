import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { networksOf } from './networks.ts';

const one = networksOf('203.0.113.1');
const other = networksOf('203.0.113.2');
const never = new AbortController().signal;

describe('a concurrency limit', () => {
  it('gives each network its share and all of them no more than there is', () => {
    const limit = createConcurrencyLimit({ max: 3, maxPerNetwork: 2 });
    const [first] = [limit.tryAcquire(one), limit.tryAcquire(one)];
    expect(limit.tryAcquire(one)).toBeUndefined();
    expect(limit.tryAcquire(other)).toBeDefined();
    expect(limit.tryAcquire(other)).toBeUndefined();
    first?.();
    first?.();
    expect(limit.tryAcquire(one)).toBeDefined();
    expect(limit.tryAcquire(one)).toBeUndefined();
  });

  it('counts a household by its /64, and all households of a /48 together', () => {
    const limit = createConcurrencyLimit({ max: 100, maxPerNetwork: 1 });
    expect(limit.tryAcquire(networksOf('2001:db8:1:1::1'))).toBeDefined();
    expect(limit.tryAcquire(networksOf('2001:db8:1:1::2'))).toBeUndefined();
    const households = Array.from({ length: 9 }, (_, i) => limit.tryAcquire(networksOf(`2001:db8:1:${i + 2}::1`)));
    expect(households.filter(Boolean)).toHaveLength(7);
    expect(limit.tryAcquire(networksOf('2001:db8:2:1::1'))).toBeDefined();
  });

  it('lets others pass those whose network holds all it may', async () => {
    const limit = createConcurrencyLimit({ max: 2, maxPerNetwork: 1, maxQueued: 10, queueTimeoutMs: 60_000 });
    const [releaseOne, releaseOther] = [await limit.acquire(one, never), await limit.acquire(other, never)];
    const started: string[] = [];
    const queued = [
      limit.acquire(one, never).then((release) => started.push('one') && release),
      limit.acquire(other, never).then((release) => started.push('other') && release),
    ];
    releaseOther();
    await queued[1];
    expect(started).toEqual(['other']);
    releaseOne();
    await queued[0];
    expect(started).toEqual(['other', 'one']);
  });

  it('refuses at once when the queue is full, and later those who waited too long', async () => {
    const limit = createConcurrencyLimit({ max: 1, maxPerNetwork: 1, maxQueued: 1, queueTimeoutMs: 20 });
    const release = await limit.acquire(one, never);
    const waiting = limit.acquire(other, never);
    await expect(limit.acquire(other, never)).rejects.toMatchObject({ status: 503 });
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    release();
    await expect(limit.acquire(other, never)).resolves.toBeTypeOf('function');
  });

  it('forgets who leaves the queue', async () => {
    const limit = createConcurrencyLimit({ max: 1, maxPerNetwork: 1, maxQueued: 1, queueTimeoutMs: 60_000 });
    const release = await limit.acquire(one, never);
    const leaving = new AbortController();
    const left = limit.acquire(one, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    const next = limit.acquire(other, never);
    release();
    await expect(next).resolves.toBeTypeOf('function');
    await expect(limit.acquire(other, leaving.signal)).rejects.toThrow('left');
  });
});
