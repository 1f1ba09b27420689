// @vitest-environment node
import { StorefrontError } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartCommand } from './cart-command.ts';
import { createCartLines } from './cart-lines.ts';
import { createLineWriter } from './line-writer.ts';
import { cartLine } from './test-support/cart-backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = () => vi.advanceTimersByTimeAsync(0);
const refusal = new StorefrontError({ kind: 'invalid', endpoint: 'cart.remove' });

/** Lines 1, 2 … of one piece each, whose edits a test answers one by one. */
function open(count = 2) {
  const sent: CartCommand[] = [];
  const answers: { resolve(): void; reject(cause: unknown): void }[] = [];
  const lines = createCartLines({
    createLineWriter,
    send(command) {
      sent.push(command);
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
    owner: () => ({ kind: 'account', subject: 'ada' }),
    isOrdered: () => false,
  });
  const receive = (...ids: number[]) =>
    lines.receive([{ merId: 1, merName: 'One', cartInfoList: ids.map((id) => cartLine(id, 1)) }]);
  receive(...Array.from({ length: count }, (_, index) => index + 1));
  const structure = vi.fn();
  lines.subscribeStructure(structure);
  return { lines, sent, answers, receive, structure };
}

it('tells of the structure only that lines come and go', async () => {
  const { lines, answers, structure } = open();
  void lines.setQuantity(1, 5);
  lines.flush();
  answers.shift()?.resolve();
  await tick();
  lines.check(() => true, false);
  expect(structure).not.toHaveBeenCalled();
  lines.remove([1], 'Product 1').catch(() => {});
  expect(structure).toHaveBeenCalledTimes(1);
  await tick();
  answers.shift()?.reject(refusal);
  await tick();
  expect(structure).toHaveBeenCalledTimes(2);
  void lines.retire();
  expect(structure).toHaveBeenCalledTimes(3);
});

it('keeps its objects where an answer says the same once more', () => {
  const { lines, receive } = open();
  const before = [lines.views(), lines.views()[0], lines.line(2)];
  receive(1, 2);
  const after = [lines.views(), lines.views()[0], lines.line(2)];
  expect(after.map((one, index) => one === before[index])).toEqual([true, true, true]);
  receive(2);
  expect(lines.views()).not.toBe(before[0]);
  expect(lines.line(2)).toBe(before[2]);
});

it('removes lines that are gone already together with others', async () => {
  const { lines, sent } = open();
  void lines.remove([99, 2], 'Product 2');
  await tick();
  expect(sent).toEqual([{ kind: 'remove', lineIds: [2], name: 'Product 2' }]);
  void lines.remove([99], undefined);
  await tick();
  expect(sent).toHaveLength(1);
});

it('hides a removed line, though it looks as it did', () => {
  const { lines } = open();
  void lines.setQuantity(1, 5);
  lines.flush();
  void lines.setQuantity(1, 1);
  const before = lines.line(1);
  void lines.remove([1], 'Product 1');
  expect(before).toMatchObject({ quantity: 1, isPending: true });
  expect(lines.line(1)).toBeUndefined();
  expect(lines.count()).toBe(1);
});

it('notifies each listener of a line until that one unsubscribes', () => {
  const { lines } = open();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const stopFirst = lines.subscribeLine(1, first);
  const stopSecond = lines.subscribeLine(1, second);
  stopFirst();
  void lines.setQuantity(1, 5);
  expect([first, second].map((told) => told.mock.calls.length)).toEqual([0, 1]);
  stopSecond();
  lines.subscribeLine(1, third);
  stopSecond();
  void lines.retire();
  expect([first, second, third].map((told) => told.mock.calls.length)).toEqual([0, 1, 1]);
});

it('has no error to dismiss of a line that is gone', () => {
  const { lines } = open();
  expect(() => lines.dismissError(99)).not.toThrow();
});
