import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderList, type Page } from '../contract/index.ts';
import { createStorefront } from '../index.ts';
import { envelope, rejection } from '../test-support/responses.ts';
import type { CallOptions } from './client.ts';
import { hasNext, items, pages, paginate } from './pagination.ts';

interface Row {
  id: number;
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));

/** A backend that answers these pages, whatever it says of their number; notes what it was asked. */
function backend(answers: Row[][], said: Partial<Page<Row>> = {}) {
  const asked: (number | undefined)[] = [];
  const call = async ({ page = 1 }: { page?: number; type?: number }, options?: CallOptions): Promise<Page<Row>> => {
    options?.signal?.throwIfAborted();
    asked.push(page);
    const list = answers[page - 1] ?? [];
    return { list, pageNum: page, pages: answers.length, total: 0, pageSize: 2, ...said };
  };
  return { call, asked };
}

const collect = async <Item>(source: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of source) found.push(item);
  return found;
};

describe('hasNext', () => {
  const page = { list: [1], pageNum: 1, pages: 2, total: 2, pageSize: 1 };
  it('believes the numbers, not the flags of the backend', () => {
    expect(hasNext(page)).toBe(true);
    expect(hasNext({ ...page, pageNum: 2 })).toBe(false);
    expect(hasNext({ ...page, isLastPage: true, hasNextPage: false } as Page<unknown>)).toBe(true);
    expect(hasNext({ ...page, pageNum: 2, hasNextPage: true } as Page<unknown>)).toBe(false);
  });

  it('ends with an empty page', () => {
    expect(hasNext({ ...page, list: [] })).toBe(false);
  });
});

describe('paginate', () => {
  it('leads from page to page', async () => {
    const { call, asked } = backend([rows(1, 2), rows(3)]);
    const first = await paginate(call, { type: 1 });
    expect(first).toMatchObject({ list: rows(1, 2), pageNum: 1, hasNext: true });
    const second = await first.next();
    expect(second).toMatchObject({ list: rows(3), pageNum: 2, hasNext: false });
    expect(await second?.next()).toBeUndefined();
    expect(asked).toEqual([1, 2]);
  });

  it('may begin anywhere, and keeps the rest of the query', async () => {
    const queries: object[] = [];
    const { call } = backend([rows(1), rows(2), rows(3)]);
    const first = await paginate(
      (query: { page?: number; type: number }) => {
        queries.push(query);
        return call(query);
      },
      { page: 2, type: 9 },
    );
    await first.next();
    expect(queries).toEqual([
      { page: 2, type: 9 },
      { page: 3, type: 9 },
    ]);
  });

  it('asks under the options of the first page, unless told others', async () => {
    const seen: (CallOptions | undefined)[] = [];
    const { call } = backend([rows(1), rows(2), rows(3)]);
    const noting = (query: { page?: number }, options?: CallOptions) => {
      seen.push(options);
      return call(query);
    };
    const options = { timeoutMs: 5 };
    const second = await (await paginate(noting, {}, options)).next();
    await second?.next({ retries: 0 });
    expect(seen).toEqual([options, options, { retries: 0 }]);
  });
});

describe('pages', () => {
  it('ends where a backend that miscounts has no more', async () => {
    const { call, asked } = backend([rows(1), rows(2)], { pages: 1_000_000 });
    expect(await collect(pages(call, {}))).toHaveLength(3);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('ends where a backend forgets which page it answers', async () => {
    const { call, asked } = backend([rows(1), rows(2)], { pageNum: 1 });
    expect(await collect(pages(call, {}))).toHaveLength(2);
    expect(asked).toEqual([1, 2]);
  });

  it('fetches no page before the last one has been looked at', async () => {
    const { call, asked } = backend([rows(1), rows(2), rows(3)]);
    for await (const { pageNum } of pages(call, {})) if (pageNum === 2) break;
    expect(asked).toEqual([1, 2]);
  });

  it('ends with its signal', async () => {
    const { call, asked } = backend([rows(1), rows(2), rows(3)]);
    const controller = new AbortController();
    const walk = async () => {
      for await (const _ of pages(call, {}, { signal: controller.signal })) controller.abort(new Error('enough'));
    };
    expect(await rejection(walk())).toMatchObject({ message: 'enough' });
    expect(asked).toEqual([1]);
  });
});

describe('items', () => {
  it('come once, though rows move on while one reads', async () => {
    const { call } = backend([rows(1, 2), rows(2, 3), rows(4, 1)]);
    expect(await collect(items(call, {}))).toEqual(rows(1, 2, 3, 4));
  });

  it('are all of a list, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 })), async (ids) => {
        const { call } = backend(ids.map((some) => rows(...some)));
        expect(await collect(items(call, {}))).toEqual(rows(...new Set(ids.flat())));
      }),
    );
  });

  it('may be known by something else than an id', async () => {
    const { call } = backend([rows(1, 2), rows(12, 13)]);
    expect(await collect(items(call, {}, undefined, ({ id }) => id % 10))).toEqual(rows(1, 2, 13));
  });
});

it('walks the calls of a storefront', async () => {
  const paths: string[] = [];
  const shop = createStorefront({
    baseUrl: '',
    fetch: async (url) => {
      paths.push(`${url}`);
      return envelope({ list: [], pageNum: 1, pages: 3, hasNextPage: true });
    },
  });
  expect(await collect(items(shop.orders.list, { type: 3 }))).toEqual([]);
  expect(await collect(pages((query = {}) => shop.client.call(orderList, { query }), { page: 2 }))).toHaveLength(1);
  expect(paths).toEqual(['/api/front/order/list?type=3', '/api/front/order/list?page=2']);
});
