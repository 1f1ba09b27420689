import {
  anOrder,
  anOrderLine,
  MockFailure,
  type MockHandlers,
  type MockRequest,
} from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { usePendingReviews, useReviewForm } from './use-review-form.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

const line = { id: 31, merOrderNo: 'SH26011512000001' };
const draft = { productScore: 5, serviceScore: 4, comment: ' Warm light. ' };
const picture = () => new File(['a'], 'a.png', { type: 'image/png' });
const orderWith = (isReply: boolean) => () => anOrder({ orderInfoList: [anOrderLine({ id: 31, isReply })] });

function open(handlers: MockHandlers = {}) {
  const create = vi.fn((_: MockRequest): null => null);
  const { result } = renderInShop(() => useReviewForm(line), {
    session: 'authenticated',
    handlers: {
      'reviews.create': create,
      'orders.detail': orderWith(false),
      'uploads.image': () => ({ fileName: 'a', extName: 'png', fileSize: 3, url: '/media/a.png', type: 'png' }),
      ...handlers,
    },
  });
  return { result, create };
}

it('a review is sent once with its pictures on a double click', async () => {
  const { result, create } = open();
  act(() => result.current.pictures.add([picture()]));
  const { run } = result.current.submit;
  await act(() => Promise.all([run(draft), run(draft)]));
  expect(create.mock.calls.map(([{ body }]) => body)).toEqual([
    {
      orderNo: line.merOrderNo,
      orderInfoId: 31,
      productScore: 5,
      serviceScore: 4,
      star: 5,
      comment: 'Warm light.',
      pics: '["/media/a.png"]',
    },
  ]);
  expect(result.current).toMatchObject({ isDone: true, pictures: { pictures: [] } });
});

it('the form is validated before it is sent, and `clearIssue` clears the issue of a field', async () => {
  const { result, create } = open();
  const empty = { productScore: null, serviceScore: 6, comment: '' };
  await act(() => expect(result.current.submit.run(empty)).rejects.toMatchObject({ kind: 'invalid' }));
  expect(result.current.issues).toEqual({
    productScore: 'scoreMissing',
    serviceScore: 'scoreMissing',
    comment: 'commentEmpty',
  });
  act(() => result.current.clearIssue('comment'));
  expect(result.current.issues).not.toHaveProperty('comment');
  expect(create).not.toHaveBeenCalled();
});

it('a review is not sent when the upload of a picture fails', async () => {
  const { result, create } = open({ 'uploads.image': () => new MockFailure(500) });
  act(() => result.current.pictures.add([picture()]));
  await act(() => expect(result.current.submit.run(draft)).rejects.toMatchObject({ kind: 'invalid' }));
  expect(result.current.issues).toEqual({ images: 'imageFailed' });
  expect(create).not.toHaveBeenCalled();
});

it.each([
  ['a lost response', 504],
  ['a rejection', 400],
])('after %s, a line that has a review counts as reviewed', async (_, code) => {
  const { result } = open({ 'reviews.create': () => new MockFailure(code), 'orders.detail': orderWith(true) });
  await act(() => expect(result.current.submit.run(draft)).resolves.toEqual({ wasAlreadySent: true }));
  expect(result.current.isDone).toBe(true);
});

it('a line without a review rejects, and a retry reuses the idempotency key', async () => {
  const create = vi.fn((_: MockRequest) => new MockFailure(504));
  const { result } = open({ 'reviews.create': create });
  for (const _ of [1, 2]) {
    await act(() => expect(result.current.submit.run(draft)).rejects.toMatchObject({ kind: 'platform' }));
  }
  const keys = create.mock.calls.map(([{ headers }]) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
  expect(result.current.isDone).toBe(false);
});

it('a reviewed line is removed from the pending reviews', async () => {
  const waiting = anOrderLine({ id: 31 });
  let isReply = false;
  const { result } = renderInShop(() => ({ pending: usePendingReviews(), writing: useReviewForm(line) }), {
    session: 'authenticated',
    handlers: {
      'reviews.pending': () => page(isReply ? [] : [{ ...waiting, merId: 1, merName: 'Atelier' }]),
      'reviews.create': () => {
        isReply = true;
        return null;
      },
    },
  });
  await waitFor(() => expect(result.current.pending.data).toHaveLength(1));
  await act(() => result.current.writing.submit.run(draft));
  await waitFor(() => expect(result.current.pending.data).toEqual([]));
});
