import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Call, EndpointId, InputOf, ResponseOf } from './contract/index.ts';
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

// Checked by the compiler; functions passed to `compiles` are never called.
const compiles = (_: (error: unknown) => unknown) => expect(true).toBe(true);
const shop = {} as Storefront;
const client = {} as Client;

/** Calls that return a page. */
type Paged = {
  [Id in EndpointId]: ResponseOf<Call<Id>> extends { list: unknown[]; pageNum: number } ? Id : never;
}[EndpointId];
type MethodOf<Id extends EndpointId> = Id extends `${infer R extends keyof Storefront}.${infer F}`
  ? F extends keyof Storefront[R]
    ? Storefront[R][F]
    : never
  : never;

describe('lists', () => {
  it('every call that returns a page takes paging and returns a list call', () => {
    type WithoutPage = { [Id in Paged]: InputOf<Id> extends { query: { page?: number } } ? never : Id }[Paged];
    expectTypeOf<WithoutPage>().toEqualTypeOf<never>();
    type WithoutList = {
      [Id in Paged]: MethodOf<Id> extends (...input: never[]) => ListCall<unknown> ? never : Id;
    }[Paged];
    expectTypeOf<WithoutList>().toEqualTypeOf<never>();
    expectTypeOf<'orders.list' | 'search.products' | 'products.byCollection'>().toExtend<Paged>();
  });

  it('have typed items, awaited and iterated', () => {
    compiles(async () => {
      expectTypeOf(await shop.orders.list({ type: 3 })).toEqualTypeOf<ListPage<OrderListItem>>();
      for await (const order of shop.orders.list()) expectTypeOf(order).toEqualTypeOf<OrderListItem>();
      for await (const page of ordersList(client).pages()) expectTypeOf(page).toEqualTypeOf<ListPage<OrderListItem>>();
      expectTypeOf((await shop.orders.list()).next).returns.resolves.toEqualTypeOf<
        ListPage<OrderListItem> | undefined
      >();
    });
    compiles(() => [
      // @ts-expect-error 5 is not an order type
      shop.orders.list({ type: 5 }),
      // @ts-expect-error unknown filter
      shop.orders.list({ kind: 1 }),
      // @ts-expect-error counts are not a list
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
    expectTypeOf<ResponseOf<Call<'cart.count'>>>().toEqualTypeOf<{ count: number }>();
    expectTypeOf<ResponseOf<Call<'cart.remove'>>>().toEqualTypeOf<null>();
    expectTypeOf(cartList).returns.resolves.toEqualTypeOf<CartGroup[]>();
    expectTypeOf(searchProducts).returns.toEqualTypeOf<ListCall<ProductCard>>();
    expectTypeOf<ProductCard['discountExpiry']>().toEqualTypeOf<number | null>();
    expect(Object.keys(contract)).toContain('cart.setQuantity');
  });

  it('take the inputs of the contract, and nothing else', () => {
    compiles(() => [
      shop.products.detail({ uniqueKey: 'k', slug: 's' }),
      // @ts-expect-error the slug is missing
      shop.products.detail({ uniqueKey: 'k' }),
      // @ts-expect-error a number is not a path object
      shop.products.detail(7),
      // @ts-expect-error a quantity is missing
      shop.cart.setQuantity({ id: 1 }),
      // @ts-expect-error unknown type of count
      shop.cart.count({ numType: true, type: 'most' }),
      // @ts-expect-error unknown call
      shop.cart.clear,
      // @ts-expect-error a bound call takes no client
      shop.cart.list(shop.client, { isValid: true }),
    ]);
  });

  it('can omit the fields that the storefront fills in, only there', () => {
    const line = { productId: 7, cartNum: 1, productAttrUnique: 31 };
    compiles(() => [
      shop.cart.list({ isValid: true }),
      shop.cart.list({ isValid: true, storeId: 1, uuid: 'a' }),
      shop.cart.save([line, { ...line, storeId: 2 }]),
      shop.session.recordUser({}),
      // @ts-expect-error other fields are required
      shop.cart.save([{ productId: 7 }]),
      // @ts-expect-error an id is a number
      shop.cart.list({ isValid: true, storeId: '1' }),
      // @ts-expect-error a plain client does not fill in ids
      cartMerge(client, {}),
    ]);
  });

  it('reject a checkout without lines or of an unknown type', () => {
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
      // @ts-expect-error a cart line needs its id
      shop.preorders.create({ preOrderType: 'shoppingCart', orderDetails: [{ productId: 7 }] }),
    ]);
  });

  it('take the options of fetch, and no unknown ones', () => {
    compiles(() => [
      shop.cart.list({ isValid: true }, { signal: AbortSignal.abort(), timeoutMs: 1, retries: 0, keepalive: true }),
      shop.cart.list({ isValid: true }, { credentials: 'include', onReply: ({ status }) => status + 1 }),
      shop.cart.list({ isValid: true }, { headers: new Headers() }),
      // @ts-expect-error the option is `timeoutMs`
      shop.cart.list({ isValid: true }, { timeout: 1 }),
      // @ts-expect-error the method of a call is fixed
      shop.cart.list({ isValid: true }, { method: 'PUT' }),
    ]);
    expectTypeOf<CallOptions>().not.toHaveProperty('body');
  });
});

it('a client requires a base URL', () => {
  compiles(() => [
    createStorefront({ baseUrl: '', storeId: 1, guestId: () => undefined, locale: 'fr', timeZone: 'Asia/Shanghai' }),
    // @ts-expect-error baseUrl is missing
    createClient({}),
    // @ts-expect-error `retries` is an option of storefronts, not of clients
    createClient({ baseUrl: '', retries: 1 }),
    createClient({ baseUrl: '', timeZone: '+08:00' }),
    // @ts-expect-error a client takes an offset or a function, not a name
    createClient({ baseUrl: '', timeZone: 'Asia/Shanghai' }),
    shop.extend({ locale: 'fr' }),
  ]);
  expectTypeOf<ClientOptions>().pick('baseUrl').toEqualTypeOf<{ baseUrl: string }>();
});

describe('errors', () => {
  it('are narrowed by the guard', () => {
    compiles((error) => {
      // @ts-expect-error the error is unknown
      error.kind;
      if (isStorefrontError(error)) {
        expectTypeOf(error).toEqualTypeOf<AnyStorefrontError>();
        expectTypeOf(error.kind).toEqualTypeOf<ErrorKind>();
      }
      if (isStorefrontError(error, 'auth')) expectTypeOf(error.kind).toEqualTypeOf<'auth'>();
      // @ts-expect-error unknown kind
      isStorefrontError(error, 'unauthorized');
    });
    expectTypeOf<AnyStorefrontError>().toExtend<StorefrontError>();
    expectTypeOf<StorefrontError['retryAfterMs']>().toEqualTypeOf<number | undefined>();
  });

  it('are narrowed by an exhaustive switch', () => {
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
        case 'too-large':
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

  it('have texts in any language, with a message for each kind', () => {
    compiles((error) => {
      const ca = { ...fr, auth: 'Connectez-vous' };
      errorText(error, ca);
      errorText(error, textsFor('fr-CA', { en, fr, 'fr-CA': ca }));
      // @ts-expect-error a text is missing
      errorText(error, { auth: 'Bitte anmelden' });
      // @ts-expect-error texts are required, not a language code
      errorText(error, 'de');
    });
    expectTypeOf<keyof ErrorTexts>().toEqualTypeOf<Exclude<ErrorKind, 'aborted'>>();
  });
});
