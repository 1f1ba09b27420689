import { aMasterOrder, createMockStorefront } from '@promenade/storefront-devkit/mock';
import {
  createTestSession,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
} from '@promenade/storefront-devkit/react';
import { createClient, loginRegisterMobile, paymentsResult, wishlistAdd } from '@promenade/storefront-sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRegistration } from '../account/use-registration.ts';
import { useCart } from '../cart/use-cart.ts';
import { useCartActions } from '../cart/use-cart-actions.ts';
import { useProduct } from '../catalog/use-product.ts';
import { useSearchSuggestions } from '../catalog/use-search-suggestions.ts';
import { sandboxProvider } from '../checkout/payment-providers.ts';
import { createPaymentRegistry } from '../checkout/payment-registry.ts';
import { useBuyNow } from '../checkout/use-buy-now.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { usePaymentResult } from '../checkout/use-payment-result.ts';
import { usePayments } from '../checkout/use-payments.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { productPath } from '../domain/product-path.ts';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import * as queries from '../query/queries.ts';
import { useListQuery } from '../query/use-list-query.ts';
import { useQuery } from '../query/use-query.ts';
import { type Analytics, createAnalytics } from './analytics.ts';
import { AnalyticsProvider } from './analytics-provider.tsx';
import { settle, spyDestination } from './test-support/spy-destination.ts';
import { useCartViewed } from './use-cart-viewed.ts';
import { useConsent } from './use-consent.ts';

