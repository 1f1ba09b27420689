// @vitest-environment node
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCartReader } from './cart-reader.ts';
import { createWriteTracker, type WriteTracker } from './write-tracker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = () => vi.advanceTimersByTimeAsync(0);

/** A reader whose answers a test gives one by one. */
function open({ isKnown = true } = {}) {
  const answers: { resolve(answer: string | undefined): void; reject(cause: unknown): void }[] = [];
  const accept = vi.fn();
  const failed = vi.fn();
  const load = vi.fn(() => new Promise<string | undefined>((resolve, reject) => answers.push({ resolve, reject })));
  const writes = createWriteTracker();
  const changed = vi.fn();
  const reader = createCartReader<string>({ writes, isKnown: () => isKnown, load, accept, failed, changed });
  const answer = async (text: string | undefined, cause?: unknown) => {
    const next = answers.shift();
    if (cause) next?.reject(cause);
    else next?.resolve(text);
    await tick();
  };
  return { reader, writes, load, accept, failed, changed, answer };
}

/** A write that a test ends. */
function writing(writes: WriteTracker) {
  let end = () => {};
  const done = writes.track(
    () =>
      new Promise<string>((resolve) => {
        end = () => resolve('written');
      }),
  );
  return { done, end: () => end() };
}

it('reads nothing by itself, and shows nothing while the session is unknown', async () => {
  const { reader, load, accept, answer } = open();
  await tick();
  expect(load).not.toHaveBeenCalled();
  void reader.refresh();
  await tick();
  await answer(undefined);
  expect(accept).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reads again what a write overtook, and does not show it where a cart is known', async () => {
  const { reader, writes, load, accept, answer } = open();
  const read = reader.refresh();
  await tick();
  const { done, end } = writing(writes);
  end();
  expect(await done).toBe('written');
  await answer('old');
  expect(accept).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(2);
  await answer('new');
  await read;
  expect(accept.mock.calls).toEqual([['new', true]]);
});

it('shows what was overtaken where nothing is known yet, and reads again', async () => {
  const { reader, writes, accept, answer } = open({ isKnown: false });
  void reader.refresh();
  await tick();
  void writing(writes);
  await answer('old');
  await answer('new');
  expect(accept.mock.calls[0]).toEqual(['old', false]);
});

it('waits until the last of several writes is done', async () => {
  const { reader, writes, load } = open();
  const [first, second] = [writing(writes), writing(writes)];
  void reader.refresh();
  first.end();
  await tick();
  expect(load).not.toHaveBeenCalled();
  second.end();
  await tick();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not wait where nothing is known yet', async () => {
  const { reader, writes, load } = open({ isKnown: false });
  void writing(writes);
  void reader.refresh();
  await tick();
  expect(load).toHaveBeenCalledTimes(1);
});

it('discards answers and failures for another owner, and reads again', async () => {
  const { reader, load, accept, failed, answer } = open();
  void reader.refresh();
  await tick();
  reader.restart();
  await answer('theirs');
  expect(load).toHaveBeenCalledTimes(2);
  reader.restart();
  await answer(undefined, new StorefrontError({ kind: 'auth', endpoint: 'cart.list' }));
  expect(load).toHaveBeenCalledTimes(3);
  await answer('own');
  expect(accept.mock.calls).toEqual([['own', true]]);
  expect(failed).not.toHaveBeenCalled();
});

it('reads once after a failure, however often it failed before that', async () => {
  const { reader, load, failed, answer } = open();
  const offline = new StorefrontError({ kind: 'network', endpoint: 'cart.list' });
  for (let round = 0; round < 2; round++) {
    void reader.refresh();
    await tick();
    await answer(undefined, offline);
  }
  expect(failed.mock.calls).toEqual([[offline], [offline]]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(load).toHaveBeenCalledTimes(3);
  await answer('back');
  reader.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('repeats after the shortest pause again once a read has succeeded, and not beside a pending read', async () => {
  const { reader, load, answer } = open();
  const offline = new StorefrontError({ kind: 'network', endpoint: 'cart.list' });
  for (let round = 0; round < 3; round++) {
    void reader.refresh();
    await tick();
    await answer(round === 2 ? 'cart' : undefined, round === 2 ? undefined : offline);
  }
  void reader.refresh();
  await tick();
  await answer(undefined, offline);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(5);
  await answer(undefined, offline);
  await vi.advanceTimersByTimeAsync(5_000);
  void reader.refresh();
  await vi.advanceTimersByTimeAsync(60_000);
  await answer('cart');
  expect(load).toHaveBeenCalledTimes(6);
});

it('repeats nothing after it was stopped, also when the read fails later, until it is started again', async () => {
  const { reader, load, answer } = open();
  const offline = new StorefrontError({ kind: 'network', endpoint: 'cart.list' });
  void reader.refresh();
  await tick();
  reader.stop();
  await answer(undefined, offline);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(1);
  reader.start();
  void reader.refresh();
  await tick();
  await answer(undefined, offline);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('does not poll while the page is hidden', async () => {
  const { reader, load, answer } = open();
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  void reader.refresh();
  await tick();
  await answer(undefined, new StorefrontError({ kind: 'network', endpoint: 'cart.list' }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('resolves with the error of the newest read, and reports when it reads', async () => {
  const { reader, changed, answer } = open();
  const error = new StorefrontError({ kind: 'forbidden', endpoint: 'cart.list' });
  const failing = reader.refresh();
  expect(reader.isReading()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(1);
  await tick();
  await answer(undefined, error);
  expect(await failing).toBe(error);
  expect(reader.isReading()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  const succeeding = reader.refresh();
  await tick();
  await answer('cart');
  expect(await succeeding).toBeUndefined();
});
