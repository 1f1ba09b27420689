import { describe, expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';

const free = async () => () => undefined;

/** A turn that the test grants or refuses. */
function heldTurn() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let released = 0;
  const turn = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    await promise;
    return () => {
      released += 1;
    };
  };
  return { turn, come: resolve, refuse: reject, released: () => released };
}

describe('shared work', () => {
  it('runs once for all concurrent callers, and again afterwards', async () => {
    const shared = createSharedWork<number>();
    let count = 0;
    const work = async () => ++count;
    const ask = () => shared.ask('key', { turn: free }, work);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  it("runs at the first turn of any caller, so that no caller waits behind another one's share", async () => {
    const shared = createSharedWork<string>();
    const first = heldTurn();
    const behind = shared.ask('key', { turn: first.turn }, async () => 'by the first');
    expect(await shared.ask('key', { turn: free }, async () => 'by the second')).toBe('by the second');
    expect(await behind).toBe('by the second');
    expect(first.released()).toBe(0);
  });

  it('returns the turn of a caller that came too late', async () => {
    const shared = createSharedWork<string>();
    const late = heldTurn();
    const turn = async () => {
      // Ignores the signal, like a turn that comes at the same time.
      return late.turn(new AbortController().signal);
    };
    const asked = shared.ask('key', { turn }, async () => 'late');
    await shared.ask('key', { turn: free }, async () => 'early');
    late.come();
    expect(await asked).toBe('early');
    expect(late.released()).toBe(1);
  });

  it('gives a caller that is refused a turn the result of another caller, or the refusal if there is none', async () => {
    const shared = createSharedWork<string>();
    const refused = () => Promise.reject(new Error('full'));
    await expect(shared.ask('key', { turn: refused }, async () => 'never')).rejects.toThrow('full');
    const held = heldTurn();
    const asked = [
      shared.ask('key', { turn: held.turn }, async () => 'done'),
      shared.ask('key', { turn: refused }, async () => 'never'),
    ];
    held.come();
    expect(await Promise.all(asked)).toEqual(['done', 'done']);
  });

  it('is dropped when all callers have left before it started, and continues afterwards', async () => {
    const shared = createSharedWork<string>();
    const leaving = new AbortController();
    const left = shared.ask('key', { turn: heldTurn().turn, signal: leaving.signal }, async () => 'never');
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await shared.ask('key', { turn: free }, async () => 'anew')).toBe('anew');

    const working = Promise.withResolvers<string>();
    const starter = new AbortController();
    const started = shared.ask('slow', { turn: free, signal: starter.signal }, () => working.promise);
    const joined = shared.ask('slow', { turn: heldTurn().turn }, async () => 'never');
    await Promise.resolve();
    starter.abort(new Error('left'));
    working.resolve('done');
    expect(await Promise.all([started, joined])).toEqual(['done', 'done']);
  });

  it('fails for all callers, and can be requested again', async () => {
    const shared = createSharedWork<string>();
    const failing = async () => {
      throw new Error('broken');
    };
    const asked = [1, 2].map(() => shared.ask('key', { turn: free }, failing));
    for (const each of asked) await expect(each).rejects.toThrow('broken');
    expect(await shared.ask('key', { turn: free }, async () => 'whole')).toBe('whole');
  });
});
