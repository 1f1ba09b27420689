import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import type { Review } from '@promenade/storefront-sdk';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from '../test-support/fixtures.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { type ReviewsOptions, useReviewCount, useReviews } from './use-reviews.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);

const review = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  uid: 1,
  avatar: '',
  nickname: 'A***a',
  verified: true,
  createTime: 1_768_478_400_000,
  comment: `Review ${id}`,
  star: 5,
  pics: [],
  merchantReplyContent: null,
  sku: '',
  ...more,
});

describe('reviews of a product', () => {
  const list = () =>
    vi.fn(({ query }: MockRequest) => {
      const number = Number(query.get('page'));
      return page([review(number * 2 - 1), review(number * 2)], number, 2);
    });
  const open = (answer: ReturnType<typeof list>, initial: ReviewsOptions = {}) =>
    renderInShop(
      (options: ReviewsOptions) => useReviews(7, options),
      { handlers: { 'reviews.list': answer } },
      initial,
    );
  const asked = (answer: ReturnType<typeof list>) =>
    answer.mock.calls.map(([{ query }]) => ['type', 'page', 'limit'].map((name) => query.get(name)).join(' '));

  it('load page by page', async () => {
    const answer = list();
    const { result } = open(answer);
    await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual([1, 2]));
    await act(() => result.current.loadMore());
    expect(result.current).toMatchObject({ hasMore: false, total: 4 });
    expect(result.current.data?.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(asked(answer)).toEqual(['0 1 20', '0 2 20']);
  });

  it('of another kind are a separate list', async () => {
    const answer = list();
    const { result, rerender } = open(answer, { kind: 'good', limit: 5 });
    await waitFor(() => expect(result.current.data).toHaveLength(2));
    await act(() => result.current.loadMore());
    rerender({ kind: 'poor', limit: 5 });
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toHaveLength(2));
    expect(asked(answer)).toEqual(['1 1 5', '1 2 5', '3 1 5']);
  });

  it('without ids are distinguished by author, time and text', async () => {
    const unnumbered = [review(0), review(0, { uid: 2 }), review(0, { comment: 'Another' }), review(0)];
    const { result } = open(vi.fn((_: MockRequest) => page(unnumbered)));
    await waitFor(() => expect(result.current.data).toHaveLength(3));
  });

  it('report the error when they cannot be loaded', async () => {
    const { result } = renderInShop(() => useReviews(7), { handlers: { 'reviews.list': () => new MockFailure(500) } });
    await waitFor(() => expect(result.current.error?.kind).toBe('server'));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it('have counts by kind', async () => {
    const count = { sumCount: 3, goodCount: 2, inCount: 1, poorCount: 0, replyChance: 0.67, replyStar: 4 };
    const { result } = renderInShop(() => useReviewCount(7), { handlers: { 'reviews.count': () => count } });
    await waitFor(() => expect(result.current.data).toEqual(count));
  });
});
