import { describe, expect, test } from 'vitest';
import { createQueue } from './queue.ts';

describe('the queue', () => {
  const done: string[] = [];
  const job = (name: string) => async () => void done.push(name);
  const said = () => done.splice(0).join(' ');

  test('lets what is waited for pass what is prepared ahead', async () => {
    const queue = createQueue(1);
    await Promise.all([
      queue.run({}, job('first')),
      queue.run({}, job('second')),
      queue.run({ network: 'a' }, job('urgent')),
    ]);
    expect(said()).toBe('first urgent second');
  });

  test('lets networks take turns', async () => {
    const queue = createQueue(1);
    const many = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run({ network: 'a' }, job(name)));
    const few = ['b1', 'c1', 'b2'].map((name) => queue.run({ network: name.charAt(0) }, job(name)));
    await Promise.all([...many, ...few]);
    expect(said()).toBe('a1 a2 b1 c1 a3 b2 a4');
  });

  test('drops what nobody waits for any more, and nothing that has begun', async () => {
    const queue = createQueue(1);
    const leaving = new AbortController();
    const begun = queue.run({ network: 'a', signal: leaving.signal }, job('begun'));
    const waiting = queue.run({ network: 'a', signal: leaving.signal }, job('dropped'));
    const ahead = queue.run({ signal: leaving.signal }, job('dropped, too'));
    const other = queue.run({ network: 'b' }, job('other'));
    const reason = new Error('left');
    leaving.abort(reason);
    const late = queue.run({ network: 'a', signal: leaving.signal }, job('late'));
    for (const dropped of [waiting, ahead, late]) await expect(dropped).rejects.toBe(reason);
    await Promise.all([begun, other]);
    expect(said()).toBe('begun other');
  });

  test('goes on after a job that failed', async () => {
    const queue = createQueue(1);
    const failing = queue.run({ network: 'a' }, () => Promise.reject(new Error('failed')));
    const next = queue.run({ network: 'a' }, job('next'));
    await expect(failing).rejects.toThrow('failed');
    await next;
    expect(said()).toBe('next');
  });
});
