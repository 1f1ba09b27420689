import {
  anOrder,
  anOrderLine,
  MockFailure,
  type MockHandlers,
  type MockRequest,
} from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import type { OrderDetail, RefundApplyInfo, RefundDetail } from '@promenade/storefront-sdk';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sandboxProvider } from '../checkout/payment-providers.ts';
import { createPaymentRegistry } from '../checkout/payment-registry.ts';
import { useBuyNow } from '../checkout/use-buy-now.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { usePayments } from '../checkout/use-payments.ts';
import { useOrders } from '../orders/use-orders.ts';
import { page } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useRefundActions } from './use-refund-actions.ts';
import { type RefundDraft, useRefundApplication } from './use-refund-application.ts';
import { useRefund, useRefunds } from './use-refunds.ts';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const orderNo = 'SH26011512000001';
const lines = [anOrderLine({ id: 31, payNum: 2, price: 1_000 }), anOrderLine({ id: 32, payNum: 1, price: 500 })];
const info: RefundApplyInfo = { id: 1, orderNo, paid: true, payPrice: 2_700, totalNum: 3, orderInfoList: lines };
const draft: RefundDraft = { reason: 'Torn' };
const order = (more: Partial<OrderDetail> = {}) => anOrder({ orderNo, ...more });

/** Renders the refund form of an order; `handlers` replace the default responses. */
async function open(handlers: MockHandlers = {}, session = createTestSession('authenticated')) {
  const apply = vi.fn((_: MockRequest): null => null);
  const { result } = renderInShop(() => useRefundApplication(orderNo), {
    session,
    handlers: {
      'refunds.applyInfo': () => info,
      'refunds.apply': apply,
      'orders.detail': () => order(),
      'uploads.image': () => ({ fileName: 'a', extName: 'png', fileSize: 3, url: '/media/a.png', type: 'png' }),
      ...handlers,
    },
  });
  await waitFor(() => expect(result.current.refundable.data).toBeDefined());
  return { result, apply };
}

