// @vitest-environment node
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLineWriter } from './line-writer.ts';

const PAUSE_MS = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = new StorefrontError({ kind: 'invalid', endpoint: 'cart.setQuantity' });
const tick = () => vi.advanceTimersByTimeAsync(0);

/** A writer of a line of three, whose requests a test answers one by one. */
function open({ stock = 20, isOrdered = false } = {}) {
  let stockNow = stock;
  const sent: (number | 'removal')[] = [];
  const answers: { resolve(): void; reject(cause: StorefrontError): void }[] = [];
  const changed = vi.fn();
  const send = (what: number | 'removal') => {
    sent.push(what);
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const writer = createLineWriter({
    confirmed: 3,
    sendQuantity: send,
    clamp: (quantity) => Math.min(quantity, stockNow),
    isOrdered: () => isOrdered,
    changed,
  });
  const answer = async (cause?: StorefrontError, position = 0) => {
    const [next] = answers.splice(position, 1);
    if (cause) next?.reject(cause);
    else next?.resolve();
    await tick();
  };
  const remove = () => writer.remove(() => send('removal'));
  const setStock = (left: number) => {
    stockNow = left;
  };
  return { writer, sent, answer, changed, remove, setStock };
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

it('is idle at first', async () => {
  const { writer, changed } = open();
  expect(writer.intent).toEqual({ quantity: 3, isRemoved: false, isPending: false, error: undefined });
  await writer.settled();
  writer.flush();
  writer.flush(true);
  expect(changed).not.toHaveBeenCalled();
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
  expect(sent).toEqual([4]);
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

it('removes an error with the next edit, and when it is dismissed', async () => {
  const { writer, answer, changed, remove } = open();
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
  void remove();
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

it('waits for the pause also with the number that was confirmed before the pending one', async () => {
  const { writer, sent, answer } = open();
  void writer.setQuantity(4);
  writer.flush();
  void writer.setQuantity(3);
  await answer();
  expect(sent).toEqual([4]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([4, 3]);
});

it('does not repeat a refused number that was asked for again while it was pending', async () => {
  const { writer, sent, answer } = open();
  const first = outcomeOf(writer.setQuantity(4));
  writer.flush();
  const again = outcomeOf(writer.setQuantity(4));
  writer.flush();
  await answer(refusal);
  expect(sent).toEqual([4]);
  expect([first, again].map((spy) => spy.mock.lastCall)).toEqual([[refusal], [refusal]]);
});

it('takes over the quantity of the backend', async () => {
  const { writer, sent, answer } = open();
  writer.setQuantity(4).catch(() => {});
  writer.flush();
  await answer(refusal);
  writer.receive(4);
  expect(writer.intent.quantity).toBe(4);
  await writer.setQuantity(4);
  expect(sent).toEqual([4]);
});

it('keeps an unsent quantity when the backend’s arrives, also the same one', async () => {
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

it('leaves a number that is confirmed, though the stock fell meanwhile', async () => {
  const { writer, sent, answer, setStock } = open();
  void writer.setQuantity(8);
  writer.flush();
  setStock(5);
  await answer();
  expect(sent).toEqual([8]);
  expect(writer.intent).toMatchObject({ quantity: 8, isPending: false });
});

it('removes the line at once, without the number that waits', async () => {
  const { writer, sent, answer, remove } = open();
  void writer.setQuantity(4);
  const removed = outcomeOf(remove());
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await answer();
  expect(sent).toEqual(['removal']);
  expect(writer.intent.isRemoved).toBe(true);
  writer.dispose();
  await tick();
  expect(removed).toHaveBeenCalledWith('resolved');
});

it('removes the line after the pending request, and once', async () => {
  const { writer, sent, answer, remove } = open();
  void writer.setQuantity(4);
  writer.flush();
  const removed = outcomeOf(remove());
  expect(writer.intent).toMatchObject({ isRemoved: true, isPending: true });
  writer.flush();
  expect(sent).toEqual([4]);
  await answer();
  expect(sent).toEqual([4, 'removal']);
  await expect(writer.setQuantity(7)).rejects.toMatchObject({ kind: 'aborted' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([4, 'removal']);
  expect(removed).not.toHaveBeenCalled();
  await answer(refusal);
  expect(removed).toHaveBeenCalledWith(refusal);
  expect(writer.intent).toEqual({ quantity: 4, isRemoved: false, isPending: false, error: refusal });
});

it('sends beside the pending request when the page is leaving, and when requests keep their order', () => {
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
  void ordered.remove();
  expect(ordered.sent).toEqual([4, 5, 'removal']);
});

it('sends the last number again where the answer to one before it was lost, which may have overtaken it', async () => {
  const { writer, sent, answer } = open();
  void writer.setQuantity(4);
  writer.flush();
  const last = outcomeOf(writer.setQuantity(5));
  writer.flush(true);
  await answer(undefined, 1);
  await answer(refusal);
  await answer();
  expect(sent).toEqual([4, 5, 5]);
  expect(last).toHaveBeenCalledWith('resolved');
});

it('of a line that is gone rejects what was not confirmed, sends nothing and reports nothing', async () => {
  const { writer, sent, answer, changed } = open();
  const first = outcomeOf(writer.setQuantity(4));
  writer.flush();
  const waiting = outcomeOf(writer.setQuantity(5));
  writer.flush();
  writer.dispose();
  changed.mockClear();
  await tick();
  expect(waiting).not.toHaveBeenCalled();
  await answer();
  for (const outcome of [first, waiting]) {
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'aborted' }));
  }
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([4]);
  writer.flush();
  expect(sent).toEqual([4]);
  expect(changed).not.toHaveBeenCalled();
  await writer.settled();
  await expect(writer.setQuantity(6)).rejects.toMatchObject({ kind: 'aborted' });
});

it('of a line that is gone resolves what was confirmed after all, and rejects with its refusal', async () => {
  const confirmed = open();
  const yes = outcomeOf(confirmed.writer.setQuantity(4));
  confirmed.writer.flush();
  confirmed.writer.dispose();
  await confirmed.answer();
  expect(yes).toHaveBeenCalledWith('resolved');
  const refused = open();
  const no = outcomeOf(refused.writer.setQuantity(4));
  refused.writer.flush();
  refused.writer.dispose();
  await refused.answer(refusal);
  expect(no).toHaveBeenCalledWith(refusal);
});

it('of a line that is gone resolves its removal', async () => {
  const { writer, remove, sent, answer } = open();
  void writer.setQuantity(4);
  writer.flush();
  const removed = outcomeOf(remove());
  writer.dispose();
  await answer();
  expect(removed).toHaveBeenCalledWith('resolved');
  expect(sent).toEqual([4]);
});

it('notifies of each change', async () => {
  const { writer, answer, changed, remove } = open();
  void writer.setQuantity(4);
  expect(changed).toHaveBeenCalledTimes(1);
  writer.flush();
  await answer();
  expect(changed).toHaveBeenCalledTimes(2);
  void remove();
  expect(changed).toHaveBeenCalledTimes(3);
});
