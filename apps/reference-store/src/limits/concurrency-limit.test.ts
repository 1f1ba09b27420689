import { describe, expect, it } from 'vitest';
import { type ConcurrencyLimitOptions, createConcurrencyLimit } from './concurrency-limit.ts';
import { networksOf } from './networks.ts';

const limitOf = (options: Omit<ConcurrencyLimitOptions, 'refusal'>) =>
  createConcurrencyLimit({ ...options, refusal: () => new Error('full') });

const one = networksOf('203.0.113.1');
const other = networksOf('203.0.113.2');
const never = new AbortController().signal;

describe('a concurrency limit', () => {
  it('gives each network its share, and all of them together no more than the maximum', () => {
    const limit = limitOf({ max: 3, maxPerNetwork: 2 });
    const [first] = [limit.tryAcquire(one), limit.tryAcquire(one)];
    expect(limit.tryAcquire(one)).toBeUndefined();
    expect(limit.tryAcquire(other)).toBeDefined();
    expect(limit.tryAcquire(other)).toBeUndefined();
    first?.();
    first?.();
    expect(limit.tryAcquire(one)).toBeDefined();
    expect(limit.tryAcquire(one)).toBeUndefined();
  });

  it('limits each /64 of home networks, and all the networks of a /48 together', () => {
    const limit = limitOf({ max: 100, maxPerNetwork: 1 });
    expect(limit.tryAcquire(networksOf('2001:db8:1:1::1'))).toBeDefined();
    expect(limit.tryAcquire(networksOf('2001:db8:1:1::2'))).toBeUndefined();
    const households = Array.from({ length: 9 }, (_, i) => limit.tryAcquire(networksOf(`2001:db8:1:${i + 2}::1`)));
    expect(households.filter(Boolean)).toHaveLength(7);
    expect(limit.tryAcquire(networksOf('2001:db8:2:1::1'))).toBeDefined();
  });

  it('admits other networks while one has used up its share', async () => {
    const limit = limitOf({ max: 2, maxPerNetwork: 1, maxQueued: 10, queueTimeoutMs: 60_000 });
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

  it('refuses new callers when the queue is full, and waiters after the timeout', async () => {
    const limit = limitOf({ max: 1, maxPerNetwork: 1, maxQueued: 1, queueTimeoutMs: 20 });
    const release = await limit.acquire(one, never);
    const waiting = limit.acquire(other, never);
    await expect(limit.acquire(other, never)).rejects.toThrow('full');
    await expect(waiting).rejects.toThrow('full');
    release();
    await expect(limit.acquire(other, never)).resolves.toBeTypeOf('function');
  });

  it('removes waiters that abort from the queue', async () => {
    const limit = limitOf({ max: 1, maxPerNetwork: 1, maxQueued: 1, queueTimeoutMs: 60_000 });
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

  /** Lets callers of some addresses wait for one slot; returns the order in which they got it. */
  async function turnsOf(addresses: readonly string[], options: Partial<ConcurrencyLimitOptions> = {}) {
    const limit = limitOf({ max: 1, maxPerNetwork: 1, maxQueued: 100, ...options });
    const turns: string[] = [];
    const all = addresses.map(async (address) => {
      const release = await limit.acquire(address === '' ? [] : networksOf(address));
      turns.push(address);
      // A caller of another test step may come in between.
      await Promise.resolve();
      release();
    });
    await Promise.all(all);
    return turns.join(' ');
  }

  it('lets networks take turns, starting with those that were not served yet', async () => {
    const [a, b, c] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    expect(await turnsOf([a, a, a, a, b, c, b])).toBe([a, b, c, a, b, a, a].join(' '));
  });

  it('gives all the networks of a /48 one turn, so that new ones in it bring no new turns', async () => {
    const households = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'];
    const other = '203.0.113.1';
    expect(await turnsOf([...households, other])).toBe([households[0], other, ...households.slice(1)].join(' '));
  });

  it('starts work without a network only when nothing else runs', async () => {
    const [a, b] = ['203.0.113.1', '203.0.113.2'];
    expect(await turnsOf([a, '', a, b, ''], { max: 2 })).toBe([a, b, a, '', ''].join(' '));
  });

  it('gives a free slot to the network that holds the fewest', async () => {
    const limit = limitOf({ max: 3, maxPerNetwork: 3, maxQueued: 10 });
    const [first] = await Promise.all([one, one, one].map((networks) => limit.acquire(networks)));
    const started: string[] = [];
    void limit.acquire(one).then(() => started.push('one'));
    const waiting = limit.acquire(other).then(() => started.push('other'));
    first?.();
    await waiting;
    expect(started).toEqual(['other']);
  });

  it('displaces waiters of the network with the most waiters when the queue is full', async () => {
    const limit = limitOf({ max: 1, maxPerNetwork: 1, maxQueued: 3 });
    const release = await limit.acquire(one);
    const crowd = [1, 2, 3].map(() => limit.acquire(one));
    const visitor = limit.acquire(other);
    await expect(crowd[2]).rejects.toThrow('full');
    expect([limit.hasPlace(one), limit.hasPlace(networksOf('203.0.113.3'))]).toEqual([false, true]);
    await expect(limit.acquire(one)).rejects.toThrow('full');
    release();
    await expect(visitor).resolves.toBeTypeOf('function');
  });

  it('reserves the last slots for networks that hold none', () => {
    const limit = limitOf({ max: 4, maxPerNetwork: 4, reserved: 1 });
    expect([1, 2, 3, 4].map(() => limit.tryAcquire(one) !== undefined)).toEqual([true, true, true, false]);
    expect(limit.tryAcquire(other)).toBeDefined();
  });

  it('counts amounts, such as bytes', () => {
    const limit = limitOf({ max: 10, maxPerNetwork: 4 });
    const release = limit.tryAcquire(one, 4);
    expect(limit.tryAcquire(one, 1)).toBeUndefined();
    release?.();
    release?.();
    expect(limit.tryAcquire(one, 5)).toBeUndefined();
    expect(limit.tryAcquire(one, 4)).toBeDefined();
    expect(limit.tryAcquire(other, 4)).toBeDefined();
    expect(limit.tryAcquire(networksOf('203.0.113.3'), 3)).toBeUndefined();
  });
});
