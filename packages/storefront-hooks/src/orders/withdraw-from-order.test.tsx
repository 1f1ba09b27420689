import { anOrder, MockFailure, type MockHandlers, type MockRequest } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useOrder } from './use-orders.ts';
import { useWithdrawFromOrder } from './use-withdraw-from-order.ts';

afterEach(cleanup);

const orderNo = 'SH26011512000001';
const token = 'q3Zx8nW1vT5kYb7dRf2HcA';
const receipt = { refundOrderNo: 'RE1', declaredAt: 1_700_000_000_000, isMailed: true };

function open(handlers: MockHandlers, given?: string) {
  const session = createTestSession('authenticated');
  return renderInShop(() => ({ withdraw: useWithdrawFromOrder(orderNo, given), order: useOrder(orderNo) }), {
    session,
    handlers: { 'orders.detail': () => anOrder({ orderNo }), ...handlers },
  }).result;
}

it('declares the chosen lines once on a double click, and fetches the order again', async () => {
  const declare = vi.fn((_: MockRequest) => receipt);
  const read = vi.fn(() => anOrder({ orderNo }));
  const result = open({ 'orders.withdraw': declare as never, 'orders.detail': read });
  await waitFor(() => expect(result.current.order.data).toBeDefined());
  const lines = [{ orderInfoId: 31, quantity: 1 }];
  await act(async () => {
    const { run } = result.current.withdraw;
    expect(await Promise.all([run({ reason: ' too small ', lines }), run({ lines })])).toEqual([receipt, receipt]);
  });
  expect(declare.mock.calls.map(([{ body }]) => body)).toEqual([{ orderNo, reason: 'too small', lines }]);
  expect(result.current.withdraw.data).toEqual(receipt);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

it('needs no reason, and takes the token of a mail instead of a sign-in', async () => {
  const declare = vi.fn((_: MockRequest) => receipt);
  const result = open({ 'visitors.withdraw': declare as never }, token);
  await act(() => result.current.withdraw.run({ reason: '  ' }));
  expect(declare.mock.calls.map(([{ body }]) => body)).toEqual([{ orderNo, token }]);
});

it('sends a declaration again under its key after a failure, and another one under another key', async () => {
  const keys: (string | null)[] = [];
  const answers = [new MockFailure(500), receipt, receipt];
  const result = open({
    'orders.withdraw': (({ headers }: MockRequest) => {
      keys.push(headers.get('idempotency-key'));
      return answers.shift();
    }) as never,
  });
  await act(() => result.current.withdraw.run({}).catch(() => undefined));
  await act(() => result.current.withdraw.run({}));
  await act(() => result.current.withdraw.run({}));
  expect(keys[0]).toMatch(/./);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});
