// @vitest-environment node
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartRules } from './cart-rules.ts';
import { createLineWriter } from './line-writer.ts';

const PAUSE_MS = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = new StorefrontError({ kind: 'invalid', endpoint: 'cart.setQuantity' });
const tick = () => vi.advanceTimersByTimeAsync(0);

/** A writer of a line of three, whose requests a test answers one by one. */
function open({ stock = 20, isOrdered = false } = {}) {
  const sent: (number | 'removal')[] = [];
  const answers: { resolve(): void; reject(cause: StorefrontError): void }[] = [];
  const changed = vi.fn();
  const send = (what: number | 'removal') => {
    sent.push(what);
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const writer = createLineWriter({
    confirmed: 3,
    rules: cartRules,
    sendQuantity: send,
    sendRemoval: () => send('removal'),
    clamp: (quantity) => Math.min(quantity, stock),
    isOrdered: () => isOrdered,
    changed,
  });
  const answer = async (cause?: StorefrontError) => {
    const next = answers.shift();
    if (cause) next?.reject(cause);
    else next?.resolve();
    await tick();
  };
  return { writer, sent, answer, changed };
}
/** What became of a promise so far. */
function outcomeOf(work: Promise<void>) {
  const outcome = vi.fn();
  work.then(
    () => outcome('resolved'),
    (cause) => outcome(cause),
  );
  return outcome;
}

it('is at rest at first', async () => {
  const { writer } = open();
  expect(writer.intent).toEqual({ quantity: 3, isRemoved: false, isPending: false, error: undefined });
  await writer.settled();
  writer.flush();
  writer.flush(true);
});

it('resolves once a number, or a later one, is confirmed, and not before', async () => {
  const { writer, sent, answer } = open();
  const first = outcomeOf(writer.setQuantity(4));
  const settled = outcomeOf(writer.settled());
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  const second = outcomeOf(writer.setQuantity(5));
  await answer();
  expect(writer.intent).toMatchObject({ quantity: 5, isPending: true });
  expect([first, second, settled].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await answer();
  expect(sent).toEqual([4, 5]);
  expect([first, second, settled].map((spy) => spy.mock.lastCall)).toEqual(Array(3).fill(['resolved']));
});

it('rejects all who wait with what the last number was refused with; only settling does not', async () => {
  const { writer, answer } = open();
  const first = outcomeOf(writer.setQuantity(4));
  const second = outcomeOf(writer.setQuantity(5));
  const settled = outcomeOf(writer.settled());
  writer.flush();
  await answer(refusal);
  expect([first, second].map((spy) => spy.mock.lastCall)).toEqual([[refusal], [refusal]]);
  expect(settled).toHaveBeenCalledWith('resolved');
  expect(writer.intent).toEqual({ quantity: 3, isRemoved: false, isPending: false, error: refusal });
});

it('forgets an error with the next wish, and when it is told to', async () => {
  const { writer, answer, changed } = open();
  const fail = async () => {
    writer.setQuantity(5).catch(() => {});
    writer.flush();
    await answer(refusal);
  };
  await fail();
  void writer.setQuantity(4);
  expect(writer.intent.error).toBeUndefined();
  writer.flush();
  await answer();
  await fail();
  changed.mockClear();
  writer.dismissError();
  expect(writer.intent.error).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(1);
  await fail();
  void writer.remove();
  expect(writer.intent.error).toBeUndefined();
});

it('sends nothing for a number that is confirmed already, unless an answer was lost', async () => {
  const { writer, sent, answer } = open();
  const same = outcomeOf(writer.setQuantity(3));
  await tick();
  expect(same).toHaveBeenCalledWith('resolved');
  expect(writer.intent.isPending).toBe(false);
  writer.setQuantity(4).catch(() => {});
  writer.flush();
  await answer(refusal);
  void writer.setQuantity(3);
  writer.flush();
  await answer();
  expect(sent).toEqual([4, 3]);
  await writer.setQuantity(3);
  expect(sent).toEqual([4, 3]);
});

it('takes a number that somebody tells for certain', async () => {
  const { writer, sent, answer } = open();
  writer.setQuantity(4).catch(() => {});
  writer.flush();
  await answer(refusal);
  writer.receive(4);
  expect(writer.intent.quantity).toBe(4);
  await writer.setQuantity(4);
  expect(sent).toEqual([4]);
});

it('keeps a wish that is not sent yet when a number is told, also the same one', async () => {
  const { writer, sent } = open();
  void writer.setQuantity(6);
  writer.receive(5);
  expect(writer.intent).toMatchObject({ quantity: 6, isPending: true });
  writer.receive(6);
  expect(writer.intent.isPending).toBe(true);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([]);
  expect(writer.intent).toMatchObject({ quantity: 6, isPending: false });
});

it('sends what the stock allows, and is done where that is confirmed', async () => {
  const { writer, sent, answer } = open({ stock: 5 });
  void writer.setQuantity(9);
  writer.flush();
  expect(sent).toEqual([5]);
  expect(writer.intent.quantity).toBe(5);
  await answer();
  const again = outcomeOf(writer.setQuantity(8));
  writer.flush();
  await tick();
  expect(sent).toEqual([5]);
  expect(again).toHaveBeenCalledWith('resolved');
  expect(writer.intent).toMatchObject({ quantity: 5, isPending: false });
});

it('takes the line out after what is under way, and once', async () => {
  const { writer, sent, answer } = open();
  void writer.setQuantity(4);
  writer.flush();
  const removed = outcomeOf(writer.remove());
  expect(writer.intent).toMatchObject({ isRemoved: true, isPending: true });
  writer.flush();
  expect(sent).toEqual([4]);
  await answer();
  expect(sent).toEqual([4, 'removal']);
  await writer.setQuantity(7);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([4, 'removal']);
  expect(removed).not.toHaveBeenCalled();
  await answer(refusal);
  expect(removed).toHaveBeenCalledWith(refusal);
  expect(writer.intent).toEqual({ quantity: 4, isRemoved: false, isPending: false, error: refusal });
});

it('sends beside what is under way when the page is leaving, and when requests keep their order', () => {
  const leaving = open();
  void leaving.writer.setQuantity(4);
  leaving.writer.flush();
  void leaving.writer.setQuantity(5);
  leaving.writer.flush(true);
  expect(leaving.sent).toEqual([4, 5]);
  const ordered = open({ isOrdered: true });
  void ordered.writer.setQuantity(4);
  ordered.writer.flush();
  void ordered.writer.setQuantity(5);
  ordered.writer.flush();
  void ordered.writer.remove();
  expect(ordered.sent).toEqual([4, 5, 'removal']);
});

it('that is over sends nothing, tells nothing, and lets nobody wait', async () => {
  const { writer, sent, answer, changed } = open();
  void writer.setQuantity(4);
  writer.flush();
  const waiting = outcomeOf(writer.setQuantity(5));
  writer.flush();
  writer.dispose();
  changed.mockClear();
  await tick();
  expect(waiting).toHaveBeenCalledWith('resolved');
  await answer(refusal);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([4]);
  expect(changed).not.toHaveBeenCalled();
  await writer.settled();
});

it('tells of each change', async () => {
  const { writer, answer, changed } = open();
  void writer.setQuantity(4);
  expect(changed).toHaveBeenCalledTimes(1);
  writer.flush();
  await answer();
  expect(changed).toHaveBeenCalledTimes(2);
  void writer.remove();
  expect(changed).toHaveBeenCalledTimes(3);
});