let spy = spyDestination();
let analytics: Analytics;
beforeEach(() => {
  localStorage.clear();
  spy = spyDestination();
  analytics = createAnalytics({ destinations: [spy], isTagFree: () => false });
  analytics.choose({ analytics: true, marketing: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Shop = Omit<StorefrontTestProviderProps, 'children'>;

/** Renders a hook in a shop with analytics, in StrictMode. */
function show<Result>(hook: () => Result, shop: Shop = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StorefrontTestProvider {...shop}>
        <AnalyticsProvider analytics={analytics} path="/">
          {children}
        </AnalyticsProvider>
      </StorefrontTestProvider>
    </StrictMode>
  );
  return renderHook(hook, { wrapper });
}

/** The received events without page views. */
const received = () => spy.received.filter(({ name }) => name !== 'page_viewed');
const names = () => received().map(({ name }) => name);
const rest = async () => {
  for (let turn = 0; turn < 3; turn++) await act(settle);
};

describe('the data on the screen', () => {
  it('publishes page_viewed, and product_viewed once however often the product is rendered', async () => {
    const { result, rerender } = show(() => useProduct({ slug: 'linen-shirt', uniqueKey: 'k1' }));
    await waitFor(() => expect(result.current.data).toBeDefined());
    await waitFor(() => expect(names()).toEqual(['product_viewed']));
    rerender();
    await act(() => result.current.refresh());
    await rest();
    expect(spy.received.map(({ name }) => name)).toEqual(['page_viewed', 'product_viewed']);
    expect(received()[0]?.facts).toMatchObject({ items: [{ id: '1', name: 'Linen shirt', quantity: 1 }] });
  });

  it('publishes product_viewed again when the product is shown again', async () => {
    const first = show(() => useProduct({ slug: 'linen-shirt', uniqueKey: 'k1' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    first.unmount();
    show(() => useProduct({ slug: 'linen-shirt', uniqueKey: 'k1' }));
    await waitFor(() => expect(names()).toEqual(['product_viewed', 'product_viewed']));
  });

  it('publishes search_performed and product_list_viewed, but not for search suggestions', async () => {
    const found = show(() => useListQuery((page) => queries.products({ keyword: 'linen' }, page)));
    show(() => useSearchSuggestions('linen'));
    await waitFor(() => expect(found.result.current.data).toHaveLength(1));
    await rest();
    expect(names()).toEqual(['search_performed', 'product_list_viewed']);
    expect(received()[0]?.facts).toEqual({ term: 'linen', results: 1 });
    expect(received()[1]?.facts).toMatchObject({ list: 'search', items: [{ id: '1' }] });
  });

  it('publishes search_performed once per term, not when the results are sorted', async () => {
    const filters = { keyword: 'linen', sort: undefined as 'sales' | undefined };
    const { result, rerender } = show(() => useListQuery((page) => queries.products({ ...filters }, page)));
    const found = async () => {
      await waitFor(() => expect(result.current.data?.length).toBeGreaterThan(0));
      await rest();
    };
    await found();
    for (const next of [{ sort: 'sales' as const }, { keyword: 'mug' }, { keyword: 'linen' }]) {
      Object.assign(filters, next);
      rerender();
      await found();
    }
    const searches = received().filter(({ name }) => name === 'search_performed');
    expect(searches.map(({ facts }) => facts.term)).toEqual(['linen', 'mug', 'linen']);
    expect(names().filter((name) => name === 'product_list_viewed')).toHaveLength(4);
  });

  it('publishes product_selected with the shown list at a click on a product link in any language', async () => {
    const { result } = show(() => useQuery(queries.collection(2)));
    await waitFor(() => expect(result.current.data).toBeDefined());
    const [card] = result.current.data?.list ?? [];
    const press = (href: string) => {
      document.body.innerHTML = `<a href="${href}"><b>Card</b></a>`;
      const link = document.querySelector('a');
      link?.addEventListener('click', (event) => event.preventDefault());
      document.querySelector('b')?.click();
    };
    for (const href of ['/', '/product/other', `https://elsewhere.example/product/${card?.slug}`]) press(href);
    await rest();
    expect(names()).not.toContain('product_selected');
    press(`/fr${card ? productPath(card) : ''}`);
    await rest();
    const selected = received().filter(({ name }) => name === 'product_selected');
    expect(selected.map(({ facts }) => facts)).toEqual([
      { list: 'collection 2', items: [expect.objectContaining({ id: `${card?.id}`, name: card?.storeName })] },
    ]);
    document.body.innerHTML = '';
  });

  it('publishes product_list_viewed whatever hook loaded the list', async () => {
    show(() => [useQuery(queries.homeProducts()), useQuery(queries.collection(2))]);
    await waitFor(() => expect(received().map(({ facts }) => facts.list)).toEqual(['home', 'collection 2']));
  });

  it('publishes nothing if it cannot be loaded', async () => {
    const { result } = show(() => useProduct({ slug: 'gone', uniqueKey: 'k1' }), {
      handlers: {
        'products.detail': () => {
          throw new Error('no response');
        },
      },
    });
    await waitFor(() => expect(result.current.error).toBeDefined());
    await rest();
    expect(names()).toEqual([]);
  });
});

function useShopCart() {
  useCartViewed();
  return { cart: useCart(), actions: useCartActions() };
}

describe('the cart', () => {
  it('publishes added items with the name and price of the data on the screen', async () => {
    const { result } = show(() => ({
      ...useShopCart(),
      product: useProduct({ slug: 'linen-shirt', uniqueKey: 'k1' }),
      list: useQuery(queries.homeProducts()),
    }));
    await waitFor(() => expect(names()).toHaveLength(2));
    const { add } = result.current.actions;
    const sku = Object.values(result.current.product.data?.productValue ?? {})[1];
    await act(() =>
      add.run([
        { productId: 1, attrId: sku?.id ?? 0, quantity: 1 },
        { productId: 2, attrId: 21, quantity: 2 },
      ]),
    );
    await waitFor(() => expect(names()).toContain('cart_line_added'));
    const price = sku?.price ?? 0;
    expect(received().find(({ name }) => name === 'cart_line_added')?.facts).toMatchObject({
      items: [
        { id: '1', name: 'Linen shirt', variant: sku?.sku, priceCents: price, quantity: 1 },
        { id: '2', name: 'Canvas bag', priceCents: 2_400, quantity: 2 },
      ],
      valueCents: price + 4_800,
    });
  });

  it('publishes added items with only their id, without a value, if the screen has no data about them', async () => {
    const { result } = show(useCartActions);
    await rest();
    await act(() => result.current.add.run({ productId: 2, attrId: 21, quantity: 2 }));
    await waitFor(() => expect(names()).toEqual(['cart_line_added']));
    expect(JSON.parse(JSON.stringify(received()[0]?.facts))).toEqual({ items: [{ id: '2', quantity: 2 }] });
  });

  it('publishes changes of a quantity by their difference, also while another change is pending, and removals', async () => {
    const { result } = show(useShopCart, { scenario: 'guest-with-cart' });
    await waitFor(() => expect(names()).toEqual(['cart_viewed']));
    const lineId = result.current.cart.data?.groups[0]?.lineIds[0] ?? 0;
    const { setQuantity, flush, settle: settled, remove } = result.current.actions;
    const before = received()[0]?.facts.items?.[0]?.quantity ?? 0;
    for (const quantity of [before + 3, before + 1]) {
      act(() => {
        void setQuantity.run(lineId, quantity);
        flush(lineId);
      });
    }
    await act(settled.run);
    await act(() => remove.run(lineId));
    await rest();
    const changes = received().slice(1);
    expect(changes.map(({ name, facts }) => [name, facts.items?.[0]?.quantity])).toEqual([
      ['cart_line_added', 3],
      ['cart_line_removed', 2],
      ['cart_line_removed', before + 1],
    ]);
  });

  it('publishes nothing when a read shows changes of another tab', async () => {
    const { result } = show(useShopCart, { scenario: 'guest-with-cart' });
    await waitFor(() => expect(names()).toEqual(['cart_viewed']));
    await act(() => result.current.cart.refresh());
    await rest();
    expect(names()).toEqual(['cart_viewed']);
  });

  it('publishes nothing if the backend refuses an edit', async () => {
    const { result } = show(useShopCart);
    await rest();
    await act(() => result.current.actions.add.run({ productId: 6, attrId: 61, quantity: 90 }).catch(() => {}));
    await rest();
    expect(result.current.actions.add.error).toBeDefined();
    expect(names()).toEqual([]);
  });
});

function useShop() {
  return { shop: useStorefront(), list: useQuery(queries.homeProducts()) };
}

describe('an accepted call', () => {
  it('without a hook is published, too, with the data on the screen', async () => {
    const { result } = show(useShop, { session: 'authenticated' });
    await waitFor(() => expect(names()).toEqual(['product_list_viewed']));
    const { client } = result.current.shop;
    await act(() => wishlistAdd(client, 2));
    await waitFor(() => expect(names()).toContain('product_wished'));
    expect(received()[1]?.facts).toMatchObject({ items: [{ id: '2', name: 'Canvas bag' }], valueCents: 2_400 });
  });

  it.each([
    ['a refusal with status 200', { code: 400, message: 'no', data: null }, 'invalid'],
    ['not JSON', undefined, 'contract'],
    ['not an envelope', [], 'contract'],
  ])('is not published if the response is %s, and the call rejects as without analytics', async (_, body, kind) => {
    const { result } = show(useShop, { session: 'authenticated' });
    await waitFor(() => expect(names()).toHaveLength(1));
    const { client } = result.current.shop;
    client.use(async (request, next) => ({ ...(await next(request)), body }));
    await act(() => expect(wishlistAdd(client, 2)).rejects.toMatchObject({ kind }));
    await rest();
    expect(names()).toHaveLength(1);
  });
});

const orderNo = 'PT26011512000001';
const payment = { paid: true, orderNo, payType: 'sandbox', payPrice: 100, message: null, isCancel: false };

describe.each([
  ['at the host of the page', ''],
  ['below a path of the page’s host', '/shop'],
  ['with an address of its own', 'https://api.example'],
])('a backend %s', (_, baseUrl) => {
  it('has its accepted calls and its payments published', async () => {
    const masterDetail = () => aMasterOrder({ orderNo, paid: true, payTime: Date.now() });
    const { fetch } = createMockStorefront({
      clock: Date.now,
      handlers: { 'wishlist.add': () => null, 'payments.result': () => payment, 'orders.masterDetail': masterDetail },
    });
    const client = createClient({ baseUrl, fetch });
    show(() => {}, { client });
    await rest();
    await act(() => wishlistAdd(client, 2));
    await act(() => paymentsResult(client, orderNo));
    await waitFor(() => expect(names()).toEqual(['product_wished', 'order_paid']));
  });
});

it('a call whose event cannot be published succeeds, with a warning in development', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = new Error('no event');
  const { track } = analytics;
  vi.spyOn(analytics, 'track').mockImplementation((name, facts) => {
    if (name === 'product_wished') throw error;
    track(name, facts);
  });
  const { result } = show(useShop, { session: 'authenticated' });
  await waitFor(() => expect(names()).toHaveLength(1));
  const { client } = result.current.shop;
  await act(() => wishlistAdd(client, 2));
  expect(warn.mock.calls).toEqual([[expect.stringContaining('wishlist.add'), error]]);
  vi.stubEnv('NODE_ENV', 'production');
  await act(() => wishlistAdd(client, 2));
  vi.unstubAllEnvs();
  expect(warn).toHaveBeenCalledOnce();
});

const payments = createPaymentRegistry([sandboxProvider]);

describe('an order', () => {
  it('is published from checkout to payment, and the payment once', async () => {
    const shown = { preOrderNo: '', orderNo: undefined as string | undefined };
    const { result, rerender } = show(
      () => ({
        checkout: useCheckout(),
        buyNow: useBuyNow(),
        pay: usePayments(payments).start,
        preOrder: useQuery(shown.preOrderNo ? queries.preOrder(shown.preOrderNo) : null),
        here: usePaymentResult(shown.orderNo),
        there: usePaymentResult(shown.orderNo),
      }),
      { session: 'authenticated' },
    );
    await rest();
    const { checkout, buyNow, pay } = result.current;
    shown.preOrderNo = await act(() => buyNow.run({ productId: 2, attrId: 21, quantity: 1 }));
    rerender();
    await waitFor(() => expect(names()).toEqual(['checkout_started']));
    const order = { preOrderNo: shown.preOrderNo, addressId: 1, payType: 'sandbox' };
    const payFee = result.current.preOrder.data?.payFee ?? 0;
    const { orderNo } = await act(() => checkout.place.run({ ...order, totalCents: payFee }));
    await waitFor(() => expect(names().slice(1)).toEqual(['shipping_info_added', 'payment_info_added']));
    await act(() => pay.run({ orderNo, payType: 'sandbox' }));
    shown.orderNo = orderNo;
    rerender();
    await waitFor(() => expect(result.current.there.state).toBe('paid'));
    await rest();
    expect(names().slice(3)).toEqual(['order_paid']);
    const { facts, id } = received().at(-1) ?? {};
    expect(facts).toMatchObject({ orderNo, items: [{ id: '2', quantity: 1 }], valueCents: 2_400 });
    expect(facts?.freightCents).toBe(payFee - 2_400);
    expect(id).toBe(`order_paid-${orderNo}`);
  });

  it.each([
    ['from days ago', { paid: true, payTime: Date.now() - 48 * 60 * 60_000 }],
    ['that the order does not confirm', { paid: false, payTime: null }],
  ])('is not published as paid for a payment %s', async (_, order) => {
    const masterDetail = vi.fn(() => aMasterOrder({ orderNo, ...order }));
    const { result } = show(() => usePaymentResult(orderNo), {
      session: 'authenticated',
      handlers: { 'payments.result': () => payment, 'orders.masterDetail': masterDetail },
    });
    await waitFor(() => expect(result.current.state).toBe('paid'));
    await waitFor(() => expect(masterDetail).toHaveBeenCalledOnce());
    await rest();
    expect(names()).toEqual([]);
  });

  it('is published as started once for each checkout, however often its page is opened', async () => {
    const page = { preOrderNo: '' };
    const { result, rerender } = show(
      () => ({
        checkout: useCheckout(),
        buyNow: useBuyNow(),
        preOrder: useQuery(page.preOrderNo ? queries.preOrder(page.preOrderNo) : null),
      }),
      { session: 'authenticated' },
    );
    await rest();
    const { buyNow } = result.current;
    const preOrderNo = await act(() => buyNow.run({ productId: 2, attrId: 21, quantity: 1 }));
    for (const shown of [preOrderNo, '', preOrderNo]) {
      page.preOrderNo = shown;
      rerender();
      await waitFor(() => expect(result.current.preOrder.data !== undefined).toBe(shown !== ''));
      await rest();
    }
    expect(names()).toEqual(['checkout_started']);
  });
});

const signedIn = {
  ...{ token: 't', type: 'phone', uid: 7, nikeName: 'Ada', phone: '+15550100', email: null },
  ...{ identity: '', userType: null },
};

describe('shoppers', () => {
  it('are published as signed in when they sign in on this page, not when they return', async () => {
    const session = createTestSession('unknown');
    show(() => useConsent(), { session });
    await act(async () => session.become('authenticated'));
    expect(names()).toEqual([]);
    await act(async () => session.become('anonymous'));
    await act(async () => session.become('authenticated'));
    await rest();
    expect(names()).toEqual(['signed_in']);
    expect(JSON.stringify(received())).not.toContain('ada');
  });

  it('are published as signed up or subscribed without their e-mail address', async () => {
    const handlers = { 'login.registerEmail': () => null };
    const { result } = show(() => ({ registration: useRegistration(), newsletter: useNewsletter() }), { handlers });
    await rest();
    const account = { email: 'grace@example.com', password: 'a-password', confirmPassword: 'a-password' };
    await act(() => result.current.registration.submit.run({ ...account, captcha: '123456' }));
    await act(() => result.current.newsletter.subscribe.run('grace@example.com'));
    await waitFor(() => expect(names()).toEqual(['signed_up', 'newsletter_subscribed']));
    expect(JSON.stringify(received())).not.toContain('grace');
  });

  it('are published as signed up if they register with a phone number', async () => {
    const { result } = show(useShop, { handlers: { 'login.registerMobile': () => signedIn } });
    await waitFor(() => expect(names()).toHaveLength(1));
    const phone = { phone: '5550100', countryCode: '+1' };
    await act(() =>
      loginRegisterMobile(result.current.shop.client, { ...phone, captcha: '123456', password: 'a-password' }),
    );
    expect(names().at(-1)).toBe('signed_up');
    expect(JSON.stringify(received())).not.toContain('5550100');
  });
});

it('useConsent returns the choice and updates when it changes', async () => {
  const { result } = show(() => useConsent());
  expect(result.current).toMatchObject({ isKnown: true, consent: { marketing: true } });
  act(() => result.current.choose({ analytics: false, marketing: false }));
  expect(result.current.consent).toEqual({ analytics: false, marketing: false });
});

it('a hook outside the provider throws an error that names AnalyticsProvider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useConsent())).toThrow('outside <AnalyticsProvider>');
});
