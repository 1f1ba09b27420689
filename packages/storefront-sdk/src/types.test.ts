import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnswerOf, Call, EndpointId, InputOf } from './contract/index.ts';
import { contract } from './contract/registry.ts';
import {
  type AnyStorefrontError,
  type CallOptions,
  type CartGroup,
  type Client,
  type ClientOptions,
  cartList,
  cartMerge,
  createClient,
  createStorefront,
  type ErrorKind,
  type ErrorTexts,
  en,
  errorText,
  fr,
  isStorefrontError,
  type ListCall,
  type ListPage,
  type OrderListItem,
  ordersList,
  type ProductCard,
  type Storefront,
  StorefrontError,
  searchProducts,
  textsFor,
} from './index.ts';

// The compiler checks these; no function that is handed to `compiles` is ever called.
const compiles = (_: (error: unknown) => unknown) => expect(true).toBe(true);
const shop = {} as Storefront;
const client = {} as Client;

/** Calls that return a page. */
type Paged = {
  [Id in EndpointId]: AnswerOf<Call<Id>> extends { list: unknown[]; pageNum: number } ? Id : never;
}[EndpointId];
type MethodOf<Id extends EndpointId> = Id extends `${infer R extends keyof Storefront}.${infer F}`
  ? F extends keyof Storefront[R]
    ? Storefront[R][F]
    : never
  : never;

describe('lists', () => {
  it('every call that returns a page can be asked for one, and returns a list call', () => {
    type WithoutPage = { [Id in Paged]: InputOf<Id> extends { query: { page?: number } } ? never : Id }[Paged];
    expectTypeOf<WithoutPage>().toEqualTypeOf<never>();
    type WithoutList = {
      [Id in Paged]: MethodOf<Id> extends (...input: never[]) => ListCall<unknown> ? never : Id;
    }[Paged];
    expectTypeOf<WithoutList>().toEqualTypeOf<never>();
    expectTypeOf<'orders.list' | 'search.products' | 'products.byCollection'>().toExtend<Paged>();
  });

  it('know what they hold, awaited and iterated', () => {
    compiles(async () => {
      expectTypeOf(await shop.orders.list({ type: 3 })).toEqualTypeOf<ListPage<OrderListItem>>();
      for await (const order of shop.orders.list()) expectTypeOf(order).toEqualTypeOf<OrderListItem>();
      for await (const page of ordersList(client).pages()) expectTypeOf(page).toEqualTypeOf<ListPage<OrderListItem>>();
      expectTypeOf((await shop.orders.list()).next).returns.resolves.toEqualTypeOf<
        ListPage<OrderListItem> | undefined
      >();
    });
    compiles(() => [
      // @ts-expect-error there is no list of orders of type 5
      shop.orders.list({ type: 5 }),
      // @ts-expect-error there is no such filter
      shop.orders.list({ kind: 1 }),
      // @ts-expect-error counts are no list
      shop.orders.counts().pages(),
    ]);
  });
});

describe('calls', () => {
  it('follow the contract', () => {
    expectTypeOf<EndpointId>().toEqualTypeOf<keyof typeof contract>();
    expectTypeOf<InputOf<'cart.setQuantity'>['body']>().toEqualTypeOf<{ id: number; number: number; uuid?: string }>();
    expectTypeOf<InputOf<'cart.count'>['query']['type']>().toEqualTypeOf<'sum' | 'total'>();
    expectTypeOf<InputOf<'products.detail'>['path']>().toEqualTypeOf<{ uniqueKey: string; slug: string }>();
    expectTypeOf<InputOf<'orders.list'>['query']['type']>().toEqualTypeOf<1 | 2 | 3 | 9 | undefined>();
    expectTypeOf<InputOf<'orders.counts'>>().not.toHaveProperty('query');
    expectTypeOf<AnswerOf<Call<'cart.count'>>>().toEqualTypeOf<{ count: number }>();
    expectTypeOf<AnswerOf<Call<'cart.remove'>>>().toEqualTypeOf<null>();
    expectTypeOf(cartList).returns.resolves.toEqualTypeOf<CartGroup[]>();
    expectTypeOf(searchProducts).returns.toEqualTypeOf<ListCall<ProductCard>>();
    expectTypeOf<ProductCard['discountExpiry']>().toEqualTypeOf<number | null>();
    expect(Object.keys(contract)).toContain('cart.setQuantity');
  });

  it('take what the contract says, and nothing else', () => {
    compiles(() => [
      shop.products.detail({ uniqueKey: 'k', slug: 's' }),
      // @ts-expect-error the slug is missing
      shop.products.detail({ uniqueKey: 'k' }),
      // @ts-expect-error a number is no path
      shop.products.detail(7),
      // @ts-expect-error a quantity is missing
      shop.cart.setQuantity({ id: 1 }),
      // @ts-expect-error there is no such kind of count
      shop.cart.count({ numType: true, type: 'most' }),
      // @ts-expect-error there is no such call
      shop.cart.clear,
      // @ts-expect-error a bound call takes no client
      shop.cart.list(shop.client, { isValid: true }),
    ]);
  });

  it('may leave out what the storefront fills in, and only there', () => {
    const line = { productId: 7, cartNum: 1, productAttrUnique: 31 };
    compiles(() => [
      shop.cart.list({ isValid: true }),
      shop.cart.list({ isValid: true, storeId: 1, uuid: 'a' }),
      shop.cart.save([line, { ...line, storeId: 2 }]),
      shop.session.recordUser({}),
      // @ts-expect-error the rest has to be there
      shop.cart.save([{ productId: 7 }]),
      // @ts-expect-error an id is a number
      shop.cart.list({ isValid: true, storeId: '1' }),
      // @ts-expect-error a client of one’s own fills in nothing
      cartMerge(client, {}),
    ]);
  });

  it('refuse to open a checkout of nothing, or of neither kind', () => {
    compiles(() => [
      shop.preorders.create({ preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 41 }] }),
      shop.preorders.create({
        preOrderType: 'buyNow',
        orderDetails: [{ productId: 7, attrValueId: 41, productNum: 1 }],
      }),
      // @ts-expect-error a variant is missing
      shop.preorders.create({ preOrderType: 'buyNow', orderDetails: [{}] }),
      // @ts-expect-error one variant at a time
      shop.preorders.create({ preOrderType: 'buyNow', orderDetails: [] }),
      // @ts-expect-error a line of the cart is named by its id
      shop.preorders.create({ preOrderType: 'shoppingCart', orderDetails: [{ productId: 7 }] }),
    ]);
  });

  it('take the options of fetch, and no mistakes', () => {
    compiles(() => [
      shop.cart.list({ isValid: true }, { signal: AbortSignal.abort(), timeoutMs: 1, retries: 0, keepalive: true }),
      shop.cart.list({ isValid: true }, { credentials: 'include', onReply: ({ status }) => status + 1 }),
      shop.cart.list({ isValid: true }, { headers: new Headers() }),
      // @ts-expect-error the limit is `timeoutMs`
      shop.cart.list({ isValid: true }, { timeout: 1 }),
      // @ts-expect-error the method is the one of the call
      shop.cart.list({ isValid: true }, { method: 'PUT' }),
    ]);
    expectTypeOf<CallOptions>().not.toHaveProperty('body');
  });
});

