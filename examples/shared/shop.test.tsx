// @vitest-environment jsdom
import { StorefrontTestProvider, type TestPreset } from '@promenade/storefront-devkit/react';
import { UiProvider } from '@promenade/storefront-ui';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, it, vi } from 'vitest';
import { CartPage } from './buying';
import { Header, ProductList } from './catalogue';
import { locale, texts, words } from './language';

/* The pages with a shop in memory, whose data is the same in every run. */

// A busy machine needs seconds for a page.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

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

it('a product of the list is added to the cart', async () => {
  open('guest', <ProductList />);
  await cartLink(0);
  const mug = (await screen.findByText('Stoneware mug')).closest('article');
  fireEvent.click(mug?.querySelector('button') as HTMLElement);
  await cartLink(1);
});

it('a guest signs in before the checkout, a shopper checks out', async () => {
  open('guest-with-cart', <CartPage />);
  await screen.findByRole('button', { name: texts.signInToCheckOut });
});

it('a shop that cannot be reached offers to try again', async () => {
  open('offline', <CartPage />);
  await screen.findByRole('button', { name: texts.tryAgain });
});
