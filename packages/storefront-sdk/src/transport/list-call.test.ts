import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../contract/index.ts';
import { createStorefront, hasNext, ordersList } from '../index.ts';
import { baseUrl } from '../test-support/recorder.ts';
import { envelope, rejection } from '../test-support/responses.ts';
import { type CallOptions, createClient } from './client.ts';
import { listCall } from './list-call.ts';

interface Row {
  id: number;
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));

/** A backend with these pages, which may report wrong counts, and the requested page numbers. */
function backend(lists: Row[][], said: Partial<Page<Row>> = {}) {
  const asked: (number | undefined)[] = [];
  const received: (CallOptions | undefined)[] = [];
  const ask = async (page: number | undefined, options?: CallOptions): Promise<Page<Row>> => {
    options?.signal?.throwIfAborted();
    asked.push(page);
    received.push(options);
    const pageNum = page ?? 1;
    return { list: lists[pageNum - 1] ?? [], pageNum, pages: lists.length, total: 0, pageSize: 2, ...said };
  };
  const list = (page?: number, options?: CallOptions) => listCall(ask, page, options);
  return { list, asked, received };
}

const collect = async <Item>(source: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of source) found.push(item);
  return found;
};

describe('hasNext', () => {
  const page = { list: [1], pageNum: 1, pages: 2, total: 2, pageSize: 1 };
  it('uses the page numbers, not the flags of the backend', () => {
    expect(hasNext(page)).toBe(true);
    expect(hasNext({ ...page, pageNum: 2 })).toBe(false);
    expect(hasNext({ ...page, isLastPage: true, hasNextPage: false } as Page<unknown>)).toBe(true);
    expect(hasNext({ ...page, pageNum: 2, hasNextPage: true } as Page<unknown>)).toBe(false);
  });

  it('ends with an empty page', () => {
    expect(hasNext({ ...page, list: [] })).toBe(false);
  });
});

describe('a list, awaited', () => {
  it('has `next` for each following page', async () => {
    const { list, asked } = backend([rows(1, 2), rows(3)]);
    const first = await list();
    expect(first).toEqual({ list: rows(1, 2), pageNum: 1, pages: 2, total: 0, pageSize: 2, hasNext: true });
    const second = await first.next();
    expect(second).toMatchObject({ list: rows(3), pageNum: 2, hasNext: false });
    expect(await second?.next()).toBeUndefined();
    expect(asked).toEqual([undefined, 2]);
  });

  it('can start at any page', async () => {
    const { list, asked } = backend([rows(1), rows(2), rows(3)]);
    expect(await (await list(2)).next()).toMatchObject({ list: rows(3), hasNext: false });
    expect(asked).toEqual([2, 3]);
  });

  it('loads next pages with the options of the first one, unless others are given', async () => {
    const { list, received } = backend([rows(1), rows(2), rows(3)]);
    const options = { timeoutMs: 5 };
    const second = await (await list(1, options)).next();
    await second?.next({ retries: 0 });
    expect(received).toEqual([options, options, { retries: 0 }]);
  });

  it('can be serialised as JSON and cloned', async () => {
    const page = await backend([rows(1, 2), rows(3)]).list();
    const data = { list: rows(1, 2), pageNum: 1, pages: 2, total: 0, pageSize: 2, hasNext: true };
    expect(JSON.parse(JSON.stringify(page))).toEqual(data);
    expect(structuredClone(page)).toEqual(data);
    expect({ ...page }).toEqual(data);
  });

  it('is sent once, whether it is awaited once, twice or iterated', async () => {
    const { list, asked } = backend([rows(1)]);
    const call = list();
    await call;
    expect(await collect(call)).toEqual(await collect(call));
    expect((await call).list).toEqual(rows(1));
    expect(asked).toEqual([undefined]);
  });

  it('rejects like other calls', async () => {
    const shop = createStorefront({ baseUrl, fetch: async () => envelope(null, 401) });
    expect(await rejection(shop.orders.list())).toMatchObject({ kind: 'auth' });
    expect(await rejection(collect(shop.orders.list()))).toMatchObject({ kind: 'auth' });
  });
});

describe('pages', () => {
  it('end at the last page if the backend reports too many', async () => {
    const { list, asked } = backend([rows(1), rows(2)], { pages: 1_000_000 });
    expect(await collect(list().pages())).toHaveLength(3);
    expect(asked).toEqual([undefined, 2, 3]);
  });

  it('go on to the last one if the backend reports wrong page numbers', async () => {
    const { list, asked } = backend([rows(1), rows(2), rows(3)], { pageNum: 1 });
    expect(await collect(list().pages())).toHaveLength(3);
    expect(asked).toEqual([undefined, 2, 3]);
  });

  it('end if the backend sends the same page each time', async () => {
    const { list, asked } = backend([], { list: rows(1, 2), pageNum: 1, pages: Number.MAX_SAFE_INTEGER });
    expect(await collect(list())).toEqual(rows(1, 2));
    expect(asked).toEqual([undefined, 2]);
  });

  it('are loaded on demand', async () => {
    const { list, asked } = backend([rows(1), rows(2), rows(3)]);
    for await (const { pageNum } of list().pages()) if (pageNum === 2) break;
    expect(asked).toEqual([undefined, 2]);
  });

  it('stop when the signal aborts', async () => {
    const { list, asked } = backend([rows(1), rows(2), rows(3)]);
    const controller = new AbortController();
    const walk = async () => {
      for await (const _ of list(1, { signal: controller.signal }).pages()) controller.abort(new Error('enough'));
    };
    expect(await rejection(walk())).toMatchObject({ message: 'enough' });
    expect(asked).toEqual([1]);
  });
});

describe('items', () => {
  it('are returned once, even if they move to a later page', async () => {
    const { list } = backend([rows(1, 2), rows(2, 3), rows(4, 1)]);
    expect(await collect(list())).toEqual(rows(1, 2, 3, 4));
  });

  it('go on after a page of only known items', async () => {
    const { list } = backend([rows(1, 2), rows(1, 2), rows(3)]);
    expect(await collect(list())).toEqual(rows(1, 2, 3));
  });

  it('are all items of the list, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 })), async (ids) => {
        const { list } = backend(ids.map((some) => rows(...some)));
        expect(await collect(list())).toEqual(rows(...new Set(ids.flat())));
      }),
    );
  });

  it('can be without an id', async () => {
    const asked = [['a', 'b'], ['b', 'c'], []];
    const texts = listCall(
      async (page = 1) => ({ list: asked[page - 1] as string[], pageNum: page, pages: 3, total: 4, pageSize: 2 }),
      undefined,
      undefined,
    );
    expect(await collect(texts)).toEqual(['a', 'b', 'c']);
  });
});

it('a storefront and a single call return the same list', async () => {
  const paths: string[] = [];
  const fetch = async (url: unknown) => {
    paths.push(`${url}`.slice(baseUrl.length));
    return envelope({ list: [], pageNum: 1, pages: 3, hasNextPage: true });
  };
  expect(await collect(createStorefront({ baseUrl, fetch }).orders.list({ type: 3 }))).toEqual([]);
  expect(await collect(ordersList(createClient({ baseUrl, fetch }), { page: 2 }).pages())).toHaveLength(1);
  expect(paths).toEqual(['/api/front/order/list?type=3', '/api/front/order/list?page=2']);
});
