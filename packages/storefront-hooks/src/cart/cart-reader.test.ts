// @vitest-environment node
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCartReader } from './cart-reader.ts';
import { cartRules } from './cart-rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = () => vi.advanceTimersByTimeAsync(0);

/** A reader whose answers a test gives one by one. */
function open({ isKnown = true } = {}) {
  const answers: { resolve(answer: string | undefined): void; reject(cause: unknown): void }[] = [];
  const accept = vi.fn();
  const failed = vi.fn();
  const load = vi.fn(() => new Promise<string | undefined>((resolve, reject) => answers.push({ resolve, reject })));
  const reader = createCartReader<string>({ rules: cartRules, isKnown: () => isKnown, load, accept, failed });
  const answer = async (text: string | undefined, cause?: unknown) => {
    const next = answers.shift();
    if (cause) next?.reject(cause);
    else next?.resolve(text);
    await tick();
  };
  return { reader, load, accept, failed, answer };
}

/** A write that a test ends. */
function writing(reader: ReturnType<typeof open>['reader']) {
  let end = () => {};
  const done = reader.write(
    () =>
      new Promise<string>((resolve) => {
        end = () => resolve('written');
      }),
  );
  return { done, end: () => end() };
}

it('reads nothing of itself, and nothing while nobody knows whose cart it is', async () => {
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
  const { reader, load, accept, answer } = open();
  const read = reader.refresh();
  await tick();
  const { done, end } = writing(reader);
  end();
  expect(await done).toBe('written');
  await answer('old');
  expect(accept).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(2);
  await answer('new');
  await read;
  expect(accept.mock.calls).toEqual([['new']]);
});

it('shows what was overtaken where nothing is known yet, and reads again', async () => {
  const { reader, accept, answer } = open({ isKnown: false });
  void reader.refresh();
  await tick();
  void writing(reader);
  await answer('old');
  await answer('new');
  expect(accept.mock.calls.map(([text]) => text).slice(0, 1)).toEqual(['old']);
});

it('waits until the last of several writes is done', async () => {
  const { reader, load } = open();
  const [first, second] = [writing(reader), writing(reader)];
  void reader.refresh();
  first.end();
  await tick();
  expect(load).not.toHaveBeenCalled();
  second.end();
  await tick();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not wait where nothing is known yet', async () => {
  const { reader, load } = open({ isKnown: false });
  void writing(reader);
  void reader.refresh();
  await tick();
  expect(load).toHaveBeenCalledTimes(1);
});

it('throws away what was asked for somebody else, answered or failed, and asks anew', async () => {
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
  expect(accept.mock.calls).toEqual([['own']]);
  expect(failed).not.toHaveBeenCalled();
});

it('asks once after a failure, however often it failed before that', async () => {
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