describe('requesting a refund', () => {
  it('of a whole order sends no lines, uploads the pictures, and is sent once on a double click', async () => {
    const { result, apply } = await open();
    expect(result.current.estimate()).toEqual({ quantity: 3, atMostCents: 2_700, isAll: true });
    act(() => result.current.pictures.add([new File(['a'], 'a.png', { type: 'image/png' })]));
    let outcomes: unknown;
    await act(async () => {
      const { run } = result.current.submit;
      outcomes = await Promise.all([run({ ...draft, remark: ' the seam ' }), run(draft)]);
    });
    expect(outcomes).toEqual([{ wasAlreadySent: false }, { wasAlreadySent: false }]);
    expect(apply.mock.calls.map(([{ body }]) => body)).toEqual([
      { orderNo, text: 'Torn', refund_reason_wap_explain: 'the seam', refund_reason_wap_img: '/media/a.png' },
    ]);
    expect(result.current.isDone).toBe(true);
    expect(result.current.pictures.pictures).toEqual([]);
  });

  it('of some units sends their lines; selecting all units equals a whole refund', async () => {
    const { result, apply } = await open();
    const some = [{ orderInfoId: 31, quantity: 1 }];
    expect(result.current.estimate(some)).toEqual({ quantity: 1, atMostCents: 1_000, isAll: false });
    await act(() => result.current.submit.run({ ...draft, lines: some }));
    const all = lines.map(({ id, payNum }) => ({ orderInfoId: id, quantity: payNum }));
    await act(() => result.current.submit.run({ ...draft, lines: all }));
    expect(apply.mock.calls.map(([{ body }]) => body)).toEqual([
      { orderNo, text: 'Torn', lines: some },
      { orderNo, text: 'Torn' },
    ]);
  });

  it('validates the form before sending it, and clears the issue of a field on `clearIssue`', async () => {
    const { result, apply } = await open();
    const wrong = { reason: ' ', remark: 'x'.repeat(101), lines: [{ orderInfoId: 31, quantity: 3 }] };
    await act(() => expect(result.current.submit.run(wrong)).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({
      reason: 'reasonMissing',
      remark: 'remarkTooLong',
      lines: 'beyond-quantity',
    });
    act(() => result.current.clearIssue('reason'));
    expect(result.current.issues).not.toHaveProperty('reason');
    expect(apply).not.toHaveBeenCalled();
    await act(() => result.current.submit.run(draft));
    expect(result.current.issues).toEqual({});
  });

  it('is rejected until a picture whose upload failed is retried or removed', async () => {
    const { result, apply } = await open({ 'uploads.image': () => new MockFailure(500) });
    act(() => result.current.pictures.add([new File(['a'], 'a.png', { type: 'image/png' })]));
    await act(() => expect(result.current.submit.run(draft)).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ images: 'imageFailed' });
    expect(apply).not.toHaveBeenCalled();
    act(() => result.current.pictures.remove(result.current.pictures.pictures[0]?.id ?? 0));
    await act(() => result.current.submit.run(draft));
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('verifies the order after a lost response instead of sending a second request', async () => {
    let refundStatus: 0 | 1 = 0;
    const apply = vi.fn((_: MockRequest) => {
      refundStatus = 1;
      return new MockFailure(504);
    });
    const { result } = await open({ 'refunds.apply': apply, 'orders.detail': () => order({ refundStatus }) });
    let outcome: unknown;
    await act(async () => {
      outcome = await result.current.submit.run(draft);
    });
    expect(outcome).toEqual({ wasAlreadySent: true });
    expect(apply).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ isDone: true });
  });

  it.each([
    ['is rejected', 400, 'invalid'],
    ['gets no response', 504, 'platform'],
  ])('for the rest of a partly refunded order fails when it %s', async (_, status, kind) => {
    const rest = [
      { ...anOrderLine({ id: 31, payNum: 2, price: 1_000 }), refundNum: 1 },
      { ...anOrderLine({ id: 32, payNum: 1, price: 500 }), refundNum: 0 },
    ];
    const { result } = await open({
      'refunds.applyInfo': () => ({ ...info, orderInfoList: rest }),
      'refunds.apply': () => new MockFailure(status),
      'orders.detail': () => order({ refundStatus: 3, orderInfoList: rest }),
    });
    await act(() => expect(result.current.submit.run(draft)).rejects.toMatchObject({ kind }));
    expect(result.current.isDone).toBe(false);
  });

  it('reuses the idempotency key for the same body while the outcome is unknown, and uses another key for another body', async () => {
    const apply = vi.fn((_: MockRequest) => new MockFailure(504));
    const { result } = await open({ 'refunds.apply': apply, 'orders.detail': () => new MockFailure(500) });
    const send = (body: RefundDraft) =>
      act(() => expect(result.current.submit.run(body)).rejects.toMatchObject({ kind: 'platform' }));
    await send(draft);
    await send(draft);
    await send({ reason: 'Does not fit' });
    const [first, second, third] = apply.mock.calls.map(([{ headers }]) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(result.current).toMatchObject({ isDone: false, submit: { error: { kind: 'platform' } } });
  });

  it('retains the form and its pictures when the session has expired meanwhile', async () => {
    const session = createTestSession('authenticated');
    const { result, apply } = await open({ 'refunds.apply': () => new MockFailure(401) }, session);
    act(() => result.current.pictures.add([new File(['a'], 'a.png', { type: 'image/png' })]));
    await waitFor(() => expect(result.current.pictures.pictures[0]?.state).toBe('uploaded'));
    act(() => session.become('expired'));
    await act(() => expect(result.current.submit.run(draft)).rejects.toMatchObject({ kind: 'auth' }));
    expect(result.current.pictures.pictures).toHaveLength(1);
    expect(result.current.isDone).toBe(false);
    expect(apply).not.toHaveBeenCalled();
  });

  it('does not verify the order when the shopper must sign in again', async () => {
    const detail = vi.fn(() => order());
    const { result } = await open({ 'refunds.apply': () => new MockFailure(401), 'orders.detail': detail });
    await act(() => expect(result.current.submit.run(draft)).rejects.toMatchObject({ kind: 'auth' }));
    expect(detail).not.toHaveBeenCalled();
  });
});

function aRefund(refundStatus: RefundDetail['refundStatus']): RefundDetail {
  const common = { id: 1, refundOrderNo: 'RE1', merOrderNo: orderNo, masterOrderNo: 'PT1', merId: 1, totalNum: 1 };
  const money = { refundPrice: 1_000, refundTime: null, createTime: 1_000, orderInfoList: lines };
  const words = { merName: 'Atelier', refundReasonWap: 'Torn', refundReasonWapExplain: '', refundReason: '' };
  return { ...common, ...money, ...words, refundReasonWapImg: [], refundStatus };
}

it('a refund with an unknown status is in the list and on its page', async () => {
  const refund = aRefund(8);
  const { result } = renderInShop(() => ({ list: useRefunds(), one: useRefund('RE1') }), {
    handlers: { 'refunds.list': () => page([refund]), 'refunds.detail': () => refund },
    session: 'authenticated',
  });
  const unknown = { state: 'unknown', actions: ['view-details'], refund: { refundOrderNo: 'RE1' } };
  await waitFor(() => expect(result.current.list.data).toMatchObject([unknown]));
  await waitFor(() => expect(result.current.one.data).toMatchObject(unknown));
});

const payments = createPaymentRegistry([sandboxProvider]);

it('a new refund is in the list and on its page, and its order is updated', async () => {
  const { result, rerender } = renderInShop(
    ({ order, refund }: { order: string; refund: string }) => ({
      checkout: useCheckout(),
      buyNow: useBuyNow(),
      pay: usePayments(payments).start,
      orders: useOrders('to-ship'),
      application: useRefundApplication(order),
      list: useRefunds(),
      one: useRefund(refund),
    }),
    { session: 'authenticated' },
    { order: 'SH0000', refund: 'RE0000' },
  );
  const stool = { productId: 6, attrId: 61, quantity: 2 };
  const preOrderNo = await act(() => result.current.buyNow.run(stool));
  const place = { preOrderNo, addressId: 1, payType: 'sandbox', totalCents: 17_800 };
  const { orderNo: master } = await act(() => result.current.checkout.place.run(place));
  await act(() => result.current.pay.run({ orderNo: master, payType: 'sandbox' }));
  await act(() => result.current.orders.refresh());
  const bought = result.current.orders.data?.list[0];
  expect(bought?.actions).toContain('apply-refund');
  rerender({ order: bought?.orderNo ?? '', refund: 'RE0000' });
  await waitFor(() => expect(result.current.application.refundable.data?.totalNum).toBe(2));
  const half = [{ orderInfoId: bought?.lines[0]?.id ?? 0, quantity: 1 }];
  await act(() => result.current.application.submit.run({ reason: 'Torn', lines: half }));
  await waitFor(() => expect(result.current.list.data).toHaveLength(1));
  await waitFor(() => expect(result.current.orders.data?.list[0]?.actions).not.toContain('apply-refund'));
  const [listed] = result.current.list.data ?? [];
  expect(listed).toMatchObject({ state: 'under-review', actions: ['view-details'], refund: { refundPrice: 8_900 } });
  rerender({ order: bought?.orderNo ?? '', refund: listed?.refund.refundOrderNo ?? '' });
  await waitFor(() => expect(result.current.one.data?.refund.refundReasonWap).toBe('Torn'));
});

describe('a refund that can be withdrawn or sent back', () => {
  const parcel = { carrier: ' Parcel Example ', trackingNumber: 'PX2' };
  /** Opens a refund with a status; `handlers` replace the default responses. */
  async function openRefund(refundStatus: RefundDetail['refundStatus'], handlers: MockHandlers = {}) {
    const refund = { ...aRefund(refundStatus), canWithdraw: true, canSendBack: refundStatus === 4 };
    const { result } = renderInShop(() => ({ one: useRefund('RE1'), act: useRefundActions() }), {
      handlers: { 'refunds.detail': () => refund, ...handlers },
      session: 'authenticated',
    });
    await waitFor(() => expect(result.current.one.data).toBeDefined());
    return { result, refund };
  }

  it('is withdrawn once on a double click, and loaded again', async () => {
    const withdraw = vi.fn((): null => {
      Object.assign(opened.refund, { refundStatus: 6, canWithdraw: false });
      return null;
    });
    const opened = await openRefund(0, { 'refunds.withdraw': withdraw });
    const { result } = opened;
    expect(result.current.one.data?.actions).toEqual(['withdraw', 'view-details']);
    const { run } = result.current.act.withdraw;
    await act(() => Promise.all([run('RE1'), run('RE1')]));
    expect(withdraw).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(result.current.one.data).toMatchObject({ state: 'withdrawn', actions: ['apply-again', 'view-details'] }),
    );
  });

  it('is withdrawn although the response was lost, and rejects when it was refunded meanwhile', async () => {
    const opened = await openRefund(0, {
      'refunds.withdraw': () => {
        Object.assign(opened.refund, { refundStatus: 6 });
        return new MockFailure(500);
      },
    });
    await act(() => opened.result.current.act.withdraw.run('RE1'));
    expect(opened.result.current.act.withdraw.error).toBeUndefined();

    const decided = await openRefund(0, {
      'refunds.withdraw': () => {
        Object.assign(decided.refund, { refundStatus: 3, canWithdraw: false });
        return new MockFailure(400);
      },
    });
    await act(() => decided.result.current.act.withdraw.run('RE1').catch(() => undefined));
    expect(decided.result.current.act.withdraw.error).toMatchObject({ kind: 'invalid' });
    await waitFor(() => expect(decided.result.current.one.data).toMatchObject({ state: 'refunded' }));
  });

  it('sends the trimmed carrier and tracking number, and reports missing ones', async () => {
    const sendBack = vi.fn((_: MockRequest): null => null);
    const { result } = await openRefund(4, { 'refunds.sendBack': sendBack });
    expect(result.current.one.data?.actions).toEqual(['send-back', 'withdraw', 'view-details']);
    await act(() =>
      result.current.act.sendBack.run('RE1', { carrier: '', trackingNumber: ' ' }).catch(() => undefined),
    );
    expect(result.current.act.issues).toEqual({ carrier: 'carrierMissing', trackingNumber: 'trackingNumberMissing' });
    expect(sendBack).not.toHaveBeenCalled();
    await act(() => result.current.act.sendBack.run('RE1', parcel));
    expect(result.current.act.issues).toEqual({});
    expect(sendBack.mock.calls[0]?.[0]).toMatchObject({
      ...{ path: { orderNo: 'RE1' }, body: { carrier: 'Parcel Example', trackingNumber: 'PX2' } },
    });
  });
});