it('a client has to know where its backend is', () => {
  compiles(() => [
    createStorefront({ baseUrl: '', storeId: 1, guestId: () => undefined, locale: 'fr', timeZone: 'Asia/Shanghai' }),
    // @ts-expect-error the address is missing
    createClient({}),
    // @ts-expect-error retries are a middleware of a client, and an option of a storefront
    createClient({ baseUrl: '', retries: 1 }),
    createClient({ baseUrl: '', timeZone: '+08:00' }),
    // @ts-expect-error a client takes offsets; `offsetsOf` knows those of a zone
    createClient({ baseUrl: '', timeZone: 'Asia/Shanghai' }),
    shop.extend({ locale: 'fr' }),
  ]);
  expectTypeOf<ClientOptions>().pick('baseUrl').toEqualTypeOf<{ baseUrl: string }>();
});

describe('errors', () => {
  it('are narrowed by the guard', () => {
    compiles((error) => {
      // @ts-expect-error nothing is known yet
      error.kind;
      if (isStorefrontError(error)) {
        expectTypeOf(error).toEqualTypeOf<AnyStorefrontError>();
        expectTypeOf(error.kind).toEqualTypeOf<ErrorKind>();
      }
      if (isStorefrontError(error, 'auth')) expectTypeOf(error.kind).toEqualTypeOf<'auth'>();
      // @ts-expect-error there is no such kind
      isStorefrontError(error, 'unauthorized');
    });
    expectTypeOf<AnyStorefrontError>().toExtend<StorefrontError>();
    expectTypeOf<StorefrontError['retryAfterMs']>().toEqualTypeOf<number | undefined>();
  });

  it('are narrowed by a switch that leaves none out', () => {
    const screenFor = (error: AnyStorefrontError): string => {
      switch (error.kind) {
        case 'auth':
          expectTypeOf(error.kind).toEqualTypeOf<'auth'>();
          return 'sign-in';
        case 'network':
        case 'timeout':
        case 'rate-limited':
        case 'server':
          return 'try again';
        case 'forbidden':
        case 'not-found':
        case 'invalid':
        case 'conflict':
        case 'platform':
        case 'contract':
          return 'sorry';
        case 'aborted':
          return '';
        default:
          expectTypeOf(error).toEqualTypeOf<never>();
          throw error;
      }
    };
    const error: unknown = new StorefrontError({ kind: 'auth', endpoint: 'user.info' });
    expect(isStorefrontError(error) && screenFor(error)).toBe('sign-in');
  });

  it('have texts of any language, with a sentence for each kind', () => {
    compiles((error) => {
      const ca = { ...fr, auth: 'Connectez-vous' };
      errorText(error, ca);
      errorText(error, textsFor('fr-CA', { en, fr, 'fr-CA': ca }));
      // @ts-expect-error a text is missing
      errorText(error, { auth: 'Bitte anmelden' });
      // @ts-expect-error texts, not the name of a language
      errorText(error, 'de');
    });
    expectTypeOf<keyof ErrorTexts>().toEqualTypeOf<Exclude<ErrorKind, 'aborted'>>();
  });
});
