import { expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf, Call, EndpointId, InputOf } from './contract/index.ts';
import {
  type Client,
  type ClientOptions,
  type ErrorKind,
  errorText,
  isStorefrontError,
  items,
  type Middleware,
  type OrderListItem,
  type Page,
  type PageOf,
  type PageQuery,
  type ProductCard,
  pages,
  paginate,
  products,
  type Storefront,
  type StorefrontError,
} from './index.ts';

// The compiler judges these; a run only shows that nothing of it throws. No function below is ever called.
const shop = {} as Storefront;
const client = {} as Client;
const ran = (_: () => unknown) => expect(true).toBe(true);

/** Names of the calls that answer a page. */
type Paged = { [Id in EndpointId]: AnswerOf<Call<Id>> extends Page<unknown> ? Id : never }[EndpointId];

it('every call that answers a page can be asked for one', () => {
  type Deaf = { [Id in Paged]: InputOf<Id> extends { readonly query: PageQuery } ? never : Id }[Paged];
  expectTypeOf<Deaf>().toEqualTypeOf<never>();
  expectTypeOf<'order.list' | 'search.products' | 'product.byCollection'>().toExtend<Paged>();
});

it('pagination knows what a list holds', () => {
  ran(() => {
    expectTypeOf(paginate(shop.orders.list, {})).resolves.toEqualTypeOf<PageOf<OrderListItem>>();
    expectTypeOf(items(shop.orders.list, { type: 3 })).toEqualTypeOf<AsyncGenerator<OrderListItem, void, undefined>>();
    expectTypeOf(pages((query) => products.byCollection(client, 7, query), {})).toEqualTypeOf<
      AsyncGenerator<PageOf<ProductCard>, void, undefined>
    >();
  });
  ran(() => [
    // @ts-expect-error 5 is no list of orders
    items(shop.orders.list, { type: 5 }),
    // @ts-expect-error a filter that the call does not know
    pages(shop.orders.list, { kind: 1 }),
    // @ts-expect-error the answer is no page
    pages(shop.orders.counts, {}),
    // @ts-expect-error without an id the key has to be said
    items(async () => ({ list: [{ name: 'a' }], pageNum: 1, pages: 1, total: 1, pageSize: 1 }), {}),
  ]);
});

it('calls take what the contract says', () => {
  ran(() => [
    shop.cart.list({ isValid: true, storeId: 1 }, { signal: AbortSignal.abort(), timeoutMs: 1, retries: 0 }),
    // @ts-expect-error the shop is missing
    shop.cart.list({ isValid: true }),
    // @ts-expect-error a number is no path
    shop.products.detail(7),
    // @ts-expect-error unknown options are mistakes
    shop.cart.list({ isValid: true, storeId: 1 }, { timeout: 1 }),
    // @ts-expect-error there is no such call
    shop.cart.clear,
  ]);
  expectTypeOf<ClientOptions>().pick('baseUrl').toEqualTypeOf<{ baseUrl: string }>();
  expectTypeOf<Parameters<Middleware>[0]['endpoint']['id']>().toEqualTypeOf<EndpointId>();
});

it('errors are narrowed by their guard', () => {
  ran((error: unknown = undefined) => {
    // @ts-expect-error nothing is known yet
    error.kind;
    if (isStorefrontError(error, 'auth')) expectTypeOf(error).toEqualTypeOf<StorefrontError>();
    // @ts-expect-error there is no such kind
    isStorefrontError(error, 'unauthorized');
    // @ts-expect-error there are no words in German
    errorText(error, 'de');
  });
  expectTypeOf<StorefrontError['kind']>().toEqualTypeOf<ErrorKind>();
  expectTypeOf<StorefrontError['retryAfterMs']>().toEqualTypeOf<number | undefined>();
});
