// @vitest-environment jsdom
import { StorefrontTestProvider, type TestPreset } from '@promenade/storefront-devkit/react';
import { UiProvider } from '@promenade/storefront-ui';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, it, vi } from 'vitest';
import { CartPage, CheckoutPage, PaymentResultPage } from './buying';
import { Header, ProductList } from './catalogue';
import { locale, texts, words } from './language';

/* The pages with a shop in memory, whose data is the same in every run. */

// A busy machine needs seconds for a page.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const open = (preset: TestPreset, page: ReactNode) =>
  render(
    <StorefrontTestProvider preset={preset} locale={locale}>
      <UiProvider strings={words} locale={locale}>
        <Header />
        {page}
      </UiProvider>
    </StorefrontTestProvider>,
  );
const cartLink = (count: number) => screen.findByRole('link', { name: new RegExp(`^${texts.inCart(count, '')}`) });

async function addMug() {
  await cartLink(0);
  const mug = (await screen.findByText('Stoneware mug')).closest('article');
  fireEvent.click(mug?.querySelector('button') as HTMLElement);
  await cartLink(1);
}

it('a product of the list is added to the cart', async () => {
  open('guest', <ProductList />);
  await addMug();
});

it('a guest signs in before the checkout', async () => {
  open('guest-with-cart', <CartPage />);
  await screen.findByRole('button', { name: texts.signInToCheckOut });
});

let goTo: (address: string) => void;

/** The pages by address. */
function Pages() {
  const [address, setAddress] = useState('/');
  goTo = setAddress;
  const { pathname, search, searchParams } = new URL(address, location.href);
  if (pathname === '/cart') return <CartPage />;
  if (pathname === '/checkout') return <CheckoutPage preOrderNo={searchParams.get('preOrderNo') ?? ''} />;
  if (pathname === '/order/payment_result')
    return <PaymentResultPage orderNo={searchParams.get('orderNo') ?? ''} search={search} />;
  return <ProductList />;
}

it('a shopper buys', async () => {
  vi.stubGlobal('location', { ...location, assign: (address: string) => act(() => goTo(address)) });
  open('signed-in', <Pages />);
  await addMug();
  act(() => goTo('/cart'));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${texts.checkOut('').trim()}`) }));
  fireEvent.click(await screen.findByRole('button', { name: texts.order }));
  await screen.findByRole('heading', { name: texts.payment.paid });
});

it('a shop that cannot be reached offers to try again', async () => {
  open('offline', <CartPage />);
  await screen.findByRole('button', { name: texts.tryAgain });
});
